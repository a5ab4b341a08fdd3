// Retention: what is older than the person wants to keep goes, and the oldest goes when the file has grown too large.
// Done in small steps, so that no writer waits long; calls that go leave their cost behind, by day.
#pragma once

#include "core/config/app_options.h"
#include "core/store/database.h"

#include <optional>

namespace plimsoll {

inline constexpr qint64 kMegabyte = 1024 * 1024;

/// Of `history.max_mb`, bytes: a quarter is for the prompts, the rest for events and calls.
qint64 eventBytesAllowed(const HistoryOptions& options);
qint64 promptBytesAllowed(const HistoryOptions& options);

/// Bytes in use; -1 if it cannot be told.
qint64 usedBytes(Database& database);
/// The file and its write-ahead log, as they lie on the disk.
qint64 fileBytes(const QString& path);

/// The write-ahead log still has the pages as they were: into the file with it, and empty it. Whether nobody was
/// reading.
std::optional<bool> emptyTheLog(Database& database);
/// The files that lie beside the database: broken ones that were set aside, backups of older schemas.
void deleteCopies(const QString& path);

/// All events, calls and costs, of all programs of the user's; what runs now goes on and is written. Errors: the
/// reason.
std::optional<Error> wipeHistory(Database& database);

enum class Upkeep : std::uint8_t {
    Done,   ///< all that is left may stay
    More,   ///< there is more to do
    Failed, ///< see Database::error()
};

/// One step.
Upkeep tidyHistory(Database& database, const HistoryOptions& options, qint64 now_ms);

/// Whether `what` was last done more than an hour ago. Asked by every process: only one does it.
bool upkeepDue(Database& database, const QString& what, qint64 now_ms);
void upkeepDone(Database& database, const QString& what, qint64 now_ms);

} // namespace plimsoll
