// What the history's thread writes: events as they came, and the rows of their calls, a batch a transaction. A
// breaker's change is written once, however many processes follow it. What the database refuses stays here and is tried
// again, up to a bound; beyond it events are counted as dropped.
#pragma once

#include "core/store/history_calls.h"

namespace plimsoll {

class Database;

struct TimedEvent
{
    qint64 at = 0; ///< wall clock, ms
    QJsonObject event;
};

/// Who writes: one process.
struct HistoryRun
{
    qint64 id = 0; ///< random: nobody else's
    QString program;
    qint64 pid = 0;
    qint64 started_at = 0;
};

class HistoryWriter
{
public:
    HistoryWriter(HistoryRun run, std::size_t capacity) : m_run(std::move(run)), m_capacity(capacity) {}

    void take(std::vector<TimedEvent> events);
    /// True: nothing is left to write. Without a database everything stays.
    bool write(Database* database);

    qint64 dropped() const { return m_dropped; }
    std::size_t waiting() const { return m_waiting.size(); }
    /// Events that were dropped before they came here.
    void countDropped(qint64 events) { m_dropped += events; }

private:
    bool writeAll(Database& database);

    const HistoryRun m_run;
    const std::size_t m_capacity;
    std::vector<TimedEvent> m_waiting;
    CallRecorder m_calls;
    qint64 m_dropped = 0;
    qint64 m_dropped_written = 0;
};

} // namespace plimsoll
