// The limits of one model (policies 0 and 9). Nothing = no limit.
#pragma once

#include <optional>

namespace plimsoll {

struct RateLimits
{
    std::optional<double> requests_per_minute;
    std::optional<double> request_burst; ///< default: 20 % of requests_per_minute, at least 1
    std::optional<double> input_tokens_per_minute;
    std::optional<double> output_tokens_per_minute;
    std::optional<double> tokens_per_minute; ///< in and out together
    std::optional<double> token_burst;       ///< default: the per-minute figure
    friend bool operator==(const RateLimits&, const RateLimits&) = default;
};

} // namespace plimsoll
