#include "core/telemetry/latency_histogram.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr double kPerOctave = 4;

/// Bucket 0 holds up to 1 ms, bucket n from 2^((n-1)/4) to 2^(n/4) ms, the last one everything longer.
std::size_t bucketOf(Duration latency)
{
    if (latency <= Duration(1))
        return 0;
    const double exact = std::ceil(std::log2(double(latency.count())) * kPerOctave - 1e-9);
    return std::min(std::size_t(exact), LatencyHistogram::kBuckets - 1);
}

double upperEdge(std::size_t bucket)
{
    return std::exp2(double(bucket) / kPerOctave);
}

} // namespace

void LatencyHistogram::add(Duration latency)
{
    latency = std::max(latency, Duration(0));
    ++m_buckets[bucketOf(latency)];
    ++m_count;
    m_min = std::min(m_min, latency);
    m_max = std::max(m_max, latency);
}

void LatencyHistogram::merge(const LatencyHistogram& other)
{
    for (std::size_t i = 0; i < kBuckets; ++i)
        m_buckets[i] += other.m_buckets[i];
    m_count += other.m_count;
    m_min = std::min(m_min, other.m_min);
    m_max = std::max(m_max, other.m_max);
}

std::optional<Duration> LatencyHistogram::at(double quantile) const
{
    if (m_count == 0)
        return std::nullopt;
    // Nearest rank: the smallest sample that at least this part of all samples does not exceed.
    const double rank = std::max(1.0, std::ceil(std::clamp(quantile, 0.0, 1.0) * double(m_count) - 1e-9));
    double below = 0;
    std::size_t bucket = 0;
    while (bucket + 1 < kBuckets && below + m_buckets[bucket] < rank)
        below += m_buckets[bucket++];
    const double low = bucket == 0 ? 0 : upperEdge(bucket - 1);
    const double part = (rank - below) / std::max(1.0, double(m_buckets[bucket]));
    const auto value = Duration(std::llround(low + (upperEdge(bucket) - low) * part));
    return std::clamp(bucket + 1 == kBuckets ? m_max : value, m_min, m_max);
}

std::optional<Percentiles> LatencyHistogram::percentiles() const
{
    if (m_count == 0)
        return std::nullopt;
    return Percentiles{*at(0.50), *at(0.95), *at(0.99), m_count};
}

} // namespace plimsoll
