// The engine and its driver's clock: late wake-ups, a suspended machine, clocks that step back (policies 1.1).
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

TEST(EngineClock, Case19_SuspendedInAWaitTheDeadlineIsTheFirstThingItSees)
{
    ScriptedEngine world(ScriptedEngine::plain());
    for (std::uint64_t call = 1; call <= 20; ++call)
        world.submit(call);
    for (std::uint64_t call = 1; call <= 20; ++call)
        world.failure(call, FailureClass::RateLimit, 429, Duration(20000));
    ASSERT_EQ(world.starts.size(), 20u);
    ASSERT_EQ(world.finishes, 0);
    world.wakeLate(at(600000)); // the wait was over at 20 s, the deadline at 120 s: both long ago
    world.runTo(at(600000));
    EXPECT_EQ(world.starts.size(), 20u) << "no burst of overdue attempts";
    EXPECT_EQ(world.finishes, 20);
    for (const auto& [call, finish] : world.done)
        EXPECT_EQ(finish.failure, FailureClass::Deadline) << call;
    EXPECT_EQ(world.engine.nextWake(), kNever);
}

TEST(EngineClock, Case79_AClockThatStepsBackAMinuteRepeatsNothingAndStallsNothing)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].limits.requests_per_minute = 60;
    config.models[0].limits.request_burst = 1;
    ScriptedEngine world(config);
    world.now = at(4294967290); // 2^32 ms are near
    world.submit(1);
    world.submit(2);
    world.now -= Duration(60000);
    world.handle(TimePassed{});
    EXPECT_EQ(world.starts.size(), 1u);
    world.runTo(at(4294968289));
    EXPECT_EQ(world.starts.size(), 1u) << "no mass refill";
    world.runTo(at(4294968290));
    EXPECT_EQ(world.starts.size(), 2u) << "no stall";
}

TEST(EngineClock, ASharedFlightWhoseFirstCallerRunsOutOfTimeWhileItWaitsForASlotGoesOn)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].concurrency = 1;
    config.cache_mode = CacheMode::First;
    ScriptedEngine world(config);
    world.submit(1);
    Submitted shared;
    shared.cache_key = CacheKey{7};
    shared.deadline = Duration(1000);
    world.submit(2, shared);
    shared.deadline = Duration(50000);
    world.submit(3, shared);
    world.handle(CacheAnswered{CallId{2}, false, {}, {}});
    world.now = at(1000); // the slot comes free at the very instant at which the first caller's time is up
    world.success(1);
    world.runTo(at(1000));
    EXPECT_EQ(world.done.at(2).failure, FailureClass::Deadline);
    ASSERT_TRUE(world.running.count(3)) << "the flight started for the one who had joined it";
    world.success(3);
    EXPECT_EQ(world.done.at(3).outcome, Outcome::Cached);
    EXPECT_EQ(world.model().in_flight, 0);
}
