#include "ui/widgets/card.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

/// A list or a text that has no frame of its own fills its card: the card shows where the keyboard is.
bool drawsNoFocus(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
    return area && area->frameShape() == QFrame::NoFrame;
}

} // namespace

Card::Card(const QString& title, QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_header(new QHBoxLayout), m_body(new QVBoxLayout)
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(spacing::kCardPadding, spacing::kCardPadding, spacing::kCardPadding,
                              spacing::kCardPadding);
    outer->setSpacing(spacing::kUnit);
    m_title->setFont(textFont(TextRole::CardTitle));
    m_title->setTextFormat(Qt::PlainText);
    m_header->setSpacing(spacing::kUnit);
    m_header->addWidget(m_title);
    m_header->addStretch();
    m_body->setSpacing(spacing::kUnit);
    outer->addLayout(m_header);
    outer->addLayout(m_body, 1);
    setTitle(title);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        const bool inside = now && now != this && isAncestorOf(now) && drawsNoFocus(*now);
        if (inside != m_focused) {
            m_focused = inside;
            update();
        }
    });
}

void Card::setTitle(const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void Card::setOutline(const QColor& color)
{
    if (m_outline == color)
        return;
    m_outline = color;
    update();
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    style_parts::drawBox(painter, rect(), cardGround(palette()), m_outline.isValid() ? m_outline : cardBorder(palette()),
                         spacing::kCardRadius);
    if (m_focused)
        style_parts::drawFocus(painter, rect(), palette());
}

} // namespace plimsoll
