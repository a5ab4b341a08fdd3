// A change of the configuration in one line, for the undo bar.
#pragma once

#include <QJsonObject>
#include <QString>

namespace plimsoll {

/// "Breaker · Failures in a row: 5 → 3". Both are partial configurations over the same places.
QString describeChange(const QJsonObject& before, const QJsonObject& after);
/// What a place belongs to: "Breaker", "Profile online · Waits between attempts".
QString describePlace(const QString& pointer);
/// A named entry: "Model gpt-4.1" for "/models/gpt-4.1".
QString describeEntry(const QString& pointer);

} // namespace plimsoll
