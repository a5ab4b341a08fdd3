// What the commands that read the history share: opening it, and saying since when.
#pragma once

#include "core/store/database.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace plimsoll {

/// The history, or nothing where there is none yet: reading makes no file. Errors and a file that was set aside are told
/// on standard error; `failed` then says that it exists and cannot be read.
std::unique_ptr<Database> openHistoryToRead(bool& failed);

/// "2026-11-30" (local midnight), "2026-11-30T12:00:00Z", "90m", "24h", "7d", "4w" (ago). Milliseconds since 1970;
/// nothing: it is none of these.
std::optional<qint64> parseSince(const QString& text, qint64 now_ms);

/// As a validator of CLI11: empty if it is good.
std::string sinceProblem(const std::string& text);

/// For a value that sinceProblem() has let pass; an empty one is 0, all there is.
qint64 sinceOf(const std::string& text);

} // namespace plimsoll
