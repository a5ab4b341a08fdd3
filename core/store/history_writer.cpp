#include "core/store/history_writer.h"

#include "core/store/database.h"

#include <QJsonDocument>

namespace plimsoll {

namespace {

// Processes whose breakers share their outcomes may open them at the same time, before they hear of each other: that
// takes half a second where one idles, and longer where the database is busy.
constexpr qint64 kSimultaneousMs = 5000;

QString text(const TimedEvent& item, const char* key)
{
    return item.event.value(QLatin1String(key)).toString(QLatin1String(""));
}

bool isBreaker(const TimedEvent& item)
{
    return text(item, "event") == QLatin1String("breaker");
}

/// Another process tells of it.
bool isElsewhere(const TimedEvent& item)
{
    return item.event.value(QLatin1String("elsewhere")).toBool();
}

/// Whether the history does not have this change yet, from another process that came to it at the same time. Nothing on
/// an error.
std::optional<bool> isNews(Database& database, const TimedEvent& item, qint64 run)
{
    QSqlQuery* told = database.run(
        QStringLiteral(
            "INSERT INTO breaker_told (model, from_, to_, run, at) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (model) DO UPDATE SET from_ = excluded.from_, to_ = excluded.to_, run = excluded.run, "
            "at = excluded.at WHERE from_ <> excluded.from_ OR to_ <> excluded.to_ OR run = excluded.run OR "
            "abs(excluded.at - at) >= ?"),
        {text(item, "model"), text(item, "from"), text(item, "to"), run, item.at, kSimultaneousMs});
    return told ? std::optional(told->numRowsAffected() > 0) : std::nullopt;
}

} // namespace

void HistoryWriter::take(std::vector<TimedEvent> events)
{
    for (TimedEvent& event : events) {
        if (isElsewhere(event))
            continue;
        if (m_waiting.size() >= m_capacity) { // its call's row goes too: a row that knows half of its call is none
            ++m_dropped;
            continue;
        }
        m_calls.take(event.at, event.event);
        m_waiting.push_back(std::move(event));
    }
}

bool HistoryWriter::write(Database* database)
{
    if (m_waiting.empty() && m_dropped == m_dropped_written)
        return true;
    if (!database || !writeAll(*database))
        return false;
    m_waiting.clear();
    m_calls.written();
    m_dropped_written = m_dropped;
    return true;
}

bool HistoryWriter::writeAll(Database& database)
{
    Transaction transaction(database);
    if (!transaction)
        return false;
    // At every batch: the file may be a new one since the last.
    if (!database.run(QStringLiteral("INSERT INTO run (id, program, pid, started_at, dropped) VALUES (?, ?, ?, ?, ?) "
                                     "ON CONFLICT (id) DO UPDATE SET dropped = excluded.dropped"),
                      {m_run.id, m_run.program, m_run.pid, m_run.started_at, m_dropped}))
        return false;
    for (const TimedEvent& item : m_waiting) {
        if (isBreaker(item)) {
            const auto news = isNews(database, item, m_run.id);
            if (!news)
                return false;
            if (!*news)
                continue;
        }
        const QJsonValue call = item.event.value(QLatin1String("call"));
        const QByteArray json = QJsonDocument(item.event).toJson(QJsonDocument::Compact);
        if (!database.run(QStringLiteral("INSERT INTO event (at, run, call, event, json) VALUES (?, ?, ?, ?, ?)"),
                          {item.at, m_run.id, call.isString() ? QVariant(call.toString()) : QVariant(),
                           item.event.value(QLatin1String("event")).toString(), QString::fromUtf8(json)}))
            return false;
    }
    for (const CallRecord* record : m_calls.changed())
        if (!database.run(CallRecord::upsert(), record->values(m_run.id)))
            return false;
    return transaction.commit();
}

} // namespace plimsoll
