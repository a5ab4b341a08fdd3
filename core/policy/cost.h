// What a reply cost (policies 10): USD, from prices per million tokens. An unknown price makes an unknown cost,
// never 0.
#pragma once

#include "core/base/usage.h"

#include <optional>

namespace plimsoll {

struct Price // USD per million tokens; nothing = unknown
{
    std::optional<double> input, output, cache_read, cache_write_5m, cache_write_1h;
    friend bool operator==(const Price&, const Price&) = default;
};

/// Nothing when a price that the usage needs is unknown.
std::optional<double> cost(const Price& price, const Usage& usage);

} // namespace plimsoll
