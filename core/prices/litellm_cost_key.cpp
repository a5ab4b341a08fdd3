#include "core/prices/litellm_cost_key.h"

#include <array>
#include <utility>

namespace plimsoll {

namespace {

using Rate = std::optional<double> TokenRates::*;

constexpr std::array<std::pair<QLatin1String, Rate>, 4> kBases{{
    {QLatin1String("input_cost_per_token"), &TokenRates::input},
    {QLatin1String("output_cost_per_token"), &TokenRates::output},
    {QLatin1String("cache_read_input_token_cost"), &TokenRates::cache_read},
    {QLatin1String("cache_creation_input_token_cost"), &TokenRates::cache_write_5m},
}};
const QLatin1String kHour("_above_1hr");
const QLatin1String kAbove("_above_");
const QLatin1String kTokens("_tokens");
constexpr std::int64_t kMostTokens = 1'000'000'000'000;

/// "200k", "1m" or "128000", 0 if it is none of them.
std::int64_t tokens(QStringView text)
{
    std::int64_t unit = 1;
    if (text.endsWith(u'k'))
        unit = 1000;
    else if (text.endsWith(u'm'))
        unit = 1'000'000;
    if (unit > 1)
        text.chop(1);
    bool good = false;
    const qlonglong number = text.toLongLong(&good);
    return good && number > 0 && number <= kMostTokens / unit ? number * unit : 0;
}

} // namespace

std::optional<LiteLlmCostKey> readLiteLlmCostKey(QStringView key)
{
    LiteLlmCostKey read;
    QStringView rest;
    for (const auto& [base, rate] : kBases) {
        if (key.startsWith(base)) {
            read.rate = rate;
            rest = key.sliced(base.size());
        }
    }
    if (!read.rate)
        return std::nullopt;
    if (read.rate == &TokenRates::cache_write_5m && rest.startsWith(kHour)) {
        read.rate = &TokenRates::cache_write_1h;
        rest = rest.sliced(kHour.size());
    }
    if (rest.isEmpty())
        return read;
    if (!rest.startsWith(kAbove) || !rest.endsWith(kTokens) || rest.size() <= kAbove.size() + kTokens.size())
        return std::nullopt;
    read.above_tokens = tokens(rest.sliced(kAbove.size()).chopped(kTokens.size()));
    return read.above_tokens > 0 ? std::optional(read) : std::nullopt;
}

bool isLiteLlmMoney(QStringView key)
{
    for (const char* word : {"cost", "pric", "multiplier", "provider_specific_entry"})
        if (key.contains(QLatin1String(word)))
            return true;
    return false;
}

} // namespace plimsoll
