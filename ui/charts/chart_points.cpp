#include "ui/charts/chart_points.h"

#include <algorithm>
#include <cmath>

namespace plimsoll::chart_points {

QList<QPointF> line(const std::vector<double>& values, double spanSeconds, int columns)
{
    QList<QPointF> points;
    if (values.empty() || columns < 1)
        return points;
    const double step = spanSeconds / double(values.size());
    const auto x = [&](std::size_t i) { return -spanSeconds + (double(i) + 0.5) * step; };
    const std::size_t perColumn = std::max<std::size_t>(1, values.size() / std::size_t(columns));
    for (std::size_t from = 0; from < values.size(); from += perColumn) {
        const std::size_t to = std::min(values.size(), from + perColumn);
        std::size_t least = to, largest = to;
        for (std::size_t i = from; i < to; ++i) {
            if (!std::isfinite(values[i]))
                continue;
            if (least == to || values[i] < values[least])
                least = i;
            if (largest == to || values[i] > values[largest])
                largest = i;
        }
        if (least == to)
            continue;
        points.append({x(std::min(least, largest)), values[std::min(least, largest)]});
        if (least != largest)
            points.append({x(std::max(least, largest)), values[std::max(least, largest)]});
    }
    if (points.size() == 1) // one point makes no line: let it last for its step
        points = {{points[0].x() - step / 2, points[0].y()}, {points[0].x() + step / 2, points[0].y()}};
    return points;
}

Bars bars(const std::vector<double>& values, const std::vector<double>& base, double spanSeconds)
{
    constexpr double kGap = 0.15; // of a bar's step, at each side
    Bars result;
    result.upper.reserve(qsizetype(values.size()) * 4);
    result.lower.reserve(qsizetype(values.size()) * 4);
    const double step = spanSeconds / double(std::max<std::size_t>(1, values.size()));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double low = i < base.size() ? base[i] : 0;
        const double high = low + (std::isfinite(values[i]) ? std::max(0.0, values[i]) : 0);
        const double left = -spanSeconds + (double(i) + kGap) * step;
        const double right = -spanSeconds + (double(i) + 1 - kGap) * step;
        for (const QPointF& point : {QPointF(left, low), QPointF(left, high), QPointF(right, high), QPointF(right, low)})
            result.upper.append(point);
        for (const double at : {left, left, right, right})
            result.lower.append({at, low});
    }
    return result;
}

double niceCeiling(double value)
{
    if (!(value > 0))
        return 1;
    const double magnitude = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * magnitude >= value * 0.9999)
            return step * magnitude;
    }
    return 10 * magnitude;
}

} // namespace plimsoll::chart_points
