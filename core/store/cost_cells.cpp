#include "core/store/cost_cells.h"

#include "core/store/history_schema.h"

#include <QSqlError>

namespace plimsoll {

void WasteParts::add(const WasteParts& other)
{
    failed += other.failed;
    retried += other.retried;
    broken += other.broken;
}

std::optional<std::vector<CostCell>> readCostCells(Database& database, qint64 since_ms, CostStep step)
{
    const QString text =
        QStringLiteral(
            "SELECT day, hour, model, provider, profile, sum(calls), sum(failed), sum(cached), sum(queued), "
            "sum(unfinished), "
            "sum(unknown_cost), sum(input), sum(output), sum(cost), sum(waste), sum(waste_failed), sum(waste_retried), "
            "sum(waste_broken) FROM ("
            "SELECT day, hour, model, provider, profile, 1 AS calls, failed, cached, queued, unfinished, unknown_cost, "
            "input, "
            "output, cost, waste, "
            "CASE WHEN failed AND NOT broken THEN waste ELSE 0.0 END AS waste_failed, "
            "CASE WHEN NOT failed AND NOT broken THEN waste ELSE 0.0 END AS waste_retried, "
            "CASE WHEN broken THEN waste ELSE 0.0 END AS waste_broken FROM ("
            "SELECT date(started_at / 1000, 'unixepoch', 'localtime') AS day, %1 AS hour, ifnull(model, '') AS model, "
            "ifnull(provider, '') AS provider, ifnull(profile, '') AS profile, ifnull(class, '') = 'stream_broken' AS "
            "broken, "
            "%2 FROM call WHERE started_at >= ?) "
            "UNION ALL SELECT day, -1, model, provider, profile, calls, failed, cached, queued, unfinished, "
            "unknown_cost, "
            "input_tokens, output_tokens, cost_usd, waste_usd, 0.0, 0.0, 0.0 "
            "FROM cost_day WHERE day >= date(? / 1000, 'unixepoch', 'localtime')) GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2")
            .arg(step == CostStep::Hour
                     ? QStringLiteral("CAST(strftime('%H', started_at / 1000, 'unixepoch', 'localtime') AS INTEGER)")
                     : QStringLiteral("-1"),
                 callSums());
    QSqlQuery* query = database.run(text, {since_ms, since_ms});
    if (!query)
        return std::nullopt;
    std::vector<CostCell> cells;
    while (database.next(query)) {
        CostCell cell;
        cell.day = QDate::fromString(query->value(0).toString(), Qt::ISODate);
        cell.hour = query->value(1).toInt();
        cell.model = query->value(2).toString();
        cell.provider = query->value(3).toString();
        cell.profile = query->value(4).toString();
        CostRow& sums = cell.sums;
        sums.calls = query->value(5).toLongLong();
        sums.failed = query->value(6).toLongLong();
        sums.cached = query->value(7).toLongLong();
        sums.queued = query->value(8).toLongLong();
        sums.unfinished = query->value(9).toLongLong();
        sums.unknown_cost = query->value(10).toLongLong();
        sums.input_tokens = query->value(11).toLongLong();
        sums.output_tokens = query->value(12).toLongLong();
        if (const double known = query->value(13).toDouble(); sums.unknown_cost < sums.calls || known > 0)
            sums.cost_usd = known;
        sums.waste_usd = query->value(14).toDouble();
        cell.waste = {query->value(15).toDouble(), query->value(16).toDouble(), query->value(17).toDouble()};
        cells.push_back(std::move(cell));
    }
    const bool whole = !query->lastError().isValid(); // a damaged page shows only when it is read
    query->finish();
    return whole ? std::optional(std::move(cells)) : std::nullopt;
}

std::optional<bool> anyCalls(Database& database)
{
    QSqlQuery* query =
        database.run(QStringLiteral("SELECT EXISTS(SELECT 1 FROM call) OR EXISTS(SELECT 1 FROM cost_day)"));
    if (!query || !database.next(query))
        return std::nullopt;
    const bool any = query->value(0).toBool();
    query->finish();
    return any;
}

} // namespace plimsoll
