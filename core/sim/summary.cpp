#include "core/sim/summary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace plimsoll {

namespace {

/// Student's t for 97.5 %, by degrees of freedom from 1; beyond the table the error of the normal's figure is below 2 %.
constexpr std::array<double, 30> kStudent{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
                                          2.201,  2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
                                          2.080,  2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042};

} // namespace

double percentile(std::span<const double> sorted, double p)
{
    if (sorted.empty())
        return 0;
    const auto rank = static_cast<std::size_t>(std::ceil(p * static_cast<double>(sorted.size())));
    return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

DaySummary summarize(const SimulatedDay& day, std::size_t models)
{
    DaySummary out;
    out.calls = day.calls.size();
    out.attempts = static_cast<double>(day.attempts);
    out.refused = static_cast<double>(day.refused);
    out.answered_by.assign(models, 0);
    std::vector<double> latencies;
    latencies.reserve(day.calls.size());
    for (const SimulatedCall& call : day.calls) {
        out.cost_usd += call.cost_usd;
        out.mean_wait_ms += static_cast<double>(call.waited.count());
        if (call.outcome != Outcome::Success && call.outcome != Outcome::Degraded)
            continue;
        latencies.push_back(static_cast<double>(call.latency.count()));
        if (call.model.valid() && call.model.value < models)
            ++out.answered_by[call.model.value];
    }
    if (out.calls == 0)
        return out;
    const auto answers = static_cast<double>(latencies.size());
    out.success = answers / static_cast<double>(out.calls);
    out.mean_wait_ms /= static_cast<double>(out.calls);
    for (double& share : out.answered_by)
        share = answers > 0 ? share / answers : 0;
    std::sort(latencies.begin(), latencies.end());
    out.p50_ms = percentile(latencies, 0.50);
    out.p95_ms = percentile(latencies, 0.95);
    out.p99_ms = percentile(latencies, 0.99);
    return out;
}

Estimate estimate(std::span<const double> values)
{
    if (values.empty())
        return {0, std::numeric_limits<double>::infinity()};
    const auto n = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    if (values.size() < 2)
        return {mean, std::numeric_limits<double>::infinity()};
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const std::size_t freedom = values.size() - 1;
    const double t = freedom <= kStudent.size() ? kStudent[freedom - 1] : 1.96;
    return {mean, t * std::sqrt(squares / static_cast<double>(freedom) / n)};
}

Comparison together(std::vector<DaySummary> days)
{
    Comparison out;
    const auto over = [&](auto member) {
        std::vector<double> values;
        values.reserve(days.size());
        for (const DaySummary& day : days)
            values.push_back(day.*member);
        return estimate(values);
    };
    out.success = over(&DaySummary::success);
    out.p50_ms = over(&DaySummary::p50_ms);
    out.p95_ms = over(&DaySummary::p95_ms);
    out.p99_ms = over(&DaySummary::p99_ms);
    out.mean_wait_ms = over(&DaySummary::mean_wait_ms);
    out.cost_usd = over(&DaySummary::cost_usd);
    out.attempts = over(&DaySummary::attempts);
    out.refused = over(&DaySummary::refused);
    out.days = std::move(days);
    return out;
}

} // namespace plimsoll
