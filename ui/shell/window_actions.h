// What acts wherever one is in the window: pages, pause, the side bar, the list of keys, about, close and quit; by key
// and from the menu at the foot of the side bar.
#pragma once

#include "ui/page_registry.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

class QAction;
class QMenu;

namespace plimsoll {

class MainWindow;

class WindowActions : public QObject
{
    Q_OBJECT
public:
    WindowActions(AppContext& context, MainWindow& window, const QList<PageEntry>& pages);

    QMenu* menu() const { return m_menu; }

private:
    void makePages(const QList<PageEntry>& pages);
    void makeMenu();
    void showKeys();
    void showAbout();
    void show(QDialog* dialog, QPointer<QDialog>& place);

    AppContext& m_context;
    MainWindow& m_window;
    QList<PageEntry> m_pages;
    QMenu* m_menu;
    QAction* m_pause = nullptr;
    QPointer<QDialog> m_keys, m_about;
};

} // namespace plimsoll
