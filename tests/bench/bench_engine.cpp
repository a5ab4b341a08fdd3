// The whole engine on one core: 1,000 calls in flight, every tenth reply a 429 or a 500, reports masked.
#include "core/base/indexed_heap.h"
#include "core/engine/engine.h"

#include <benchmark/benchmark.h>

using namespace plimsoll;

namespace {

EngineConfig benchConfig()
{
    EngineConfig config;
    config.provider_count = 2;
    for (int i = 0; i < 3; ++i) {
        ModelConfig model;
        model.provider = ProviderId{static_cast<std::uint16_t>(i % 2)};
        model.price = {3.0, 15.0, 0.3, 3.75, std::nullopt};
        model.limits.requests_per_minute = 6e9;
        model.limits.tokens_per_minute = 6e12;
        model.concurrency = 100000;
        config.models.push_back(model);
    }
    ProfileConfig profile;
    profile.chain = {ModelId{0}, ModelId{1}, ModelId{2}};
    profile.concurrency = 100000;
    config.profiles.push_back(profile);
    config.retry_budget.capacity = 1e9;
    config.breaker.failure_rate.reset();
    config.breaker.consecutive_failures.reset();
    config.cache_mode = CacheMode::Off;
    return config;
}

struct Key
{
    Instant at{};
    std::uint64_t order = 0;
    friend bool operator<(const Key& a, const Key& b) { return a.at != b.at ? a.at < b.at : a.order < b.order; }
};

} // namespace

static void EngineCallsPerSecond(benchmark::State& state)
{
    SplitMix64 draws(1), world(2);
    Engine engine(benchConfig(), draws);
    engine.setReporting(false);
    IndexedHeap<Key, AttemptId> replies;
    Instant now{};
    std::uint64_t next_call = 0, done = 0;
    const auto drain = [&] {
        Command command;
        while (engine.poll(command)) {
            if (const auto* start = std::get_if<StartAttempt>(&command))
                replies.push({now + Duration(100 + static_cast<int>(world.next() * 400)), engine.takeOrder()}, start->attempt);
            else if (std::holds_alternative<Finish>(command))
                ++done;
        }
    };
    const auto submit = [&] {
        Submitted call;
        call.call = CallId{next_call++};
        call.profile = ProfileId{0};
        call.input_tokens = 1200;
        call.max_tokens = 800;
        engine.handle(now, call);
        drain();
    };
    for (int i = 0; i < 1000; ++i)
        submit();
    for (auto _ : state) {
        // One iteration is one finished call; its place is taken by the next one.
        const std::uint64_t before = done;
        while (done == before) {
            if (engine.nextWake() <= replies.topKey().at) {
                now = engine.nextWake();
                engine.handle(now, TimePassed{});
            } else {
                now = replies.topKey().at;
                AttemptEnded reply;
                reply.attempt = replies.top();
                auto handle = replies.topHandle();
                replies.remove(handle);
                const double p = world.next();
                reply.status = p < 0.9 ? 200 : p < 0.95 ? 429 : 500;
                reply.failure = p < 0.9 ? FailureClass::Ok : p < 0.95 ? FailureClass::RateLimit : FailureClass::ServerError;
                if (p < 0.9)
                    reply.usage = Usage{1200, 300, 0, 0, 0, 0};
                engine.handle(now, reply);
            }
            drain();
        }
        submit();
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(EngineCallsPerSecond);
