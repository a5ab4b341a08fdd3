// The breaker (policies 6). The cases named Case59 to Case70 are those of the resilience conformance list.
#include "core/policy/circuit_breaker.h"

#include <gtest/gtest.h>

using namespace plimsoll;

namespace {

class Middle final : public Draws
{
public:
    double next() override { return 0.5; }
};

BreakerOptions plain()
{
    BreakerOptions options;
    options.open_jitter = 0;
    return options;
}

class Breaker
{
public:
    explicit Breaker(const BreakerOptions& options) : breaker(options) {}
    void outcome(Instant now, bool failure)
    {
        auto permit = breaker.tryAcquire(now, draws);
        ASSERT_TRUE(permit);
        failure ? breaker.fail(*permit, now, draws) : breaker.succeed(*permit, now, draws);
    }
    bool permits(Instant now) { return breaker.wouldPermit(now, draws); }
    BreakerState state(Instant now) { return breaker.state(now, draws); }

    CircuitBreaker breaker;
    Middle draws;
};

} // namespace

TEST(CircuitBreaker, Case59_OpensAtTheRateWithEnoughSamples)
{
    BreakerOptions options = plain();
    options.min_samples = 10;
    options.failure_rate = 0.1;
    options.consecutive_failures.reset();
    Breaker nine(options);
    nine.outcome(at(0), true);
    for (int i = 0; i < 8; ++i)
        nine.outcome(at(1), false);
    EXPECT_EQ(nine.state(at(1)), BreakerState::Closed);
    nine.outcome(at(1), false);
    EXPECT_EQ(nine.state(at(1)), BreakerState::Open) << "exactly the rate, at the tenth";
}

TEST(CircuitBreaker, Case60_OpensOnASuccessToo)
{
    BreakerOptions options = plain();
    options.consecutive_failures.reset();
    Breaker b(options);
    for (const bool failure : {true, true, true, false})
        b.outcome(at(0), failure);
    EXPECT_EQ(b.state(at(0)), BreakerState::Closed);
    b.outcome(at(0), false);
    EXPECT_EQ(b.state(at(0)), BreakerState::Open);
    EXPECT_EQ(b.breaker.takeTransitions().size(), 1u);
}

TEST(CircuitBreaker, Case61_TheWindowForgets)
{
    BreakerOptions options = plain();
    options.consecutive_failures.reset();
    Breaker b(options);
    for (int i = 0; i < 4; ++i)
        b.outcome(at(0), true);
    EXPECT_EQ(b.breaker.failures(at(29999)), 4);
    b.outcome(at(30000), true);
    EXPECT_EQ(b.state(at(30000)), BreakerState::Closed);
    EXPECT_EQ(b.breaker.samples(at(30000)), 1);
    EXPECT_EQ(b.breaker.samples(at(3630000)), 0);
}

TEST(CircuitBreaker, Case62_HalfOpenAtExactlyTheEnd)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    b.outcome(at(1000), true);
    EXPECT_FALSE(b.permits(at(15999)));
    EXPECT_EQ(b.breaker.opensUntil(), at(16000));
    EXPECT_TRUE(b.permits(at(16000)));
}

TEST(CircuitBreaker, Case63_OneProbe)
{
    for (const int probes : {1, 3}) {
        BreakerOptions options = plain();
        options.consecutive_failures = 1;
        options.probes = probes;
        Breaker b(options);
        b.outcome(at(0), true);
        int granted = 0;
        for (int i = 0; i < 50; ++i)
            granted += b.breaker.tryAcquire(at(15000), b.draws).has_value();
        EXPECT_EQ(granted, probes);
        int half_open = 0;
        for (const auto& t : b.breaker.takeTransitions())
            half_open += t.to == BreakerState::HalfOpen;
        EXPECT_EQ(half_open, 1);
    }
}

TEST(CircuitBreaker, Case64_AProbeGivenBackRecordsNothing)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    b.outcome(at(0), true);
    auto probe = b.breaker.tryAcquire(at(15000), b.draws);
    ASSERT_TRUE(probe);
    EXPECT_FALSE(b.permits(at(15000)));
    b.breaker.ignore(*probe);
    EXPECT_EQ(b.state(at(15000)), BreakerState::HalfOpen);
    EXPECT_TRUE(b.permits(at(15000)));
}

TEST(CircuitBreaker, Case65_AProbeThatNeverReturnsIsAFailureAtItsLeasesEnd)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    b.outcome(at(0), true);
    auto probe = b.breaker.tryAcquire(at(15000), b.draws);
    b.breaker.started(*probe, at(15000));
    EXPECT_EQ(b.state(at(45000)), BreakerState::HalfOpen);
    EXPECT_EQ(b.state(at(45001)), BreakerState::Open);
    EXPECT_EQ(b.breaker.opensUntil(), at(45000 + 30000)) << "as of the lease's end, and twice as long";
    b.breaker.succeed(*probe, at(50000), b.draws);
    EXPECT_EQ(b.state(at(50000)), BreakerState::Open) << "its late result is ignored";
}

TEST(CircuitBreaker, ALeaseRunsFromWhenBytesGoOut)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    b.outcome(at(0), true);
    auto probe = b.breaker.tryAcquire(at(15000), b.draws);
    EXPECT_EQ(b.state(at(100000)), BreakerState::HalfOpen) << "it waits for a limit of our own";
    b.breaker.started(*probe, at(100000));
    EXPECT_EQ(b.state(at(130001)), BreakerState::Open);
}

TEST(CircuitBreaker, Case66_LateResultsChangeNothing)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    auto old_success = b.breaker.tryAcquire(at(0), b.draws);
    auto old_failure = b.breaker.tryAcquire(at(0), b.draws);
    b.outcome(at(10), true);
    b.breaker.takeTransitions();
    b.breaker.succeed(*old_success, at(20), b.draws);
    EXPECT_EQ(b.breaker.opensUntil(), at(15010));
    EXPECT_EQ(b.state(at(15010)), BreakerState::HalfOpen);
    b.breaker.fail(*old_failure, at(15011), b.draws);
    EXPECT_EQ(b.state(at(15011)), BreakerState::HalfOpen);
    EXPECT_TRUE(b.permits(at(15011)));
    EXPECT_EQ(b.breaker.takeTransitions().size(), 1u);
}

TEST(CircuitBreaker, Case67_APermitIsGivenBackOnce)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    auto closed = b.breaker.tryAcquire(at(0), b.draws);
    b.outcome(at(0), true);
    auto probe = b.breaker.tryAcquire(at(15000), b.draws);
    auto copy = *probe;
    b.breaker.ignore(*probe);
    b.breaker.ignore(copy);
    b.breaker.ignore(*closed);
    EXPECT_TRUE(b.breaker.tryAcquire(at(15000), b.draws));
    EXPECT_FALSE(b.breaker.tryAcquire(at(15000), b.draws)) << "still one";
}

TEST(CircuitBreaker, Case68_OpenTimesGrowAndStartAgainAfterAClose)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    std::int64_t now = 0;
    b.outcome(at(now), true);
    for (const std::int64_t open : {15000, 30000, 60000, 120000, 240000, 300000, 300000}) {
        EXPECT_EQ(b.breaker.opensUntil(), at(now + open));
        now += open;
        b.outcome(at(now), true);
    }
    now += 300000;
    b.outcome(at(now), false);
    EXPECT_EQ(b.state(at(now)), BreakerState::Closed);
    b.outcome(at(now), true);
    EXPECT_EQ(b.breaker.opensUntil(), at(now + 15000));
}

TEST(CircuitBreaker, Case70_FailuresInTheSameTickOpenOnce)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    Breaker b(options);
    std::vector<CircuitBreaker::Permit> permits;
    for (int i = 0; i < 6; ++i)
        permits.push_back(*b.breaker.tryAcquire(at(0), b.draws));
    for (auto& permit : permits)
        b.breaker.fail(permit, at(0), b.draws);
    EXPECT_EQ(b.breaker.takeTransitions().size(), 1u);
    EXPECT_EQ(b.state(at(15000)), BreakerState::HalfOpen);
}

TEST(CircuitBreaker, JitterVariesTheOpenTime)
{
    class Low final : public Draws
    {
        double next() override { return 0; }
    } low;
    BreakerOptions options;
    options.consecutive_failures = 1;
    CircuitBreaker breaker(options);
    auto permit = breaker.tryAcquire(at(0), low);
    breaker.fail(*permit, at(0), low);
    EXPECT_EQ(breaker.opensUntil(), at(13500));
}

TEST(CircuitBreaker, SeveralSuccessesToClose)
{
    BreakerOptions options = plain();
    options.consecutive_failures = 1;
    options.successes_to_close = 2;
    Breaker b(options);
    b.outcome(at(0), true);
    b.outcome(at(15000), false);
    EXPECT_EQ(b.state(at(15000)), BreakerState::HalfOpen);
    b.outcome(at(15001), false);
    EXPECT_EQ(b.state(at(15001)), BreakerState::Closed);
}

TEST(CircuitBreaker, ByHand)
{
    Breaker b(plain());
    b.breaker.forceOpen(at(0), b.draws);
    EXPECT_FALSE(b.permits(at(14999)));
    b.breaker.forceClosed(at(100));
    EXPECT_TRUE(b.permits(at(100)));
    const auto transitions = b.breaker.takeTransitions();
    ASSERT_EQ(transitions.size(), 2u);
    EXPECT_EQ(transitions[0].reason, BreakerReason::Manual);
    EXPECT_EQ(transitions[1].to, BreakerState::Closed);
}

TEST(OutcomeWindow, AWindowThatIsReconfiguredKeepsWhatItHolds)
{
    Breaker b(plain());
    b.outcome(at(0), true);
    b.outcome(at(0), false);
    BreakerOptions shorter = plain();
    shorter.window = Duration(10000);
    b.breaker.setOptions(at(1), shorter);
    EXPECT_EQ(b.breaker.failures(at(1)), 1);
    EXPECT_EQ(b.breaker.samples(at(1)), 2);
    EXPECT_EQ(b.breaker.samples(at(11000)), 0);
}
