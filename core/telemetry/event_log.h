// The latest events in memory, bounded and compact. Nobody is signalled: a view asks on its tick for what came since the
// sequence number that it saw last, so a storm of events costs one append each and nothing else. Safe to use from several
// threads.
#pragma once

#include "core/telemetry/event_record.h"
#include "core/telemetry/event_sink.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

namespace plimsoll {

struct LoggedEvent
{
    std::uint64_t sequence = 0; ///< 1 for the first event, then without gaps
    QJsonObject event;
};

/// Which events; an empty field means any.
struct EventFilter
{
    QString call;
    QString model; ///< also matches `from` and `to` of a fallback between models
    QString event; ///< "reply", "done", ...

    bool matches(const QJsonObject& event) const;
};

struct EventBatch
{
    std::vector<LoggedEvent> events; ///< oldest first
    std::uint64_t next = 1;          ///< ask for this one next time
    bool gap = false;                ///< some that were asked for had already left the log
};

/// As the log keeps them: for views of very many.
struct RecordBatch
{
    std::vector<EventRecord> records; ///< oldest first
    std::uint64_t next = 1;
    bool gap = false;
    WordTable names; ///< of the numbers in the records
};

class EventLog : public EventSink
{
public:
    static constexpr std::size_t kDefaultCapacity = 100000; ///< some 40 MB
    explicit EventLog(std::size_t capacity = kDefaultCapacity);

    void append(const QJsonObject& event) override;

    /// The events numbered `from` and later that match, at most `limit` of them.
    EventBatch since(std::uint64_t from, const EventFilter& filter = {}, std::size_t limit = SIZE_MAX) const;
    /// As since(), all of them and unread.
    RecordBatch records(std::uint64_t from) const;
    /// The newest `count` events that match, oldest first.
    EventBatch latest(std::size_t count, const EventFilter& filter = {}) const;

    std::uint64_t lastSequence() const; ///< 0: nothing was ever logged
    std::size_t size() const;
    std::size_t capacity() const { return m_capacity; }
    /// Forgets the events; the numbering goes on.
    void clear();

private:
    std::uint64_t oldest() const { return m_last - m_records.size() + 1; }
    const EventRecord& at(std::uint64_t sequence) const { return m_records[sequence - oldest()]; }

    const std::size_t m_capacity;
    mutable std::mutex m_mutex;
    std::deque<EventRecord> m_records; ///< numbered without gaps; the last one is m_last
    WordTable m_names;
    std::uint64_t m_last = 0;
};

} // namespace plimsoll
