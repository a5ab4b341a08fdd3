#include "app/desktop/screenshots.h"

#include "ui/app_context.h"
#include "ui/main_window.h"
#include "ui/theme/appearance.h"

#include <QCoreApplication>
#include <QDir>
#include <QPixmap>

#include <cstdio>

namespace plimsoll {

namespace {

/// Lays out and paints: what would otherwise wait for the event loop.
void settle(MainWindow& window)
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::ExcludeSocketNotifiers);
        window.showPage(window.currentPage());
    }
}

bool save(const QPixmap& picture, const QString& file)
{
    if (picture.save(file))
        return true;
    std::fprintf(stderr, "plimsoll: cannot write %s\n", qPrintable(file));
    return false;
}

} // namespace

bool drawPage(AppContext& context, const QString& page, const QSize& size, const QString& file)
{
    MainWindow window(context, allPages(), QString(), page);
    window.resize(size);
    window.show();
    settle(window);
    return save(window.grab(), file);
}

bool drawScreenshots(AppContext& context, const QString& folder)
{
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "plimsoll: cannot make the folder %s\n", qPrintable(folder));
        return false;
    }
    bool good = true;
    for (const auto& [theme, name] : {std::pair{Theme::Light, "light"}, std::pair{Theme::Dark, "dark"}}) {
        context.appearance.setTheme(theme);
        for (const QSize& size : {QSize(1280, 800), QSize(1024, 700)}) {
            for (const PageEntry& page : allPages()) {
                const QString file = QStringLiteral("%1/%2-%3-%4.png").arg(folder, page.id, QLatin1String(name)).arg(size.width());
                good = drawPage(context, page.id, size, file) && good;
            }
        }
    }
    return good;
}

} // namespace plimsoll
