// What a chart over time shows: values only, so that presenters can make it without knowing how it is drawn.
#pragma once

#include "ui/theme/meaning.h"

#include <QString>

#include <limits>
#include <optional>
#include <vector>

namespace plimsoll {

struct ChartSeries
{
    QString name;                    ///< in the legend
    std::optional<Meaning> meaning;  ///< its colour: a state's,
    int model = 0;                   ///< else this model's
    bool dashed = false;
    QString latest;                  ///< beside the name in the legend; may be empty
    std::vector<double> values;      ///< oldest first, evenly spaced, the last one is now; NaN: nothing known
    friend bool operator==(const ChartSeries&, const ChartSeries&) = default;
};

enum class ChartUnit : std::uint8_t { Count, Percent, Seconds, Dollars };

struct ChartData
{
    std::vector<ChartSeries> series;
    double spanSeconds = 60; ///< of all the values together
    ChartUnit unit = ChartUnit::Count;
    QString empty;           ///< said in its place while there is nothing to draw
    QString note = {};       ///< what is left out; may be empty
    bool zeroCounts = false; ///< a zero says something too: it is not as if there were nothing to draw
    bool hasValues() const;
};

inline constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

} // namespace plimsoll
