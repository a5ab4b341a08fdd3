// The table of policies 2, and what is laid over it: retry.statuses and x-should-retry.
#include "core/policy/classification.h"
#include "core/policy/retry_options.h"
#include "core/policy/retry_policy.h"

#include <gtest/gtest.h>

namespace plimsoll {
namespace {

bool allowed(FailureClass failure, int status, std::optional<bool> wish = {}, bool exempt = false)
{
    return retryAllowed({failure, status, false, exempt, wish}, kDefaultRetryStatuses);
}

TEST(RetryPolicy, statusesThatAreNotListedAreNotRetried)
{
    EXPECT_TRUE(allowed(FailureClass::RateLimit, 429));
    EXPECT_TRUE(allowed(FailureClass::Overloaded, 529));
    EXPECT_FALSE(allowed(FailureClass::RateLimit, 402));
    EXPECT_TRUE(allowed(FailureClass::RateLimit, 402, {}, true)); // openrouter_in_flight_budget
    EXPECT_TRUE(allowed(FailureClass::Network, 0));
}

TEST(RetryPolicy, theServersWishNeverOpensAWindowOrABill)
{
    EXPECT_TRUE(allowed(FailureClass::InvalidRequest, 422, true));
    EXPECT_FALSE(allowed(FailureClass::ServerError, 500, false));
    for (const auto failure : {FailureClass::UsageWindow, FailureClass::QuotaExhausted, FailureClass::LimitImpossible})
        EXPECT_FALSE(allowed(failure, 429, true)) << name(failure);
}

TEST(RetryPolicy, conflictAndTooEarlyAreNeutralForTheBreaker)
{
    EXPECT_EQ(breakerVerdict(FailureClass::ServerError, 409), BreakerVerdict::Neutral);
    EXPECT_EQ(breakerVerdict(FailureClass::ServerError, 425), BreakerVerdict::Neutral);
    EXPECT_EQ(breakerVerdict(FailureClass::ServerError, 503), BreakerVerdict::Failure);
    EXPECT_EQ(breakerVerdict(FailureClass::RateLimit, 429), BreakerVerdict::Neutral);
}

TEST(Classification, bodyThenHeadersThenStatus)
{
    EXPECT_EQ(classify({429, classOfCode("insufficient_quota"), true, false}), FailureClass::QuotaExhausted);
    EXPECT_EQ(classify({429, classOfCode("rate_limit_error"), true, false}), FailureClass::UsageWindow);
    EXPECT_EQ(classify({429, {}, false, true}), FailureClass::QuotaExhausted);
    EXPECT_EQ(classify({200, {}, true, false}), FailureClass::Ok);
    EXPECT_EQ(classify({418, classOfCode("invalid_request_error"), false, false}), FailureClass::InvalidRequest);
    EXPECT_EQ(classOfStatus(524), FailureClass::ServerError);
    EXPECT_EQ(classOfStatus(525), FailureClass::InvalidRequest);
}

} // namespace
} // namespace plimsoll
