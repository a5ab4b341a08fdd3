// plimsollctl costs: what the calls of all of the user's programs cost, in groups. What is not known is said to be
// unknown, never 0. What the sandbox was asked costs play money: it is told apart, and in no total.
#include "app/ctl/commands.h"
#include "app/ctl/output.h"
#include "app/ctl/store_access.h"

#include "core/config/config_file.h"
#include "core/store/history_read.h"
#include "core/telemetry/format.h"

#include <CLI/CLI.hpp>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <map>
#include <memory>

namespace plimsoll {

namespace {

struct CostsOptions
{
    std::string by = "model", since;
    bool json = false;
};

const std::map<std::string, CostBy> kGroups{
    {"day", CostBy::Day}, {"model", CostBy::Model}, {"provider", CostBy::Provider}, {"profile", CostBy::Profile}};

/// Of calls that failed in ways that nobody knows the price of.
bool wasteUnknown(const CostRow& row)
{
    return !row.cost_usd && row.failed > 0;
}

QJsonObject sumsJson(const CostRow& row)
{
    return {{QStringLiteral("calls"), row.calls},
            {QStringLiteral("failed"), row.failed},
            {QStringLiteral("cached"), row.cached},
            {QStringLiteral("queued"), row.queued},
            {QStringLiteral("unfinished"), row.unfinished},
            {QStringLiteral("input_tokens"), row.input_tokens},
            {QStringLiteral("output_tokens"), row.output_tokens},
            {QStringLiteral("cost_usd"), row.cost_usd ? QJsonValue(*row.cost_usd) : QJsonValue()},
            {QStringLiteral("unknown_cost_calls"), row.unknown_cost},
            {QStringLiteral("waste_usd"), wasteUnknown(row) ? QJsonValue() : QJsonValue(row.waste_usd)}};
}

QString costText(const CostRow& row)
{
    if (!row.cost_usd)
        return row.calls == 0 ? formatMoney(0) : QStringLiteral("unknown");
    const QString known = formatMoney(*row.cost_usd);
    return row.unknown_cost == 0 ? known : QStringLiteral("%1 + %2 unknown").arg(known).arg(row.unknown_cost);
}

/// The groups of either kind of money, and their sum.
struct Costs
{
    QList<CostRow> rows;
    CostRow total;
};

std::optional<Costs> readCostsOf(Database& history, const CostsOptions& options, Money money, const PlayMoney& play)
{
    const auto rows = readCosts(history, kGroups.at(options.by), sinceOf(options.since), money, play);
    if (!rows)
        return std::nullopt;
    Costs costs{*rows, {}};
    for (const CostRow& row : costs.rows)
        costs.total.add(row);
    return costs;
}

QJsonObject totalJson(const CostRow& total)
{
    QJsonObject sum = sumsJson(total);
    if (total.calls == 0)
        sum.insert(QLatin1String("cost_usd"), 0);
    return sum;
}

void addRows(QJsonArray& list, const QString& by, const QList<CostRow>& rows, bool play_money)
{
    for (const CostRow& row : rows) {
        QJsonObject object = sumsJson(row);
        object.insert(by, row.group.isEmpty() ? QJsonValue() : QJsonValue(row.group));
        object.insert(QLatin1String("play_money"), play_money);
        list.append(object);
    }
}

void printTable(const QString& by, const Costs& real, const Costs& play)
{
    QList<QStringList> lines{{by, QStringLiteral("calls"), QStringLiteral("failed"), QStringLiteral("cached"),
                              QStringLiteral("queued"), QStringLiteral("tokens in"), QStringLiteral("tokens out"),
                              QStringLiteral("cost"), QStringLiteral("of it wasted")}};
    const auto line = [](const QString& name, const CostRow& row) -> QStringList {
        return {name,
                QString::number(row.calls),
                QString::number(row.failed),
                QString::number(row.cached),
                QString::number(row.queued),
                formatTokens(row.input_tokens),
                formatTokens(row.output_tokens),
                costText(row),
                wasteUnknown(row) ? QStringLiteral("unknown") : formatMoney(row.waste_usd)};
    };
    const auto name = [](const CostRow& row) { return row.group.isEmpty() ? QStringLiteral("(none)") : row.group; };
    for (const CostRow& row : real.rows)
        lines.append(line(name(row), row));
    lines.append(line(QStringLiteral("total"), real.total));
    if (!play.rows.isEmpty()) {
        lines.append(line(QStringLiteral("sandbox (play money)"), play.total));
        for (const CostRow& row : play.rows)
            lines.append(line(QStringLiteral("  ") + name(row), row));
    }
    QList<qsizetype> widths(lines.first().size(), 0);
    for (const QStringList& cells : lines)
        for (qsizetype i = 0; i < cells.size(); ++i)
            widths[i] = std::max(widths[i], cells[i].size());
    for (const QStringList& cells : lines) {
        QString text = cells[0].leftJustified(widths[0]);
        for (qsizetype i = 1; i < cells.size(); ++i)
            text += QStringLiteral("  ") + cells[i].rightJustified(widths[i]);
        printOut("%s\n", qUtf8Printable(text));
    }
    if (const qint64 unfinished = real.total.unfinished; unfinished > 0)
        printOut("%lld of the calls are running, or their program was ended: what they cost is not known.\n",
                 static_cast<long long>(unfinished));
}

int costs(const CostsOptions& options)
{
    bool failed = false;
    const std::unique_ptr<Database> history = openHistoryToRead(failed);
    if (failed)
        return kExitFailed;
    Costs real, play;
    if (history) {
        const ConfigService config(ConfigService::defaultPath(), ConfigService::Watch::No);
        const PlayMoney sandbox = playMoney(config.config());
        const auto of_real = readCostsOf(*history, options, Money::Real, sandbox);
        const auto of_play = of_real ? readCostsOf(*history, options, Money::Play, sandbox) : std::nullopt;
        if (!of_play) {
            std::fprintf(stderr, "plimsollctl costs: %s: %s\n", history->error().where.c_str(), history->error().what.c_str());
            return kExitFailed;
        }
        real = *of_real;
        play = *of_play;
    }
    const QString by = QString::fromStdString(options.by);
    if (options.json) {
        QJsonArray list;
        addRows(list, by, real.rows, false);
        addRows(list, by, play.rows, true);
        const QJsonObject all{{QStringLiteral("by"), by},
                              {QStringLiteral("rows"), list},
                              {QStringLiteral("total"), totalJson(real.total)},
                              {QStringLiteral("sandbox_total"), totalJson(play.total)}};
        printOut("%s\n", QJsonDocument(all).toJson(QJsonDocument::Compact).constData());
    } else if (real.rows.isEmpty() && play.rows.isEmpty()) {
        printOut("No calls%s.\n", options.since.empty() ? " yet" : " since then");
    } else {
        printTable(by, real, play);
    }
    return kExitOk;
}

} // namespace

void addCosts(CLI::App& app, int& exitCode)
{
    const auto options = std::make_shared<CostsOptions>();
    CLI::App* command = app.add_subcommand("costs", "What the calls of all of your programs cost");
    command->add_option("--by", options->by, "Group by day, model, provider or profile")
        ->capture_default_str()
        ->check(CLI::IsMember({"day", "model", "provider", "profile"}));
    command->add_option("--since", options->since, "A day (2026-11-30), a time (2026-11-30T12:00:00Z), or how long ago (90m, 24h, 7d, 4w)")
        ->check(sinceProblem);
    command->add_flag("--json", options->json, "Print one JSON object: by, rows (play_money: the sandbox's), total, sandbox_total; an unknown cost is null");
    command->footer("Exit codes: 0 printed, 1 the history cannot be read (why is on standard error), 2 usage.");
    command->callback([options, &exitCode] { exitCode = costs(*options); });
}

} // namespace plimsoll
