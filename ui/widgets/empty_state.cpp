#include "ui/widgets/empty_state.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace plimsoll {

namespace {
constexpr int kIcon = 48;
constexpr int kTextWidth = 420;
}

EmptyState::EmptyState(const QString& icon, const QString& title, const QString& text, QWidget* parent)
    : QWidget(parent), m_iconName(icon), m_icon(new QLabel(this)), m_buttons(new QWidget(this))
{
    auto* heading = new QLabel(title, this);
    heading->setFont(textFont(TextRole::PageTitle));
    auto* body = new QLabel(text, this);
    body->setWordWrap(true);
    body->setAlignment(Qt::AlignHCenter);
    body->setMaximumWidth(kTextWidth);
    auto* middle = new QHBoxLayout; // as wide as there is room for, but no wider than reads well
    middle->addStretch();
    middle->addWidget(body, kTextWidth);
    middle->addStretch();
    body->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, spacing::kUnit, 0, 0);
    row->setSpacing(spacing::kUnit);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(spacing::kUnit);
    column->addStretch(2);
    column->addWidget(m_icon, 0, Qt::AlignHCenter);
    column->addWidget(heading, 0, Qt::AlignHCenter);
    column->addLayout(middle);
    column->addWidget(m_buttons, 0, Qt::AlignHCenter);
    column->addStretch(3);
    showIcon();
}

QPushButton* EmptyState::addButton(const QString& text)
{
    auto* button = new QPushButton(text, m_buttons);
    button->setAutoDefault(false);
    button->setDefault(m_buttons->layout()->isEmpty());
    m_buttons->layout()->addWidget(button);
    return button;
}

void EmptyState::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcon();
}

void EmptyState::showIcon()
{
    m_icon->setPixmap(symbolicIcon(m_iconName, QPalette::PlaceholderText).pixmap(kIcon));
}

} // namespace plimsoll
