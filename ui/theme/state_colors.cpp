#include "ui/theme/state_colors.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace plimsoll {

namespace {

struct Pair
{
    QRgb light, dark;
};
constexpr std::array<Pair, 5> kStates{{{0xff1a7f37, 0xff3fb950},
                                       {0xff9a6700, 0xffd29922},
                                       {0xffcf222e, 0xfff85149},
                                       {0xff0969da, 0xff58a6ff},
                                       {0xff656d76, 0xff8b949e}}};

} // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128;
}

QColor stateColor(Meaning meaning, const QPalette& palette)
{
    const Pair& pair = kStates[std::size_t(meaning)];
    return QColor::fromRgb(isDark(palette) ? pair.dark : pair.light);
}

QColor stateTint(Meaning meaning, const QPalette& palette)
{
    QColor color = stateColor(meaning, palette);
    color.setAlphaF(isDark(palette) ? 0.20F : 0.12F);
    return color;
}

QColor mutedText(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::PlaceholderText);
}

QColor cardGround(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Base);
}

QColor cardBorder(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Mid);
}

void drawStateMark(QPainter& painter, const QRectF& box, Meaning meaning, const QPalette& palette)
{
    const QColor color = stateColor(meaning, palette);
    const double width = std::max(1.5, box.width() / 7);
    const QRectF inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    switch (meaning) {
    case Meaning::Ok:
        painter.drawEllipse(inner);
        break;
    case Meaning::Warning:
        painter.drawPie(inner, 90 * 16, 180 * 16);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, width));
        painter.drawEllipse(inner);
        break;
    case Meaning::Failed:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, width));
        painter.drawEllipse(inner);
        painter.drawLine(QPointF(inner.left() + inner.width() * 0.25, inner.center().y()),
                         QPointF(inner.right() - inner.width() * 0.25, inner.center().y()));
        break;
    case Meaning::Information: {
        QPainterPath triangle(QPointF(inner.center().x(), inner.top()));
        triangle.lineTo(inner.bottomRight());
        triangle.lineTo(inner.bottomLeft());
        triangle.closeSubpath();
        painter.drawPath(triangle);
        break;
    }
    case Meaning::Idle:
        painter.drawRoundedRect(QRectF(inner.left(), inner.center().y() - width / 2, inner.width(), width), 1, 1);
        break;
    }
    painter.restore();
}

} // namespace plimsoll
