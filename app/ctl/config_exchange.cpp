#include "app/ctl/config_exchange.h"

#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"
#include "app/ctl/stored_answers.h"

#include "core/config/config_exchange.h"
#include "core/config/config_file.h"
#include "core/wire/private_file.h"

#include <CLI/CLI.hpp>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

struct ExchangeArguments
{
    std::string file{"-"};
    bool json = false;
    bool dry_run = false;
};

/// As JSON; "-" for what is not there.
QString textOf(const QJsonValue& value)
{
    if (value.isUndefined())
        return QStringLiteral("-");
    const QByteArray wrapped = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(wrapped.mid(1, wrapped.size() - 2));
}

int exportTo(const QString& file, bool json)
{
    const ConfigService service(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (refusesConfig(service))
        return kExitUsage;
    const ConfigExport made = exportConfig(service.config());
    for (const QString& pointer : made.withheld)
        std::fprintf(stderr, "%s: left out, for it may be a secret\n", qUtf8Printable(pointer));
    if (file == u"-") {
        writeOut(made.bytes);
        return kExitOk;
    }
    if (const auto problem = writePrivateFile(file, made.bytes)) {
        std::fprintf(stderr, "plimsollctl config export: %s: %s\n", qUtf8Printable(file), problem->what.c_str());
        return kExitFailed;
    }
    if (json)
        writeOut(QJsonDocument(QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("withheld"), QJsonArray::fromStringList(made.withheld)}})
                     .toJson());
    return kExitOk;
}

/// What stands in the file; nothing, and told, if it cannot be read.
std::optional<QByteArray> contentOf(const QString& name)
{
    QFile file;
    const bool open = name == u"-" ? file.open(stdin, QIODevice::ReadOnly) : (file.setFileName(name), file.open(QIODevice::ReadOnly));
    if (open) {
        const QByteArray bytes = file.readAll();
        if (file.error() == QFileDevice::NoError)
            return bytes;
    }
    std::fprintf(stderr, "plimsollctl config import: %s: %s\n", qUtf8Printable(name), qUtf8Printable(file.errorString()));
    return std::nullopt;
}

void tell(const ConfigImport& plan, bool applied, bool json)
{
    if (!json) {
        for (const KnobChange& change : plan.changes)
            printOut("%s: %s -> %s\n", qUtf8Printable(change.pointer), qUtf8Printable(textOf(change.before)), qUtf8Printable(textOf(change.after)));
        return;
    }
    QJsonArray changes, errors;
    for (const KnobChange& change : plan.changes)
        changes.append(QJsonObject{{QStringLiteral("pointer"), change.pointer},
                                   {QStringLiteral("before"), change.before.isUndefined() ? QJsonValue() : change.before},
                                   {QStringLiteral("after"), change.after.isUndefined() ? QJsonValue() : change.after}});
    for (const Error& error : plan.errors)
        errors.append(QJsonObject{{QStringLiteral("pointer"), QString::fromStdString(error.where)},
                                  {QStringLiteral("reason"), QString::fromStdString(error.what)}});
    writeOut(QJsonDocument(QJsonObject{{QStringLiteral("applied"), applied}, {QStringLiteral("changes"), changes}, {QStringLiteral("errors"), errors}})
                 .toJson());
}

int refuse(ConfigImport plan, const QList<Error>& errors, bool json)
{
    plan.errors = errors;
    plan.changes.clear();
    for (const Error& error : errors)
        std::fprintf(stderr, "%s: %s\n", error.where.c_str(), error.what.c_str());
    if (json)
        tell(plan, false, true);
    return kExitUsage;
}

int importFrom(const ExchangeArguments& arguments)
{
    ConfigService service(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (refusesConfig(service))
        return kExitUsage;
    const auto bytes = contentOf(QString::fromStdString(arguments.file));
    if (!bytes)
        return kExitUsage;
    const ConfigImport plan = planImport(*bytes, service.config());
    if (!plan.errors.isEmpty())
        return refuse(plan, plan.errors, arguments.json);
    if (!arguments.dry_run && !plan.changes.isEmpty()) {
        const auto outcome = service.apply(plan.change, kImported);
        if (!outcome)
            return refuse(plan, outcome.error(), arguments.json);
        obeyPromptsOff(service.config());
    }
    tell(plan, !arguments.dry_run && !plan.changes.isEmpty(), arguments.json);
    return kExitOk;
}

} // namespace

void addConfigExchange(CLI::App& config, int& exitCode)
{
    const auto arguments = std::make_shared<ExchangeArguments>();
    CLI::App* give = config.add_subcommand(
        "export", "The configuration as a file for another computer: what differs from the shipped one, never a key or a password");
    give->add_option("FILE", arguments->file, "Where to, readable by you alone; - is standard output")->capture_default_str();
    give->add_flag("--json", arguments->json, "After writing a FILE, say as one JSON object where it is and what was left out of it");
    give->footer("What may be a secret (a password in an address, a literal header that is called or looks like a credential) is left out and "
                 "named on standard error.\nExit codes: 0 written, 1 it could not be written, 2 usage, or your configuration is not valid.");
    give->callback([&exitCode, arguments] { exitCode = exportTo(QString::fromStdString(arguments->file), arguments->json); });

    CLI::App* take = config.add_subcommand(
        "import", "Make the configuration what a file says, in one change that `config undo` takes back; print what changed, a setting a line");
    take->add_option("FILE", arguments->file, "What `config export` wrote; - is standard input")->required();
    take->add_flag("--dry-run", arguments->dry_run, "Print what would change, and change nothing");
    take->add_flag("--json", arguments->json, "One JSON object: applied, changes (pointer, before, after), errors (pointer, reason)");
    take->footer("What the file does not name goes back to what ships. A file that is not valid changes nothing: each fault is a line "
                 "\"pointer: reason\" on standard error.\nExit codes: 0 ok, 2 usage, or the file or your configuration is not valid.");
    take->callback([&exitCode, arguments] { exitCode = importFrom(*arguments); });
}

} // namespace plimsoll
