// The limit windows of all models, and of one reply, as rows.
#pragma once

#include "core/telemetry/limit_book.h"
#include "ui/presenters/limit_row.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace plimsoll::limit_rows {

/// Windows of subscriptions first, each once for its account, then the models in the book's order.
std::vector<LimitRow> of(const LimitBook& book, const QDateTime& now);
/// Of one reply that came at `at`, in its own order.
std::vector<LimitRow> of(const LimitWindows& windows, WallMs at, const QDateTime& now);

/// When a window that was heard of then is whole again; nothing if the server has not said.
std::optional<WallMs> resetOf(const LimitWindow& window, WallMs heard);
/// "in 12 s", "at 14:30", "Tue 14:30", "has reset"; a dash if it is not known.
QString resets(std::optional<WallMs> reset, const QDateTime& now);

} // namespace plimsoll::limit_rows
