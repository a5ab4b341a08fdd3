#include "core/store/history_upkeep.h"

#include "core/store/history_schema.h"

#include <QDir>
#include <QFileInfo>

namespace plimsoll {

namespace {

constexpr int kRowsAStep = 2000;
constexpr qint64 kDayMs = 24 * 3600 * 1000LL;
constexpr qint64 kHourMs = 3600 * 1000LL;

qint64 number(Database& database, const QString& query, const QVariantList& values = {})
{
    QSqlQuery* found = database.run(query, values);
    const qint64 result = database.next(found) ? found->value(0).toLongLong() : -1;
    if (found)
        found->finish();
    return result;
}

/// Deletes the oldest events that began before `before`; how many, or -1.
int dropEvents(Database& database, qint64 before)
{
    QSqlQuery* gone = database.run(
        QStringLiteral("DELETE FROM event WHERE id IN (SELECT id FROM event WHERE at < ? ORDER BY at LIMIT ?)"),
        {before, kRowsAStep});
    return gone ? gone->numRowsAffected() : -1;
}

/// The same for calls, after their costs have been added to their days'.
int dropCalls(Database& database, qint64 before)
{
    Transaction transaction(database);
    if (!transaction)
        return -1;
    const QVariantList which{before, kRowsAStep};
    if (!database.run(
            QStringLiteral(
                "INSERT INTO cost_day (day, profile, model, provider, calls, failed, cached, queued, unfinished, unknown_cost, "
                "input_tokens, output_tokens, cost_usd, waste_usd) "
                "SELECT day, profile, model, provider, count(*), sum(failed), sum(cached), sum(queued), sum(unfinished), "
                "sum(unknown_cost), sum(input), sum(output), sum(cost), sum(waste) FROM ("
                "SELECT date(started_at / 1000, 'unixepoch', 'localtime') AS day, ifnull(profile, '') AS profile, "
                "ifnull(model, '') AS model, ifnull(provider, '') AS provider, %1 "
                "FROM call WHERE started_at < ? ORDER BY started_at LIMIT ?) WHERE true GROUP BY 1, 2, 3, 4 "
                "ON CONFLICT (day, profile, model, provider) DO UPDATE SET calls = calls + excluded.calls, "
                "failed = failed + excluded.failed, cached = cached + excluded.cached, queued = queued + excluded.queued, "
                "unfinished = unfinished + excluded.unfinished, unknown_cost = unknown_cost + excluded.unknown_cost, "
                "input_tokens = input_tokens + excluded.input_tokens, "
                "output_tokens = output_tokens + excluded.output_tokens, cost_usd = cost_usd + excluded.cost_usd, "
                "waste_usd = waste_usd + excluded.waste_usd")
                .arg(callSums()),
            which))
        return -1;
    QSqlQuery* gone = database.run(
        QStringLiteral("DELETE FROM call WHERE id IN (SELECT id FROM call WHERE started_at < ? ORDER BY started_at LIMIT ?)"),
        which);
    const int rows = gone ? gone->numRowsAffected() : -1;
    return transaction.commit() ? rows : -1;
}

bool dropRuns(Database& database, qint64 before)
{
    return database.run(QStringLiteral("DELETE FROM run WHERE started_at < ? AND NOT EXISTS (SELECT 1 FROM event WHERE "
                                       "event.run = run.id) AND NOT EXISTS (SELECT 1 FROM call WHERE call.run = run.id)"),
                        {before}) != nullptr;
}

} // namespace

qint64 eventBytesAllowed(const HistoryOptions& options) { return options.max_mb * kMegabyte / 4 * 3; }
qint64 promptBytesAllowed(const HistoryOptions& options) { return options.max_mb * kMegabyte / 4; }

qint64 usedBytes(Database& database)
{
    const qint64 pages = number(database, QStringLiteral("PRAGMA page_count"));
    const qint64 free = number(database, QStringLiteral("PRAGMA freelist_count"));
    const qint64 size = number(database, QStringLiteral("PRAGMA page_size"));
    return pages < 0 || free < 0 || size < 0 ? -1 : (pages - free) * size;
}

qint64 fileBytes(const QString& path)
{
    return QFileInfo(path).size() + QFileInfo(QString(path + QStringLiteral("-wal"))).size();
}

std::optional<bool> emptyTheLog(Database& database)
{
    QSqlQuery* emptied = database.run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    if (!database.next(emptied))
        return std::nullopt;
    const bool all = emptied->value(0).toInt() == 0;
    emptied->finish();
    return all;
}

void deleteCopies(const QString& path)
{
    const QFileInfo file(path);
    for (const char* kind : {".version-*", ".broken-*"})
        for (const QFileInfo& copy :
             file.dir().entryInfoList({file.fileName() + QLatin1String(kind)}, QDir::Files | QDir::Hidden))
            QFile::remove(copy.filePath());
}

std::optional<Error> wipeHistory(Database& database)
{
    deleteCopies(database.path());
    {
        Transaction transaction(database);
        if (!transaction || !database.run(QStringLiteral("DELETE FROM event")) ||
            !database.run(QStringLiteral("DELETE FROM call")) || !database.run(QStringLiteral("DELETE FROM run")) ||
            !database.run(QStringLiteral("DELETE FROM cost_day")) || !transaction.commit())
            return database.error();
    }
    // A reader keeps the log from being emptied: the rows are gone all the same, the room comes back later.
    if (!database.run(QStringLiteral("VACUUM")) || !emptyTheLog(database))
        return database.error();
    return std::nullopt;
}

Upkeep tidyHistory(Database& database, const HistoryOptions& options, qint64 now_ms)
{
    const qint64 too_old = now_ms - options.events_days * kDayMs;
    int rows = dropEvents(database, too_old);
    if (rows == 0)
        rows = dropCalls(database, too_old);
    if (rows == 0) {
        const qint64 used = usedBytes(database);
        if (used < 0)
            return Upkeep::Failed;
        if (used > eventBytesAllowed(options)) {
            rows = dropEvents(database, INT64_MAX);
            if (rows == 0)
                rows = dropCalls(database, INT64_MAX);
        }
    }
    if (rows > 0)
        return Upkeep::More;
    return rows == 0 && dropRuns(database, too_old) ? Upkeep::Done : Upkeep::Failed;
}

bool upkeepDue(Database& database, const QString& what, qint64 now_ms)
{
    const qint64 last = number(database, QStringLiteral("SELECT at FROM upkeep WHERE what = ?"), {what});
    return last < 0 || last > now_ms || now_ms - last >= kHourMs; // in the future: the clock was wrong
}

void upkeepDone(Database& database, const QString& what, qint64 now_ms)
{
    database.run(QStringLiteral("INSERT INTO upkeep (what, at) VALUES (?, ?) ON CONFLICT (what) DO UPDATE SET at = excluded.at"),
                 {what, now_ms});
}

} // namespace plimsoll
