// Where events go: the log in memory, the history, an exporter. One object an event, in the event vocabulary.
#pragma once

#include <QJsonObject>

#include <algorithm>
#include <utility>
#include <vector>

namespace plimsoll {

class EventSink
{
public:
    virtual ~EventSink() = default;
    /// Must be cheap and must not call back into whoever appends.
    virtual void append(const QJsonObject& event) = 0;
    /// False: what is appended now would be dropped, so whoever has an event to tell may save making its object.
    virtual bool wanted() const { return true; }
};

/// Passes each event on, in order. The sinks are not owned and outlive it.
class EventFanOut : public EventSink
{
public:
    explicit EventFanOut(std::vector<EventSink*> sinks) : m_sinks(std::move(sinks)) {}
    void append(const QJsonObject& event) override
    {
        for (EventSink* sink : m_sinks)
            sink->append(event);
    }
    bool wanted() const override
    {
        return std::any_of(m_sinks.begin(), m_sinks.end(), [](const EventSink* sink) { return sink->wanted(); });
    }

private:
    std::vector<EventSink*> m_sinks;
};

} // namespace plimsoll
