// plimsoll: the desktop.
#include "app/common/core_dumps.h"
#include "app/desktop/application.h"
#include "app/desktop/options.h"
#include "app/desktop/single_instance.h"
#include "core/config/config_file.h"
#include "core/store/database.h"

#include <QApplication>

#include <cstdio>
#include <optional>

namespace {

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// Whether this process is to go on, or the exit code. A demonstration, pictures and measurements are nobody's window.
std::optional<int> joinRunning(plimsoll::SingleInstance& instance, const plimsoll::DesktopOptions& options)
{
    using Role = plimsoll::SingleInstance::Role;
    switch (instance.begin(options.page)) {
    case Role::First:
        return std::nullopt;
    case Role::Second:
        std::puts("Plimsoll is running already: its window comes to the front.");
        return 0;
    case Role::Stuck:
        std::fprintf(stderr, "plimsoll: %s\n", qPrintable(instance.problem()));
        return 1;
    case Role::Alone:
        qWarning("another start will open another window: %s", qPrintable(instance.problem()));
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

int main(int argc, char** argv)
{
    plimsoll::forbidCoreDumps();
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
    const QString configuration =
        line.options.config.isEmpty() ? plimsoll::ConfigService::defaultPath() : line.options.config;
    plimsoll::SingleInstance instance(configuration, plimsoll::Database::defaultFolder());
    if (!offScreen && !line.options.firstPaint && !line.options.newInstance) {
        if (const auto code = joinRunning(instance, line.options))
            return *code;
    }
    plimsoll::Application program(line.options);
    QObject::connect(&instance, &plimsoll::SingleInstance::raiseRequested, &program, &plimsoll::Application::bringToFront);
    return program.run();
}
