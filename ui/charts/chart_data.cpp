#include "ui/charts/chart_data.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

bool ChartData::hasValues() const
{
    return std::any_of(series.begin(), series.end(), [this](const ChartSeries& s) {
        return std::any_of(s.values.begin(), s.values.end(),
                           [this](double v) { return std::isfinite(v) && (v != 0 || zeroCounts); });
    });
}

} // namespace plimsoll
