#include "ui/widgets/lamp.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

#include <QPainter>

namespace plimsoll {

namespace {
constexpr int kMark = 12;
}

Lamp::Lamp(QWidget* parent) : QWidget(parent)
{
    setFont(figureFont(TextRole::Body));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Lamp::set(Meaning meaning, const QString& word)
{
    if (m_meaning == meaning && m_word == word)
        return;
    const bool resized = m_word.size() != word.size();
    m_meaning = meaning;
    m_word = word;
    setAccessibleName(word);
    if (resized)
        updateGeometry();
    update();
}

QSize Lamp::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {kMark + spacing::kHalf + 2 + metrics.horizontalAdvance(m_word), std::max(kMark, metrics.height())};
}

void Lamp::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawStateMark(painter, QRectF(0, (height() - kMark) / 2.0, kMark, kMark), m_meaning, palette());
    painter.setPen(stateColor(m_meaning, palette()));
    painter.drawText(rect().adjusted(kMark + spacing::kHalf + 2, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_word);
}

} // namespace plimsoll
