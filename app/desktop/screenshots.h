// Pictures of the pages, made by the program itself: for the README and for looking at every screen in both themes.
#pragma once

#include <QSize>
#include <QString>

namespace plimsoll {

struct AppContext;

/// Draws every page at 1280x800 and 1024x700, light and dark, into the folder as PAGE-THEME-WIDTH.png, which is made if it is
/// not there. False: something could not be written; it has been said on standard error.
bool drawScreenshots(AppContext& context, const QString& folder);

/// Draws one page of the given size into a file. False as above.
bool drawPage(AppContext& context, const QString& page, const QSize& size, const QString& file);

} // namespace plimsoll
