// What the previews of the settings promise is what the policies do: the figures here are worked out by hand from
// docs/policies.md.
#include "core/engine/policy_preview.h"

#include <gtest/gtest.h>

using namespace plimsoll;
using namespace std::chrono_literals;

TEST(PolicyPreview, BurstThenSteadyRate)
{
    RateLimits limits;
    limits.requests_per_minute = 60; // burst 12, then one a second
    const LimitsPreview preview = previewLimits(limits, 100, 100, 10s);
    EXPECT_TRUE(preview.limited);
    EXPECT_EQ(preview.at_once, 12u);
    EXPECT_DOUBLE_EQ(preview.per_minute, 60);
    EXPECT_EQ(preview.binds, Limit::RequestsPerMinute);
    ASSERT_EQ(preview.starts.size(), 22u);
    EXPECT_EQ(preview.starts[12], at(1000));
    EXPECT_EQ(preview.starts.back(), at(10000));
}

TEST(PolicyPreview, TheTightestBucketBinds)
{
    RateLimits limits;
    limits.requests_per_minute = 60;
    limits.output_tokens_per_minute = 8000; // ten calls of 800, all at once, then ten a minute
    const LimitsPreview preview = previewLimits(limits, 1200, 800, 60s);
    EXPECT_EQ(preview.binds, Limit::OutputTokensPerMinute);
    EXPECT_DOUBLE_EQ(preview.per_minute, 10);
    EXPECT_EQ(preview.at_once, 10u);
    EXPECT_EQ(preview.starts.size(), 20u);
}

TEST(PolicyPreview, ACallLargerThanTheLimitIsImpossible)
{
    RateLimits limits;
    limits.output_tokens_per_minute = 500;
    const LimitsPreview preview = previewLimits(limits, 1200, 800, 60s);
    EXPECT_EQ(preview.impossible, Limit::OutputTokensPerMinute);
    EXPECT_TRUE(preview.starts.empty());
}

TEST(PolicyPreview, NoLimitAndRateZeroEnd)
{
    EXPECT_FALSE(previewLimits({}, 1200, 800, 60s).limited);
    RateLimits none;
    none.requests_per_minute = 0;
    const LimitsPreview held = previewLimits(none, 1200, 800, 60s);
    EXPECT_EQ(held.starts.size(), 1u); // the burst of 1
    EXPECT_EQ(held.per_minute, 0);
    RateLimits huge;
    huge.requests_per_minute = 1e9;
    EXPECT_EQ(previewLimits(huge, 1, 1, 60s).starts.size(), LimitsPreview::kMostStarts);
}

TEST(PolicyPreview, BackoffHasTheJitterBandOfItsKind)
{
    BackoffOptions options; // 500 doubling to 8000, equal: the upper half
    const auto waits = previewBackoff(options, 6, false);
    ASSERT_EQ(waits.size(), 6u);
    EXPECT_EQ(waits[0], (TimeBand{250ms, 375ms, 500ms}));
    EXPECT_EQ(waits[1], (TimeBand{500ms, 750ms, 1000ms}));
    EXPECT_EQ(waits[5], (TimeBand{4000ms, 6000ms, 8000ms})); // the cap
    EXPECT_EQ(previewBackoff(options, 1, true)[0].high, 1000ms);
    options.jitter = Jitter::None;
    EXPECT_EQ(previewBackoff(options, 2, false)[1], (TimeBand{1000ms, 1000ms, 1000ms}));
    options.jitter = Jitter::Full;
    EXPECT_EQ(previewBackoff(options, 2, false)[1].low, 0ms);
}

TEST(PolicyPreview, WaitsFitUntilTheBudgetIsSpent)
{
    const std::vector<TimeBand> waits{{0ms, 100ms, 0ms}, {0ms, 200ms, 0ms}, {0ms, 400ms, 0ms}};
    EXPECT_EQ(waitsThatFit(waits, 300ms), 2); // a wait equal to the budget fits
    EXPECT_EQ(waitsThatFit(waits, 299ms), 1);
    EXPECT_EQ(waitsThatFit(waits, 10s), 3);
}

TEST(PolicyPreview, AHintIsWaitedForSwitchedOrLeft)
{
    HintOptions options; // max_wait 60 s, switch above 2 s, padding 10 % up to 1 s
    AttemptLimits attempts; // 20 s of waiting
    const HintPreview brief = previewHint(options, attempts, 1s);
    EXPECT_EQ(brief.fate, HintFate::Waited);
    EXPECT_EQ(brief.wait.low, 1s);
    EXPECT_EQ(brief.wait.high, 1100ms);
    EXPECT_EQ(previewHint(options, attempts, 2s).fate, HintFate::Waited);
    EXPECT_EQ(previewHint(options, attempts, 2001ms).fate, HintFate::NextIfReady);
    EXPECT_EQ(previewHint(options, attempts, 20s).fate, HintFate::NextIfReady);
    EXPECT_EQ(previewHint(options, attempts, 20s).wait.high, 20s); // no room for padding
    EXPECT_EQ(previewHint(options, attempts, 21s).why, FallbackReason::WaitBudgetSpent);
    EXPECT_EQ(previewHint(options, attempts, 61s).why, FallbackReason::RetryAfterTooLong);
    options.respect = false;
    EXPECT_EQ(previewHint(options, attempts, 1s).fate, HintFate::Ignored);
}

TEST(PolicyPreview, BreakerTripsByItsRateAndByARow)
{
    BreakerOptions options; // half of at least 5, or 5 in a row
    options.open_jitter = 0;
    BreakerPreview preview = previewBreaker(options, 6);
    EXPECT_EQ(preview.failures_in_a_row, 5);
    EXPECT_EQ(preview.reason, BreakerReason::FailureRate); // judged first
    ASSERT_EQ(preview.trips.size(), 20u);
    EXPECT_EQ(preview.trips[3].failures, 0); // four are too few to judge
    EXPECT_EQ(preview.trips[4].failures, 3);
    EXPECT_EQ(preview.trips[9].failures, 5);
    EXPECT_EQ(preview.trips[19].failures, 10);
    ASSERT_EQ(preview.open.size(), 6u);
    EXPECT_EQ(preview.open[0].middle, 15s);
    EXPECT_EQ(preview.open[1].middle, 30s);
    EXPECT_EQ(preview.open[5].middle, 300s); // the cap
    options.consecutive_failures = 3;
    EXPECT_EQ(previewBreaker(options, 1).failures_in_a_row, 3);
    EXPECT_EQ(previewBreaker(options, 1).reason, BreakerReason::ConsecutiveFailures);
    options.consecutive_failures.reset();
    options.failure_rate.reset();
    preview = previewBreaker(options, 1);
    EXPECT_FALSE(preview.failures_in_a_row);
    EXPECT_TRUE(preview.trips.empty());
}

TEST(PolicyPreview, OpenTimesVaryByTheirJitter)
{
    BreakerOptions options;
    const BreakerPreview preview = previewBreaker(options, 2);
    EXPECT_EQ(preview.open[0], (TimeBand{13500ms, 15000ms, 16500ms}));
    EXPECT_EQ(preview.open[1], (TimeBand{27000ms, 30000ms, 33000ms}));
}

TEST(PolicyPreview, ALargeSampleIsNotTriedOut)
{
    BreakerOptions options;
    options.min_samples = 1000000;
    EXPECT_TRUE(previewBreaker(options, 1).trips.empty());
    EXPECT_EQ(previewBreaker(options, 1).failures_in_a_row, 5);
}

TEST(PolicyPreview, RetryBudgetGrantsAFewAndRefusesTheStorm)
{
    RetryBudgetOptions options; // 100, a retry costs 10, one comes back each second
    const BudgetPreview preview = previewRetryBudget(options, false, 5, 30s, 60s);
    EXPECT_EQ(preview.at_once, 10);
    ASSERT_TRUE(preview.every_s);
    EXPECT_DOUBLE_EQ(*preview.every_s, 10);
    EXPECT_EQ(preview.granted + preview.refused, 150);
    EXPECT_EQ(preview.granted, 12); // 100 and what came back in 30 s
    EXPECT_LT(preview.points[149].balance, 10);
    EXPECT_DOUBLE_EQ(preview.points.back().balance, 100); // successes and time refill it
    EXPECT_EQ(previewRetryBudget(options, true, 5, 30s, 60s).at_once, 20);
    options.refill_per_second = 0;
    EXPECT_FALSE(previewRetryBudget(options, false, 5, 30s, 60s).every_s);
    options.capacity = 0;
    EXPECT_EQ(previewRetryBudget(options, false, 5, 30s, 60s).at_once, 0);
}
