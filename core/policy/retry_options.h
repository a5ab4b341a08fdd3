// How often and for how long a call may try (policies 0, `profiles`).
#pragma once

#include "core/base/instant.h"

#include <vector>

namespace plimsoll {

struct AttemptLimits
{
    int per_model = 3;
    int total = 6; ///< over the whole chain, never reset
    Duration total_wait{20000};
    Duration deadline{120000};
    friend bool operator==(const AttemptLimits&, const AttemptLimits&) = default;
};

struct AttemptTimeouts // of one attempt; the driver's transport watches them
{
    Duration connect{10000};
    Duration first_byte{60000};
    Duration idle{60000}; ///< stream_idle_timeout_ms; three times that long without content is a stall
    friend bool operator==(const AttemptTimeouts&, const AttemptTimeouts&) = default;
};

inline const std::vector<int> kDefaultRetryStatuses{408, 409, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529};

} // namespace plimsoll
