#include "ui/presenters/call_timeline.h"

#include "ui/presenters/event_words.h"
#include "ui/presenters/prompt_figures.h"

namespace plimsoll {

CallTimeline timelineOf(const std::vector<EventRecord>& events)
{
    CallTimeline out;
    for (const EventRecord& record : events) {
        const QJsonObject event = record.object();
        if (out.rows.empty())
            out.call = event.value(QLatin1String("call")).toString();
        out.waterfall.apply(event);
        out.rows.push_back({record.sequence,
                            QStringLiteral("+%1").arg(figures::duration(record.t_ms - events.front().t_ms)),
                            event_words::kindName(event.value(QLatin1String("event")).toString()),
                            event_words::model(event), event_words::what(event), event_words::meaning(event)});
        out.last = record.t_ms;
    }
    return out;
}

} // namespace plimsoll
