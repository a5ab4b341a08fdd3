// The configured models beside the tables: what is known of each, and the change that would take it over.
#pragma once

#include "core/config/config.h"
#include "core/prices/price_book.h"

namespace plimsoll {

enum class PriceState : std::uint8_t {
    Same,    ///< configured as the table says
    Unset,   ///< the table knows a price and the configuration has none
    Differs, ///< both have one
    Unknown, ///< no table knows it
    NotSold  ///< the sandbox or a server on this computer: tables do not speak of it
};

struct ModelPrice
{
    QString model;
    QString provider; ///< its name in the configuration
    QString remote_name;
    Price configured;
    std::optional<PriceMatch> match;
    Price merged; ///< what applying would set: the table's, and where it is silent what was there
    PriceState state = PriceState::Unknown;

    /// Whether applying to all models takes this one along: its own provider's price, where there is none yet.
    bool isPlain() const { return state == PriceState::Unset && match && match->same_provider; }
};

/// All models, by name.
std::vector<ModelPrice> comparePrices(const Config& config, const PriceBook& book, QDate day);

/// The partial configuration that sets the merged price of these models.
QJsonObject priceChange(const std::vector<ModelPrice>& models);

} // namespace plimsoll
