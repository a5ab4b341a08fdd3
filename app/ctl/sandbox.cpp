// plimsollctl sandbox: the built-in provider as a program of its own. Prints its base URL as one line on standard output
// and serves until SIGINT or SIGTERM.
#include "core/sandbox/sandbox.h"
#include "app/common/interrupt.h"
#include "app/ctl/commands.h"
#include "app/ctl/output.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

struct Arguments
{
    std::vector<std::string> faults;
    double speed = 1;
    std::uint64_t seed = 1;
    quint16 port = 0;
    bool noFailures = false;
};

int serve(const Arguments& arguments)
{
    QList<Fault> faults;
    for (const std::string& spec : arguments.faults) {
        const Result<Fault> fault = parseFault(QString::fromStdString(spec));
        if (!fault) {
            std::fprintf(stderr, "plimsollctl sandbox: --fault \"%s\", character %s: %s\n", spec.c_str(),
                         fault.error().where.c_str(), fault.error().what.c_str());
            return kExitUsage;
        }
        faults.append(*fault);
    }
    SandboxOptions options;
    options.speed = arguments.speed;
    options.seed = arguments.seed;
    options.failures = !arguments.noFailures;
    options.faults = faults;
    Sandbox sandbox(options);
    if (!sandbox.listen(arguments.port)) {
        std::fprintf(stderr, "plimsollctl sandbox: port %d: %s\n", arguments.port, qPrintable(sandbox.errorString()));
        return kExitFailed;
    }
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::requested, QCoreApplication::instance(), &QCoreApplication::quit);
    printOut("%s\n", qPrintable(sandbox.baseUrl()));
    if (!flushOut()) // a script waits for this line
        return kExitFailed;
    return QCoreApplication::exec();
}

} // namespace

void addSandbox(CLI::App& app, int& exitCode)
{
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("sandbox", "Serve the built-in provider on loopback (both dialects) until interrupted");
    command->add_option("--fault", arguments->faults,
                        "Fault to commit, KIND[:ARG][xN][@MODEL]: a status (ARG = retry-after), hang, reset, cut, error, slow; "
                        "repeatable. Example: 429:2x2")
        ->allow_extra_args(false);
    command->add_option("--speed", arguments->speed, "Divides latencies and waits, multiplies refills")
        ->check(CLI::Range(0.01, 10000.0))
        ->capture_default_str();
    command->add_option("--seed", arguments->seed, "Of latencies and random failures")->capture_default_str();
    command->add_option("--port", arguments->port, "0: any free one")->capture_default_str();
    command->add_flag("--no-failures", arguments->noFailures, "Switch the models' own failure share off");
    command->callback([arguments, &exitCode] { exitCode = serve(*arguments); });
}

} // namespace plimsoll
