#include "core/lab/lab_strategies.h"

#include "core/config/defaults.h"
#include "core/config/engine_names.h"

namespace plimsoll {

namespace {

constexpr std::size_t kProviders = 2; // of the default world

const ProfileConfig& profileOf(const EngineConfig& config, const EngineNames& names, const QString& name)
{
    return config.profiles[names.profiles.find(name)->value];
}

} // namespace

std::vector<Strategy> labStrategies(const Config& config)
{
    EngineNames shipped_names, names;
    const EngineConfig shipped = compile(shippedConfig(), shipped_names);
    const std::vector<ModelConfig> models = defaultModels();
    std::vector<Strategy> out = builtInStrategies(models, kProviders, profileOf(shipped, shipped_names, QStringLiteral("online")));

    const EngineConfig own = compile(config, names);
    Strategy current{"current", out.back().config};
    ProfileConfig profile = profileOf(own, names, config.default_profile);
    profile.chain = current.config.profiles[0].chain;
    profile.fallback = current.config.profiles[0].fallback;
    current.config.profiles = {profile};
    current.config.breaker = own.breaker;
    current.config.retry_budget = own.retry_budget;
    out.push_back(std::move(current));
    return out;
}

} // namespace plimsoll
