// Latencies over time, for percentiles of any recent span: one histogram per step.
#pragma once

#include "core/telemetry/latency_histogram.h"

#include <vector>

namespace plimsoll {

struct PercentilePoint
{
    Instant start{};
    std::optional<Percentiles> value; ///< nothing: no sample in this step
};

class LatencySeries
{
public:
    static constexpr Duration kStep = std::chrono::seconds(5);
    static constexpr std::size_t kSlots = 720; ///< one hour

    LatencySeries();
    void add(Instant now, Duration latency);
    /// Of the span that ends with `now`.
    std::optional<Percentiles> percentiles(Instant now, Duration span) const;
    /// One point per `every` (a multiple of kStep), oldest first; the last one holds `now`.
    std::vector<PercentilePoint> points(Instant now, Duration span, Duration every = kStep) const;

private:
    std::optional<Percentiles> collect(std::int64_t first, std::int64_t last) const;

    struct Slot
    {
        std::int64_t index = -1; ///< start / kStep: tells a slot of this round from one of an earlier round
        LatencyHistogram histogram;
    };
    std::vector<Slot> m_slots;
};

} // namespace plimsoll
