// What plimsollctl prices prints: lines for people, JSON for scripts.
#pragma once

#include "core/prices/price_compare.h"
#include "core/prices/price_sources.h"

#include <QJsonArray>

namespace plimsoll {

QByteArray modelsText(const std::vector<ModelPrice>& models);
QJsonArray modelsJson(const std::vector<ModelPrice>& models);

/// The tables as they are, those that come first first.
QByteArray entriesText(const PriceBook& book);
QJsonArray entriesJson(const PriceBook& book);

QByteArray importText(const PriceFile& prices, bool dry_run);
QJsonObject importJson(const PriceFile& prices);

QByteArray appliedText(const std::vector<ModelPrice>& applied, bool dry_run);

} // namespace plimsoll
