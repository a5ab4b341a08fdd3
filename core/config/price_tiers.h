// The tiers of a price as JSON: [{"above_tokens": 200000, "input": 6, "output": 22.5, "cache_read": null, ...}]. A rate
// that is missing or null is unknown.
#pragma once

#include "core/base/result.h"
#include "core/policy/cost.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <array>
#include <utility>

namespace plimsoll {

inline constexpr double kMaxUsdPerMillion = 1e6; ///< a dollar a token
inline constexpr int kMaxPriceTiers = 16;

/// The five rates by the names that files give them, in the order in which they are shown.
inline constexpr std::array<std::pair<const char*, std::optional<double> TokenRates::*>, 5> kTokenRates{{
    {"input", &TokenRates::input},
    {"output", &TokenRates::output},
    {"cache_read", &TokenRates::cache_read},
    {"cache_write_5m", &TokenRates::cache_write_5m},
    {"cache_write_1h", &TokenRates::cache_write_1h},
}};

QJsonObject toJson(const PriceTier& tier);
/// Of an object that passed checkPriceTiers.
PriceTier priceTierFromJson(const QJsonObject& json);
/// Adds what is wrong: an unknown key, a rate that is none, above_tokens missing or not ascending.
void checkPriceTiers(const QJsonArray& tiers, const QString& pointer, QList<Error>& errors);
/// JSON Schema of one tier.
QJsonObject priceTierSchema();

} // namespace plimsoll
