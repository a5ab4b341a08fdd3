// What a reply cost (policies 10): USD, from prices per million tokens. An unknown price makes an unknown cost,
// never 0.
#pragma once

#include "core/base/usage.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace plimsoll {

struct TokenRates // USD per million tokens; nothing = unknown
{
    std::optional<double> input, output, cache_read, cache_write_5m, cache_write_1h;
    friend bool operator==(const TokenRates&, const TokenRates&) = default;
};

/// What a request with a long prompt costs: all of it, not only what lies above.
struct PriceTier : TokenRates
{
    std::int64_t above_tokens = 0; ///< of the prompt: input, cache reads and cache writes
    friend bool operator==(const PriceTier&, const PriceTier&) = default;
};

struct Price : TokenRates
{
    std::vector<PriceTier> tiers{}; ///< above_tokens ascending
    friend bool operator==(const Price&, const Price&) = default;
};

/// The rates for a prompt of that many tokens, cached ones included. What a tier leaves out is unknown, not as below.
const TokenRates& ratesFor(const Price& price, std::int64_t prompt_tokens);

/// Nothing when a price that the usage needs is unknown.
std::optional<double> cost(const Price& price, const Usage& usage);

} // namespace plimsoll
