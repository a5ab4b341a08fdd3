#include "core/telemetry/event_log.h"

#include <algorithm>

namespace plimsoll {

namespace {

bool is(const QJsonObject& event, QLatin1String key, const QString& wanted)
{
    return event.value(key).toString() == wanted;
}

} // namespace

bool EventFilter::matches(const QJsonObject& e) const
{
    if (!event.isEmpty() && !is(e, QLatin1String("event"), event))
        return false;
    if (!call.isEmpty() && !is(e, QLatin1String("call"), call))
        return false;
    if (model.isEmpty() || is(e, QLatin1String("model"), model))
        return true;
    // A breaker's `from` and `to` are states; only a fallback's are models, and a queue's `to` is a job number.
    if (!is(e, QLatin1String("event"), QStringLiteral("fallback")))
        return false;
    return is(e, QLatin1String("from"), model)
           || (!is(e, QLatin1String("kind"), QStringLiteral("queue")) && is(e, QLatin1String("to"), model));
}

EventLog::EventLog(std::size_t capacity) : m_capacity(std::max<std::size_t>(capacity, 1)), m_ring(m_capacity) {}

void EventLog::append(const QJsonObject& event)
{
    const std::lock_guard lock(m_mutex);
    ++m_last;
    m_ring[m_last % m_capacity] = event;
    m_size = std::min(m_size + 1, m_capacity);
}

EventBatch EventLog::since(std::uint64_t from, const EventFilter& filter, std::size_t limit) const
{
    const std::lock_guard lock(m_mutex);
    EventBatch batch;
    from = std::max<std::uint64_t>(from, 1);
    batch.gap = from < oldest();
    batch.next = std::max(from, oldest());
    for (; batch.next <= m_last && batch.events.size() < limit; ++batch.next) {
        if (const QJsonObject& event = at(batch.next); filter.matches(event))
            batch.events.push_back({batch.next, event});
    }
    return batch;
}

EventBatch EventLog::latest(std::size_t count, const EventFilter& filter) const
{
    const std::lock_guard lock(m_mutex);
    EventBatch batch;
    batch.next = m_last + 1;
    for (std::uint64_t n = m_last; n >= oldest() && n > 0 && batch.events.size() < count; --n) {
        if (const QJsonObject& event = at(n); filter.matches(event))
            batch.events.push_back({n, event});
    }
    std::reverse(batch.events.begin(), batch.events.end());
    return batch;
}

std::uint64_t EventLog::lastSequence() const
{
    const std::lock_guard lock(m_mutex);
    return m_last;
}

std::size_t EventLog::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_size;
}

void EventLog::clear()
{
    const std::lock_guard lock(m_mutex);
    std::fill(m_ring.begin(), m_ring.end(), QJsonObject());
    m_size = 0;
}

} // namespace plimsoll
