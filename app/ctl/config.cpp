// plimsollctl config check|show|set|changes|undo|redo|export|import|schema|docs. Results on standard output; 0 ok,
// 1 failed, 2 the file or the value is not valid.
#include "app/ctl/commands.h"
#include "app/ctl/config_exchange.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"
#include "app/ctl/setting_text.h"
#include "app/ctl/stored_answers.h"

#include "core/config/config_docs.h"
#include "core/config/config_file.h"
#include "core/config/config_json.h"
#include "core/config/config_schema.h"
#include "core/config/defaults.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

void printErrors(const QList<Error>& errors)
{
    for (const Error& error : errors)
        std::fprintf(stderr, "%s: %s\n", error.where.c_str(), error.what.c_str());
}

/// True, and told, if the file is not valid: then nothing is written into it.
bool leavesAlone(const ConfigService& service)
{
    if (!refusesConfig(service))
        return false;
    std::fprintf(stderr, "plimsollctl config: the file is not valid and will not be overwritten\n");
    return true;
}

/// One file, named by whoever asks: its lines need not name it.
int check(const QString& given)
{
    const QString path = given.isEmpty() ? ConfigService::defaultPath() : given;
    if (!given.isEmpty() && !QFileInfo::exists(path)) { // the user's own file need not be there, a named one must
        printOut("%s: there is no such file\n", qUtf8Printable(path));
        return kExitUsage;
    }
    const FileContent content = readConfigFile(path);
    const QList<Error> errors =
        content.errors.isEmpty() ? checkConfig(content.json, shippedConfig()).errors : content.errors;
    for (const Error& error : errors) // what was asked for
        printOut("%s: %s\n", error.where.c_str(), error.what.c_str());
    return errors.isEmpty() ? kExitOk : kExitUsage;
}

int show(bool changed)
{
    const ConfigService service(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (refusesConfig(service))
        return kExitUsage;
    writeOut(QJsonDocument(changed ? changedOnly(service.config()) : toJson(service.config())).toJson());
    return kExitOk;
}

int set(const QString& pointer, const QString& text)
{
    ConfigService service(ConfigService::defaultPath(), ConfigService::Watch::No);
    const auto change = settingChange(service.config(), pointer, text);
    if (!change) {
        std::fprintf(stderr, "%s: must be a JSON Pointer to a setting, as /breaker/open_ms\n", qPrintable(pointer));
        return kExitUsage;
    }
    if (leavesAlone(service))
        return kExitUsage;
    const auto outcome = service.apply(*change, QStringLiteral("plimsollctl"));
    if (!outcome) {
        printErrors(outcome.error());
        return kExitUsage;
    }
    obeyPromptsOff(service.config());
    return kExitOk;
}

QByteArray lineOf(const ConfigChange& change)
{
    const QString start = change.when.toUTC().toString(Qt::ISODateWithMs) + u"  " + change.who + u"  ";
    return start.toUtf8() + QJsonDocument(change.forward).toJson(QJsonDocument::Compact);
}

int changes(bool json)
{
    const ConfigService service(ConfigService::defaultPath(), ConfigService::Watch::No);
    QJsonArray all;
    for (const ConfigChange& change : service.changes()) {
        if (json)
            all.append(QJsonObject{{QStringLiteral("who"), change.who},
                                   {QStringLiteral("when"), change.when.toUTC().toString(Qt::ISODateWithMs)},
                                   {QStringLiteral("forward"), change.forward},
                                   {QStringLiteral("backward"), change.backward}});
        else
            writeOut(lineOf(change) + '\n');
    }
    if (json)
        writeOut(QJsonDocument(QJsonObject{{QStringLiteral("changes"), all}}).toJson());
    return kExitOk;
}

int step(bool back)
{
    ConfigService service(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (leavesAlone(service))
        return kExitUsage;
    const auto outcome = back ? service.undo() : service.redo();
    if (!outcome) {
        printErrors(outcome.error());
        return kExitUsage;
    }
    if (!outcome->changed) {
        std::fprintf(stderr, "There is no such change.\n");
        return kExitFailed;
    }
    // It may not be the one that was meant: the last one may be an edit of the file.
    const ConfigChange& change = back ? service.undone().last() : service.changes().last();
    std::fprintf(stderr, "%s  %s\n", back ? "taken back:" : "made again:", lineOf(change).constData());
    obeyPromptsOff(service.config());
    return kExitOk;
}

} // namespace

void addConfig(CLI::App& app, int& exitCode)
{
    struct Arguments
    {
        std::string file, pointer, value;
        bool changed = false;
        bool json = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* config = app.add_subcommand("config", "Look at the configuration, check it and change it");
    config->require_subcommand(1);
    config->footer("Exit codes: 0 ok, 1 there is no change to take back or to make again, 2 usage, or the file or the "
                   "value is not valid.");

    CLI::App* checkCommand = config->add_subcommand("check", "One \"pointer: reason\" a line; exit status 0 or 2");
    checkCommand->add_option("FILE", arguments->file, "Default: your own configuration file");
    checkCommand->callback([&exitCode, arguments] { exitCode = check(QString::fromStdString(arguments->file)); });

    CLI::App* showCommand = config->add_subcommand("show", "The effective configuration as JSON");
    showCommand->add_flag("--changed", arguments->changed, "Only what differs from the shipped configuration");
    showCommand->callback([&exitCode, arguments] { exitCode = show(arguments->changed); });

    CLI::App* setCommand = config->add_subcommand("set", "Change one setting; running programs take it at once");
    setCommand->add_option("POINTER", arguments->pointer, "Where, as /profiles/online/max_total_wait_ms")->required();
    setCommand->add_option("VALUE", arguments->value, "JSON, or a bare word; null for none")->required();
    setCommand->callback([&exitCode, arguments] {
        exitCode = set(QString::fromStdString(arguments->pointer), QString::fromStdString(arguments->value));
    });

    CLI::App* changesCommand = config->add_subcommand("changes", "The last 50 changes: when, by whom, what; oldest first");
    changesCommand->add_flag("--json", arguments->json, "One JSON object");
    changesCommand->callback([&exitCode, arguments] { exitCode = changes(arguments->json); });
    config
        ->add_subcommand("undo", "Take the last change back, an edit of the file too, and say which; running programs "
                                 "take it at once; exit status 1 if there is none")
        ->callback([&exitCode] { exitCode = step(true); });
    config->add_subcommand("redo", "Make the change again that was taken back last")->callback([&exitCode] {
        exitCode = step(false);
    });

    addConfigExchange(*config, exitCode);
    config->add_subcommand("schema", "The JSON Schema (2020-12) of the configuration")->callback([&exitCode] {
        writeOut(QJsonDocument(configSchema()).toJson());
        exitCode = kExitOk;
    });
    config->add_subcommand("docs", "All settings as a Markdown table")->callback([&exitCode] {
        writeOut(configDocs().toUtf8());
        exitCode = kExitOk;
    });
}

} // namespace plimsoll
