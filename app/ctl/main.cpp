// plimsollctl: everything of Plimsoll that needs no window.
#include "app/common/core_dumps.h"
#include "app/ctl/commands.h"
#include "app/ctl/help.h"
#include "app/ctl/output.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <iostream>
#include <sstream>

int main(int argc, char** argv)
{
    plimsoll::forbidCoreDumps();
    plimsoll::prepareOutput();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("plimsoll"));
    QCoreApplication::setOrganizationName(QString());

    CLI::App app{"Plimsoll on the command line", "plimsollctl"};
    app.set_version_flag("--version", "plimsollctl " PLIMSOLL_VERSION);
    app.require_subcommand(1);
    app.footer("Exit codes: 0 ok, 1 failed or the results could not be written, 2 usage, 130 interrupted; --help of a "
               "command says more.");
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
    plimsoll::addSimulate(app, exitCode);
    plimsoll::addTune(app, exitCode);
    plimsoll::completeHelp(app);
    if (plimsoll::printsManPage(app, argc, argv)) // for the build, which installs it
        return plimsoll::exitCodeAfterOutput(plimsoll::kExitOk);

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wish) { // --help, --version
        std::ostringstream text;
        const int code = app.exit(wish, text, std::cerr);
        plimsoll::writeOut(QByteArray::fromStdString(text.str()));
        return plimsoll::exitCodeAfterOutput(code);
    } catch (const CLI::ParseError& error) {
        std::cerr << "plimsollctl: " << error.what() << '\n';
        return plimsoll::kExitUsage;
    } catch (const std::exception& error) {
        std::cerr << "plimsollctl: " << error.what() << '\n';
        return plimsoll::kExitFailed;
    }
    return plimsoll::exitCodeAfterOutput(exitCode);
}
