// The two policies on every attempt's path.
#include "core/policy/circuit_breaker.h"
#include "core/policy/rate_plan.h"

#include <benchmark/benchmark.h>

using namespace plimsoll;

static void TokenBucketReserveAndSettle(benchmark::State& state)
{
    RateLimits limits;
    limits.requests_per_minute = 6e9;
    limits.tokens_per_minute = 6e12;
    RatePlan plan(limits);
    const auto cost = RatePlan::amounts(1200, 800);
    const auto used = RatePlan::amounts(1200, 300);
    std::int64_t now = 0;
    for (auto _ : state) {
        const Instant t = at(++now);
        if (!plan.impossible(cost) && plan.peek(t, cost).at <= t)
            plan.take(t, cost);
        plan.settle(t, cost, used);
        benchmark::DoNotOptimize(plan);
    }
}
BENCHMARK(TokenBucketReserveAndSettle);

static void BreakerPermitAndOutcome(benchmark::State& state)
{
    SplitMix64 draws(1);
    CircuitBreaker breaker{BreakerOptions{}};
    std::int64_t now = 0;
    for (auto _ : state) {
        const Instant t = at(++now);
        auto permit = breaker.tryAcquire(t, draws);
        if (permit)
            breaker.succeed(*permit, t, draws);
        benchmark::DoNotOptimize(breaker);
    }
}
BENCHMARK(BreakerPermitAndOutcome);
