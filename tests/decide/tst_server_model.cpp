// A simulated server: a window that is spent, refusals and failures that are put where they were, and replies said again.
#include "core/sim/server_model.h"

#include <gtest/gtest.h>

using namespace plimsoll;

namespace {

ServerModel::Request call(std::uint64_t number, int attempt = 0) { return {number, attempt, 600, 400, 1000}; }

TEST(ServerModel, aUsageWindowIsSpentAndComesBackAllAtOnce)
{
    ServerOptions options;
    options.window = UsageWindow{Duration(5 * 3600 * 1000), 2000};
    ServerModel server(options, 1, 0);
    EXPECT_EQ(server.answer(at(1000), call(0)).facts.failure, FailureClass::Ok);
    EXPECT_EQ(server.answer(at(2000), call(1)).facts.failure, FailureClass::Ok);
    const auto spent = server.answer(at(3000), call(2));
    EXPECT_EQ(spent.facts.failure, FailureClass::UsageWindow);
    EXPECT_EQ(spent.facts.status, 429);
    EXPECT_EQ(spent.facts.cool, Duration(5 * 3600 * 1000 - 2000)); // it began with the first call
    EXPECT_EQ(server.answer(at(1000 + 5 * 3600 * 1000), call(3)).facts.failure, FailureClass::Ok);
}

TEST(ServerModel, whatFailsForNothingSpendsNothing)
{
    ServerOptions options;
    options.window = UsageWindow{Duration(60000), 500};
    options.failure_rate = 1;
    options.failures = {{1, FailureClass::Overloaded, 529, NetworkError::None, Duration(10), false}};
    ServerModel server(options, 1, 0);
    for (std::uint64_t i = 0; i < 10; ++i)
        EXPECT_EQ(server.answer(at(std::int64_t(i)), call(i)).facts.failure, FailureClass::Overloaded);
}

TEST(ServerModel, refusalsAndFailureRatesHoldInTheirSpans)
{
    ServerOptions options;
    options.refusals = {{at(1000), at(2000), 1}};
    options.refusal_hint_ms = Distribution::constant(700);
    options.rates = {{at(3000), at(4000), 1}};
    options.failures = {{1, FailureClass::ServerError, 500, NetworkError::None, Duration(10), false}};
    ServerModel server(options, 1, 0);
    EXPECT_EQ(server.answer(at(999), call(0)).facts.failure, FailureClass::Ok);
    const auto refused = server.answer(at(1000), call(1));
    EXPECT_EQ(refused.facts.failure, FailureClass::RateLimit);
    EXPECT_EQ(refused.facts.hint, Duration(700));
    EXPECT_EQ(server.answer(at(2000), call(2)).facts.failure, FailureClass::Ok);
    EXPECT_EQ(server.answer(at(3999), call(3)).facts.failure, FailureClass::ServerError);
    EXPECT_EQ(server.answer(at(4000), call(4)).facts.failure, FailureClass::Ok);
}

TEST(ServerModel, whatWasRecordedIsSaidAgainToTheSameAttempt)
{
    ServerOptions options;
    options.recorded = {{3, 0, 529, Duration(77), FailureClass::Overloaded, NetworkError::None, std::nullopt, std::nullopt},
                        {3, 1, 200, Duration(1234), FailureClass::Ok, NetworkError::None, std::nullopt, Usage{600, 400, 0, 0, 0, 0}}};
    ServerModel server(options, 1, 0);
    const auto first = server.answer(at(0), call(3));
    EXPECT_EQ(first.facts.status, 529);
    EXPECT_EQ(first.after, Duration(77));
    EXPECT_FALSE(first.facts.usage);
    const auto second = server.answer(at(100), call(3, 1));
    EXPECT_EQ(second.after, Duration(1234));
    EXPECT_EQ(second.facts.usage->output, 400);
    EXPECT_NE(server.answer(at(200), call(4)).after, Duration(1234)); // of another call nothing is known
}

TEST(ServerModel, aLimitRefusesWhateverIsRecorded)
{
    ServerOptions options;
    options.limits.requests_per_minute = 1;
    options.recorded = {{1, 0, 200, Duration(5), FailureClass::Ok, NetworkError::None, std::nullopt, std::nullopt}};
    ServerModel server(options, 1, 0);
    EXPECT_EQ(server.answer(at(0), call(0)).facts.failure, FailureClass::Ok);
    EXPECT_EQ(server.answer(at(1), call(1)).facts.failure, FailureClass::RateLimit);
}

} // namespace
