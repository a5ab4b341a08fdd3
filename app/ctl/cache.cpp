// plimsollctl cache show|wipe: the stored answers (policies 7.2).
#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"
#include "app/ctl/progress.h"
#include "app/ctl/store_notices.h"
#include "core/config/config_file.h"
#include "core/store/answer_store.h"
#include "core/telemetry/format.h"
#include "core/wire/event_json.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

int noDatabase(AnswerStore& store)
{
    const QString& why = store.thread().refusal();
    std::fprintf(stderr, "plimsollctl cache: %s: %s\n", qUtf8Printable(store.path()),
                 why.isEmpty() ? "another program is reading it; try again" : qUtf8Printable(why));
    return kExitFailed;
}

void print(const AnswerStoreFigures& figures, const CacheOptions& options, bool json)
{
    if (json) {
        QJsonObject object{{QStringLiteral("entries"), figures.entries},
                           {QStringLiteral("bytes"), figures.bytes},
                           {QStringLiteral("ttl_ms"), qint64(options.ttl.count())},
                           {QStringLiteral("max_entries"), options.max_entries}};
        if (figures.entries > 0) {
            object.insert(QLatin1String("oldest"), rfc3339(figures.oldest));
            object.insert(QLatin1String("newest"), rfc3339(figures.newest));
        }
        printOut("%s\n", QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
        return;
    }
    printOut("%d of at most %s, %s of text, each for %s\n", figures.entries, qUtf8Printable(counted(options.max_entries, "answer")),
             qUtf8Printable(counted(figures.bytes, "byte")), qUtf8Printable(formatDuration(options.ttl)));
}

int show(bool json)
{
    const ConfigService config(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (refusesConfig(config))
        return kExitUsage;
    AnswerStore store;
    tellWhenDamaged(store);
    store.setLimits({config.config().cache.ttl, config.config().cache.max_entries});
    store.figures(&store, [&](const std::optional<AnswerStoreFigures>& figures) {
        if (figures)
            print(*figures, config.config().cache, json);
        QCoreApplication::exit(figures ? kExitOk : noDatabase(store));
    });
    return QCoreApplication::exec();
}

int wipe()
{
    AnswerStore store;
    tellWhenDamaged(store);
    store.wipe(&store, [&](std::optional<int> count) {
        if (count)
            printOut("%s deleted\n", qUtf8Printable(counted(*count, "answer")));
        QCoreApplication::exit(count ? kExitOk : noDatabase(store));
    });
    return QCoreApplication::exec();
}

} // namespace

void addCache(CLI::App& app, int& exitCode)
{
    CLI::App* cache = app.add_subcommand("cache", "The stored answers");
    cache->require_subcommand(1);
    cache->footer("Exit codes: 0 ok, 1 the stored answers are not to be had, 2 usage or an invalid configuration.");
    const auto json = std::make_shared<bool>(false);
    CLI::App* shower = cache->add_subcommand("show", "How many there are, and how old");
    shower->add_flag("--json", *json, "One JSON object");
    shower->callback([json, &exitCode] { exitCode = show(*json); });
    cache->add_subcommand("wipe", "Delete all of them")->callback([&exitCode] { exitCode = wipe(); });
}

} // namespace plimsoll
