#include "ui/widgets/status_strip.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/status_button.h"

#include <QHBoxLayout>
#include <QPainter>

namespace plimsoll {

namespace {
constexpr std::size_t kLeft = 3; ///< so many stand at the left, the others at the right
}

StatusStrip::StatusStrip(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    setAccessibleName(tr("Status"));
    m_row->setContentsMargins(spacing::kPage - 6, 2, spacing::kPage - 6, 2);
    m_row->setSpacing(spacing::kUnit);
}

void StatusStrip::build(const std::vector<StatusItem>& items)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        auto* button = new StatusButton(this);
        button->setObjectName(items[i].id);
        if (i == kLeft)
            m_row->addStretch();
        m_row->addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QAbstractButton::clicked, this, [this, i] { Q_EMIT pageRequested(m_items[i].page); });
    }
}

void StatusStrip::set(const std::vector<StatusItem>& items)
{
    if (items == m_items)
        return;
    m_items = items;
    if (m_buttons.empty())
        build(items);
    for (std::size_t i = 0; i < items.size(); ++i) {
        m_buttons[i]->set(items[i].mark, items[i].text, items[i].tip);
        m_buttons[i]->setVisible(!items[i].text.isEmpty());
    }
}

void StatusStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), cardGround(palette()));
    painter.fillRect(QRect(0, 0, width(), 1), cardBorder(palette()));
}

} // namespace plimsoll
