// Wall-clock time on the wire: the date formats that servers send, and what plimsollctl prints.
#pragma once

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <optional>

namespace plimsoll {

/// Milliseconds since 1970-01-01T00:00:00Z. Fractions of a millisecond are rounded up.
using WallMs = std::int64_t;

/// "2026-11-30T12:00:17.5Z", any offset; nothing for anything else.
std::optional<WallMs> parseRfc3339(QByteArrayView text);
/// The three forms of RFC 9110: IMF-fixdate, RFC 850, asctime.
std::optional<WallMs> parseHttpDate(QByteArrayView text);
/// The first "YYYY-MM-DD at HH:MM UTC" in a sentence.
std::optional<WallMs> findDateInWords(QByteArrayView text);
/// RFC 3339 in UTC, milliseconds only if they are not zero.
QString toRfc3339(WallMs at);
/// The first midnight in Los Angeles after `after`: when Google's daily quotas start anew.
WallMs nextPacificMidnight(WallMs after);

} // namespace plimsoll
