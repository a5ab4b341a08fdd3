// A chart in words: for those who do not see it, and for its table.
#pragma once

#include "ui/charts/chart_data.h"

namespace plimsoll::chart_words {

/// One value with its unit: "12", "37 %", "3.4 s", "$0.0012"; "–" where nothing is known.
QString value(double value, ChartUnit unit);
/// How long ago the step of this index began: "now", "35 s ago", "12 min ago".
QString stepAgo(std::size_t index, std::size_t steps, double spanSeconds);
/// "Last 5 minutes. answered: 41 in all, at most 6, 2 now. failed: ...": what one would read off.
QString summary(const ChartData& data);

} // namespace plimsoll::chart_words
