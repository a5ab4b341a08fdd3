#include "core/sim/workload.h"

#include "core/sim/sim_draw.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

/// When the expected number of calls has reached `count`: the inverse of the rate summed up over time.
double bursty(const WorkloadOptions& options, double count)
{
    const auto period = static_cast<double>(options.burst_every.count());
    const auto burst = std::clamp(static_cast<double>(options.burst_length.count()), 0.0, period);
    const double each = options.per_minute * period / 60000;
    const double share = std::clamp(options.burst_share, 0.0, 1.0);
    const double periods = std::floor(count / each);
    const double within = count - periods * each;
    const double in_burst = each * share;
    if (within < in_burst)
        return periods * period + burst * within / in_burst;
    return periods * period + burst + (in_burst < each ? (period - burst) * (within - in_burst) / (each - in_burst) : 0);
}

} // namespace

std::vector<CallSpec> callsOf(const WorkloadOptions& options, std::uint64_t seed)
{
    using Arrivals = WorkloadOptions::Arrivals;
    if (options.arrivals == Arrivals::Recorded)
        return options.recorded;
    std::vector<CallSpec> calls(static_cast<std::size_t>(std::max(0, options.calls)));
    double expected = 0; // calls so far, if they came evenly
    for (std::size_t i = 0; i < calls.size(); ++i) {
        CallSpec& call = calls[i];
        if (options.arrivals == Arrivals::ClosedLoop) {
            if (i >= static_cast<std::size_t>(std::max(1, options.users)))
                call.at = at(std::llround(options.think_ms.at(drawFor(seed, DrawFor::Think, i))));
        } else if (options.per_minute > 0) {
            expected -= std::log1p(-drawFor(seed, DrawFor::Arrival, i));
            const double ms = options.arrivals == Arrivals::Bursts && options.burst_every > Duration(0)
                                  ? bursty(options, expected)
                                  : expected * 60000 / options.per_minute;
            call.at = at(std::llround(ms));
        }
        call.input = std::max<std::int64_t>(1, std::llround(options.input.at(drawFor(seed, DrawFor::Input, i))));
        call.output = std::max<std::int64_t>(1, std::llround(options.output.at(drawFor(seed, DrawFor::Output, i))));
        call.max_tokens = options.max_tokens;
    }
    return calls;
}

} // namespace plimsoll
