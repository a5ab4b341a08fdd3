#include "core/sim/strategies.h"

namespace plimsoll {

namespace {

constexpr Duration kDeadline{120000};
constexpr int kAttempts = 6;

ServerOptions server(double mean_ms, double p95_ms, double good, const RateLimits& limits)
{
    ServerOptions out;
    out.latency = Distribution::logNormal(mean_ms, p95_ms);
    out.failure_rate = 1 - good;
    out.limits = limits;
    return out;
}

RateLimits limits(double requests, double input, std::optional<double> output)
{
    RateLimits out;
    out.requests_per_minute = requests;
    out.input_tokens_per_minute = input;
    out.output_tokens_per_minute = output;
    return out;
}

ModelConfig model(std::uint16_t provider, double input, double output, const RateLimits& limits)
{
    ModelConfig out;
    out.provider = ProviderId{provider};
    out.price.input = input;
    out.price.output = output;
    out.limits = limits;
    out.concurrency.reset();
    return out;
}

const RateLimits kPrimary = limits(40, 30000, 8000), kFirst = limits(50, 30000, 8000), kSecond = limits(1000, 1000000, std::nullopt);

/// Asks the primary alone, sees no hint, limits nothing, breaks nothing.
EngineConfig plain(const std::vector<ModelConfig>& models, std::size_t providers)
{
    EngineConfig config;
    config.provider_count = providers;
    config.models = models;
    for (ModelConfig& each : config.models) {
        each.limits = {};
        each.concurrency.reset();
    }
    config.breaker.failure_rate.reset();
    config.breaker.consecutive_failures.reset();
    config.retry_budget.capacity = 1e12;
    config.cache_mode = CacheMode::Off;
    config.queue_enabled = false;
    ProfileConfig profile;
    profile.chain = {ModelId{0}};
    profile.fallback.clear();
    profile.concurrency.reset();
    profile.hint.respect = false;
    profile.attempts = {kAttempts, kAttempts, kDeadline, kDeadline};
    profile.backoff.jitter = Jitter::None;
    config.profiles = {profile};
    return config;
}

} // namespace

SimulatedWorld defaultWorld()
{
    SimulatedWorld world;
    world.servers = {server(2100, 3900, 0.960, kPrimary), server(1820, 3410, 0.970, kFirst), server(620, 1250, 0.994, kSecond)};
    world.servers[0].outages = {{at(5 * 60000), at(6 * 60000)}};
    return world;
}

std::vector<ModelConfig> defaultModels()
{
    return {model(0, 15, 75, kPrimary), model(0, 3, 15, kFirst), model(1, 0.30, 2.50, kSecond)};
}

std::vector<Strategy> builtInStrategies(const std::vector<ModelConfig>& models, std::size_t providers, const ProfileConfig& profile)
{
    Strategy none{"none", plain(models, providers)};
    none.config.profiles[0].attempts.per_model = none.config.profiles[0].attempts.total = 1;

    Strategy fixed{"fixed", plain(models, providers)};
    BackoffOptions& constant = fixed.config.profiles[0].backoff;
    constant.base = constant.cap = constant.throttle_base = constant.throttle_cap = Duration(5000);

    Strategy exponential{"exponential", plain(models, providers)};
    BackoffOptions& growing = exponential.config.profiles[0].backoff;
    growing.base = growing.throttle_base = Duration(1000);
    growing.cap = growing.throttle_cap = Duration(60000);

    Strategy full;
    full.name = "full";
    full.config.provider_count = providers;
    full.config.models = models;
    full.config.cache_mode = CacheMode::Off; // no two simulated calls are alike
    full.config.queue_enabled = false;       // a queued call is not answered yet
    ProfileConfig shipped = profile;
    shipped.chain.clear();
    for (std::size_t i = 0; i < models.size(); ++i)
        shipped.chain.push_back(ModelId{static_cast<std::uint16_t>(i)});
    shipped.fallback = {FallbackKind::Model};
    full.config.profiles = {shipped};
    return {none, fixed, exponential, full};
}

} // namespace plimsoll
