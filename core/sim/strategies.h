// The strategies that the Lab compares, and the world in which it does so by default. What they are and why is written down
// in docs/lab-model.md.
#pragma once

#include "core/engine/engine_config.h"
#include "core/sim/simulation.h"

#include <string>
#include <vector>

namespace plimsoll {

struct Strategy
{
    std::string name;
    EngineConfig config;
};

/// An Opus-like primary with a short outage, a Sonnet-like and a Flash-like fallback, 1,000 calls in bursts.
SimulatedWorld defaultWorld();
/// Its models as a client is configured for them: prices, windows, and the servers' limits as the client's own.
std::vector<ModelConfig> defaultModels();

/// none, fixed, exponential and full, in this order, for models of which the first is the primary and the rest its fallbacks.
/// `profile` says how `full` tries and waits; its chain is the models'.
std::vector<Strategy> builtInStrategies(const std::vector<ModelConfig>& models, std::size_t providers, const ProfileConfig& profile);

} // namespace plimsoll
