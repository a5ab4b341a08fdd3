// Price tiers as lines that people read and write: "200000: 6 / 22.5 / ? / 7.5 / 12" is input, output, cache read and
// both cache writes of a request whose prompt is longer than 200000 tokens; "?" is not known, as what is left out at
// the end.
#pragma once

#include "core/base/result.h"

#include <QJsonArray>
#include <QString>

namespace plimsoll {

QString priceTierLine(const QJsonObject& tier);
QString priceTierLines(const QJsonArray& tiers);

/// The tiers, or the first line that is none.
Result<QJsonArray, QString> priceTiersFromLines(const QString& text);

} // namespace plimsoll
