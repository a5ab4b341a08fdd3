// What the side bar lists: the pages that exist, in their fixed places. A page declares itself with a PageEntry; only
// all_pages.cpp knows them all.
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace plimsoll {

struct AppContext;
class Page;

struct PageEntry
{
    QString id;    ///< stable, for the command line and the remembered page: "live"
    QString title; ///< for people, translated
    QString icon;  ///< a symbolic icon's name
    int place = 0; ///< 1 to 8: the order in the side bar, and the digit of its shortcut (Ctrl+digit)
    std::function<Page*(AppContext&, QWidget* parent)> make;
};

/// All pages of the program, ordered by place. Titles are in the language at the time of the call.
QList<PageEntry> allPages();

} // namespace plimsoll
