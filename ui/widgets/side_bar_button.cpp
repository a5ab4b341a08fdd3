#include "ui/widgets/side_bar_button.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"

#include <QPainter>

namespace plimsoll {

namespace {
constexpr int kHeight = 34;
constexpr int kMarker = 3; ///< width of the accent at the current entry's left edge
}

SideBarButton::SideBarButton(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SideBarButton::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    update();
}

QSize SideBarButton::sizeHint() const
{
    return {spacing::kSideBarCollapsed - 2 * spacing::kUnit, kHeight};
}

void SideBarButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF box = rect();
    const QColor current = palette().color(isDark(palette()) ? QPalette::Button : QPalette::Midlight);
    if (isChecked() || underMouse()) {
        QColor ground = current;
        ground.setAlphaF(isChecked() ? 1.0F : 0.6F);
        style_parts::drawBox(painter, box, ground, {}, spacing::kControlRadius);
    }
    if (isChecked())
        style_parts::drawBox(painter, QRectF(0, 8, kMarker, height() - 16), palette().color(QPalette::Link), {}, 1.5);
    const int left = m_collapsed ? (width() - spacing::kIcon) / 2 : spacing::kCardPadding;
    icon().paint(&painter, QRect(left, (height() - spacing::kIcon) / 2, spacing::kIcon, spacing::kIcon));
    if (!m_collapsed) {
        QFont face = font();
        if (isChecked())
            face.setWeight(QFont::DemiBold);
        painter.setFont(face);
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect words = rect().adjusted(left + spacing::kIcon + 10, 0, -spacing::kHalf, 0);
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(face).elidedText(text(), Qt::ElideRight, words.width()));
    }
    if (hasFocus())
        style_parts::drawFocus(painter, box, palette());
}

} // namespace plimsoll
