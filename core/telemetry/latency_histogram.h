// Counts latencies in logarithmic buckets: percentiles of any number of samples in a fixed amount of memory. A bucket
// is 2^(1/4) wide, so a percentile is less than 20 % off; smallest and largest are exact. Histograms can be added up.
#pragma once

#include "core/base/instant.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace plimsoll {

struct Percentiles
{
    Duration p50{}, p95{}, p99{};
    std::uint64_t count = 0;
};

class LatencyHistogram
{
public:
    static constexpr std::size_t kBuckets = 93; ///< 1 ms to 2 h; the last one also takes everything longer

    void add(Duration latency);
    void merge(const LatencyHistogram& other);
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

} // namespace plimsoll
