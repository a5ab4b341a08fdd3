// What the icon in the system's tray says.
#pragma once

#include "ui/presenters/live_presenter.h"
#include "ui/presenters/tightest_limit.h"

#include <QString>

#include <optional>

namespace plimsoll::tray_words {

/// "claude-sonnet-4.5 tokens in 37 %, full in 19 s", or that nothing is short.
QString tightest(const std::optional<TightestLimit>& limit);
/// "3 in flight, 2 waiting"
QString flight(const StatusFigures& figures);
/// All of it, and whether everything is paused: for the tooltip.
QString tip(const StatusFigures& figures, const std::optional<TightestLimit>& limit);

} // namespace plimsoll::tray_words
