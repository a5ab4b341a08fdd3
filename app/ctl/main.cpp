// plimsollctl: everything of Plimsoll that needs no window.
#include "app/ctl/commands.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <iostream>

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("plimsoll"));
    QCoreApplication::setOrganizationName(QString());

    CLI::App app{"Plimsoll on the command line", "plimsollctl"};
    app.set_version_flag("--version", "plimsollctl " PLIMSOLL_VERSION);
    app.require_subcommand(1);
    int exitCode = plimsoll::kExitOk;
    plimsoll::addCache(app, exitCode);
    plimsoll::addConfig(app, exitCode);
    plimsoll::addCosts(app, exitCode);
    plimsoll::addExport(app, exitCode);
    plimsoll::addInspect(app, exitCode);
    plimsoll::addHistory(app, exitCode);
    plimsoll::addLimits(app, exitCode);
    plimsoll::addKeys(app, exitCode);
    plimsoll::addQueue(app, exitCode);
    plimsoll::addSandbox(app, exitCode);
    plimsoll::addPrices(app, exitCode);
    plimsoll::addReplay(app, exitCode);
    plimsoll::addSend(app, exitCode);

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wish) { // --help, --version
        return app.exit(wish);
    } catch (const CLI::ParseError& error) {
        std::cerr << "plimsollctl: " << error.what() << '\n';
        return plimsoll::kExitUsage;
    } catch (const std::exception& error) {
        std::cerr << "plimsollctl: " << error.what() << '\n';
        return plimsoll::kExitFailed;
    }
    return exitCode;
}
