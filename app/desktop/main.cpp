// plimsoll: the desktop.
#include "app/desktop/application.h"
#include "app/desktop/options.h"

#include <QApplication>

#include <cstdio>

namespace {

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

} // namespace

int main(int argc, char** argv)
{
    const plimsoll::CommandLine line = plimsoll::parseCommandLine(argc, argv);
    if (line.exitCode)
        return *line.exitCode;
    const bool offScreen = line.options.demo || !line.options.screenshots.isEmpty();
    if (offScreen && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay()) {
        std::fputs("plimsoll: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
                   "Try plimsoll --demo, which needs none.\n", stderr);
        return 1;
    }
    QApplication::setApplicationName(QStringLiteral("plimsoll"));
    QApplication::setApplicationDisplayName(QStringLiteral("Plimsoll"));
    QApplication::setApplicationVersion(QStringLiteral(PLIMSOLL_VERSION));
    QApplication::setDesktopFileName(QStringLiteral(PLIMSOLL_APP_ID));
    QApplication app(argc, argv);
    plimsoll::Application program(line.options);
    return program.run();
}
