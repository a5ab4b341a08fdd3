// What the Lab's commands work on: the default world with a workload that the command line describes, or the user's own
// traffic with servers fitted to it.
#pragma once

#include "core/lab/fit.h"
#include "core/lab/tune.h"
#include "core/sim/strategies.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace plimsoll {

struct LabSourceOptions
{
    std::string workload = "bursts";
    int calls = 1000;
    double per_minute = 60;
    int users = 10;
    double think_ms = 1000;
    std::string trace;  ///< a CSV file
    bool from_history = false;
    std::string events; ///< an export of events, JSON lines
    std::string since, until;

    bool recorded() const { return from_history || !events.empty(); }
};

/// Adds the options to a command.
void addLabSource(CLI::App& command, LabSourceOptions& options);

/// The default world with the workload. Nothing: it was told why not.
std::optional<SimulatedWorld> worldOf(const LabSourceOptions& options);

/// Nothing: it was told why not; `failed` says whether that is a failure (1) rather than a wrong argument (2).
std::optional<FittedTraffic> trafficOf(const LabSourceOptions& options, const Config& config, bool& failed);

/// How the servers were understood, and what the fit gets wrong.
void printFit(const FittedTraffic& fitted, const FitError& error);
QJsonObject fitJson(const FittedTraffic& fitted, const FitError& error);

} // namespace plimsoll
