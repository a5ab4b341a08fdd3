// The strokes that the style and the custom widgets share.
#pragma once

#include <QColor>
#include <QPalette>
#include <QRectF>
#include <QStyle>

class QPainter;
class QPalette;

namespace plimsoll::style_parts {

/// A rounded box, its line on whole pixels.
void drawBox(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& line, double radius);
/// What a button stands on, by its state.
QColor buttonGround(QStyle::State state, const QPalette& palette);
/// The line around a field: accent with the focus.
QColor fieldLine(QStyle::State state, const QPalette& palette);
/// The mark of keyboard focus, just inside the rectangle.
void drawFocus(QPainter& painter, const QRectF& rect, const QPalette& palette, QPalette::ColorRole role = QPalette::Link);
enum class Chevron { Up, Down };
void drawChevron(QPainter& painter, const QRectF& rect, Chevron way, const QColor& color);
void drawTick(QPainter& painter, const QRectF& rect, const QColor& color);

} // namespace plimsoll::style_parts
