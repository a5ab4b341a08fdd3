#include "ui/widgets/status_button.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"

#include <QKeyEvent>
#include <QPainter>

namespace plimsoll {

namespace {
constexpr int kMark = 12;
constexpr int kGap = spacing::kHalf + 2;
constexpr int kSide = 6; ///< room at either side for the hover's and the focus' frame
}

StatusButton::StatusButton(QWidget* parent) : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setFont(figureFont(TextRole::Caption));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void StatusButton::set(std::optional<Meaning> mark, const QString& words, const QString& tip)
{
    if (m_mark == mark && text() == words && toolTip() == tip)
        return;
    const QSize before = sizeHint();
    m_mark = mark;
    setText(words);
    setAccessibleName(words);
    setToolTip(tip);
    setAccessibleDescription(tip);
    if (sizeHint() != before)
        updateGeometry();
    update();
}

QSize StatusButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {2 * kSide + (m_mark ? kMark + kGap : 0) + metrics.horizontalAdvance(text()), std::max(kMark, metrics.height()) + 6};
}

void StatusButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void StatusButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (underMouse())
        style_parts::drawBox(painter, rect(), palette().color(isDark(palette()) ? QPalette::Button : QPalette::Midlight), {},
                             spacing::kControlRadius);
    int left = kSide;
    if (m_mark) {
        drawStateMark(painter, QRectF(left, (height() - kMark) / 2.0, kMark, kMark), *m_mark, palette());
        left += kMark + kGap;
    }
    painter.setPen(m_mark ? stateColor(*m_mark, palette()) : mutedText(palette()));
    painter.drawText(rect().adjusted(left, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (hasFocus())
        style_parts::drawFocus(painter, rect(), palette());
}

} // namespace plimsoll
