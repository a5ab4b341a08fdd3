// What a scenario expects of the events (docs/scenario.md, 3): patterns in order, patterns that never match, counts.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace plimsoll {

/// Each of the pattern's keys equals the event's; [low, high] for a number is a range.
bool matches(const QJsonObject& pattern, const QJsonObject& event);

/// One line for each expectation that does not hold: its JSON Pointer and what was seen.
QStringList unmet(const QJsonObject& expect, const QList<QJsonObject>& events);

} // namespace plimsoll
