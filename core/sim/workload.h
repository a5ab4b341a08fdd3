// The calls of a simulated day: when they come, how large they are.
#pragma once

#include "core/base/ids.h"
#include "core/base/instant.h"
#include "core/sim/distribution.h"

#include <cstdint>
#include <vector>

namespace plimsoll {

struct CallSpec
{
    Instant at{};
    std::int64_t input = 0;  ///< tokens; what the client estimates is taken to be right
    std::int64_t output = 0; ///< tokens of the whole answer
    std::int64_t max_tokens = 0;
    ProfileId profile{0};
    ModelId pinned; ///< goes first; invalid: the profile's chain as it is
    friend bool operator==(const CallSpec&, const CallSpec&) = default;
};

struct WorkloadOptions
{
    enum class Arrivals : std::uint8_t {
        Poisson,    ///< at random, `per_minute` on average
        Bursts,     ///< the same, but `burst_share` of each period's calls come in its first `burst_length`
        ClosedLoop, ///< `users` who each ask again some `think_ms` after their answer
        Recorded    ///< as in `recorded`, ascending by time
    };
    Arrivals arrivals = Arrivals::Bursts;
    int calls = 1000; ///< not of Recorded, which has its own number
    double per_minute = 60;
    Duration burst_every{60000}, burst_length{15000};
    double burst_share = 0.5;
    int users = 10;
    Distribution think_ms = Distribution::constant(1000);
    Distribution input = Distribution::logNormal(1200, 2400);
    Distribution output = Distribution::logNormal(800, 1600);
    std::int64_t max_tokens = 2048;
    std::vector<CallSpec> recorded;
    friend bool operator==(const WorkloadOptions&, const WorkloadOptions&) = default;
};

/// All calls, ascending by time. In a closed loop `at` is the time that the user thinks before the call (and 0 for the first
/// ones): when it comes depends on the answers.
std::vector<CallSpec> callsOf(const WorkloadOptions& options, std::uint64_t seed);

} // namespace plimsoll
