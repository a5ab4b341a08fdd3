// plimsollctl prices list|import|apply (docs/prices.md). Results on standard output; 0 ok, 1 failed, 2 wrong usage or a
// file that is not valid, with one "pointer: reason" a line on standard error ("PATH: pointer: reason" of the
// configuration).
#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"
#include "app/ctl/prices_text.h"

#include "core/config/config_file.h"
#include "core/prices/price_compare.h"
#include "core/prices/price_sources.h"

#include <CLI/CLI.hpp>

#include <QFile>
#include <QJsonDocument>

#include <cstdio>
#include <memory>
#include <set>

namespace plimsoll {

namespace {

struct Arguments
{
    std::string file, day;
    std::vector<std::string> models;
    bool json = false, all = false, dry_run = false;

    QDate date() const
    {
        return day.empty() ? QDate::currentDate() : QDate::fromString(QString::fromStdString(day), Qt::ISODate);
    }
};

int refuse(const QList<Error>& errors, int code = kExitUsage)
{
    constexpr qsizetype kMost = 20;
    for (const Error& error : errors.first(std::min(errors.size(), kMost)))
        std::fprintf(stderr, "%s: %s\n", error.where.c_str(), error.what.c_str());
    if (errors.size() > kMost)
        std::fprintf(stderr, "and %lld more\n", static_cast<long long>(errors.size() - kMost));
    return code;
}

/// The imported table first: it is the user's own choice.
Result<PriceBook, QList<Error>> openBook()
{
    auto imported = importedPrices();
    if (!imported)
        return imported.error();
    return PriceBook({*std::move(imported), shippedPrices()});
}

int list(const Arguments& arguments)
{
    const auto book = openBook();
    if (!book)
        return refuse(book.error());
    if (arguments.all) {
        writeOut(arguments.json ? QJsonDocument(entriesJson(*book)).toJson() : entriesText(*book));
        return kExitOk;
    }
    const ConfigService config(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (refusesConfig(config))
        return kExitUsage;
    const auto models = comparePrices(config.config(), *book, arguments.date());
    writeOut(arguments.json ? QJsonDocument(modelsJson(models)).toJson() : modelsText(models));
    return kExitOk;
}

int import(const Arguments& arguments)
{
    const QString name = QFile::decodeName(arguments.file.c_str());
    QFile file(name);
    const bool standard = name == u"-";
    const bool open = standard ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!open)
        return refuse({Error{arguments.file, file.errorString().toStdString()}});
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return refuse({Error{arguments.file, file.errorString().toStdString()}});
    const QString source = standard ? QStringLiteral("standard input") : name.section(u'/', -1);
    const auto prices = parsePriceFile(bytes, source, arguments.date().toString(Qt::ISODate));
    if (!prices)
        return refuse(prices.error());
    if (!arguments.dry_run)
        if (const auto error = saveImportedPrices(prices->table))
            return refuse({*error}, kExitFailed);
    writeOut(arguments.json ? QJsonDocument(importJson(*prices)).toJson() : importText(*prices, arguments.dry_run));
    return kExitOk;
}

int apply(const Arguments& arguments)
{
    const auto book = openBook();
    if (!book)
        return refuse(book.error());
    ConfigService config(ConfigService::defaultPath(), ConfigService::Watch::No);
    if (refusesConfig(config))
        return kExitUsage;
    std::set<QString> wanted;
    for (const std::string& name : arguments.models) {
        const QString model = QString::fromStdString(name);
        if (!config.config().models.count(model))
            return refuse({Error{"/models/" + name, "there is no such model"}});
        wanted.insert(model);
    }
    std::vector<ModelPrice> chosen;
    for (const ModelPrice& line : comparePrices(config.config(), *book, arguments.date())) {
        const bool known = line.state == PriceState::Unset || line.state == PriceState::Differs;
        const bool named = wanted.count(line.model) > 0;
        if (named && (line.state == PriceState::Unknown || line.state == PriceState::NotSold))
            return refuse({Error{"/models/" + line.model.toStdString(), "no table has a price for it"}}, kExitFailed);
        if (named ? known : wanted.empty() && line.isPlain())
            chosen.push_back(line);
    }
    if (!arguments.dry_run && !chosen.empty()) {
        const auto outcome = config.apply(priceChange(chosen), QStringLiteral("plimsollctl"));
        if (!outcome)
            return refuse(outcome.error());
    }
    writeOut(arguments.json ? QJsonDocument(modelsJson(chosen)).toJson() : appliedText(chosen, arguments.dry_run));
    return kExitOk;
}

} // namespace

void addPrices(CLI::App& app, int& exitCode)
{
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* prices = app.add_subcommand("prices", "What the models cost: look up, import, take over");
    prices->require_subcommand(1);
    const auto isDay = [](const std::string& text) {
        return QDate::fromString(QString::fromStdString(text), Qt::ISODate).isValid() ? std::string()
                                                                                     : "must be a day, as 2026-11-30";
    };

    CLI::App* listCommand = prices->add_subcommand("list", "The configured models beside what the tables say");
    listCommand->add_flag("--all", arguments->all, "The tables themselves");
    listCommand->add_flag("--json", arguments->json, "As JSON");
    listCommand->add_option("--on", arguments->day, "Prices of this day; default: today's")->check(isDay);
    listCommand->callback([&exitCode, arguments] { exitCode = list(*arguments); });

    CLI::App* importCommand = prices->add_subcommand(
        "import", "Take LiteLLM's model_prices_and_context_window.json, or a table of this format, before the shipped one");
    importCommand->add_option("FILE", arguments->file, "The file; - reads standard input")->required();
    importCommand->add_option("--taken", arguments->day, "The day LiteLLM's file is from; default: today")->check(isDay);
    importCommand->add_flag("--dry-run", arguments->dry_run, "Read and check only");
    importCommand->add_flag("--json", arguments->json, "As JSON");
    importCommand->callback([&exitCode, arguments] { exitCode = import(*arguments); });

    CLI::App* applyCommand = prices->add_subcommand("apply", "Write prices into the configuration");
    applyCommand->add_option("MODEL", arguments->models,
                             "These models, whatever they have now; default: all without a price that their own provider sells");
    applyCommand->add_option("--on", arguments->day, "Prices of this day; default: today's")->check(isDay);
    applyCommand->add_flag("--dry-run", arguments->dry_run, "Show only");
    applyCommand->add_flag("--json", arguments->json, "As JSON");
    applyCommand->callback([&exitCode, arguments] { exitCode = apply(*arguments); });
}

} // namespace plimsoll
