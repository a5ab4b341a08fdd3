// Pausing by hand: nothing new starts, nothing that waits is lost, deadlines go on.
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

Submitted withDeadline(Duration deadline)
{
    Submitted call;
    call.deadline = deadline;
    return call;
}

CallPhase phaseOf(ScriptedEngine& world, std::uint64_t call)
{
    for (const CallSnapshot& seen : world.engine.snapshot(world.now).calls)
        if (seen.call == CallId{call})
            return seen.phase;
    ADD_FAILURE() << "call " << call << " is not there";
    return CallPhase::Running;
}

} // namespace

TEST(EnginePause, NothingStartsUntilItIsTakenBackAndThenInOrder)
{
    ScriptedEngine world(ScriptedEngine::plain());
    world.submit(1);
    world.handle(PauseAll{true});
    EXPECT_TRUE(world.engine.snapshot(world.now).paused);
    for (std::uint64_t call = 2; call <= 4; ++call)
        world.submit(call);
    Submitted urgent;
    urgent.priority = 1;
    world.submit(5, urgent);
    world.runTo(at(30000));
    EXPECT_EQ(world.starts.size(), 1u);
    EXPECT_EQ(phaseOf(world, 2), CallPhase::Paused);
    world.success(1);
    EXPECT_EQ(world.done.at(1).outcome, Outcome::Success) << "what ran goes on";
    world.handle(PauseAll{false});
    ASSERT_EQ(world.starts.size(), 5u);
    EXPECT_EQ(world.starts[1].call, CallId{5}) << "the more urgent first";
    EXPECT_EQ(world.starts[2].call, CallId{2});
    EXPECT_EQ(world.starts[4].call, CallId{4});
}

TEST(EnginePause, DeadlinesGoOn)
{
    ScriptedEngine world(ScriptedEngine::plain());
    world.handle(PauseAll{true});
    world.submit(1, withDeadline(Duration(5000)));
    world.runTo(at(5000));
    ASSERT_EQ(world.finishes, 1);
    EXPECT_EQ(world.done.at(1).failure, FailureClass::Deadline);
    EXPECT_EQ(world.done.at(1).attempts, 0);
    EXPECT_EQ(world.done.at(1).waited, Duration(5000));
    world.handle(PauseAll{false});
    EXPECT_TRUE(world.starts.empty());
}

TEST(EnginePause, ACallThatWaitsCanBeCancelledAndGivesBackItsPlace)
{
    ScriptedEngine world(ScriptedEngine::plain());
    world.handle(PauseAll{true});
    world.submit(1);
    world.cancel(1);
    EXPECT_EQ(world.done.at(1).outcome, Outcome::Cancelled);
    world.handle(PauseAll{false});
    EXPECT_TRUE(world.starts.empty());
    EXPECT_EQ(world.engine.activeCalls(), 0u);
}

TEST(EnginePause, ARetryWaitsForTheEndOfThePauseAndNotLonger)
{
    ScriptedEngine world(ScriptedEngine::plain());
    world.submit(1);
    world.failure(1, FailureClass::RateLimit, 429, Duration(1000));
    world.handle(PauseAll{true});
    world.runTo(at(60000)); // far beyond max_total_wait_ms
    EXPECT_EQ(world.starts.size(), 1u);
    EXPECT_EQ(world.finishes, 0) << "a pause is no wait of the budget";
    world.handle(PauseAll{false});
    ASSERT_EQ(world.starts.size(), 2u);
    EXPECT_EQ(world.start_times[1], at(60000));
}

TEST(EnginePause, TheLineAtABucketKeepsItsOrderAndItsWaitBudget)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].limits.requests_per_minute = 6;
    config.models[0].limits.request_burst = 1;
    config.profiles[0].attempts.total_wait = Duration(25000);
    ScriptedEngine world(config);
    world.submit(1);
    world.submit(2); // due at 10 s
    world.submit(3); // due at 20 s
    world.runTo(at(1000));
    world.handle(PauseAll{true});
    world.submit(4); // comes anew: behind them
    world.runTo(at(61000));
    EXPECT_EQ(world.starts.size(), 1u);
    EXPECT_EQ(world.finishes, 0);
    world.handle(PauseAll{false});
    ASSERT_EQ(world.starts.size(), 2u) << "the bucket holds one";
    EXPECT_EQ(world.starts[1].call, CallId{2});
    world.runTo(at(71000));
    ASSERT_EQ(world.starts.size(), 3u);
    EXPECT_EQ(world.starts[2].call, CallId{3});
    world.runTo(at(81000));
    ASSERT_EQ(world.starts.size(), 4u);
    EXPECT_EQ(world.starts[3].call, CallId{4});
}

TEST(EnginePause, AFreeSlotGoesToNobodyMeanwhile)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].concurrency = 1;
    ScriptedEngine world(config);
    world.submit(1);
    world.submit(2);
    world.handle(PauseAll{true});
    world.success(1);
    EXPECT_EQ(world.starts.size(), 1u);
    EXPECT_EQ(world.model().in_flight, 0);
    world.handle(PauseAll{false});
    EXPECT_EQ(world.starts.size(), 2u);
}

TEST(EnginePause, WhichModelItWillBeIsDecidedAtTheEnd)
{
    ScriptedEngine world(ScriptedEngine::plain(2));
    world.handle(ForceBreaker{ModelId{0}, true});
    world.handle(PauseAll{true});
    world.submit(1);
    world.handle(ForceBreaker{ModelId{0}, false});
    world.handle(PauseAll{false});
    ASSERT_EQ(world.starts.size(), 1u);
    EXPECT_EQ(world.starts[0].model, ModelId{0});
    EXPECT_EQ(world.reported(ReportKind::Fallback), 0);
}

TEST(EnginePause, CapacityThatIsGrantedMeanwhileGoesBack)
{
    EngineConfig config = ScriptedEngine::plain();
    config.shared_limits = true;
    config.models[0].limits.requests_per_minute = 60;
    ScriptedEngine world(config);
    Command command;
    Submitted call;
    call.call = CallId{1};
    call.profile = ProfileId{0};
    world.engine.handle(world.now, call);
    std::optional<NeedCapacity> need;
    while (world.engine.poll(command))
        if (const auto* asked = std::get_if<NeedCapacity>(&command))
            need = *asked;
    ASSERT_TRUE(need);
    world.handle(PauseAll{true});
    CapacityGranted granted;
    granted.number = need->number;
    granted.call = need->call;
    granted.model = need->model;
    granted.amounts = need->amounts;
    world.engine.handle(world.now, granted);
    bool given_back = false;
    while (world.engine.poll(command)) {
        EXPECT_FALSE(std::holds_alternative<StartAttempt>(command));
        if (const auto* share = std::get_if<ShareState>(&command))
            given_back |= std::holds_alternative<SharedUse>(share->change);
    }
    EXPECT_TRUE(given_back);
    EXPECT_EQ(world.model().in_flight, 0);
}

TEST(EnginePause, TheForecastSaysSo)
{
    ScriptedEngine world(ScriptedEngine::plain());
    Submitted call;
    call.profile = ProfileId{0};
    EXPECT_FALSE(world.engine.forecast(world.now, call).paused);
    world.handle(PauseAll{true});
    EXPECT_TRUE(world.engine.forecast(world.now, call).paused);
}
