// Colour by meaning: the only place where a state gets a colour. Whether light or dark is meant is read from the
// palette, so a widget needs nothing but its own palette() and follows a change of theme by itself.
// Never colour alone: draw drawStateMark() or a word next to it.
#pragma once

#include "ui/theme/meaning.h"

#include <QColor>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace plimsoll {

/// Whether the palette is a dark one.
bool isDark(const QPalette& palette);

QColor stateColor(Meaning meaning, const QPalette& palette);
/// The same colour, faint: for the ground behind text or a region of a chart.
QColor stateTint(Meaning meaning, const QPalette& palette);
/// Captions and units: readable (4.5:1) but quieter than WindowText.
QColor mutedText(const QPalette& palette);
/// The ground of cards, and the line around them.
QColor cardGround(const QPalette& palette);
QColor cardBorder(const QPalette& palette);

/// The shape that goes with the colour: filled circle, half circle, ring with bar, triangle, dash.
void drawStateMark(QPainter& painter, const QRectF& box, Meaning meaning, const QPalette& palette);

} // namespace plimsoll
