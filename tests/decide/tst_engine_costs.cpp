// What a call costs when it is not known how an attempt of it ended (policies 9 and 10).
#include "scripted_engine.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

constexpr Usage kUsage{1000, 500, 0, 0, 0, 0};
constexpr double kUsd = 0.002; ///< of kUsage

EngineConfig priced(std::size_t models = 1)
{
    EngineConfig config = ScriptedEngine::plain(models);
    for (ModelConfig& model : config.models) {
        model.price.input = 1;
        model.price.output = 2;
        model.limits.output_tokens_per_minute = 60; // a token a second
        model.limits.token_burst = 10000;
    }
    config.profiles[0].attempts.per_model = 1;
    return config;
}

AttemptEnded ended(FailureClass failure, int status = 0)
{
    AttemptEnded facts;
    facts.failure = failure;
    facts.status = status;
    facts.complete = false;
    return facts;
}

AttemptEnded answer()
{
    AttemptEnded facts;
    facts.status = 200;
    facts.usage = kUsage;
    return facts;
}

} // namespace

TEST(EngineCosts, WhatEndsWithoutAWordIsUnknown)
{
    for (const FailureClass failure : {FailureClass::Timeout, FailureClass::Network}) {
        ScriptedEngine world(priced());
        world.submit(1);
        world.reply(1, ended(failure));
        EXPECT_FALSE(world.done[1].cost_usd);
        EXPECT_FALSE(world.done[1].waste_usd);
        EXPECT_EQ(world.done[1].unknown_costs, 1);
    }
}

TEST(EngineCosts, ABrokenStreamCostsWhatItReported)
{
    ScriptedEngine world(priced());
    world.submit(1);
    world.handle(ContentDelivered{world.running[1]});
    world.reply(1, ended(FailureClass::Network, 200));
    EXPECT_FALSE(world.done[1].cost_usd);
    world.submit(2);
    world.handle(ContentDelivered{world.running[2]});
    AttemptEnded facts = ended(FailureClass::Network, 200);
    facts.usage = kUsage;
    world.reply(2, facts);
    EXPECT_DOUBLE_EQ(world.done[2].cost_usd.value(), kUsd);
    EXPECT_DOUBLE_EQ(world.done[2].waste_usd.value(), kUsd);
    EXPECT_EQ(world.done[2].unknown_costs, 0);
}

TEST(EngineCosts, ACutAttemptIsUnknownOrWhatItReported)
{
    for (const bool by_deadline : {false, true}) {
        ScriptedEngine world(priced());
        const auto cut = [&](std::uint64_t call) {
            by_deadline ? world.runTo(world.now + Duration(120000)) : world.cancel(call);
        };
        world.submit(1);
        cut(1);
        EXPECT_FALSE(world.done[1].cost_usd);
        EXPECT_EQ(world.done[1].unknown_costs, 1);
        world.submit(2);
        world.handle(UsageReported{world.running[2], Usage{1000, 1, 0, 0, 0, 0}});
        world.handle(UsageReported{world.running[2], kUsage});
        cut(2);
        EXPECT_DOUBLE_EQ(world.done[2].cost_usd.value(), kUsd);
        EXPECT_EQ(world.done[2].unknown_costs, 0);
        world.submit(3); // nothing is left of the call before
        cut(3);
        EXPECT_FALSE(world.done[3].cost_usd);
    }
}

TEST(EngineCosts, WhatNeverSentAByteCostsNothingAndGivesAllBack)
{
    ScriptedEngine world(priced());
    world.sends_at_once = false;
    Submitted large;
    large.max_tokens = 4000;
    world.submit(1, large);
    EXPECT_DOUBLE_EQ(world.model().buckets[2].level, 6000);
    world.cancel(1);
    EXPECT_DOUBLE_EQ(world.done[1].cost_usd.value(), 0);
    EXPECT_EQ(world.done[1].unknown_costs, 0);
    EXPECT_DOUBLE_EQ(world.model().buckets[2].level, 10000);

    world.submit(2, large);
    AttemptEnded facts = ended(FailureClass::Network);
    facts.sent = false;
    world.reply(2, facts);
    EXPECT_DOUBLE_EQ(world.done[2].cost_usd.value(), 0);
    EXPECT_DOUBLE_EQ(world.model().buckets[2].level, 10000);

    world.submit(3, large);
    world.handle(AttemptStarted{world.running[3]});
    world.cancel(3);
    EXPECT_FALSE(world.done[3].cost_usd);
    EXPECT_DOUBLE_EQ(world.model().buckets[2].level, 6000) << "of unknown outcome: keeps all";
}

TEST(EngineCosts, AnErrorReplyCostsNothing)
{
    ScriptedEngine world(priced());
    world.submit(1);
    world.failure(1, FailureClass::ServerError, 500);
    EXPECT_DOUBLE_EQ(world.done[1].cost_usd.value(), 0);
    world.submit(2);
    AttemptEnded facts = ended(FailureClass::Overloaded, 200);
    facts.error_in_success = true;
    world.reply(2, facts);
    EXPECT_DOUBLE_EQ(world.done[2].cost_usd.value(), 0);
    EXPECT_EQ(world.done[2].unknown_costs, 0);
}

TEST(EngineCosts, WhatIsKnownOfACallIsToldBesideWhatIsNot)
{
    ScriptedEngine world(priced(2));
    world.submit(1);
    world.reply(1, ended(FailureClass::Timeout));
    world.reply(1, answer());
    EXPECT_EQ(world.done[1].outcome, Outcome::Success);
    EXPECT_DOUBLE_EQ(world.done[1].cost_usd.value(), kUsd) << "of the answer";
    EXPECT_FALSE(world.done[1].waste_usd);
    EXPECT_EQ(world.done[1].unknown_costs, 1);
}

TEST(EngineCosts, AnUnknownPriceLeavesTheCostOut)
{
    EngineConfig config = priced(2);
    config.models[0].price = {};
    ScriptedEngine world(config);
    world.submit(1);
    AttemptEnded facts = ended(FailureClass::Malformed, 200);
    facts.error_in_success = true;
    facts.usage = kUsage;
    world.reply(1, facts);
    world.reply(1, answer());
    EXPECT_EQ(world.done[1].outcome, Outcome::Success);
    EXPECT_FALSE(world.done[1].cost_usd);
    EXPECT_EQ(world.done[1].unknown_costs, 1);
}
