// A server's limits, guessed from when it refused: the per-minute figure whose token bucket would have refused most of what
// was refused and least of what was not.
#pragma once

#include "core/base/instant.h"
#include "core/policy/rate_plan_options.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace plimsoll {

/// One attempt at the server. Only what is admitted is taken from its buckets.
struct Admission
{
    Instant at{};
    std::int64_t input = 0, output = 0; ///< tokens
    bool admitted = true;
};

struct LimitFit
{
    RateLimits limits;   ///< one of them
    double accuracy = 0; ///< mean of the shares of refusals and of admissions that it gets right
};

/// Which of the attempts (ascending by time) buckets of these limits would have refused, given what was really admitted.
std::vector<bool> refusedBy(const RateLimits& limits, const std::vector<Admission>& attempts);

/// Nothing when no single limit explains the refusals (an accuracy below 0.75), or there are none.
std::optional<LimitFit> fitLimits(const std::vector<Admission>& attempts);

} // namespace plimsoll
