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
    body->setFixedWidth(kTextWidth);
    body->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, spacing::kUnit, 0, 0);
    row->setSpacing(spacing::kUnit);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(spacing::kUnit);
    column->addStretch(2);
    for (QWidget* part : {static_cast<QWidget*>(m_icon), static_cast<QWidget*>(heading), static_cast<QWidget*>(body), m_buttons})
        column->addWidget(part, 0, Qt::AlignHCenter);
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
