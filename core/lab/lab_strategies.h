// The configuration as strategies of the Lab: the built-in ones with the shipped profile, and what the user has set.
#pragma once

#include "core/config/config.h"
#include "core/sim/strategies.h"

namespace plimsoll {

/// none, fixed, exponential, full, and `current`: the user's default profile with its own waits and deadline, breaker and retry
/// budget, on the default world's models. Expects a configuration that passed checkConfig.
std::vector<Strategy> labStrategies(const Config& config);

} // namespace plimsoll
