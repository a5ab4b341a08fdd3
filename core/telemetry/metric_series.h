// One figure over time: a sample goes into ring buffers at several resolutions at once, so that a chart of a minute and
// one of an hour read the same series without work per sample. add() allocates nothing.
#pragma once

#include "core/base/instant.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace plimsoll {

struct Resolution
{
    Duration step{};
    std::size_t slots = 0;
};

/// What came in during one step, or during a span.
struct MetricSlot
{
    double sum = 0;
    double max = 0;
    double last = 0;
    std::uint32_t count = 0;

    double mean() const { return count == 0 ? 0 : sum / count; }
};

struct MetricPoint
{
    Instant start{};
    MetricSlot slot;
};

class MetricSeries
{
public:
    /// 1 s for 15 minutes, 5 s for an hour, 60 s for a day.
    static const std::vector<Resolution>& standard();

    explicit MetricSeries(const std::vector<Resolution>& resolutions = standard());

    /// A sample of time `now`. Late ones go where they belong if that slot is still kept.
    void add(Instant now, double value = 1);

    /// One point per step, without gaps, oldest first; the last one is the step that `now` is in.
    /// `step` must be one of the resolutions; the finest that covers the span is stepFor(span).
    std::vector<MetricPoint> points(Instant now, Duration span, Duration step) const;
    /// All of the span that ends with `now`, to the finest step that covers it.
    MetricSlot total(Instant now, Duration span) const;
    /// The finest step whose ring covers the span; the coarsest if none does.
    Duration stepFor(Duration span) const;

private:
    struct Slot
    {
        std::int64_t index = -1; ///< start / step: tells a slot of this round from one of an earlier round
        MetricSlot data;
    };
    struct Ring
    {
        Duration step{};
        std::vector<Slot> slots;
        const MetricSlot* find(std::int64_t index) const;
    };
    const Ring& ring(Duration step) const;

    std::vector<Ring> m_rings; ///< finest first
};

} // namespace plimsoll
