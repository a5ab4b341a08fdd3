#include "ui/window_state.h"

#include <QDir>
#include <QSettings>

namespace plimsoll {

namespace {
const auto kGeometry = QStringLiteral("geometry");
const auto kFrameless = QStringLiteral("frameless");
const auto kPage = QStringLiteral("page");
const auto kCollapsed = QStringLiteral("side_bar_collapsed");
}

QString WindowState::defaultPath()
{
    QString folder = qEnvironmentVariable("XDG_STATE_HOME");
    if (folder.isEmpty() || QDir::isRelativePath(folder))
        folder = QDir::homePath() + QLatin1String("/.local/state");
    return folder + QLatin1String("/plimsoll/window.ini");
}

WindowState WindowState::load(const QString& path)
{
    if (path.isEmpty())
        return {};
    const QSettings file(path, QSettings::IniFormat);
    return {file.value(kGeometry).toByteArray(), file.value(kPage).toString(), file.value(kCollapsed).toBool(),
            file.value(kFrameless).toRect()};
}

void WindowState::save(const QString& path) const
{
    if (path.isEmpty())
        return;
    QSettings file(path, QSettings::IniFormat);
    file.setValue(kGeometry, geometry);
    if (frameless.isNull())
        file.remove(kFrameless);
    else
        file.setValue(kFrameless, frameless);
    file.setValue(kPage, page);
    file.setValue(kCollapsed, sideBarCollapsed);
}

} // namespace plimsoll
