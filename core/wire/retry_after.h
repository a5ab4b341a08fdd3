// Retry-After and retry-after-ms, as servers send them (policies 3.1 and 3.2).
#pragma once

#include "core/wire/wall_time.h"

#include <QByteArray>

#include <optional>

namespace plimsoll {

inline constexpr double kMostHintMs = 366.0 * 86400000; ///< what is longer counts as absent

/// A wait that may be obeyed: above zero, finite, at most 366 days; whole milliseconds, rounded up.
std::optional<std::int64_t> validHint(double ms);

struct RetryAfter
{
    std::optional<std::int64_t> any_ms;  ///< the largest valid value
    std::optional<std::int64_t> date_ms; ///< the largest valid one that was a date

    /// Reads one header line: seconds, an HTTP date, an RFC 3339 date, or several of them joined by commas.
    /// Dates are measured against `reference` (the response's own Date, or our clock).
    void read(QByteArrayView line, WallMs reference);
};

/// One line of retry-after-ms: the largest valid value.
std::optional<std::int64_t> readRetryAfterMs(QByteArrayView line);

} // namespace plimsoll
