#include "ui/widgets/gauge_painter.h"

#include "ui/theme/state_colors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace plimsoll::gauge_painter {

namespace {

constexpr double kLow = 0.2;

/// Spent is red, low is amber, the rest green: what a glance from two metres must say.
Meaning meaningOf(double level)
{
    return level <= 0.005 ? Meaning::Failed : level < kLow ? Meaning::Warning : Meaning::Ok;
}

} // namespace

void paintBar(QPainter& painter, const QRectF& bar, const GaugeReading& reading, double shown, const QPalette& palette)
{
    const Meaning meaning = meaningOf(reading.level);
    QPainterPath shape;
    shape.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(bar, isDark(palette) ? palette.color(QPalette::Mid) : palette.color(QPalette::Midlight));
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * shown, bar.height()), stateColor(meaning, palette));
    if (reading.reserved > 0) { // what is held lies on top of what is free
        const double from = bar.left() + bar.width() * shown;
        const double to = bar.left() + bar.width() * std::min(1.0, shown + reading.reserved);
        QColor held = stateColor(meaning, palette);
        held.setAlphaF(0.35F);
        painter.fillRect(QRectF(from, bar.top(), to - from, bar.height()), held);
        painter.fillRect(QRectF(to - 2, bar.top(), 2, bar.height()), palette.color(QPalette::WindowText));
    }
    painter.restore();
    if (reading.binding) {
        painter.setPen(QPen(stateColor(Meaning::Failed, palette), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
    }
    if (reading.server) {
        const double x = bar.left() + bar.width() * std::clamp(*reading.server, 0.0, 1.0);
        QColor needle = stateColor(Meaning::Information, palette);
        needle.setAlphaF(float(0.35 + 0.65 * std::clamp(reading.freshness, 0.0, 1.0)));
        const double middle = std::clamp(x, bar.left() + 4, bar.right() - 4);
        QPainterPath triangle(QPointF(middle, bar.top() + 1));
        triangle.lineTo(middle - 4, bar.top() - kNeedle);
        triangle.lineTo(middle + 4, bar.top() - kNeedle);
        triangle.closeSubpath();
        painter.setPen(Qt::NoPen);
        painter.setBrush(needle);
        painter.drawPath(triangle);
    }
}

} // namespace plimsoll::gauge_painter
