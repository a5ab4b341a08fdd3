#include "core/store/history_writer.h"

#include "core/store/database.h"

#include <QJsonDocument>

namespace plimsoll {

void HistoryWriter::take(std::vector<TimedEvent> events)
{
    for (TimedEvent& event : events) {
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
