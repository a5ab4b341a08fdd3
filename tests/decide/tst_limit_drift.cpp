// When the server's figures and the own ones have come apart for good (policies 9).
#include "core/policy/limit_drift.h"
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

void hear(LimitDrift& drift, int replies, double here, double there, Instant from = at(0))
{
    for (int i = 0; i < replies; ++i)
        drift.heard(from + Duration(10000) * i, here, there, 100);
}

} // namespace

TEST(LimitDrift, ALimitIsAnotherOneOnlyWhenItIsSaidInARow)
{
    LimitDrift drift;
    for (int i = 0; i < LimitDrift::kInARow - 1; ++i)
        drift.limitHeard(100);
    EXPECT_FALSE(drift.limitDiffersFrom(60));
    drift.limitHeard(std::nullopt); // says nothing
    drift.limitHeard(100);
    EXPECT_TRUE(drift.limitDiffersFrom(60));
    EXPECT_TRUE(drift.limitDiffersFrom(200)) << "both ways";
    EXPECT_FALSE(drift.limitDiffersFrom(100));
    drift.limitHeard(120);
    EXPECT_FALSE(drift.limitDiffersFrom(60)) << "it has just changed";
}

TEST(LimitDrift, CountsComeApartInEitherDirection)
{
    LimitDrift more, less;
    hear(more, 5, 50, 10);
    EXPECT_EQ(more.persistent(at(41000)), 40.0);
    hear(less, 5, 10, 50);
    EXPECT_EQ(less.persistent(at(41000)), -40.0);
}

TEST(LimitDrift, WhatRunsOrPassesIsNoDrift)
{
    LimitDrift drift;
    hear(drift, 9, 15, 10);
    EXPECT_FALSE(drift.persistent(at(90000))) << "within the tolerance";
    hear(drift, 4, 50, 10, at(100000));
    EXPECT_FALSE(drift.persistent(at(131000))) << "too few";
    drift.heard(at(140000), 10, 50, 100);
    EXPECT_FALSE(drift.persistent(at(140000))) << "the other way now";
    LimitDrift quick;
    for (int i = 0; i < 50; ++i)
        quick.heard(at(i * 100), 50, 10, 100);
    EXPECT_FALSE(quick.persistent(at(5000))) << "a window of the server's has just begun";
    LimitDrift old;
    hear(old, 5, 50, 10);
    EXPECT_FALSE(old.persistent(at(40000) + LimitDrift::kForgotten + Duration(1)));
}

TEST(LimitDrift, TheSnapshotSaysIt)
{
    EngineConfig config = ScriptedEngine::plain();
    config.models[0].limits.requests_per_minute = 60;
    config.models[0].limits.request_burst = 60;
    ScriptedEngine world(config);
    for (std::uint64_t call = 1; call <= 8; ++call) {
        world.submit(call);
        AttemptEnded ended;
        ended.failure = FailureClass::Ok;
        ended.status = 200;
        ended.limits.any = true;
        ended.limits.requests = {100, 40};
        world.reply(call, ended);
        world.runTo(world.now + Duration(10000));
    }
    const BucketSnapshot bucket = world.model().buckets[0];
    EXPECT_TRUE(bucket.limit_differs);
    EXPECT_EQ(bucket.server_limit, 100.0);
    EXPECT_TRUE(bucket.server_drift && *bucket.server_drift < -10) << "somebody else uses it up, too";
    config.models[0].learn = true;
    world.configure(config);
    EXPECT_FALSE(world.model().buckets[0].limit_differs) << "it has been adopted";
}
