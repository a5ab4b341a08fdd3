// Buckets and slots together, and limits that change while calls wait (policies 1.2, 1.4 and 9).
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

EngineConfig limited(double per_minute, double burst)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].limits.requests_per_minute = per_minute;
    config.models[0].limits.request_burst = burst;
    return config;
}

} // namespace

TEST(EngineBuckets, Case73_ARateOfZeroHasNoTimerUntilItIsSet)
{
    EngineConfig config = limited(0, 1);
    config.profiles[0].attempts.deadline = kForever;
    ScriptedEngine world(config);
    world.submit(1);
    world.submit(2);
    EXPECT_EQ(world.starts.size(), 1u);
    EXPECT_EQ(world.engine.nextWake(), kNever);
    world.runTo(at(100000)); // longer than max_total_wait_ms: at rate 0 only the deadline ends a wait
    world.configure(limited(60, 1));
    EXPECT_EQ(world.engine.nextWake(), at(101000));
    world.runTo(at(101000));
    EXPECT_EQ(world.starts.size(), 2u);
}

TEST(EngineBuckets, Case76_CancelledAtTheInstantOfItsGrantAPermitIsNotLost)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].concurrency = 1;
    ScriptedEngine world(config);
    std::uint64_t call = 1;
    world.submit(call);
    for (int race = 0; race < 10000; ++race) {
        const std::uint64_t x = ++call, y = ++call;
        world.submit(x);
        world.submit(y);
        const bool cancel_first = race % 2 == 0;
        if (cancel_first)
            world.cancel(x);
        world.success(world.running.begin()->first);
        if (!cancel_first)
            world.cancel(x); // it has just been granted
        ASSERT_EQ(world.running.size(), 1u);
        ASSERT_EQ(world.running.begin()->first, y);
        ASSERT_EQ(world.model().in_flight, 1);
        ASSERT_EQ(world.model().waiting_slot, 0);
    }
}

TEST(EngineBuckets, WaitingForASlotSavesUpNoTokens)
{
    EngineConfig config = limited(60, 1);
    config.models[0].concurrency = 1;
    config.profiles[0].attempts.total_wait = Duration(600000);
    config.profiles[0].attempts.deadline = kForever;
    ScriptedEngine world(config);
    world.submit(1);
    world.success(1);
    for (std::uint64_t call = 2; call <= 10; ++call)
        world.submit(call); // a slot is free, the bucket is empty: all of them line up for tokens
    world.runTo(at(1000));
    ASSERT_TRUE(world.running.count(2));
    world.runTo(at(30000)); // meanwhile everybody's second would have come
    EXPECT_NEAR(world.model().buckets[0].level, 1, 1e-9) << "the tokens stay in the bucket, under its cap";
    for (std::uint64_t call = 2; call <= 10; ++call) {
        ASSERT_TRUE(world.running.count(call)) << "in the order of the line";
        world.success(call);
        world.runTo(world.now + Duration(1000));
    }
    for (std::size_t i = 3; i < world.start_times.size(); ++i)
        EXPECT_GE(world.start_times[i] - world.start_times[i - 1], Duration(1000)) << "one a second, not all at once";
}

TEST(EngineBuckets, AWaiterThatHasBecomeImpossibleIsRefusedWhenTheLimitIsLowered)
{
    EngineConfig config = ScriptedEngine::plain(2);
    config.models[0].limits.input_tokens_per_minute = 6000;
    config.profiles[0].attempts.total_wait = Duration(600000);
    ScriptedEngine world(config);
    Submitted large, small;
    large.input_tokens = 5000;
    small.input_tokens = 500;
    world.submit(1, large);
    world.submit(2, large);
    world.submit(3, small);
    ASSERT_EQ(world.starts.size(), 1u);
    config.models[0].limits.input_tokens_per_minute = 1200;
    world.configure(config);
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.starts[1].call, CallId{2});
    EXPECT_EQ(world.starts[1].model, ModelId{1}) << "it can never fit here: the next model, at once";
    world.runTo(at(60000));
    EXPECT_TRUE(world.running.count(3)) << "and it holds up nobody behind it";
}

TEST(EngineBuckets, AWaitThatNoLongerFitsIsRefusedWhenTheRateIsLowered)
{
    EngineConfig config = limited(60, 1);
    ScriptedEngine world(config);
    world.submit(1);
    world.submit(2);
    EXPECT_EQ(world.finishes, 0);
    config.models[0].limits.requests_per_minute = 1; // a minute, and max_total_wait_ms is 20 s
    world.configure(config);
    ASSERT_EQ(world.finishes, 1);
    EXPECT_EQ(world.done.at(2).failure, FailureClass::RateLimit);
    EXPECT_EQ(world.done.at(2).retry_at, at(60000));
}

TEST(EngineBuckets, AHintThatIsNoneIsNone)
{
    for (const Duration hint : {Duration(0), Duration(-1), Duration::min() / 8}) {
        ScriptedEngine world(ScriptedEngine::plain());
        world.submit(1);
        world.failure(1, FailureClass::RateLimit, 429, hint);
        EXPECT_EQ(world.engine.nextWake(), at(750)) << "the backoff of a throttle";
    }
}

TEST(EngineBuckets, ACoolingModelThatCouldNeverTakeTheCallIsNotWaitedFor)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].limits.output_tokens_per_minute = 2000;
    config.profiles[0].attempts.per_model = 1;
    ScriptedEngine world(config);
    world.submit(1);
    world.failure(1, FailureClass::RateLimit, 429, Duration(5000));
    Submitted large;
    large.max_tokens = 2001;
    world.submit(2, large);
    EXPECT_EQ(world.finishes, 2);
    world.submit(3);
    EXPECT_EQ(world.finishes, 2) << "one that fits waits";
}
