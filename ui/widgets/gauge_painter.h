// How the level of a limit is drawn, for the gauges of a card and of a table's cell.
#pragma once

#include "ui/presenters/gauge_reading.h"

#include <QRectF>

class QPainter;
class QPalette;

namespace plimsoll::gauge_painter {

inline constexpr int kNeedle = 6; ///< height of the triangle above the bar

/// `shown`: the level as it is on screen, which may lag behind the reading's while it moves there. Antialiasing is the
/// caller's to switch on.
void paintBar(QPainter& painter, const QRectF& bar, const GaugeReading& reading, double shown, const QPalette& palette);

} // namespace plimsoll::gauge_painter
