#include "core/policy/cost.h"

namespace plimsoll {

const TokenRates& ratesFor(const Price& price, std::int64_t prompt_tokens)
{
    const TokenRates* rates = &price;
    for (const PriceTier& tier : price.tiers)
        if (prompt_tokens > tier.above_tokens)
            rates = &tier;
    return *rates;
}

std::optional<double> cost(const Price& price, const Usage& usage)
{
    const TokenRates& rates = ratesFor(price, usage.input + usage.cache_read + usage.cache_write);
    double sum = 0;
    bool known = true;
    const auto add = [&](std::int64_t tokens, const std::optional<double>& per_million) {
        if (tokens == 0)
            return;
        if (per_million)
            sum += static_cast<double>(tokens) * *per_million / 1e6;
        else
            known = false;
    };
    add(usage.input, rates.input);
    add(usage.output, rates.output);
    add(usage.cache_read, rates.cache_read);
    add(usage.cache_write - usage.cache_write_1h, rates.cache_write_5m);
    add(usage.cache_write_1h, rates.cache_write_1h);
    if (!known)
        return std::nullopt;
    return sum;
}

} // namespace plimsoll
