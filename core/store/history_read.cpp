#include "core/store/history_read.h"

#include "core/store/history_schema.h"
#include "core/store/history_upkeep.h"
#include "core/wire/event_json.h"

#include <QJsonDocument>
#include <QSqlError>
#include <QSqlField>
#include <QSqlRecord>

namespace plimsoll {

namespace {

struct GroupColumn
{
    QString of_call, of_day;
};

GroupColumn columnOf(CostBy by)
{
    switch (by) {
    case CostBy::Day:
        return {QStringLiteral("date(started_at / 1000, 'unixepoch', 'localtime')"), QStringLiteral("day")};
    case CostBy::Model: return {QStringLiteral("model"), QStringLiteral("model")};
    case CostBy::Provider: return {QStringLiteral("provider"), QStringLiteral("provider")};
    case CostBy::Profile: break;
    }
    return {QStringLiteral("profile"), QStringLiteral("profile")};
}

/// A damaged page shows only when it is read: the rows simply end there.
std::optional<Error> endOf(QSqlQuery& query, const Database& database)
{
    const bool read_all = !query.lastError().isValid();
    query.finish();
    return read_all ? std::nullopt : std::optional(database.error());
}

/// `?` for each of them; their values go into `values`.
QString places(const QStringList& names, QVariantList& values)
{
    QStringList marks;
    for (const QString& name : names) {
        marks << QStringLiteral("?");
        values << name;
    }
    return marks.join(QLatin1Char(','));
}

/// A condition on a row of either table, as PlayMoney::has().
QString condition(Money money, const PlayMoney& play, QVariantList& values)
{
    if (money == Money::All)
        return {};
    const QString models = places(play.models, values); // in the order of the text
    const QString providers = places(play.providers, values);
    return QStringLiteral(" AND (CASE ifnull(provider, '') WHEN '' THEN ifnull(model, '') IN (%2) ELSE provider IN (%1) END) = %3")
        .arg(providers, models, money == Money::Play ? QStringLiteral("1") : QStringLiteral("0"));
}

QString rfc3339Of(qint64 ms) { return rfc3339(QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC)); }

} // namespace

void CostRow::add(const CostRow& other)
{
    calls += other.calls;
    failed += other.failed;
    cached += other.cached;
    queued += other.queued;
    unfinished += other.unfinished;
    unknown_cost += other.unknown_cost;
    input_tokens += other.input_tokens;
    output_tokens += other.output_tokens;
    if (other.cost_usd)
        cost_usd = cost_usd.value_or(0) + *other.cost_usd;
    waste_usd += other.waste_usd;
}

std::optional<QList<CostRow>> readCosts(Database& database, CostBy by, qint64 since_ms, Money money,
                                        const PlayMoney& play)
{
    QVariantList values;
    const QString which = condition(money, play, values);
    const GroupColumn column = columnOf(by);
    const QString text = QStringLiteral(
        "SELECT ifnull(who, ''), sum(calls), sum(failed), sum(cached), sum(queued), sum(unfinished), sum(unknown_cost), "
        "sum(input), sum(output), sum(cost) AS known_cost, sum(waste) FROM ("
        "SELECT %1 AS who, 1 AS calls, %3 FROM call WHERE started_at >= ?%5 "
        "UNION ALL SELECT %2, calls, failed, cached, queued, unfinished, unknown_cost, input_tokens, output_tokens, cost_usd, "
        "waste_usd FROM cost_day WHERE day >= date(? / 1000, 'unixepoch', 'localtime')%5) GROUP BY 1 ORDER BY %4")
                             .arg(column.of_call, column.of_day, callSums(),
                                  by == CostBy::Day ? QStringLiteral("1") : QStringLiteral("known_cost DESC, 1"), which);
    const QVariantList once = QVariantList{since_ms} + values;
    QSqlQuery* query = database.run(text, once + once);
    if (!query)
        return std::nullopt;
    QList<CostRow> rows;
    while (database.next(query)) {
        CostRow row;
        row.group = query->value(0).toString();
        row.calls = query->value(1).toLongLong();
        row.failed = query->value(2).toLongLong();
        row.cached = query->value(3).toLongLong();
        row.queued = query->value(4).toLongLong();
        row.unfinished = query->value(5).toLongLong();
        row.unknown_cost = query->value(6).toLongLong();
        row.input_tokens = query->value(7).toLongLong();
        row.output_tokens = query->value(8).toLongLong();
        if (const double known = query->value(9).toDouble(); row.unknown_cost < row.calls || known > 0)
            row.cost_usd = known;
        row.waste_usd = query->value(10).toDouble();
        rows.append(row);
    }
    if (endOf(*query, database))
        return std::nullopt;
    return rows;
}

std::optional<Error> readEvents(Database& database, qint64 since_ms, const std::function<bool(const QJsonObject&)>& take)
{
    QSqlQuery* query = database.run(QStringLiteral("SELECT at, run, json FROM event WHERE at >= ? ORDER BY at, id"), {since_ms});
    if (!query)
        return database.error();
    while (database.next(query)) {
        QJsonObject event = QJsonDocument::fromJson(query->value(2).toString().toUtf8()).object();
        event.insert(QLatin1String("at"), rfc3339Of(query->value(0).toLongLong()));
        event.insert(QLatin1String("run"), QString::number(query->value(1).toLongLong(), 36));
        if (!take(event))
            break;
    }
    return endOf(*query, database);
}

std::optional<Error> readCalls(Database& database, qint64 since_ms, const std::function<bool(const QJsonObject&)>& take)
{
    QSqlQuery* query = database.run(
        QStringLiteral("SELECT started_at, ended_at, run, program, call, request_id, profile, model, provider, outcome, class, "
                       "first_class, attempts, waits, waited_ms, latency_ms, first_token_ms, input_tokens, output_tokens, "
                       "estimated, cost_usd, waste_usd, unknown_cost_attempts, prompt_hash, prompt_chars, prompt_tokens "
                       "FROM call LEFT JOIN (SELECT id AS run_id, program FROM run) ON run_id = run "
                       "WHERE call.started_at >= ? ORDER BY call.started_at, call.id"),
        {since_ms});
    if (!query)
        return database.error();
    while (database.next(query)) {
        QJsonObject call;
        const QSqlRecord row = query->record();
        for (int i = 0; i < row.count(); ++i)
            if (!row.isNull(i))
                call.insert(row.fieldName(i), QJsonValue::fromVariant(row.value(i)));
        for (const char* time : {"started_at", "ended_at"})
            if (call.contains(QLatin1String(time)))
                call.insert(QLatin1String(time), rfc3339Of(qint64(call.value(QLatin1String(time)).toDouble())));
        call.insert(QLatin1String("run"), QString::number(row.value(QStringLiteral("run")).toLongLong(), 36));
        if (call.value(QLatin1String("estimated")).toInt() == 0)
            call.remove(QLatin1String("estimated"));
        else
            call.insert(QLatin1String("estimated"), true);
        if (call.value(QLatin1String("unknown_cost_attempts")).toInt() == 0)
            call.remove(QLatin1String("unknown_cost_attempts"));
        if (!take(call))
            break;
    }
    return endOf(*query, database);
}

std::optional<HistorySize> readSize(Database& database)
{
    // Rows go from the old end, so the span of the ids is their number, found without reading a gigabyte.
    QSqlQuery* query = database.run(
        QStringLiteral("SELECT ifnull((SELECT max(id) FROM event) - (SELECT min(id) FROM event) + 1, 0), "
                       "ifnull((SELECT max(id) FROM call) - (SELECT min(id) FROM call) + 1, 0), "
                       "(SELECT ifnull(sum(dropped), 0) FROM run), "
                       "(SELECT min(oldest) FROM (SELECT min(at) AS oldest FROM event UNION ALL SELECT min(started_at) FROM call))"));
    if (!database.next(query))
        return std::nullopt;
    HistorySize size;
    size.events = query->value(0).toLongLong();
    size.calls = query->value(1).toLongLong();
    size.dropped = query->value(2).toLongLong();
    if (!query->value(3).isNull())
        size.oldest = QDateTime::fromMSecsSinceEpoch(query->value(3).toLongLong(), Qt::UTC);
    query->finish();
    size.bytes = fileBytes(database.path());
    return size;
}

} // namespace plimsoll
