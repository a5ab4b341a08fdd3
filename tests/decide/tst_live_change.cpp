// A changed configuration acts on the calls that are under way, at once: what was decided by the old numbers and has not
// happened yet is decided again.
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

class LiveChange : public testing::Test
{
protected:
    LiveChange() { change([](ProfileConfig& profile) { profile.backoff.jitter = Jitter::None; }); }

    template <class Change> void change(Change edit)
    {
        edit(config.profiles[0]);
        world.configure(config);
    }
    const CallSnapshot* call(std::uint64_t id)
    {
        seen = world.engine.snapshot(world.now);
        for (const CallSnapshot& call : seen.calls)
            if (call.call == CallId{id})
                return &call;
        return nullptr;
    }
    void waitForARetry(std::optional<Duration> hint = {})
    {
        world.submit(1);
        if (hint)
            world.failure(1, FailureClass::RateLimit, 429, hint);
        else
            world.failure(1, FailureClass::ServerError, 500);
        ASSERT_NE(call(1), nullptr);
        ASSERT_EQ(call(1)->phase, CallPhase::RetryWait);
    }

    EngineConfig config = ScriptedEngine::plain(2);
    ScriptedEngine world{config};
    EngineSnapshot seen;
};

} // namespace

TEST_F(LiveChange, AGrantedRetryIsTakenBackWhenItIsOneTooMany)
{
    waitForARetry();
    change([](ProfileConfig& profile) { profile.attempts.per_model = 1; });
    ASSERT_EQ(world.starts.size(), 2u) << "the next model is asked at once";
    EXPECT_EQ(world.starts[1].model, ModelId{1});
}

TEST_F(LiveChange, TheWholeCallEndsWhenItsAttemptsAreUsedUp)
{
    waitForARetry();
    change([](ProfileConfig& profile) { profile.attempts.total = 1; });
    EXPECT_EQ(world.starts.size(), 1u);
    ASSERT_EQ(world.finishes, 1);
    EXPECT_EQ(world.done.at(1).failure, FailureClass::ServerError);
    EXPECT_EQ(world.done.at(1).attempts, 1);
}

TEST_F(LiveChange, WhatWasPaidForARetryThatDoesNotStartComesBack)
{
    const double full = world.engine.snapshot(world.now).retry_budget.at(0);
    waitForARetry();
    ASSERT_LT(world.engine.snapshot(world.now).retry_budget.at(0), full);
    change([](ProfileConfig& profile) { profile.attempts.total = 1; });
    EXPECT_DOUBLE_EQ(world.engine.snapshot(world.now).retry_budget.at(0), full);
}

TEST_F(LiveChange, AShorterBackoffCutsTheWaitFromItsBeginning)
{
    change([](ProfileConfig& profile) { profile.backoff.base = Duration(8000); });
    waitForARetry();
    EXPECT_EQ(call(1)->until, at(8000));
    world.runTo(at(1000));
    change([](ProfileConfig& profile) { profile.backoff.base = Duration(3000); });
    EXPECT_EQ(call(1)->until, at(3000));
    world.runTo(at(2999));
    EXPECT_EQ(world.starts.size(), 1u);
    world.runTo(at(3000));
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.starts[1].model, ModelId{0});
}

TEST_F(LiveChange, AWaitThatIsOverByTheNewNumbersEndsNow)
{
    change([](ProfileConfig& profile) { profile.backoff.base = Duration(8000); });
    waitForARetry();
    world.runTo(at(5000));
    change([](ProfileConfig& profile) { profile.backoff.base = Duration(100); });
    world.runTo(at(5000));
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.start_times[1], at(5000));
}

TEST_F(LiveChange, AHintThatMayNoLongerBeWaitedForSendsTheCallOn)
{
    change([](ProfileConfig& profile) { profile.hint.switch_above = Duration(60000); });
    waitForARetry(Duration(15000));
    change([](ProfileConfig& profile) { profile.hint.max_wait = Duration(10000); });
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.starts[1].model, ModelId{1});
    EXPECT_EQ(world.model(0).cooling_until, at(15000)) << "the server's word still holds for the model";
}

TEST_F(LiveChange, AHintIsNoLongerRespected)
{
    change([](ProfileConfig& profile) {
        profile.hint.switch_above = Duration(60000);
        profile.backoff.throttle_base = profile.backoff.base = Duration(2000);
    });
    waitForARetry(Duration(15000));
    change([](ProfileConfig& profile) { profile.hint.respect = false; });
    EXPECT_EQ(call(1)->until, at(2000));
}

TEST_F(LiveChange, ALongWaitGoesElsewhereOnceThatIsAllowed)
{
    change([](ProfileConfig& profile) { profile.hint.switch_above = Duration(60000); });
    waitForARetry(Duration(15000));
    world.runTo(at(4000));
    change([](ProfileConfig& profile) { profile.hint.switch_above = Duration(11000); });
    EXPECT_EQ(world.starts.size(), 1u) << "11 s are left, and no more";
    change([](ProfileConfig& profile) { profile.hint.switch_above = Duration(10000); });
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.starts[1].model, ModelId{1});
}

TEST_F(LiveChange, AWaitThatNoLongerFitsItsBudgetIsGivenUp)
{
    change([](ProfileConfig& profile) { profile.backoff.base = Duration(8000); });
    waitForARetry();
    change([](ProfileConfig& profile) { profile.attempts.total_wait = Duration(7999); });
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.starts[1].model, ModelId{1});
}

TEST_F(LiveChange, TheProfilesDeadlineHoldsForWhatRuns)
{
    world.submit(1);
    world.runTo(at(5000));
    change([](ProfileConfig& profile) { profile.attempts.deadline = Duration(8000); });
    world.runTo(at(8000));
    ASSERT_EQ(world.finishes, 1);
    EXPECT_EQ(world.done.at(1).failure, FailureClass::Deadline);
    EXPECT_EQ(world.aborts.size(), 1u);
}

TEST_F(LiveChange, ADeadlineThatIsOverEndsTheCallAtOnce)
{
    world.submit(1);
    world.runTo(at(5000));
    change([](ProfileConfig& profile) { profile.attempts.deadline = Duration(3000); });
    world.runTo(at(5000));
    EXPECT_EQ(world.finishes, 1);
}

TEST_F(LiveChange, ACallsOwnDeadlineIsItsOwn)
{
    Submitted own;
    own.deadline = Duration(60000);
    world.submit(1, own);
    change([](ProfileConfig& profile) { profile.attempts.deadline = Duration(1000); });
    world.runTo(at(59999));
    EXPECT_EQ(world.finishes, 0);
    world.runTo(at(60000));
    EXPECT_EQ(world.finishes, 1);
}

TEST_F(LiveChange, NewTimeoutsAreTheRunningAttemptsToo)
{
    world.submit(1);
    change([](ProfileConfig& profile) { profile.timeouts.idle = Duration(1234); });
    ASSERT_EQ(world.timeouts.size(), 1u);
    EXPECT_EQ(world.timeouts[0].attempt, world.starts[0].attempt);
    EXPECT_EQ(world.timeouts[0].timeouts.idle, Duration(1234));
    change([](ProfileConfig& profile) { profile.attempts.total = 5; });
    EXPECT_EQ(world.timeouts.size(), 1u) << "only what changed is told";
}

TEST_F(LiveChange, AWaitInTheLineFollowsItsBudgetDownAndUp)
{
    config.models[0].limits.requests_per_minute = 1;
    change([](ProfileConfig& profile) {
        profile.chain = {ModelId{0}};
        profile.attempts.total_wait = Duration(120000);
    });
    world.submit(1);
    world.submit(2);
    ASSERT_EQ(world.starts.size(), 1u);
    ASSERT_EQ(call(2)->phase, CallPhase::BucketWait);
    change([](ProfileConfig& profile) { profile.attempts.total_wait = Duration(180000); });
    EXPECT_EQ(call(2)->phase, CallPhase::BucketWait);
    change([](ProfileConfig& profile) { profile.attempts.total_wait = Duration(30000); });
    ASSERT_EQ(world.finishes, 1) << "the token comes after 60 s";
    EXPECT_EQ(world.done.at(2).failure, FailureClass::RateLimit);
}

TEST_F(LiveChange, AWaitForACoolingModelFollowsItsBudget)
{
    change([](ProfileConfig& profile) {
        profile.chain = {ModelId{0}};
        profile.attempts.total_wait = Duration(40000);
        profile.attempts.per_model = 1;
    });
    world.submit(1);
    AttemptEnded window;
    window.failure = FailureClass::UsageWindow;
    window.status = 429;
    window.cool = Duration(30000);
    world.reply(1, window);
    world.submit(2);
    ASSERT_EQ(call(2)->phase, CallPhase::CoolingWait);
    change([](ProfileConfig& profile) { profile.attempts.total_wait = Duration(29000); });
    EXPECT_EQ(world.done.count(2), 1u);
}

TEST_F(LiveChange, WhoJoinedAFlightHasADeadlineToo)
{
    config.cache_mode = CacheMode::First;
    world.configure(config);
    Submitted same;
    same.cache_key = CacheKey{7};
    world.submit(1, same);
    world.handle(CacheAnswered{CallId{1}, false, {}, {}});
    world.submit(2, same);
    change([](ProfileConfig& profile) { profile.attempts.deadline = Duration(2000); });
    world.runTo(at(2000));
    EXPECT_EQ(world.finishes, 2);
}
