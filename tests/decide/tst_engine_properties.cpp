// What must hold in any world: exactly one done, never after the deadline, never before a hint, never over a limit,
// nothing left behind, and the same seed gives the same trace. PLIMSOLL_PROPERTY_CALLS sets how many calls are tried.
#include "engine_world.h"

#include <gtest/gtest.h>

#include <cstdlib>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

void tryWorlds(std::uint64_t first_seed, long calls, bool cancels, bool changes, bool caches)
{
    std::map<Outcome, int> outcomes;
    long attempts = 0;
    for (long done = 0, seed = static_cast<long>(first_seed); done < calls; done += 400, ++seed) {
        World world({static_cast<std::uint64_t>(seed), 400, cancels, changes, caches});
        for (const std::string& fault : world.run())
            ADD_FAILURE() << fault;
        for (const auto& [outcome, n] : world.outcomes)
            outcomes[outcome] += n;
        attempts += world.attempts();
        if (testing::Test::HasFailure())
            return;
    }
    std::printf("seeds from %lu: %ld calls, %ld attempts\n", static_cast<unsigned long>(first_seed), calls, attempts);
    for (const auto& [outcome, n] : outcomes)
        std::printf("  %.*s %d\n", int(name(outcome).size()), name(outcome).data(), n);
    EXPECT_GT(outcomes[Outcome::Success], 0);
    EXPECT_GT(outcomes[Outcome::Failed], 0);
}

long wantedCalls()
{
    const char* wanted = std::getenv("PLIMSOLL_PROPERTY_CALLS");
    return wanted ? std::atol(wanted) : 80000;
}

} // namespace

TEST(EngineProperties, PlainWorlds) { tryWorlds(1, wantedCalls() / 4, false, false, false); }
TEST(EngineProperties, WorldsWithCancels) { tryWorlds(100001, wantedCalls() / 4, true, false, false); }
TEST(EngineProperties, WorldsWithCachesAndSharedFlights) { tryWorlds(200001, wantedCalls() / 4, true, false, true); }
TEST(EngineProperties, WorldsThatAreReconfigured) { tryWorlds(300001, wantedCalls() / 4, true, true, true); }

TEST(EngineProperties, SameSeedSameTrace)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World a({seed, 200, true, true, true}), b({seed, 200, true, true, true});
        a.run();
        b.run();
        EXPECT_EQ(a.traceHash(), b.traceHash()) << "seed " << seed;
    }
}
