// What a cost key of LiteLLM's price file means: "cache_creation_input_token_cost_above_1hr_above_200k_tokens" is the
// price of a one-hour cache write in a request with more than 200000 prompt tokens.
#pragma once

#include "core/policy/cost.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace plimsoll {

struct LiteLlmCostKey
{
    std::optional<double> TokenRates::*rate = nullptr;
    std::int64_t above_tokens = 0; ///< 0: the price of any prompt
};

/// Nothing for a key that a Price has no place for: another service level (_priority, _flex, _batches, ...), another
/// unit, or no cost at all.
std::optional<LiteLlmCostKey> readLiteLlmCostKey(QStringView key);

/// Whether the key speaks of money, so that it is kept even where it is not understood.
bool isLiteLlmMoney(QStringView key);

} // namespace plimsoll
