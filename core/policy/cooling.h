// Until when a model, or every model of a credential, is left alone because a server said so (policies 2, 3.4 to 3.6).
// A cooling model is skipped without a request, and its breaker is not touched.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"

namespace plimsoll {

struct Cooling
{
    Instant until{}; ///< not cooling from here on; kNever = until a person acts
    FallbackReason reason = FallbackReason::RetryAfterTooLong;
    FailureClass failure = FailureClass::RateLimit;

    bool active(Instant now) const { return now < until; }
    /// Of several reasons to cool the latest end holds.
    void extend(Instant end, FallbackReason why, FailureClass what)
    {
        if (end >= until)
            *this = {end, why, what};
    }
    void clear() { *this = {}; }
};

} // namespace plimsoll
