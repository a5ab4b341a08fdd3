// The latest events in memory, bounded. Nobody is signalled: a view asks on its tick for what came since the sequence
// number that it saw last, so a storm of events costs one append each and nothing else. Safe to use from several threads.
#pragma once

#include "core/telemetry/event_sink.h"

#include <QString>

#include <cstddef>
#include <cstdint>
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

class EventLog : public EventSink
{
public:
    static constexpr std::size_t kDefaultCapacity = 20000;
    explicit EventLog(std::size_t capacity = kDefaultCapacity);

    void append(const QJsonObject& event) override;

    /// The events numbered `from` and later that match, at most `limit` of them.
    EventBatch since(std::uint64_t from, const EventFilter& filter = {}, std::size_t limit = SIZE_MAX) const;
    /// The newest `count` events that match, oldest first.
    EventBatch latest(std::size_t count, const EventFilter& filter = {}) const;

    std::uint64_t lastSequence() const; ///< 0: nothing was ever logged
    std::size_t size() const;
    std::size_t capacity() const { return m_capacity; }
    /// Forgets the events; the numbering goes on.
    void clear();

private:
    std::uint64_t oldest() const { return m_last - m_size + 1; }
    const QJsonObject& at(std::uint64_t sequence) const { return m_ring[sequence % m_capacity]; }

    const std::size_t m_capacity;
    mutable std::mutex m_mutex;
    std::vector<QJsonObject> m_ring; ///< the event with number n is at n % capacity
    std::uint64_t m_last = 0;
    std::size_t m_size = 0;
};

} // namespace plimsoll
