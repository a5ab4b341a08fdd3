// The configurations of random worlds: every knob that the engine reads, its edges included (rate 0, a burst of one,
// one slot, no attempt, no wait, no limit at all), and what a person may change while calls run.
#pragma once

#include "core/base/rng.h"
#include "core/engine/engine_config.h"

namespace plimsoll::test {

class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_rng(seed) {}
    double draw() { return m_rng.next(); }
    int pick(int n) { return static_cast<int>(draw() * n); }
    bool chance(double p) { return draw() < p; }
    /// From `low`, mostly near it, up to `low * factor`.
    std::int64_t spread(double low, double factor) { return static_cast<std::int64_t>(low * std::pow(factor, draw())); }

private:
    SplitMix64 m_rng;
};

inline std::optional<int> randomSlots(Dice& dice, double unlimited, int most)
{
    return dice.chance(unlimited) ? std::optional<int>() : 1 + dice.pick(most);
}

inline RateLimits randomLimits(Dice& dice)
{
    RateLimits limits;
    if (dice.chance(0.5))
        limits.requests_per_minute = dice.chance(0.03) ? 0 : static_cast<double>(dice.spread(20, 200));
    if (dice.chance(0.3))
        limits.request_burst = 1 + dice.pick(4);
    if (dice.chance(0.3))
        limits.input_tokens_per_minute = static_cast<double>(dice.spread(4000, 200));
    if (dice.chance(0.3))
        limits.output_tokens_per_minute = static_cast<double>(dice.spread(4000, 200));
    if (dice.chance(0.2))
        limits.tokens_per_minute = static_cast<double>(dice.spread(8000, 200));
    if (dice.chance(0.2))
        limits.token_burst = 1000 + dice.pick(6000);
    return limits;
}

inline BreakerOptions randomBreaker(Dice& dice)
{
    BreakerOptions b;
    b.window = Duration(1000 + dice.pick(30000));
    b.buckets = 1 + dice.pick(10);
    b.min_samples = 2 + dice.pick(20);
    b.failure_rate = dice.chance(0.3) ? std::optional<double>() : 0.3 + 0.7 * dice.draw();
    b.consecutive_failures = dice.chance(0.4) ? std::optional<int>() : 1 + dice.pick(8);
    b.open = Duration(500 + dice.pick(15000));
    b.open_jitter = dice.chance(0.3) ? 0 : 0.3 * dice.draw();
    b.probes = 1 + dice.pick(3);
    b.successes_to_close = 1 + dice.pick(3);
    b.probe_lease = Duration(200 + dice.pick(30000));
    return b;
}

inline std::vector<ModelId> randomChain(Dice& dice, int models)
{
    std::vector<ModelId> chain;
    for (int m = 0; m < models; ++m)
        if (dice.chance(0.7))
            chain.push_back(ModelId{static_cast<std::uint16_t>(m)});
    if (chain.empty())
        chain.push_back(ModelId{static_cast<std::uint16_t>(dice.pick(models))});
    for (std::size_t i = chain.size() - 1; i > 0; --i)
        std::swap(chain[i], chain[static_cast<std::size_t>(dice.pick(static_cast<int>(i) + 1))]);
    return chain;
}

inline ProfileConfig randomProfile(Dice& dice, int models, bool caches)
{
    ProfileConfig p;
    p.chain = randomChain(dice, models);
    p.fallback.clear();
    if (dice.chance(0.85))
        p.fallback.push_back(FallbackKind::Model);
    if (caches && dice.chance(0.3))
        p.fallback.push_back(FallbackKind::Cache);
    if (dice.chance(0.3))
        p.fallback.push_back(FallbackKind::Degrade);
    if (dice.chance(0.25))
        p.fallback.push_back(FallbackKind::Queue);
    p.attempts = {1 + dice.pick(5), 1 + dice.pick(8), Duration(dice.chance(0.1) ? 0 : dice.spread(500, 200)),
                  Duration(dice.spread(2000, 100))};
    p.concurrency = randomSlots(dice, 0.5, 12);
    p.backoff.base = Duration(dice.pick(800));
    p.backoff.jitter = static_cast<Jitter>(dice.pick(4));
    p.hint.respect = !dice.chance(0.1);
    p.hint.max_wait = Duration(dice.spread(500, 200));
    p.hint.switch_above = Duration(dice.pick(4000));
    return p;
}

inline EngineConfig randomConfig(Dice& dice, bool caches)
{
    EngineConfig c;
    c.provider_count = static_cast<std::size_t>(1 + dice.pick(3));
    const int models = 1 + dice.pick(5);
    for (int i = 0; i < models; ++i) {
        ModelConfig m;
        m.provider = ProviderId{static_cast<std::uint16_t>(dice.pick(static_cast<int>(c.provider_count)))};
        if (dice.chance(0.3))
            m.context_window = dice.spread(1500, 60);
        if (dice.chance(0.9))
            m.price = {1.0, 2.0, std::nullopt, std::nullopt, std::nullopt};
        if (dice.chance(0.8))
            m.limits = randomLimits(dice);
        m.concurrency = randomSlots(dice, 0.3, 6);
        m.learn = dice.chance(0.2);
        c.models.push_back(m);
    }
    const int profiles = 1 + dice.pick(3);
    for (int i = 0; i < profiles; ++i)
        c.profiles.push_back(randomProfile(dice, models, caches));
    c.breaker = randomBreaker(dice);
    c.retry_budget.capacity = dice.pick(200);
    c.retry_budget.refill_per_second = dice.chance(0.3) ? 0 : dice.draw() * 5;
    c.cache_mode = !caches ? CacheMode::Off : static_cast<CacheMode>(dice.pick(3));
    c.queue_enabled = !dice.chance(0.2);
    return c;
}

/// What somebody may change in the settings while calls run.
inline EngineConfig changedConfig(Dice& dice, EngineConfig c, bool caches)
{
    const int models = static_cast<int>(c.models.size());
    for (ModelConfig& model : c.models) {
        if (dice.chance(0.3))
            model.concurrency = randomSlots(dice, 0.3, 6);
        if (dice.chance(0.3))
            model.limits = randomLimits(dice);
        if (dice.chance(0.1))
            model.removed = !model.removed;
        if (dice.chance(0.1))
            model.context_window = dice.spread(1500, 60);
    }
    for (ProfileConfig& profile : c.profiles) {
        if (dice.chance(0.3))
            profile.concurrency = randomSlots(dice, 0.5, 12);
        if (dice.chance(0.2))
            profile.chain = randomChain(dice, models);
        if (dice.chance(0.1))
            profile = randomProfile(dice, models, caches);
        const ProfileConfig other = randomProfile(dice, models, caches);
        if (dice.chance(0.2))
            profile.attempts = other.attempts;
        if (dice.chance(0.2))
            profile.backoff = other.backoff;
        if (dice.chance(0.2))
            profile.hint = other.hint;
    }
    if (dice.chance(0.3))
        c.breaker = randomBreaker(dice);
    if (dice.chance(0.3))
        c.retry_budget.capacity = dice.pick(200);
    return c;
}

} // namespace plimsoll::test
