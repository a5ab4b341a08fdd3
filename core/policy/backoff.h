// The wait before a retry when the server gave no hint (policies 4). Exponential, saturating, jittered: without
// jitter the callers of one outage come back together and make the next one.
#pragma once

#include "core/base/instant.h"

namespace plimsoll {

enum class Jitter : std::uint8_t { None, Full, Equal, Proportional };

struct BackoffOptions
{
    Duration base{500};
    Duration throttle_base{1000}; ///< after rate_limit and overloaded
    Duration cap{8000};
    Duration throttle_cap{20000};
    Jitter jitter = Jitter::Equal;
    double jitter_ratio = 0.3; ///< for Proportional
    friend bool operator==(const BackoffOptions&, const BackoffOptions&) = default;
};

/// `retry` is 1 for the first retry at this model; `draw` in [0, 1). In [0, cap] for any retry number.
Duration backoff(const BackoffOptions& options, int retry, bool throttle, double draw);

} // namespace plimsoll
