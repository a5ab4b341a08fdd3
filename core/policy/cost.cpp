#include "core/policy/cost.h"

namespace plimsoll {

std::optional<double> cost(const Price& price, const Usage& usage)
{
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
    add(usage.input, price.input);
    add(usage.output, price.output);
    add(usage.cache_read, price.cache_read);
    add(usage.cache_write - usage.cache_write_1h, price.cache_write_5m);
    add(usage.cache_write_1h, price.cache_write_1h);
    if (!known)
        return std::nullopt;
    return sum;
}

} // namespace plimsoll
