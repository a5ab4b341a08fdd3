// From values to points: thinned to what a screen can show, and the outlines of stacked bars. Pure.
#pragma once

#include <QList>
#include <QPointF>

#include <vector>

namespace plimsoll::chart_points {

/// At most two points (least and largest) for each of `columns` pixels; NaN values are left out. x runs from
/// -spanSeconds to 0.
QList<QPointF> line(const std::vector<double>& values, double spanSeconds, int columns);

/// The upper edge of a bar per value, standing on `base`; zero-thin between the bars. Both lists have equally many
/// points, so that an area between them is the bars.
struct Bars
{
    QList<QPointF> upper, lower;
};
Bars bars(const std::vector<double>& values, const std::vector<double>& base, double spanSeconds);

/// A round number not below the value, for the top of an axis: 1, 2, 5, 10, 20, 50 ...
double niceCeiling(double value);

} // namespace plimsoll::chart_points
