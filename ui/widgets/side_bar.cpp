#include "ui/widgets/side_bar.h"

#include "ui/page_registry.h"
#include "ui/shell/commands.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/side_bar_button.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace plimsoll {

SideBar::SideBar(const QList<PageEntry>& pages, QWidget* parent)
    : QWidget(parent), m_pages(new QButtonGroup(this)), m_menu(new SideBarButton), m_fold(new QToolButton)
{
    setAccessibleName(tr("Pages"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::kUnit, spacing::kPage, spacing::kUnit, spacing::kUnit);
    column->setSpacing(2);
    for (int i = 0; i < pages.size(); ++i) {
        const PageEntry& page = pages[i];
        auto* button = new SideBarButton(this);
        button->setText(page.title);
        button->setAccessibleName(page.title);
        button->setIcon(symbolicIcon(page.icon));
        button->setToolTip(tr("%1 (%2)").arg(page.title, commands::showPage(page).keys.front().toString(QKeySequence::NativeText)));
        m_pages->addButton(button, i);
        column->addWidget(button);
    }
    column->addStretch();
    m_menu->setObjectName(QStringLiteral("menu"));
    m_menu->setCheckable(false);
    m_menu->setText(tr("Menu"));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Pause, keyboard shortcuts, about, quit"));
    m_menu->setIcon(symbolicIcon(QStringLiteral("more")));
    m_menu->hide();
    column->addWidget(m_menu);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::TabFocus);
    column->addWidget(m_fold, 0, Qt::AlignRight); // its parent now: the last one that the tabulator comes to
    connect(m_pages, &QButtonGroup::idClicked, this, &SideBar::chosen);
    connect(m_fold, &QToolButton::clicked, this, [this] {
        setCollapsed(!m_collapsed);
        Q_EMIT collapsedChanged(m_collapsed);
    });
    setCollapsed(false);
}

void SideBar::setCurrent(int index)
{
    if (QAbstractButton* button = m_pages->button(index))
        button->setChecked(true);
}

void SideBar::setMenu(QMenu* menu)
{
    m_menu->show();
    connect(m_menu, &QAbstractButton::clicked, this, [this, menu] {
        const QSize size = menu->sizeHint();
        menu->popup(m_menu->mapToGlobal(QPoint(0, -size.height())));
    });
}

void SideBar::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    setFixedWidth(collapsed ? spacing::kSideBarCollapsed : spacing::kSideBar);
    for (QAbstractButton* button : m_pages->buttons())
        static_cast<SideBarButton*>(button)->setCollapsed(collapsed);
    m_menu->setCollapsed(collapsed);
    const QString words = collapsed ? tr("Show the names of the pages") : tr("Fold the side bar to icons");
    m_fold->setIcon(symbolicIcon(collapsed ? QStringLiteral("expand") : QStringLiteral("collapse"), QPalette::PlaceholderText));
    m_fold->setToolTip(words);
    m_fold->setAccessibleName(words);
}

void SideBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), cardGround(palette()));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), cardBorder(palette()));
}

void SideBar::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    QAbstractButton* next = step ? m_pages->button(m_pages->checkedId() + step) : nullptr;
    if (!next) {
        QWidget::keyPressEvent(event);
        return;
    }
    next->setFocus(Qt::TabFocusReason);
    next->click();
}

} // namespace plimsoll
