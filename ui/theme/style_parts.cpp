#include "ui/theme/style_parts.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>

namespace plimsoll::style_parts {

void drawBox(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& line, double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    painter.setPen(line.isValid() ? QPen(line, 1) : QPen(Qt::NoPen));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

QColor buttonGround(QStyle::State state, const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Button);
    if (!(state & QStyle::State_Enabled))
        return palette.color(QPalette::Window);
    const bool dark = isDark(palette);
    if (state & (QStyle::State_Sunken | QStyle::State_On))
        return dark ? base.lighter(150) : base.darker(110);
    if (state & QStyle::State_MouseOver)
        return dark ? base.lighter(125) : base.darker(104);
    return base;
}

QColor fieldLine(QStyle::State state, const QPalette& palette)
{
    return palette.color(state & QStyle::State_HasFocus ? QPalette::Highlight : QPalette::Mid);
}

void drawFocus(QPainter& painter, const QRectF& rect, const QPalette& palette, QPalette::ColorRole role)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(role), 2));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), spacing::kControlRadius - 1, spacing::kControlRadius - 1);
    painter.restore();
}

void drawChevron(QPainter& painter, const QRectF& rect, Chevron way, const QColor& color)
{
    const QPointF c = rect.center();
    const double dy = way == Chevron::Down ? 1.75 : -1.75;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{c.x() - 3.5, c.y() - dy}, {c.x(), c.y() + dy}, {c.x() + 3.5, c.y() - dy}}));
    painter.restore();
}

void drawTick(QPainter& painter, const QRectF& rect, const QColor& color)
{
    const auto at = [&rect](double x, double y) {
        return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, rect.width() / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({at(0.24, 0.53), at(0.43, 0.71), at(0.77, 0.31)}));
    painter.restore();
}

} // namespace plimsoll::style_parts
