// What the window remembers from one start to the next: its place and size, the page, whether the side bar is folded.
// Not configuration: a small file in the user's state folder, written when the window closes.
#pragma once

#include <QByteArray>
#include <QRect>
#include <QString>

namespace plimsoll {

struct WindowState
{
    QByteArray geometry; ///< QWidget::saveGeometry(); empty on the first start
    QString page;        ///< PageEntry::id
    bool sideBarCollapsed = false;
    QRect frameless;     ///< its place and size where nothing draws a frame around windows; else null

    /// $XDG_STATE_HOME/plimsoll/window.ini, by default below ~/.local/state.
    static QString defaultPath();
    /// A file that is missing or unreadable is as good as a first start. An empty path: remembers nothing.
    static WindowState load(const QString& path);
    void save(const QString& path) const;
};

} // namespace plimsoll
