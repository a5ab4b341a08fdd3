// plimsollctl costs: what the calls of all of the user's programs cost, in groups. What is not known is said to be
// unknown, never 0.
#include "app/ctl/commands.h"
#include "app/ctl/output.h"
#include "app/ctl/store_access.h"

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

void printTable(const QString& by, const QList<CostRow>& rows, const CostRow& total)
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
    for (const CostRow& row : rows)
        lines.append(line(row.group.isEmpty() ? QStringLiteral("(none)") : row.group, row));
    lines.append(line(QStringLiteral("total"), total));
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
    if (total.unfinished > 0)
        printOut("%lld of the calls are running, or their program was ended: what they cost is not known.\n",
                 static_cast<long long>(total.unfinished));
}

int costs(const CostsOptions& options)
{
    bool failed = false;
    const std::unique_ptr<Database> history = openHistoryToRead(failed);
    if (failed)
        return kExitFailed;
    QList<CostRow> rows;
    if (history) {
        const auto read = readCosts(*history, kGroups.at(options.by), sinceOf(options.since));
        if (!read) {
            std::fprintf(stderr, "plimsollctl costs: %s: %s\n", history->error().where.c_str(), history->error().what.c_str());
            return kExitFailed;
        }
        rows = *read;
    }
    CostRow total;
    for (const CostRow& row : rows)
        total.add(row);
    const QString by = QString::fromStdString(options.by);
    if (options.json) {
        QJsonArray list;
        for (const CostRow& row : rows) {
            QJsonObject object = sumsJson(row);
            object.insert(by, row.group.isEmpty() ? QJsonValue() : QJsonValue(row.group));
            list.append(object);
        }
        QJsonObject sum = sumsJson(total);
        if (total.calls == 0)
            sum.insert(QLatin1String("cost_usd"), 0);
        const QJsonObject all{{QStringLiteral("by"), by}, {QStringLiteral("rows"), list}, {QStringLiteral("total"), sum}};
        printOut("%s\n", QJsonDocument(all).toJson(QJsonDocument::Compact).constData());
    } else if (rows.isEmpty()) {
        printOut("No calls%s.\n", options.since.empty() ? " yet" : " since then");
    } else {
        printTable(by, rows, total);
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
    command->add_flag("--json", options->json, "Print one JSON object: by, rows, total; an unknown cost is null");
    command->footer("Exit codes: 0 printed, 1 the history cannot be read (why is on standard error), 2 usage.");
    command->callback([options, &exitCode] { exitCode = costs(*options); });
}

} // namespace plimsoll
