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

std::vector<Strategy> historyStrategies(const FittedTraffic& fitted)
{
    EngineNames shipped_names;
    const EngineConfig shipped = compile(shippedConfig(), shipped_names);
    const ProfileConfig& online = profileOf(shipped, shipped_names, QStringLiteral("online"));
    std::vector<Strategy> out = builtInStrategies(fitted.config.models, fitted.config.provider_count, online);
    for (Strategy& each : out) {
        const ProfileConfig pattern = each.config.profiles.front();
        const bool alone = each.name != "full";
        each.config.profiles = fitted.config.profiles;
        for (ProfileConfig& profile : each.config.profiles) {
            std::vector<ModelId> chain = profile.chain;
            if (alone && chain.size() > 1)
                chain.resize(1);
            profile = pattern;
            profile.chain = std::move(chain);
        }
    }
    out.push_back({"current", fitted.config});
    return out;
}

Strategy strategyOf(std::string name, const FittedTraffic& fitted, const Config& config)
{
    return {std::move(name), labEngineConfig(config, fitted.names, fitted.drawn.servers.size())};
}

Config labConfig(const Config& config)
{
    Config out = config;
    out.models.clear();
    out.providers.clear();
    const QStringList names{QStringLiteral("primary"), QStringLiteral("first-fallback"), QStringLiteral("second-fallback")};
    const std::vector<ModelConfig> models = defaultModels();
    for (std::size_t i = 0; i < models.size(); ++i) {
        const QString provider = QStringLiteral("provider-%1").arg(models[i].provider.value + 1);
        ProviderEntry& entry = out.providers[provider];
        entry.base_url = QString(kSandboxUrl);
        entry.key = KeySource::None;
        ModelEntry model;
        model.provider = provider;
        model.price = models[i].price;
        model.limits = models[i].limits;
        model.concurrency = models[i].concurrency;
        out.models.emplace(names[qsizetype(i)], model);
    }
    for (auto& [name, profile] : out.profiles) {
        profile.chain = names;
        profile.fallback = {FallbackKind::Model};
    }
    return out;
}

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
