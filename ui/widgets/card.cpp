#include "ui/widgets/card.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace plimsoll {

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
}

} // namespace plimsoll
