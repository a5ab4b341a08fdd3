// Writes events into a file that only its owner can read: as CSV or as JSON lines, all of them or none.
#pragma once

#include "core/base/result.h"
#include "core/telemetry/event_record.h"

#include <QDateTime>

#include <vector>

namespace plimsoll {

enum class EventFormat : std::uint8_t { Csv, JsonLines };

/// `origin`: the wall-clock time of t_ms 0; each event gets its own as `at` (RFC 3339). Returns how many were written;
/// an error leaves a file that was there before as it was. Reads all events of a CSV: not for the thread of a window.
Result<std::size_t> writeEvents(const QString& path, EventFormat format, const std::vector<EventRecord>& events,
                                const QDateTime& origin);

} // namespace plimsoll
