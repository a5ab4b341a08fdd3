// Backoff, hints, the retry budget and cost (policies 3.3 to 5 and 10).
#include "core/base/rng.h"
#include "core/policy/backoff.h"
#include "core/policy/cost.h"
#include "core/policy/retry_budget.h"
#include "core/policy/server_hint.h"

#include <gtest/gtest.h>

using namespace plimsoll;

TEST(Backoff, Case51_DoublesWithinItsJitterAndSaturates)
{
    const BackoffOptions options;
    EXPECT_EQ(backoff(options, 1, false, 0), Duration(250));
    EXPECT_EQ(backoff(options, 2, false, 0), Duration(500));
    EXPECT_NEAR(static_cast<double>(backoff(options, 1, false, 0.999999).count()), 500, 1);
    EXPECT_NEAR(static_cast<double>(backoff(options, 2, false, 0.999999).count()), 1000, 1);
    for (const Jitter jitter : {Jitter::None, Jitter::Full, Jitter::Equal, Jitter::Proportional}) {
        BackoffOptions o;
        o.jitter = jitter;
        SplitMix64 rng(7);
        for (const int retry : {1, 5, 63, 64, 1103, 1000000, 2147483647}) {
            const Duration wait = backoff(o, retry, false, rng.next());
            EXPECT_GE(wait, Duration(0));
            EXPECT_LE(wait, o.cap);
        }
    }
}

TEST(Backoff, Case52_BaseByClassExponentByRetry)
{
    BackoffOptions options;
    options.jitter = Jitter::None;
    EXPECT_EQ(backoff(options, 1, true, 0), Duration(1000));
    EXPECT_EQ(backoff(options, 2, false, 0), Duration(1000));
    EXPECT_EQ(backoff(options, 3, true, 0), Duration(4000));
}

TEST(ServerHint, Case8_SixtySecondsFitSixtyOneDoNot)
{
    const HintOptions options;
    EXPECT_FALSE(hintRefusal(options, Duration(60000), Duration(100000), Duration(120000)));
    EXPECT_EQ(hintRefusal(options, Duration(61000), Duration(100000), Duration(120000)),
              FallbackReason::RetryAfterTooLong);
    EXPECT_EQ(hintRefusal(options, Duration(20001), Duration(20000), Duration(120000)), FallbackReason::WaitBudgetSpent);
    EXPECT_FALSE(hintRefusal(options, Duration(20000), Duration(20000), Duration(120000))) << "equal to the budget fits";
    EXPECT_EQ(hintRefusal(options, Duration(5000), Duration(20000), Duration(5000)), FallbackReason::Deadline)
        << "a start at the deadline is too late";
}

TEST(ServerHint, NeverLessThanTheHintAndPaddingIsCutToFit)
{
    const HintOptions options;
    EXPECT_EQ(hintWait(options, Duration(20000), Duration(60000), Duration(120000), 0.5), Duration(20500));
    EXPECT_EQ(hintWait(options, Duration(2000), Duration(60000), Duration(120000), 0.5), Duration(2100));
    EXPECT_EQ(hintWait(options, Duration(20000), Duration(20100), Duration(120000), 0.9), Duration(20100));
    EXPECT_EQ(hintWait(options, Duration(20000), Duration(60000), Duration(20001), 0.9), Duration(20000));
}

TEST(RetryBudget, ChargesRefundsAndRefills)
{
    RetryBudgetOptions options;
    options.capacity = 10;
    RetryBudget budget(options);
    EXPECT_TRUE(budget.tryCharge(at(0), budget.cost(false)));
    EXPECT_FALSE(budget.tryCharge(at(0), budget.cost(true)));
    EXPECT_TRUE(budget.tryCharge(at(5000), budget.cost(true))) << "5 units after 5 s";
    budget.refund(at(5000), 100);
    EXPECT_DOUBLE_EQ(budget.balance(at(5000)), 10) << "never above its capacity";
}

TEST(RetryBudget, Case57_NeverDeadUntilARestart)
{
    RetryBudget budget(RetryBudgetOptions{});
    while (budget.tryCharge(at(0), 10)) {
    }
    EXPECT_FALSE(budget.tryCharge(at(0), 10));
    for (int i = 0; i < 10; ++i)
        budget.refund(at(0), RetryBudgetOptions{}.success_refill);
    EXPECT_TRUE(budget.tryCharge(at(0), 10));
    EXPECT_TRUE(budget.tryCharge(at(10000), 10));
}

TEST(Cost, NeverTwiceAndUnknownStaysUnknown)
{
    const Price price{3.0, 15.0, 0.3, 3.75, std::nullopt};
    Usage usage;
    usage.input = 600;
    usage.output = 100;
    usage.cache_read = 400;
    usage.cache_write = 200;
    EXPECT_NEAR(*cost(price, usage), 0.00417, 1e-9);
    usage.cache_write_1h = 50;
    EXPECT_FALSE(cost(price, usage)) << "no price for the one-hour lifetime";
    EXPECT_DOUBLE_EQ(*cost(Price{}, Usage{}), 0) << "nothing used costs nothing";
    EXPECT_FALSE(cost(Price{}, Usage{1, 0, 0, 0, 0, 0}));
}

TEST(Cost, ALongPromptRepricesTheWholeRequest)
{
    Price price{{3.0, 15.0, 0.3, 3.75, 6.0}, {}};
    PriceTier longer{{6.0, 22.5, std::nullopt, 7.5, 12.0}, 200000};
    PriceTier longest{{9.0, 30.0, 0.9, 11.0, 18.0}, 500000};
    price.tiers = {longer, longest};

    EXPECT_DOUBLE_EQ(*cost(price, Usage{200000, 10, 0, 0, 0, 0}), (200000 * 3.0 + 10 * 15.0) / 1e6) << "up to, not from";
    EXPECT_DOUBLE_EQ(*cost(price, Usage{200001, 10, 0, 0, 0, 0}), (200001 * 6.0 + 10 * 22.5) / 1e6);
    EXPECT_DOUBLE_EQ(*cost(price, Usage{1, 0, 0, 200000, 50000, 0}), (6.0 + 150000 * 7.5 + 50000 * 12.0) / 1e6)
        << "cache writes are part of the prompt";
    EXPECT_FALSE(cost(price, Usage{1, 0, 200000, 0, 0, 0})) << "the tier has no price for cache reads";
    EXPECT_DOUBLE_EQ(*cost(price, Usage{1, 0, 500000, 0, 0, 0}), (9.0 + 500000 * 0.9) / 1e6);
    EXPECT_DOUBLE_EQ(*cost(price, Usage{1, 300000, 0, 0, 0, 0}), (3.0 + 300000 * 15.0) / 1e6) << "output does not count";
}
