#include "core/telemetry/latency_series.h"

#include <algorithm>

namespace plimsoll {

namespace {

std::int64_t indexOf(Instant t, Duration step)
{
    return std::max<std::int64_t>(t.time_since_epoch() / step, 0);
}

std::int64_t stepsIn(Duration span, Duration step)
{
    return std::max<std::int64_t>((span + step - Duration(1)) / step, 1);
}

} // namespace

LatencySeries::LatencySeries() : m_slots(kSlots) {}

void LatencySeries::add(Instant now, Duration latency)
{
    const std::int64_t index = indexOf(now, kStep);
    Slot& slot = m_slots[std::size_t(index) % kSlots];
    if (slot.index > index)
        return; // later than the ring is long
    if (slot.index < index)
        slot = {index, {}};
    slot.histogram.add(latency);
}

std::optional<Percentiles> LatencySeries::collect(std::int64_t first, std::int64_t last) const
{
    LatencyHistogram all;
    for (std::int64_t index = std::max<std::int64_t>(first, 0); index <= last; ++index) {
        const Slot& slot = m_slots[std::size_t(index) % kSlots];
        if (slot.index == index)
            all.merge(slot.histogram);
    }
    return all.percentiles();
}

std::optional<Percentiles> LatencySeries::percentiles(Instant now, Duration span) const
{
    const std::int64_t last = indexOf(now, kStep);
    return collect(last - stepsIn(span, kStep) + 1, last);
}

std::vector<PercentilePoint> LatencySeries::points(Instant now, Duration span, Duration every) const
{
    const std::int64_t group = stepsIn(every, kStep);
    const std::int64_t last = indexOf(now, kStep) / group; // groups start at multiples, so that points do not wander
    const std::int64_t count = stepsIn(span, group * kStep);
    std::vector<PercentilePoint> points;
    points.reserve(std::size_t(count));
    for (std::int64_t index = last - count + 1; index <= last; ++index) {
        const std::int64_t first = index * group;
        points.push_back({Instant(first * kStep), collect(first, first + group - 1)});
    }
    return points;
}

} // namespace plimsoll
