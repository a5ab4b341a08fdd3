// The list of pages at the left: icon and word, one of them current. Up and Down move, and it folds to icons.
#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace plimsoll {

class SideBarButton;
struct PageEntry;

class SideBar : public QWidget
{
    Q_OBJECT
public:
    explicit SideBar(const QList<PageEntry>& pages, QWidget* parent = nullptr);

    void setCurrent(int index);
    void setCollapsed(bool collapsed);
    /// Shows the button that opens it, at the foot.
    void setMenu(QMenu* menu);
    bool collapsed() const { return m_collapsed; }

Q_SIGNALS:
    void chosen(int index);
    void collapsedChanged(bool collapsed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QButtonGroup* m_pages;
    SideBarButton* m_menu;
    QToolButton* m_fold;
    bool m_collapsed = false;
};

} // namespace plimsoll
