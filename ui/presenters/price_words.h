// Prices as a line: the five rates in the order of the configuration, and how many tiers there are.
#pragma once

#include "core/prices/price_compare.h"

namespace plimsoll::price_words {

/// "3 / 15 / 0.3 / 3.75 / ?"; "unknown" if nothing is known.
QString price(const Price& price);
/// What the figures of price() are, in their order.
QString legend();
/// Whence, and how sure: "model_prices.json, 2026-11-30 · another provider's price".
QString match(const ModelPrice& line);

} // namespace plimsoll::price_words
