// Everything that happened to one call, from its events: a line for each, and the rows of its waterfall.
#pragma once

#include "core/telemetry/event_record.h"
#include "ui/presenters/waterfall_rows.h"
#include "ui/theme/meaning.h"

#include <QString>

#include <vector>

namespace plimsoll {

struct TimelineRow
{
    std::uint64_t sequence = 0;
    QString offset; ///< since the call's first event that is known: "+1.2 s"
    QString kind, model, what;
    Meaning meaning = Meaning::Idle;
    friend bool operator==(const TimelineRow&, const TimelineRow&) = default;
};

struct CallTimeline
{
    static constexpr std::size_t kMost = 500; ///< rows; a call has a few dozen

    QString call; ///< empty: no call
    std::vector<TimelineRow> rows;
    WaterfallRows waterfall;
    qint64 last = 0; ///< t_ms of the last event
    bool over() const { return waterfall.finished().has_value(); }
};

/// `events`: of one call, oldest first.
CallTimeline timelineOf(const std::vector<EventRecord>& events);

} // namespace plimsoll
