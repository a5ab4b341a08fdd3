// Latencies over time, for percentiles of any recent span: a histogram with logarithmic buckets per step. A bucket is
// 2^(1/4) wide, so a percentile is within 10 % of the truth; memory does not depend on the number of samples.
#pragma once

#include "core/base/instant.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace plimsoll {

struct Percentiles
{
    Duration p50{}, p95{}, p99{};
    std::uint64_t count = 0;
};

struct PercentilePoint
{
    Instant start{};
    std::optional<Percentiles> value; ///< nothing: no sample in this step
};

class LatencyHistogram
{
public:
    static constexpr std::size_t kBuckets = 92; ///< 1 ms to 2 h
    void add(Duration latency);
    void merge(const LatencyHistogram& other);
    void clear() { *this = {}; }
    std::uint64_t count() const { return m_count; }
    /// 0 <= quantile <= 1; nothing if there is no sample.
    std::optional<Duration> at(double quantile) const;
    std::optional<Percentiles> percentiles() const;

private:
    std::array<std::uint32_t, kBuckets> m_buckets{};
    std::uint64_t m_count = 0;
    Duration m_min = kForever;
    Duration m_max{};
};

class LatencySeries
{
public:
    static constexpr Duration kStep = std::chrono::seconds(5);
    static constexpr std::size_t kSlots = 720; ///< one hour

    LatencySeries();
    void add(Instant now, Duration latency);
    std::optional<Percentiles> percentiles(Instant now, Duration span) const;
    /// One point per `every` (a multiple of kStep), oldest first; the last one holds `now`.
    std::vector<PercentilePoint> points(Instant now, Duration span, Duration every = kStep) const;

private:
    void collect(LatencyHistogram& into, std::int64_t first, std::int64_t last) const;

    struct Slot
    {
        std::int64_t index = -1;
        LatencyHistogram histogram;
    };
    std::vector<Slot> m_slots;
};

} // namespace plimsoll
