#include "core/config/engine_names.h"

namespace plimsoll {

namespace {

ModelConfig compileModel(const ModelEntry& entry, ProviderId provider)
{
    ModelConfig model;
    model.provider = provider;
    model.context_window = entry.context_window;
    model.price = entry.price;
    model.limits = entry.limits;
    model.concurrency = entry.concurrency;
    model.learn = entry.learn;
    return model;
}

ProfileConfig compileProfile(const ProfileEntry& entry, EngineNames& names)
{
    ProfileConfig profile;
    for (const QString& model : entry.chain)
        profile.chain.push_back(names.models.add(model));
    profile.fallback = entry.fallback;
    profile.attempts = entry.attempts;
    profile.timeouts = entry.timeouts;
    profile.concurrency = entry.concurrency;
    profile.backoff = entry.retry;
    profile.hint = entry.server_hint;
    profile.retry_statuses = entry.retry_statuses;
    return profile;
}

} // namespace

EngineConfig compile(const Config& config, EngineNames& names)
{
    for (const auto& [name, provider] : config.providers)
        names.providers.add(name);
    for (const auto& [name, model] : config.models) {
        const ModelId id = names.models.add(name);
        names.provider_of.resize(names.models.size());
        names.provider_of[id.value] = names.providers.add(model.provider);
    }
    for (const auto& [name, profile] : config.profiles)
        names.profiles.add(name);

    EngineConfig engine;
    engine.provider_count = names.providers.size();
    engine.models.resize(names.models.size());
    for (std::size_t i = 0; i < engine.models.size(); ++i) { // what was removed keeps its place and its credential
        engine.models[i].removed = true;
        engine.models[i].provider = names.provider_of[i];
    }
    engine.profiles.resize(names.profiles.size());
    for (ProfileConfig& profile : engine.profiles)
        profile.removed = true;

    for (const auto& [name, model] : config.models) {
        const ModelId id = names.models.add(name);
        engine.models[id.value] = compileModel(model, names.provider_of[id.value]);
    }
    for (const auto& [name, profile] : config.profiles)
        engine.profiles[names.profiles.add(name).value] = compileProfile(profile, names);

    engine.breaker = config.breaker;
    engine.retry_budget = config.retry_budget;
    engine.cache_mode = config.cache.mode;
    engine.degrade = config.degrade.engine;
    engine.queue_enabled = config.queue.enabled;
    return engine;
}

} // namespace plimsoll
