#include "ui/settings/state_line.h"

#include "ui/theme/spacing.h"

#include <QPainter>

namespace plimsoll {

namespace {

constexpr int kMark = 12;

} // namespace

StateLine::StateLine(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setContentsMargins(kMark + spacing::kUnit, 0, 0, 0);
}

void StateLine::show(Meaning meaning, const QString& text)
{
    m_meaning = meaning;
    setText(text);
    setVisible(!text.isEmpty());
    update();
}

void StateLine::paintEvent(QPaintEvent* event)
{
    QLabel::paintEvent(event);
    QPainter painter(this);
    const int line = fontMetrics().height();
    const int lines = qMax(1, height() / qMax(1, line));
    const double top = (height() - lines * line) / 2.0 + (line - kMark) / 2.0;
    drawStateMark(painter, QRectF(0, qMax(0.0, top), kMark, kMark), m_meaning, palette());
}

} // namespace plimsoll
