#include "core/telemetry/metric_series.h"

#include <algorithm>

namespace plimsoll {

namespace {

std::int64_t indexOf(Instant t, Duration step)
{
    return std::max<std::int64_t>(t.time_since_epoch() / step, 0);
}

/// How many steps a span has: the running one counts as one of them.
std::int64_t stepsIn(Duration span, Duration step)
{
    return std::max<std::int64_t>((span + step - Duration(1)) / step, 1);
}

void take(MetricSlot& slot, double value)
{
    slot.max = slot.count == 0 ? value : std::max(slot.max, value);
    slot.sum += value;
    slot.last = value;
    ++slot.count;
}

} // namespace

const std::vector<Resolution>& MetricSeries::standard()
{
    using std::chrono::seconds;
    static const std::vector<Resolution> kStandard{{seconds(1), 900}, {seconds(5), 720}, {seconds(60), 1440}};
    return kStandard;
}

MetricSeries::MetricSeries(const std::vector<Resolution>& resolutions)
{
    for (const Resolution& resolution : resolutions)
        m_rings.push_back({resolution.step, std::vector<Slot>(resolution.slots)});
}

void MetricSeries::add(Instant now, double value)
{
    for (Ring& ring : m_rings) {
        const std::int64_t index = indexOf(now, ring.step);
        Slot& slot = ring.slots[std::size_t(index) % ring.slots.size()];
        if (slot.index > index)
            continue; // later than the ring is long
        if (slot.index < index)
            slot = {index, {}};
        take(slot.data, value);
    }
}

const MetricSlot* MetricSeries::Ring::find(std::int64_t index) const
{
    if (index < 0)
        return nullptr;
    const Slot& slot = slots[std::size_t(index) % slots.size()];
    return slot.index == index ? &slot.data : nullptr;
}

const MetricSeries::Ring& MetricSeries::ring(Duration step) const
{
    const auto found = std::find_if(m_rings.begin(), m_rings.end(), [step](const Ring& r) { return r.step == step; });
    return found == m_rings.end() ? m_rings.back() : *found;
}

std::vector<MetricPoint> MetricSeries::points(Instant now, Duration span, Duration step) const
{
    const Ring& from = ring(step);
    const std::int64_t last = indexOf(now, from.step);
    std::vector<MetricPoint> points;
    points.reserve(std::size_t(stepsIn(span, from.step)));
    for (std::int64_t index = last - stepsIn(span, from.step) + 1; index <= last; ++index) {
        const MetricSlot* slot = from.find(index);
        points.push_back({Instant(index * from.step), slot ? *slot : MetricSlot()});
    }
    return points;
}

MetricSlot MetricSeries::total(Instant now, Duration span) const
{
    const Ring& from = ring(stepFor(span));
    const std::int64_t last = indexOf(now, from.step);
    MetricSlot total;
    for (std::int64_t index = last - stepsIn(span, from.step) + 1; index <= last; ++index) {
        const MetricSlot* slot = from.find(index);
        if (!slot)
            continue;
        total.max = total.count == 0 ? slot->max : std::max(total.max, slot->max);
        total.sum += slot->sum;
        total.last = slot->last;
        total.count += slot->count;
    }
    return total;
}

Duration MetricSeries::stepFor(Duration span) const
{
    for (const Ring& ring : m_rings) {
        if (stepsIn(span, ring.step) <= std::int64_t(ring.slots.size()))
            return ring.step;
    }
    return m_rings.back().step;
}

} // namespace plimsoll
