// The limit windows of all models, and of one reply, as rows.
#pragma once

#include "core/telemetry/limit_book.h"
#include "ui/presenters/limit_row.h"

#include <QDateTime>

#include <vector>

namespace plimsoll::limit_rows {

/// Windows of subscriptions first, each once for its account, then the models in the book's order.
std::vector<LimitRow> of(const LimitBook& book, const QDateTime& now);
/// Of one reply that came at `at`, in its own order.
std::vector<LimitRow> of(const LimitWindows& windows, WallMs at, const QDateTime& now);

} // namespace plimsoll::limit_rows
