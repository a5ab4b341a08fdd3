// The icon in the system's tray: the tightest limit as a picture, a tooltip and a menu, from which the window is shown or
// hidden, everything paused, and the program ended. Where the desktop has no tray there is no icon, and nothing else
// changes.
#pragma once

#include "ui/presenters/live_presenter.h"
#include "ui/shell/tray_icon.h"

#include <QMenu>
#include <QObject>
#include <QSystemTrayIcon>
#include <QTimer>

#include <optional>

namespace plimsoll {

struct AppContext;
class MainWindow;

class Tray : public QObject
{
    Q_OBJECT
public:
    /// Shows nothing until start().
    Tray(AppContext& context, MainWindow& window, QObject* parent = nullptr);

    /// Begins to obey `ui.tray`.
    void start();
    /// A person can get at it: the desktop has a tray, and the icon is in it.
    bool usable() const;
    /// Shows a window that is hidden in a tray that has gone; its own timer calls it.
    void checkWayBack();

private:
    void obeyConfig();
    void showIcon();
    void makeMenu();
    void refresh();
    void toggleWindow();

    AppContext& m_context;
    MainWindow& m_window;
    LivePresenter m_presenter;
    QMenu m_menu; ///< outlives the icon, which it belongs to
    QSystemTrayIcon m_icon;
    QAction* m_limit = nullptr;
    QAction* m_flight = nullptr;
    QAction* m_toggle = nullptr;
    QAction* m_pause = nullptr;
    std::optional<TrayFace> m_face;
    QTimer m_look;
    int m_looks = 0;
};

} // namespace plimsoll
