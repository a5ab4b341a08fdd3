// plimsollctl history show|wipe: how much is kept, how far back, and for how long; and to be rid of it. 0 ok, 1 the files
// cannot be read or written, 2 usage or an invalid configuration.
#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"
#include "app/ctl/progress.h"
#include "app/ctl/store_access.h"
#include "app/ctl/store_notices.h"

#include "core/config/config_file.h"
#include "core/store/history_read.h"
#include "core/store/history_schema.h"
#include "core/store/history_upkeep.h"
#include "core/store/prompt_history.h"
#include "core/telemetry/format.h"
#include "core/wire/event_json.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

/// prompts.sqlite, or nothing where there is none: looking makes no file.
std::unique_ptr<Database> openPrompts(bool& failed)
{
    failed = false;
    if (!QFileInfo::exists(promptsPath()))
        return nullptr;
    auto opened = Database::openToRead(promptsPath(), promptsSchema());
    if (opened) {
        if (!(*opened)->setAside().isEmpty())
            tellDamage("the prompt history", (*opened)->setAside());
        return std::move(*opened);
    }
    failed = true;
    std::fprintf(stderr, "plimsollctl: %s: %s\n", opened.error().where.c_str(), opened.error().what.c_str());
    return nullptr;
}

QJsonValue timeOf(const std::optional<QDateTime>& time)
{
    return time ? QJsonValue(rfc3339(*time)) : QJsonValue(QJsonValue::Null);
}

QString since(const std::optional<QDateTime>& time)
{
    return time ? QStringLiteral(", since ") + QLocale::c().toString(time->toLocalTime(), QStringLiteral("yyyy-MM-dd HH:mm")) : QString();
}

QString megabytes(qint64 bytes) { return QLocale::c().toString(double(bytes) / (1 << 20), 'f', 1) + QStringLiteral(" MB"); }

void print(const HistorySize& history, const PromptsSize& prompts, const HistoryOptions& options, bool as_json)
{
    const bool on = options.prompts == KeepPrompts::On;
    if (as_json) {
        const QJsonObject json{
            {QStringLiteral("events"), history.events},
            {QStringLiteral("calls"), history.calls},
            {QStringLiteral("dropped_events"), history.dropped},
            {QStringLiteral("bytes"), history.bytes},
            {QStringLiteral("oldest"), timeOf(history.oldest)},
            {QStringLiteral("events_days"), options.events_days},
            {QStringLiteral("max_mb"), options.max_mb},
            {QStringLiteral("prompts"), QJsonObject{{QStringLiteral("kept"), on},
                                                    {QStringLiteral("rows"), prompts.rows},
                                                    {QStringLiteral("bytes"), prompts.bytes},
                                                    {QStringLiteral("oldest"), timeOf(prompts.oldest)},
                                                    {QStringLiteral("days"), options.prompts_days}}}};
        printOut("%s\n", QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
        return;
    }
    const QString events = QStringLiteral("history   %1 of %2, %3%4; kept for %5, both files together at most %6 MB")
                               .arg(counted(history.events, "event"), counted(history.calls, "call"), megabytes(history.bytes), since(history.oldest),
                                    counted(options.events_days, "day")).arg(options.max_mb);
    const QString texts = QStringLiteral("prompts   %1, %2%3; ").arg(prompts.rows).arg(megabytes(prompts.bytes), since(prompts.oldest))
                          + (on ? QStringLiteral("kept for %1").arg(counted(options.prompts_days, "day")) : QStringLiteral("new ones are not kept"));
    printOut("%s\n%s\n", qUtf8Printable(events), qUtf8Printable(texts));
    if (history.dropped > 0)
        printOut("%s could not be written\n", qUtf8Printable(counted(history.dropped, "event")));
}

int show(bool as_json)
{
    const ConfigService config(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (refusesConfig(config))
        return kExitUsage;
    bool failed = false, prompts_failed = false;
    const auto history = openHistoryToRead(failed);
    const auto prompts = openPrompts(prompts_failed);
    const auto events = history ? readSize(*history) : HistorySize{};
    const auto texts = prompts ? prompts::size(*prompts) : PromptsSize{};
    for (const auto& [database, read] : {std::pair(history.get(), events.has_value()), std::pair(prompts.get(), texts.has_value())})
        if (!read)
            std::fprintf(stderr, "plimsollctl: %s: %s\n", database->error().where.c_str(), database->error().what.c_str());
    if (failed || prompts_failed || !events || !texts)
        return kExitFailed;
    print(*events, *texts, config.config().history, as_json);
    return kExitOk;
}

int wipeCalls()
{
    bool failed = false;
    const auto history = openHistoryToRead(failed);
    if (failed)
        return kExitFailed;
    if (history) {
        if (const auto error = wipeHistory(*history)) {
            std::fprintf(stderr, "plimsollctl: %s: %s\n", error->where.c_str(), error->what.c_str());
            return kExitFailed;
        }
    }
    printOut("No event, call or cost is kept any more.\n");
    return kExitOk;
}

int wipePrompts()
{
    bool failed = false;
    const auto prompts = openPrompts(failed);
    if (failed)
        return kExitFailed;
    if (prompts) {
        if (const auto error = prompts::wipe(*prompts)) {
            std::fprintf(stderr, "plimsollctl: %s: %s\n", error->where.c_str(), error->what.c_str());
            return kExitFailed;
        }
    }
    printOut("No prompt is kept any more.\n");
    return kExitOk;
}

} // namespace

void addHistory(CLI::App& app, int& exitCode)
{
    CLI::App* command = app.add_subcommand("history", "How much of the calls and prompts is kept, and to be rid of it");
    command->require_subcommand(1);
    command->footer("Exit codes: 0 ok, 1 the files cannot be read or written, 2 usage or an invalid configuration.");
    const auto json = std::make_shared<bool>(false);
    CLI::App* shower = command->add_subcommand("show", "Rows, size and age of what is kept, and for how long it stays");
    shower->add_flag("--json", *json, "One JSON object");
    shower->callback([json, &exitCode] { exitCode = show(*json); });
    const auto calls = std::make_shared<bool>(false);
    CLI::App* wiper = command->add_subcommand(
        "wipe", "Delete all prompts and answers, pinned ones too; the figures of the calls stay");
    wiper->add_flag("--calls", *calls, "Delete the events, calls and costs instead; prompts and answers stay");
    wiper->callback([calls, &exitCode] { exitCode = *calls ? wipeCalls() : wipePrompts(); });
}

} // namespace plimsoll
