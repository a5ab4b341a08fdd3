// A price as the configuration writes it, read and checked by the configuration's own knobs.
#pragma once

#include "core/base/result.h"
#include "core/policy/cost.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>

namespace plimsoll {

/// The object that a whole file is, or why it is none (with line and reason, at "/").
Result<QJsonObject> objectOf(const QByteArray& json);

/// `json` is the value of the key "price" of the object at `pointer`. Adds what is wrong with it.
Price priceFromJson(const QJsonValue& json, const QString& pointer, QList<Error>& errors);
/// Every rate, null where unknown, and the tiers.
QJsonObject toJson(const Price& price);

} // namespace plimsoll
