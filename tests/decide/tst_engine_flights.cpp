// Flights that several callers share (policies 7.2, mode first), and ends that are told to the driver first.
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

EngineConfig sharing()
{
    EngineConfig config = ScriptedEngine::plain();
    config.cache_mode = CacheMode::First;
    return config;
}

Submitted equal()
{
    Submitted call;
    call.cache_key = CacheKey{7};
    return call;
}

} // namespace

TEST(EngineFlights, Case86_AFlightEndsWhenItsLastCallerLeaves)
{
    ScriptedEngine world(sharing());
    for (std::uint64_t call = 1; call <= 3; ++call)
        world.submit(call, equal());
    world.handle(CacheAnswered{CallId{1}, false, {}, {}});
    ASSERT_EQ(world.starts.size(), 1u);
    world.cancel(1);
    world.cancel(2);
    EXPECT_TRUE(world.aborts.empty()) << "it goes on for the third";
    world.cancel(3);
    EXPECT_EQ(world.aborts.size(), 1u);
    EXPECT_EQ(world.finishes, 3);
    world.submit(4, equal());
    world.handle(CacheAnswered{CallId{4}, false, {}, {}});
    EXPECT_EQ(world.starts.size(), 2u) << "a new caller, a new flight";
}

TEST(EngineFlights, WhoeverInheritsAFlightInItsLookUpAsksForItself)
{
    ScriptedEngine world(sharing());
    world.submit(1, equal());
    world.submit(2, equal());
    world.cancel(1);
    ASSERT_EQ(world.lookups.size(), 2u);
    EXPECT_EQ(world.lookups[1].call, CallId{2});
    world.handle(CacheAnswered{CallId{1}, false, {}, {}}); // the answer to the one who left
    EXPECT_TRUE(world.starts.empty());
    world.handle(CacheAnswered{CallId{2}, false, {}, {}});
    EXPECT_EQ(world.starts.size(), 1u);
}

TEST(EngineFlights, ACancelCannotLoseAJobThatIsBeingStored)
{
    EngineConfig config = ScriptedEngine::plain();
    config.profiles[0].fallback = {FallbackKind::Model, FallbackKind::Queue};
    config.profiles[0].attempts.per_model = 1;
    ScriptedEngine world(config);
    world.submit(1);
    world.failure(1, FailureClass::ServerError, 500);
    ASSERT_EQ(world.enqueues.size(), 1u);
    world.cancel(1);
    EXPECT_EQ(world.finishes, 0);
    world.handle(Enqueued{CallId{1}, false, 42});
    EXPECT_EQ(world.done.at(1).outcome, Outcome::Queued);
    EXPECT_EQ(world.done.at(1).job, 42u);
    EXPECT_EQ(world.engine.activeCalls(), 0u);
}
