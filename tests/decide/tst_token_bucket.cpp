// Buckets and plans (policies 9). The cases named Case71 to Case79 are those of the resilience conformance list.
#include "core/policy/rate_plan.h"

#include <gtest/gtest.h>

using namespace plimsoll;

namespace {

RateLimits requests(double per_minute, double burst)
{
    RateLimits limits;
    limits.requests_per_minute = per_minute;
    limits.request_burst = burst;
    return limits;
}

RatePlan::Amounts justRequests(double n) { return {n, 0, 0, 0}; }

bool takeNow(RatePlan& plan, Instant now, double n)
{
    if (plan.hasWaiters() || plan.peek(now, justRequests(n)).at > now)
        return false;
    plan.take(now, justRequests(n));
    return true;
}

} // namespace

TEST(TokenBucket, StartsFullAndRefillsContinuously)
{
    TokenBucket bucket(60, 2); // one a second
    EXPECT_DOUBLE_EQ(bucket.level(at(0)), 2);
    bucket.take(at(0), 2);
    EXPECT_DOUBLE_EQ(bucket.level(at(250)), 0.25);
    EXPECT_EQ(bucket.when(at(250), 1), at(1000));
    EXPECT_DOUBLE_EQ(bucket.level(at(3600000)), 2);
}

TEST(RatePlan, Case71_BurstOfThreeAtTenASecond)
{
    RatePlan plan(requests(600, 3));
    EXPECT_TRUE(takeNow(plan, at(0), 2));
    EXPECT_FALSE(takeNow(plan, at(0), 2));
    EXPECT_TRUE(takeNow(plan, at(0), 1));
    EXPECT_FALSE(takeNow(plan, at(0), 1));
    EXPECT_TRUE(plan.impossible(justRequests(4))) << "asked at 100 ms: larger than the burst, now and ever";
    EXPECT_FALSE(takeNow(plan, at(99), 1));
    EXPECT_TRUE(takeNow(plan, at(200), 1));
    EXPECT_TRUE(takeNow(plan, at(300), 1));
    EXPECT_TRUE(takeNow(plan, at(400), 1));
    EXPECT_TRUE(takeNow(plan, at(400), 1));
    EXPECT_FALSE(takeNow(plan, at(400), 1));
    EXPECT_TRUE(takeNow(plan, at(900), 3));
    EXPECT_TRUE(takeNow(plan, at(900), 0));
}

TEST(RatePlan, Case72_CostAboveCapacityIsImpossibleAndTakesNothing)
{
    RatePlan plan(requests(60, 3));
    EXPECT_EQ(plan.impossible(justRequests(4)), Limit::RequestsPerMinute);
    EXPECT_DOUBLE_EQ(plan.bucket(0)->level(at(0)), 3);
}

TEST(RatePlan, Case73_RateZeroWaitsWithoutATimerUntilTheRateIsSet)
{
    RatePlan plan(requests(0, 1));
    EXPECT_TRUE(takeNow(plan, at(0), 1));
    EXPECT_EQ(plan.peek(at(0), justRequests(1)).at, kNever);
    plan.wait(justRequests(1), 7);
    EXPECT_EQ(plan.headDue(at(50000)), kNever);
    plan.setLimits(at(60000), requests(60, 1));
    EXPECT_EQ(plan.headDue(at(60000)), at(61000));
    EXPECT_EQ(plan.nextDue(at(61000)), 7u);
}

TEST(RatePlan, Case75_AWaiterThatLeavesMakesRoom)
{
    RatePlan plan(requests(600, 2));
    plan.take(at(0), justRequests(2));
    EXPECT_EQ(plan.peek(at(0), justRequests(2)).at, at(200));
    auto waiter = plan.wait(justRequests(2), 1);
    plan.leave(waiter);
    EXPECT_EQ(plan.peek(at(100), justRequests(2)).at, at(200));
    // Cancelled after its start it changes nothing: what went out is spent.
    waiter = plan.wait(justRequests(2), 2);
    EXPECT_EQ(plan.nextDue(at(200)), 2u);
    EXPECT_TRUE(plan.takeClaimed(at(200), waiter));
    plan.settle(at(300), justRequests(2), justRequests(2));
    EXPECT_EQ(plan.peek(at(300), justRequests(2)).at, at(400));
}

TEST(RatePlan, Case74_WhatDoesNotFitIsKnownAtOnceAndTakesNothing)
{
    RatePlan plan(requests(200, 1));
    plan.take(at(0), justRequests(1));
    EXPECT_EQ(plan.peek(at(0), justRequests(1)).at, at(300)) << "the caller, whose deadline is at 200, goes away";
    EXPECT_DOUBLE_EQ(plan.bucket(0)->level(at(0)), 0);
    EXPECT_EQ(plan.peek(at(0), justRequests(1)).at, at(300)) << "and the next one has the same time";
}

TEST(RatePlan, AClaimKeepsItsTokensUntilTheLevelFalls)
{
    RatePlan plan(requests(60, 3));
    plan.take(at(0), justRequests(3));
    auto a = plan.wait(justRequests(1), 1), b = plan.wait(justRequests(1), 2), c = plan.wait(justRequests(2), 3);
    EXPECT_FALSE(plan.takeClaimed(at(999), a)) << "not its turn";
    EXPECT_EQ(plan.nextDue(at(1000)), 1u);
    EXPECT_EQ(plan.headDue(at(1000)), at(2000)) << "behind the claim";
    EXPECT_EQ(plan.nextDue(at(2000)), 2u);
    EXPECT_EQ(plan.headDue(at(2000)), at(3000)) << "the bucket will be full: then only a slot is missing";
    EXPECT_TRUE(plan.hasWaiters());
    EXPECT_EQ(plan.nextDue(at(3000)), 3u);
    EXPECT_FALSE(plan.hasWaiters());
    EXPECT_EQ(plan.peek(at(3000), justRequests(1)).at, at(5000)) << "a newcomer comes after all that is claimed";
    EXPECT_TRUE(plan.takeClaimed(at(3000), b));
    plan.serverRemaining(at(3000), 0, 0);
    EXPECT_FALSE(plan.takeClaimed(at(3000), c)) << "the server says there is nothing: all claims are void";
    EXPECT_EQ(plan.nextDue(at(3999)), std::nullopt);
    EXPECT_EQ(plan.nextDue(at(4000)), 1u) << "the line is as it was";
    EXPECT_TRUE(plan.takeClaimed(at(4000), a));
}

TEST(RatePlan, Case77_BothBucketsOrNeither)
{
    RateLimits limits = requests(60, 1);
    limits.input_tokens_per_minute = 60000;
    limits.token_burst = 1000;
    RatePlan plan(limits);
    plan.take(at(0), {0, 900, 0, 900});
    const auto cost = RatePlan::amounts(1000, 0);
    const auto due = plan.peek(at(0), cost);
    EXPECT_EQ(due.at, at(900));
    EXPECT_EQ(due.limit, Limit::InputTokensPerMinute);
    auto waiter = plan.wait(cost, 1);
    EXPECT_DOUBLE_EQ(plan.bucket(0)->level(at(0)), 1) << "nothing is charged while it waits";
    EXPECT_FALSE(plan.nextDue(at(899)));
    EXPECT_EQ(plan.nextDue(at(900)), 1u);
    EXPECT_DOUBLE_EQ(plan.bucket(0)->level(at(900)), 1) << "its turn has come, but it has not started";
    EXPECT_TRUE(plan.takeClaimed(at(900), waiter));
    EXPECT_NEAR(plan.bucket(0)->level(at(900)), 0, 1e-9);
    EXPECT_NEAR(plan.bucket(1)->level(at(900)), 0, 1e-6);
}

TEST(RatePlan, Case78_SettleRefundsOrLeavesADebt)
{
    RateLimits limits;
    limits.output_tokens_per_minute = 60000; // one a millisecond
    limits.token_burst = 10000;
    RatePlan plan(limits);
    const auto reserved = RatePlan::amounts(0, 4000);
    plan.take(at(0), reserved);
    plan.settle(at(0), reserved, RatePlan::amounts(0, 1500));
    EXPECT_DOUBLE_EQ(plan.bucket(2)->level(at(0)), 8500);
    plan.take(at(0), RatePlan::amounts(0, 8500));
    plan.settle(at(0), RatePlan::amounts(0, 8500), RatePlan::amounts(0, 10500));
    EXPECT_DOUBLE_EQ(plan.bucket(2)->level(at(0)), -2000);
    EXPECT_EQ(plan.peek(at(0), RatePlan::amounts(0, 1)).at, at(2001));
    plan.take(at(5000), reserved);
    plan.settle(at(5000), reserved, {});
    EXPECT_DOUBLE_EQ(plan.bucket(2)->level(at(5000)), 3000) << "never sent: all of it goes back";
    EXPECT_DOUBLE_EQ(plan.running(2), 0);
}

TEST(RatePlan, Case79_AClockThatStepsBackNeitherStallsNorRefills)
{
    RatePlan plan(requests(60, 1));
    plan.take(at(100000), justRequests(1));
    EXPECT_NEAR(plan.bucket(0)->level(at(40000)), 0, 1e-9);
    EXPECT_EQ(plan.peek(at(100000), justRequests(1)).at, at(101000));
    // Beyond 2^32 ms nothing wraps.
    RatePlan late(requests(60, 1));
    late.take(at(4294967290), justRequests(1));
    EXPECT_EQ(late.peek(at(4294967296), justRequests(1)).at, at(4294968290));
}

TEST(RatePlan, NobodyOvertakesAndEverybodyKnowsWhen)
{
    RateLimits limits;
    limits.input_tokens_per_minute = 60000;
    limits.token_burst = 10000;
    RatePlan plan(limits);
    plan.take(at(0), RatePlan::amounts(10000, 0));
    EXPECT_EQ(plan.peek(at(0), RatePlan::amounts(8000, 0)).at, at(8000));
    plan.wait(RatePlan::amounts(8000, 0), 1);
    EXPECT_EQ(plan.peek(at(0), RatePlan::amounts(100, 0)).at, at(8100)) << "behind the large one";
    plan.wait(RatePlan::amounts(100, 0), 2);
    plan.settle(at(1000), RatePlan::amounts(10000, 0), RatePlan::amounts(5000, 0)); // a refund of 5000
    EXPECT_EQ(plan.headDue(at(1000)), at(3000)) << "a refund makes it come sooner";
    EXPECT_EQ(plan.nextDue(at(3000)), 1u);
    EXPECT_FALSE(plan.nextDue(at(3000)));
    EXPECT_EQ(plan.nextDue(at(3100)), 2u);
}

TEST(RatePlan, TheServersRemainingReplacesAHigherLevelOnly)
{
    RatePlan plan(requests(60, 60));
    plan.serverRemaining(at(0), 0, 5);
    EXPECT_DOUBLE_EQ(plan.bucket(0)->level(at(0)), 5);
    plan.serverRemaining(at(0), 0, 50);
    EXPECT_DOUBLE_EQ(plan.bucket(0)->level(at(0)), 5);
    plan.serverRemaining(at(0), 1, 0); // no such bucket: nothing happens
}

TEST(RatePlan, ANewRateKeepsTheShare)
{
    RatePlan plan(requests(60, 10));
    plan.take(at(0), justRequests(5));
    plan.setLimits(at(0), requests(120, 20));
    EXPECT_DOUBLE_EQ(plan.bucket(0)->level(at(0)), 10);
    RateLimits none;
    plan.setLimits(at(0), none);
    EXPECT_FALSE(plan.bucket(0));
    EXPECT_EQ(plan.peek(at(0), justRequests(1000)).at, at(0));
}

TEST(RatePlan, DefaultBursts)
{
    RateLimits limits;
    limits.requests_per_minute = 40;
    limits.input_tokens_per_minute = 30000;
    RatePlan plan(limits);
    EXPECT_DOUBLE_EQ(plan.bucket(0)->capacity(), 8) << "20 % of the rate";
    EXPECT_DOUBLE_EQ(plan.bucket(1)->capacity(), 30000);
    limits.requests_per_minute = 2;
    EXPECT_DOUBLE_EQ(RatePlan(limits).bucket(0)->capacity(), 1) << "at least 1";
}
