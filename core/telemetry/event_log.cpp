#include "core/telemetry/event_log.h"

#include "core/telemetry/event_query.h"

#include <algorithm>

namespace plimsoll {

namespace {

bool is(const QJsonObject& event, QLatin1String key, const QString& wanted)
{
    return event.value(key).toString() == wanted;
}

EventQuery queryOf(const EventFilter& filter)
{
    return {.call = filter.call, .model = filter.model, .kind = filter.event};
}

/// The numbers first: most need not be read.
void take(const EventRecord& record, const EventMatcher& may, const EventFilter& filter, EventBatch& batch)
{
    if (!may(record))
        return;
    if (QJsonObject event = record.object(); filter.matches(event))
        batch.events.push_back({record.sequence, std::move(event)});
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

EventLog::EventLog(std::size_t capacity) : m_capacity(std::max<std::size_t>(capacity, 1)) {}

void EventLog::append(const QJsonObject& event)
{
    const std::lock_guard lock(m_mutex);
    EventRecord record = eventRecord(event, m_names);
    record.sequence = ++m_last;
    m_records.push_back(std::move(record));
    if (m_records.size() > m_capacity)
        m_records.pop_front();
}

EventBatch EventLog::since(std::uint64_t from, const EventFilter& filter, std::size_t limit) const
{
    const std::lock_guard lock(m_mutex);
    const EventMatcher may(queryOf(filter), m_names);
    EventBatch batch;
    from = std::max<std::uint64_t>(from, 1);
    batch.gap = from < oldest();
    batch.next = std::max(from, oldest());
    for (; batch.next <= m_last && batch.events.size() < limit; ++batch.next)
        take(at(batch.next), may, filter, batch);
    return batch;
}

EventBatch EventLog::latest(std::size_t count, const EventFilter& filter) const
{
    const std::lock_guard lock(m_mutex);
    const EventMatcher may(queryOf(filter), m_names);
    EventBatch batch;
    batch.next = m_last + 1;
    for (std::uint64_t n = m_last; n >= oldest() && n > 0 && batch.events.size() < count; --n)
        take(at(n), may, filter, batch);
    std::reverse(batch.events.begin(), batch.events.end());
    return batch;
}

RecordBatch EventLog::records(std::uint64_t from) const
{
    const std::lock_guard lock(m_mutex);
    RecordBatch batch;
    from = std::max<std::uint64_t>(from, 1);
    batch.gap = from < oldest();
    batch.next = m_last + 1;
    batch.names = m_names;
    from = std::max(from, oldest());
    if (from <= m_last)
        batch.records.assign(m_records.begin() + std::ptrdiff_t(from - oldest()), m_records.end());
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
    return m_records.size();
}

void EventLog::clear()
{
    const std::lock_guard lock(m_mutex);
    m_records.clear();
}

} // namespace plimsoll
