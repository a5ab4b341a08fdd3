// The simulated day: its random numbers, its servers, its calls, and that it is the same whatever runs beside it.
#include "core/lab/parallel.h"
#include "core/sim/sim_draw.h"
#include "core/sim/strategies.h"
#include "core/sim/summary.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

using namespace plimsoll;

namespace {

double meanOf(const Distribution& distribution, int n = 100000)
{
    double sum = 0;
    for (int i = 0; i < n; ++i)
        sum += distribution.at(drawFor(7, DrawFor::Latency, static_cast<std::uint64_t>(i)));
    return sum / n;
}

ProfileConfig shipped()
{
    ProfileConfig profile; // the profile `online`
    profile.attempts = {3, 6, Duration(15000), Duration(60000)};
    profile.backoff.base = Duration(200);
    profile.concurrency = 10;
    return profile;
}

std::vector<Strategy> strategies() { return builtInStrategies(defaultModels(), 2, shipped()); }

ServerModel::Request request(std::uint64_t call, std::int64_t input = 100, std::int64_t output = 100)
{
    return {call, 0, input, output, 100000};
}

} // namespace

TEST(Simulation, ADrawBelongsToWhatItIsFor)
{
    EXPECT_EQ(drawFor(1, DrawFor::Latency, 5, 2), drawFor(1, DrawFor::Latency, 5, 2));
    EXPECT_NE(drawFor(1, DrawFor::Latency, 5, 2), drawFor(1, DrawFor::Failure, 5, 2));
    EXPECT_NE(drawFor(1, DrawFor::Latency, 5, 2), drawFor(2, DrawFor::Latency, 5, 2));
    std::array<int, 10> tenths{};
    for (std::uint64_t i = 0; i < 100000; ++i) {
        const double draw = drawFor(3, DrawFor::Arrival, i);
        ASSERT_TRUE(draw >= 0 && draw < 1);
        ++tenths[static_cast<std::size_t>(draw * 10)];
    }
    for (const int tenth : tenths)
        EXPECT_NEAR(tenth, 10000, 400); // four standard deviations
}

TEST(Simulation, ALogNormalHasItsMeanAndItsPercentile)
{
    for (const auto& [mean, p95] : {std::pair{2100.0, 3900.0}, {620.0, 1250.0}, {100.0, 101.0}, {1.0, 3.8}}) {
        const Distribution latency = Distribution::logNormal(mean, p95);
        EXPECT_NEAR(latency.at(0.95), p95, p95 * 1e-6);
        EXPECT_NEAR(latency.mean(), mean, mean * 1e-6);
        EXPECT_NEAR(meanOf(latency), mean, mean * 0.02);
    }
    EXPECT_EQ(Distribution::logNormal(0, 5).at(0.5), 0);
    EXPECT_GT(Distribution::logNormal(100, 1000).at(0.95), 300) << "beyond what a log-normal can be: the nearest";
}

TEST(Simulation, NormalQuantiles)
{
    EXPECT_NEAR(normalQuantile(0.5), 0, 1e-9);
    EXPECT_NEAR(normalQuantile(0.975), 1.959963985, 1e-8);
    EXPECT_NEAR(normalQuantile(0.001), -3.090232306, 1e-8);
    EXPECT_TRUE(std::isfinite(normalQuantile(0)));
}

TEST(Simulation, RecordedValuesComeBack)
{
    const Distribution seen = Distribution::empirical({30, 10, 20});
    EXPECT_EQ(seen.at(0), 10);
    EXPECT_DOUBLE_EQ(seen.at(0.5), 20);
    EXPECT_DOUBLE_EQ(seen.at(0.75), 25);
    EXPECT_DOUBLE_EQ(seen.mean(), 20);
    EXPECT_EQ(Distribution::empirical({}).at(0.5), 0);
}

TEST(Simulation, ServersKeepTheirLimits)
{
    ServerOptions options;
    options.limits.requests_per_minute = 60;
    options.limits.output_tokens_per_minute = 1000;
    ServerModel server(options, 1, 0);
    double admitted = 0, output = 0;
    Instant now{};
    for (std::uint64_t call = 0; call < 3000; ++call, now += Duration(100)) { // 5 minutes, ten a second
        const ServerModel::Answer answer = server.answer(now, request(call));
        if (answer.facts.status == 429) {
            EXPECT_EQ(answer.facts.failure, FailureClass::RateLimit);
            ASSERT_TRUE(answer.facts.hint);
            EXPECT_EQ(answer.facts.hint->count() % 1000, 0);
            EXPECT_GT(answer.facts.hint->count(), 0);
            continue;
        }
        ++admitted;
        output += 100;
    }
    EXPECT_LE(output, 1000 * (1 + 5));
    EXPECT_GE(output, 0.9 * 1000 * (1 + 5)) << "and refuse no more than they must";
    EXPECT_LE(admitted, 60 * 6);
}

TEST(Simulation, WhatNeverFitsHasNoHint)
{
    ServerOptions options;
    options.limits.input_tokens_per_minute = 1000;
    ServerModel server(options, 1, 0);
    const auto answer = server.answer({}, request(1, 1001));
    EXPECT_EQ(answer.facts.status, 429);
    EXPECT_FALSE(answer.facts.hint);
}

TEST(Simulation, AnOutageIsAnOutage)
{
    ServerOptions options;
    options.outages = {{at(1000), at(2000)}};
    ServerModel server(options, 1, 0);
    EXPECT_EQ(server.answer(at(999), request(1)).facts.status, 200);
    EXPECT_EQ(server.answer(at(1000), request(2)).facts.failure, FailureClass::Overloaded);
    EXPECT_EQ(server.answer(at(1999), request(3)).facts.failure, FailureClass::Overloaded);
    EXPECT_EQ(server.answer(at(2000), request(4)).facts.status, 200);
}

TEST(Simulation, FailuresComeAsOftenAsTheyShould)
{
    ServerOptions options;
    options.failure_rate = 0.04;
    options.by_hour[1] = 5;
    ServerModel server(options, 1, 0);
    std::map<FailureClass, int> early, late;
    for (std::uint64_t call = 0; call < 20000; ++call)
        ++early[server.answer(at(0), request(call)).facts.failure];
    for (std::uint64_t call = 0; call < 20000; ++call)
        ++late[server.answer(at(3600 * 1000), request(call)).facts.failure];
    EXPECT_NEAR(20000 - early[FailureClass::Ok], 800, 120);
    EXPECT_NEAR(20000 - late[FailureClass::Ok], 4000, 240);
    EXPECT_NEAR(early[FailureClass::Overloaded], 400, 80);
    EXPECT_NEAR(early[FailureClass::Network], 133, 50);
}

TEST(Simulation, BadSpellsAlternateWithGoodOnes)
{
    ServerOptions options;
    options.spells = {Duration(10000), Duration(5000), 1};
    ServerModel server(options, 4, 0);
    int bad = 0, changes = 0;
    bool last = false;
    for (int i = 0; i < 60000; ++i) { // 100 minutes
        const bool failed = server.answer(at(i * 100), request(static_cast<std::uint64_t>(i))).facts.failure != FailureClass::Ok;
        bad += failed;
        changes += failed != std::exchange(last, failed);
    }
    EXPECT_NEAR(bad / 60000.0, 1.0 / 3, 0.06);
    EXPECT_NEAR(changes, 2 * 6000 / 15, 120);
}

TEST(Simulation, BurstsHoldTheirShare)
{
    WorkloadOptions options;
    options.calls = 60000;
    const std::vector<CallSpec> calls = callsOf(options, 1);
    int early = 0;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        ASSERT_TRUE(i == 0 || calls[i - 1].at <= calls[i].at);
        early += toMs(calls[i].at) % 60000 < 15000;
    }
    EXPECT_NEAR(early / 60000.0, 0.5, 0.02);
    EXPECT_NEAR(static_cast<double>(toMs(calls.back().at)), 1000.0 * 60000, 0.02 * 1000 * 60000);
}

TEST(Simulation, AClosedLoopHasNoMoreCallsThanUsers)
{
    SimulatedWorld world = defaultWorld();
    world.workload.arrivals = WorkloadOptions::Arrivals::ClosedLoop;
    world.workload.users = 3;
    world.workload.calls = 200;
    const SimulatedDay day = simulate(strategies()[3].config, world, 1);
    ASSERT_EQ(day.calls.size(), 200u);
    for (const SimulatedCall& each : day.calls) {
        int at_once = 0;
        for (const SimulatedCall& other : day.calls)
            at_once += other.at <= each.at && each.at < other.at + other.latency;
        EXPECT_LE(at_once, 3);
    }
}

TEST(Simulation, TheSameOnAnyNumberOfThreads)
{
    const std::vector<Strategy> all = strategies();
    const SimulatedWorld world = defaultWorld();
    std::vector<SimulatedDay> alone(8), together(8);
    const auto into = [&](std::vector<SimulatedDay>& days) {
        return [&](std::size_t i) { days[i] = simulate(all[i % 4].config, world, 1 + i / 4); };
    };
    parallelFor(8, 1, nullptr, into(alone));
    parallelFor(8, 4, nullptr, into(together));
    for (std::size_t i = 0; i < alone.size(); ++i) {
        EXPECT_EQ(alone[i].calls, together[i].calls);
        EXPECT_EQ(alone[i].attempts, together[i].attempts);
    }
}

TEST(Simulation, StopsWhenToldTo)
{
    SimulatedWorld world = defaultWorld();
    world.workload.calls = 200000;
    const std::atomic<bool> stop{true};
    const SimulatedDay day = simulate(strategies()[3].config, world, 1, [&] { return stop.load(); });
    EXPECT_TRUE(day.stopped);
    std::atomic<int> done{0};
    parallelFor(1000, 2, &stop, [&](std::size_t) { ++done; });
    EXPECT_EQ(done, 0);
}

TEST(Simulation, AllStrategiesMeetTheSameCalls)
{
    const std::vector<Strategy> all = strategies();
    const SimulatedWorld world = defaultWorld();
    const SimulatedDay none = simulate(all[0].config, world, 3), full = simulate(all[3].config, world, 3);
    for (std::size_t i = 0; i < none.calls.size(); ++i)
        EXPECT_EQ(none.calls[i].at, full.calls[i].at);
}

TEST(Simulation, EstimatesHoldTheTrueMean)
{
    int held = 0;
    for (std::uint64_t trial = 0; trial < 1000; ++trial) {
        std::vector<double> values;
        for (std::uint64_t i = 0; i < 10; ++i)
            values.push_back(100 + 10 * normalQuantile(drawFor(trial, DrawFor::Latency, i)));
        const Estimate seen = estimate(values);
        held += std::abs(seen.mean - 100) <= seen.margin;
    }
    EXPECT_NEAR(held, 950, 30);
    EXPECT_TRUE(std::isinf(estimate(std::vector<double>{5}).margin));
}

// What production knew (docs/lab-model.md), over 20 seeds, as far as it comes out on this world; the figures are printed.
TEST(Simulation, StrategiesInTheOrderThatProductionShowed)
{
    constexpr std::size_t kSeeds = 20;
    const std::vector<Strategy> all = strategies();
    const SimulatedWorld world = defaultWorld();
    std::vector<std::vector<DaySummary>> days(all.size(), std::vector<DaySummary>(kSeeds));
    parallelFor(all.size() * kSeeds, 0, nullptr, [&](std::size_t i) {
        const std::size_t strategy = i / kSeeds, seed = i % kSeeds;
        days[strategy][seed] = summarize(simulate(all[strategy].config, world, 1 + seed), world.servers.size());
    });
    std::vector<Comparison> seen;
    for (std::size_t i = 0; i < all.size(); ++i) {
        seen.push_back(together(days[i]));
        const Comparison& c = seen.back();
        std::printf("%-12s success %6.2f %% (± %.2f), p50 %.0f, p95 %.0f (± %.0f), p99 %.0f ms, %.2f USD (± %.2f), %.0f attempts, %.0f refused\n",
                    all[i].name.c_str(), 100 * c.success.mean, 100 * c.success.margin, c.p50_ms.mean, c.p95_ms.mean, c.p95_ms.margin,
                    c.p99_ms.mean, c.cost_usd.mean, c.cost_usd.margin, c.attempts.mean, c.refused.mean);
    }
    const Comparison &none = seen[0], &fixed = seen[1], &exponential = seen[2], &full = seen[3];
    EXPECT_LT(none.success.mean + none.success.margin, fixed.success.mean - fixed.success.margin);
    EXPECT_LT(exponential.success.mean + exponential.success.margin, full.success.mean - full.success.margin);
    EXPECT_GE(full.success.mean, 0.995);
    EXPECT_LT(full.p95_ms.mean + full.p95_ms.margin, fixed.p95_ms.mean - fixed.p95_ms.margin);
    EXPECT_LT(full.attempts.mean, fixed.attempts.mean) << "it answers more with fewer attempts";
    const auto per_answer = [](const Comparison& c) { return c.cost_usd.mean / (1000 * c.success.mean); };
    EXPECT_LT(per_answer(full), per_answer(exponential)) << "what an answer costs";
}
