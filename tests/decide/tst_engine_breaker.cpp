// What the engine tells the breaker, and what it does not (policies 6).
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

TEST(EngineBreaker, Case69_RefusalsCancelsAndWhatStillRunsAreNoOutcomes)
{
    EngineConfig config = ScriptedEngine::plain();
    config.profiles[0].attempts.per_model = 1;
    config.profiles[0].attempts.total_wait = Duration(0);
    config.models[0].limits.requests_per_minute = 60;
    config.models[0].limits.request_burst = 32;
    ScriptedEngine world(config);
    for (std::uint64_t call = 1; call <= 32; ++call)
        world.submit(call);
    ASSERT_EQ(world.starts.size(), 32u);
    for (std::uint64_t call = 101; call <= 120; ++call)
        world.submit(call); // the bucket is empty, and there is no time to wait
    EXPECT_EQ(world.finishes, 20);
    for (std::uint64_t call = 13; call <= 32; ++call)
        world.cancel(call);
    world.success(1);
    world.failure(2, FailureClass::ServerError, 500);
    EXPECT_EQ(world.running.size(), 10u);
    EXPECT_EQ(world.model().breaker_samples, 2);
    EXPECT_EQ(world.model().breaker_failures, 1);
    EXPECT_EQ(world.model().breaker, BreakerState::Closed);
}

TEST(EngineBreaker, Case63_OfFiftyCallersAtTheEndOfTheOpenTimeOneIsTheProbe)
{
    EngineConfig config = ScriptedEngine::plain();
    config.breaker.consecutive_failures = 1;
    config.profiles[0].attempts.per_model = 1;
    ScriptedEngine world(config);
    world.submit(1);
    world.failure(1, FailureClass::ServerError, 500);
    world.runTo(at(15000));
    for (std::uint64_t call = 101; call <= 150; ++call)
        world.submit(call);
    EXPECT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.finishes, 1 + 49);
    EXPECT_EQ(world.reported(ReportKind::Breaker), 2) << "open, half-open: once each";
}

TEST(EngineBreaker, Case58_AWorkerThatAlwaysComesBackMeetsTheBreaker)
{
    // No worker runs jobs yet; whoever asks again at once after each failure, with an empty budget, is slowed down all
    // the same: by the breaker, whose open time doubles.
    EngineConfig config = ScriptedEngine::plain();
    config.retry_budget.capacity = 0;
    ScriptedEngine world(config);
    std::uint64_t call = 0;
    const auto work = [&](Instant until) {
        const std::size_t before = world.starts.size();
        while (world.now < until) {
            world.submit(++call);
            if (world.running.count(call))
                world.failure(call, FailureClass::ServerError, 500);
            else
                world.runTo(world.done.at(call).retry_at.value_or(world.now + Duration(100)));
            world.runTo(world.now + Duration(100));
        }
        return world.starts.size() - before;
    };
    const std::size_t first = work(at(300000)), second = work(at(600000));
    EXPECT_EQ(world.reported(ReportKind::Wait), 0) << "no retry is granted";
    EXPECT_LE(first, 5u + 5u);
    EXPECT_LE(second, 2u) << "the rate falls";
}

TEST(EngineBreaker, ForcedOpenTwiceItChangesOnce)
{
    ScriptedEngine world(ScriptedEngine::plain());
    world.handle(ForceBreaker{ModelId{0}, true});
    world.runTo(at(10000));
    world.handle(ForceBreaker{ModelId{0}, true});
    EXPECT_EQ(world.reported(ReportKind::Breaker), 1);
    EXPECT_EQ(world.model().breaker_until, at(25000)) << "open anew from then on";
}

TEST(EngineBreaker, ATripIsTakenBackByClosingItAndAResetForgets)
{
    ScriptedEngine world(ScriptedEngine::plain());
    world.submit(1);
    world.failure(1, FailureClass::ServerError, 500);
    world.handle(ForceBreaker{ModelId{0}, true});
    EXPECT_EQ(world.model().breaker, BreakerState::Open);
    world.handle(ForceBreaker{ModelId{0}, false});
    EXPECT_EQ(world.model().breaker, BreakerState::Closed);
    world.submit(2);
    world.failure(2, FailureClass::ServerError, 500);
    EXPECT_EQ(world.model().breaker_consecutive, 1);
    const long told = world.reported(ReportKind::Breaker);
    world.handle(ResetBreaker{ModelId{0}});
    EXPECT_EQ(world.model().breaker_failures, 0);
    EXPECT_EQ(world.model().breaker_samples, 0);
    EXPECT_EQ(world.model().breaker_consecutive, 0);
    EXPECT_EQ(world.reported(ReportKind::Breaker), told) << "it was closed all the time";
    world.handle(ForceBreaker{ModelId{0}, true});
    world.handle(ResetBreaker{ModelId{0}});
    EXPECT_EQ(world.model().breaker, BreakerState::Closed);
}

TEST(EngineBreaker, WhoeverMeetsAProbeThatIsOutIsToldByWhenItHasTold)
{
    EngineConfig config = ScriptedEngine::plain();
    config.breaker.consecutive_failures = 1;
    config.breaker.probe_lease = Duration(20000);
    config.profiles[0].attempts.per_model = 1;
    ScriptedEngine world(config);
    world.submit(1);
    world.failure(1, FailureClass::ServerError, 500);
    world.runTo(at(15000));
    world.submit(2); // the probe
    world.runTo(at(18000));
    world.submit(3);
    EXPECT_EQ(world.done.at(3).failure, FailureClass::NoModel);
    EXPECT_EQ(world.done.at(3).retry_at, at(35000)) << "the end of its lease";
    world.failure(2, FailureClass::ServerError, 500);
    world.submit(4);
    EXPECT_EQ(world.done.at(4).retry_at, at(48000)) << "open again, twice as long";
    world.runTo(at(48000));
    world.submit(5);
    world.submit(6);
    EXPECT_EQ(world.done.at(6).retry_at, at(68000)) << "of the probe that is out now, not of the one before";
}

TEST(EngineBreaker, AProbeThatWaitsForItsSlotHasNoLeaseYetAndGivesATimeAllTheSame)
{
    EngineConfig config = ScriptedEngine::plain(2);
    config.breaker.consecutive_failures = 1;
    config.profiles[0].attempts.per_model = 1;
    config.profiles[0].concurrency = 1;
    config.profiles[0].chain = {ModelId{0}};
    ScriptedEngine world(config);
    world.submit(1);
    world.failure(1, FailureClass::ServerError, 500);
    Submitted held;
    held.pinned = ModelId{1}; // has the profile's only slot
    world.submit(2, held);
    world.runTo(at(16000));
    world.submit(3); // the probe waits for the slot
    world.submit(4);
    ASSERT_FALSE(world.done.contains(3));
    ASSERT_TRUE(world.done.contains(4));
    EXPECT_EQ(world.done.at(4).retry_at, at(46000));
}
