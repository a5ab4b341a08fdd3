// Events as CSV (RFC 4180): the columns, and a JSON value as a cell.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>

#include <span>

namespace plimsoll {

/// `at` (RFC 3339) and `run` (which process), then the fields of the event vocabulary.
std::span<const char* const> eventColumns();
/// The columns' names and a line end.
QByteArray csvHeader(std::span<const char* const> columns);
/// One object as a line: the columns that it does not have are empty.
QByteArray csvLine(std::span<const char* const> columns, const QJsonObject& object);

} // namespace plimsoll
