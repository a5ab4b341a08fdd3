// The configuration as strategies of the Lab: the built-in ones with the shipped profile, and what the user has set.
#pragma once

#include "core/config/config.h"
#include "core/lab/fit.h"
#include "core/sim/strategies.h"

namespace plimsoll {

/// none, fixed, exponential, full, and `current`: the user's default profile with its own waits and deadline, breaker and retry
/// budget, on the default world's models. Expects a configuration that passed checkConfig.
std::vector<Strategy> labStrategies(const Config& config);

/// The same five on the user's own traffic: the first three ask the first model of each profile's chain alone; `full` asks the
/// whole chain as the shipped profile would.
std::vector<Strategy> historyStrategies(const FittedTraffic& fitted);

/// Other settings as a strategy of that name. Expects a configuration that passed checkConfig.
Strategy strategyOf(std::string name, const FittedTraffic& fitted, const Config& config);

/// The user's configuration with the models of the default world (primary, first-fallback, second-fallback, their prices and
/// limits) in the place of their own; the default profile asks those three. What the Lab tunes when there is no history.
Config labConfig(const Config& config);

} // namespace plimsoll
