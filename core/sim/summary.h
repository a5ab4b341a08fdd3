// What a simulated day comes to, and what several of them say together.
#pragma once

#include "core/sim/simulation.h"

#include <span>
#include <vector>

namespace plimsoll {

struct DaySummary
{
    std::size_t calls = 0;
    double success = 0; ///< share of the calls that were answered
    /// Of the calls that were answered, from when they came to the end of their answer; 0 when there are none.
    double p50_ms = 0, p95_ms = 0, p99_ms = 0;
    double mean_wait_ms = 0; ///< of all calls
    double cost_usd = 0;     ///< of all attempts, answered or not
    double attempts = 0;
    double refused = 0;      ///< 429s
    std::vector<double> answered_by; ///< share of the answers, by model

    double amplification() const { return calls ? attempts / static_cast<double>(calls) : 0; }
};

DaySummary summarize(const SimulatedDay& day, std::size_t models);

/// The value below which the share `p` of the sorted values lies (nearest rank). 0 of none.
double percentile(std::span<const double> sorted, double p);

/// A mean over independent days, and how far from it the true one may lie with 95 % confidence (Student's t). One day alone
/// says nothing about that: infinite.
struct Estimate
{
    double mean = 0;
    double margin = 0;
};
Estimate estimate(std::span<const double> values);

struct Comparison
{
    std::vector<DaySummary> days; ///< one for each seed
    Estimate success, p50_ms, p95_ms, p99_ms, mean_wait_ms, cost_usd, attempts, refused;
};
Comparison together(std::vector<DaySummary> days);

} // namespace plimsoll
