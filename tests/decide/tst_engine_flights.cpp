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

namespace {

Submitted equalJob()
{
    Submitted call = equal();
    call.job_pace = ProfileId{0};
    return call;
}

} // namespace

TEST(EngineFlights, EqualJobsOfAWorkerShareOne)
{
    ScriptedEngine world(sharing());
    world.submit(1, equalJob());
    world.submit(2, equalJob());
    world.submit(3, equal()); // somebody waits for this one: it does not wait as jobs do
    ASSERT_EQ(world.lookups.size(), 2u);
    world.handle(CacheAnswered{CallId{1}, false, {}, {}});
    world.handle(CacheAnswered{CallId{3}, false, {}, {}});
    EXPECT_EQ(world.starts.size(), 2u);
    world.success(1);
    EXPECT_EQ(world.done.at(1).outcome, Outcome::Success);
    EXPECT_EQ(world.done.at(2).outcome, Outcome::Cached);
    EXPECT_EQ(world.done.at(2).answered_by, CallId{1});
    EXPECT_EQ(world.done.at(2).attempts, 0);
    EXPECT_FALSE(world.done.contains(3));
    world.success(3);
    EXPECT_EQ(world.engine.activeCalls(), 0u);
}

TEST(EngineFlights, AJobIsNotInherited)
{
    // The request under way is written down as the first job's: what becomes of it must not be the second one's.
    ScriptedEngine world(sharing());
    for (std::uint64_t call = 1; call <= 3; ++call)
        world.submit(call, equalJob());
    world.handle(CacheAnswered{CallId{1}, false, {}, {}});
    ASSERT_EQ(world.starts.size(), 1u);
    world.cancel(1);
    EXPECT_EQ(world.aborts.size(), 1u);
    ASSERT_EQ(world.lookups.size(), 2u);
    EXPECT_EQ(world.lookups[1].call, CallId{2});
    world.handle(CacheAnswered{CallId{2}, false, {}, {}});
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.starts[1].call, CallId{2});
    world.submit(4, equalJob());
    world.success(2);
    EXPECT_EQ(world.done.at(2).outcome, Outcome::Success) << "it made its own request";
    EXPECT_EQ(world.done.at(3).outcome, Outcome::Cached);
    EXPECT_EQ(world.done.at(4).outcome, Outcome::Cached);
    EXPECT_EQ(world.finishes, 4);
    EXPECT_EQ(world.engine.activeCalls(), 0u);
}

TEST(EngineFlights, AJobOutOfTimeLeavesTheOthersTheirs)
{
    EngineConfig config = sharing();
    config.profiles[0].attempts.deadline = Duration(10000);
    ScriptedEngine world(config);
    world.submit(1, equalJob());
    world.handle(CacheAnswered{CallId{1}, false, {}, {}});
    world.runTo(at(4000));
    world.submit(2, equalJob());
    world.runTo(at(10000));
    EXPECT_EQ(world.done.at(1).outcome, Outcome::Queued);
    EXPECT_EQ(world.done.at(1).failure, FailureClass::Deadline);
    ASSERT_FALSE(world.done.contains(2));
    world.handle(CacheAnswered{CallId{2}, false, {}, {}});
    EXPECT_EQ(world.starts.back().call, CallId{2});
    world.submit(3, equalJob());
    world.runTo(at(14000));
    EXPECT_EQ(world.done.at(2).outcome, Outcome::Queued);
    world.cancel(3);
    EXPECT_EQ(world.engine.activeCalls(), 0u);
}

TEST(EngineFlights, TheLastRunOfOneJobIsNotThatOfAnother)
{
    EngineConfig config = sharing();
    config.profiles[0].attempts.per_model = 1;
    ScriptedEngine world(config);
    Submitted last = equalJob();
    last.last_run = true;
    world.submit(1, last);
    world.submit(2, equalJob());
    world.submit(3, last);
    world.handle(CacheAnswered{CallId{1}, false, {}, {}});
    world.failure(1, FailureClass::ServerError, 500);
    EXPECT_EQ(world.done.at(1).outcome, Outcome::Failed);
    EXPECT_EQ(world.done.at(2).outcome, Outcome::Queued);
    EXPECT_EQ(world.done.at(3).outcome, Outcome::Queued) << "a run in which nothing went out is none";
    world.submit(4, last);
    world.submit(5, equalJob());
    world.handle(CacheAnswered{CallId{4}, false, {}, {}});
    world.failure(4, FailureClass::InvalidRequest, 400);
    EXPECT_EQ(world.done.at(5).outcome, Outcome::Failed) << "time does not mend that";
}
