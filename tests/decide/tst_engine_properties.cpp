// What holds in every world, whatever happens in it (policies 1 to 9): the referee's list. 1,000,000 calls, a fifth of
// that under a sanitizer, ten times as many in a long run; each world's seed is in its faults. PLIMSOLL_PROPERTY_CALLS
// sets the number of calls, PLIMSOLL_PROPERTY_SEED runs the worlds of one seed only.
#include "engine_world.h"

#include <gtest/gtest.h>

#include <cstdlib>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

constexpr int kCallsOfAWorld = 400;

std::optional<std::uint64_t> onlySeed()
{
    const char* seed = std::getenv("PLIMSOLL_PROPERTY_SEED");
    return seed ? std::optional<std::uint64_t>(std::strtoull(seed, nullptr, 10)) : std::nullopt;
}

long wantedCalls()
{
    if (const char* wanted = std::getenv("PLIMSOLL_PROPERTY_CALLS"))
        return std::atol(wanted);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    constexpr long usual = 200000;
#else
    constexpr long usual = 1000000;
#endif
    return std::getenv("PLIMSOLL_LONG_TESTS") ? 10 * usual : usual;
}

void tryWorlds(std::uint64_t first_seed, WorldOptions options)
{
    std::map<Outcome, int> outcomes;
    std::map<FailureClass, int> failures;
    long attempts = 0, steps = 0;
    const long calls = onlySeed() ? kCallsOfAWorld : wantedCalls() / 5;
    std::uint64_t seed = onlySeed().value_or(first_seed);
    for (long done = 0; done < calls; done += kCallsOfAWorld, ++seed) {
        options.seed = seed;
        options.calls = kCallsOfAWorld;
        World world(options);
        for (const std::string& fault : world.run())
            ADD_FAILURE() << fault;
        for (const auto& [outcome, n] : world.outcomes)
            outcomes[outcome] += n;
        for (const auto& [failure, n] : world.failures)
            failures[failure] += n;
        attempts += world.attempts();
        steps += world.steps();
        if (testing::Test::HasFailure())
            return;
    }
    std::printf("seeds %lu to %lu: %ld calls, %ld attempts, %ld steps;", static_cast<unsigned long>(first_seed),
                static_cast<unsigned long>(seed - 1), calls, attempts, steps);
    for (const auto& [outcome, n] : outcomes)
        std::printf(" %.*s %d", int(name(outcome).size()), name(outcome).data(), n);
    std::printf(" (");
    for (const auto& [failure, n] : failures)
        std::printf(" %.*s %d", int(name(failure).size()), name(failure).data(), n);
    std::printf(" )\n");
    EXPECT_GT(outcomes[Outcome::Success], 0);
    EXPECT_GT(outcomes[Outcome::Failed], 0);
}

} // namespace

TEST(EngineProperties, PlainWorlds) { tryWorlds(1, {.cancels = false, .caches = false}); }
TEST(EngineProperties, WorldsWithCancels) { tryWorlds(100001, {.caches = false}); }
TEST(EngineProperties, WorldsWithCachesAndSharedFlights) { tryWorlds(200001, {}); }
TEST(EngineProperties, WorldsThatAreReconfigured) { tryWorlds(300001, {.changes = true}); }
TEST(EngineProperties, WorldsThatSleepAndAreTouchedByHand)
{
    tryWorlds(400001, {.changes = true, .by_hand = true, .sleeps = true});
}

TEST(EngineProperties, SameSeedSameTrace)
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const WorldOptions options{.seed = seed, .calls = 200, .changes = true, .by_hand = true, .sleeps = true};
        World a(options), b(options);
        a.run();
        b.run();
        EXPECT_EQ(a.traceHash(), b.traceHash()) << "seed " << seed;
    }
}

/// A call that is cancelled leaves nothing behind, at whatever step of the world it goes.
TEST(EngineProperties, CancelledAtEveryMoment)
{
    long runs = 0;
    for (std::uint64_t seed = 500001; seed <= 500040; ++seed) {
        WorldOptions options{.seed = seed, .calls = 6, .cancels = false};
        World whole(options);
        ASSERT_TRUE(whole.run().empty()) << "seed " << seed;
        for (long step = 1; step <= whole.steps(); ++step)
            for (std::uint64_t call = 0; call < 6; ++call, ++runs) {
                options.cancel_at = {step, call};
                World world(options);
                for (const std::string& fault : world.run())
                    ADD_FAILURE() << fault << " (call " << call << " cancelled after step " << step << ")";
                if (HasFailure())
                    return;
            }
    }
    std::printf("%ld worlds\n", runs);
}
