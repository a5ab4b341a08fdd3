#include "core/engine/policy_preview.h"

#include "core/policy/rate_plan.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr double kAlmostOne = 1 - 0x1.0p-53; // draws are below 1

class SameDraw final : public Draws
{
public:
    explicit SameDraw(double draw) : m_draw(draw) {}
    double next() override { return m_draw; }

private:
    double m_draw;
};

constexpr std::array<Limit, RatePlan::kBuckets> kLimits{Limit::RequestsPerMinute, Limit::InputTokensPerMinute,
                                                        Limit::OutputTokensPerMinute, Limit::TokensPerMinute};

/// How many failures in a row open it, all at one moment.
std::optional<int> failuresUntilOpen(const BreakerOptions& options, int most, BreakerReason& reason)
{
    CircuitBreaker breaker(options);
    SameDraw draws(0.5);
    for (int n = 1; n <= most; ++n) {
        breaker.observe(true, at(0), draws);
        if (breaker.state(at(0), draws) != BreakerState::Closed) {
            reason = breaker.takeTransitions().front().reason;
            return n;
        }
    }
    return std::nullopt;
}

bool opensWith(const BreakerOptions& options, int samples, int failures)
{
    CircuitBreaker breaker(options);
    SameDraw draws(0.5);
    for (int n = 0; n < samples; ++n)
        breaker.observe(n >= samples - failures, at(0), draws); // successes first: it is judged after each
    return breaker.state(at(0), draws) != BreakerState::Closed;
}

std::vector<BreakerPreview::Trip> trips(BreakerOptions options)
{
    std::vector<BreakerPreview::Trip> rows;
    if (!options.failure_rate || options.min_samples > BreakerPreview::kMostSamples / 2)
        return rows;
    options.consecutive_failures.reset();
    const int last = std::max(20, 2 * options.min_samples);
    const int step = (last + 19) / 20;
    for (int samples = step; samples <= last; samples += step) {
        int low = 1, high = samples + 1; // the fewest that open it; more never open it less
        while (low < high) {
            const int middle = (low + high) / 2;
            if (opensWith(options, samples, middle))
                high = middle;
            else
                low = middle + 1;
        }
        rows.push_back({samples, low <= samples ? low : 0});
    }
    return rows;
}

/// How long it stays open: the first time, and after trials that fail as soon as they are let out.
std::vector<Duration> openTimes(const BreakerOptions& options, int openings, double draw)
{
    CircuitBreaker breaker(options);
    SameDraw draws(draw);
    std::vector<Duration> times;
    Instant now = at(0);
    breaker.forceOpen(now, draws);
    for (int n = 0; n < openings; ++n) {
        const Instant until = breaker.opensUntil();
        times.push_back(until - now);
        now = until;
        auto trial = breaker.tryAcquire(now, draws);
        if (!trial)
            break;
        breaker.fail(*trial, now, draws);
    }
    return times;
}

} // namespace

LimitsPreview previewLimits(const RateLimits& limits, double input_tokens, double output_tokens, Duration horizon)
{
    LimitsPreview preview;
    RatePlan plan(limits);
    const RatePlan::Amounts cost = RatePlan::amounts(input_tokens, output_tokens);
    preview.limited = plan.limited();
    preview.impossible = plan.impossible(cost);
    if (!preview.limited || preview.impossible)
        return preview;
    bool first = true;
    for (std::size_t i = 0; i < RatePlan::kBuckets; ++i) {
        const auto& bucket = plan.bucket(i);
        if (!bucket || cost[i] <= 0)
            continue;
        const double rate = bucket->perMinute() / cost[i];
        if (first || rate < preview.per_minute) {
            preview.per_minute = rate;
            preview.binds = kLimits[i];
        }
        first = false;
    }
    Instant now = at(0);
    while (preview.starts.size() < LimitsPreview::kMostStarts) {
        now = plan.peek(now, cost).at;
        if (now > at(0) + horizon)
            break;
        plan.take(now, cost);
        preview.starts.push_back(now);
    }
    preview.at_once = std::size_t(std::count(preview.starts.begin(), preview.starts.end(), at(0)));
    return preview;
}

std::vector<TimeBand> previewBackoff(const BackoffOptions& options, int retries, bool throttle)
{
    std::vector<TimeBand> waits;
    for (int retry = 1; retry <= retries; ++retry)
        waits.push_back({backoff(options, retry, throttle, 0), backoff(options, retry, throttle, 0.5),
                         backoff(options, retry, throttle, kAlmostOne)});
    return waits;
}

int waitsThatFit(const std::vector<TimeBand>& waits, Duration budget)
{
    int fit = 0;
    Duration spent{};
    for (const TimeBand& wait : waits) {
        if (wait.middle > budget - spent)
            break;
        spent += wait.middle;
        ++fit;
    }
    return fit;
}

HintPreview previewHint(const HintOptions& options, const AttemptLimits& attempts, Duration hint)
{
    HintPreview preview;
    if (!options.respect)
        return preview;
    preview.why = hintRefusal(options, hint, attempts.total_wait, attempts.deadline);
    if (preview.why) {
        preview.fate = HintFate::Left;
        return preview;
    }
    preview.fate = hint > options.switch_above ? HintFate::NextIfReady : HintFate::Waited;
    const auto wait = [&](double draw) { return hintWait(options, hint, attempts.total_wait, attempts.deadline, draw); };
    preview.wait = {wait(0), wait(0.5), wait(kAlmostOne)};
    return preview;
}

BreakerPreview previewBreaker(const BreakerOptions& options, int openings)
{
    BreakerPreview preview;
    const int by_rate = options.failure_rate ? options.min_samples : 0;
    const int most = std::max(by_rate, options.consecutive_failures.value_or(0));
    preview.failures_in_a_row = failuresUntilOpen(options, most, preview.reason);
    preview.trips = trips(options);
    const auto low = openTimes(options, openings, 0), middle = openTimes(options, openings, 0.5),
               high = openTimes(options, openings, kAlmostOne);
    for (std::size_t i = 0; i < std::min({low.size(), middle.size(), high.size()}); ++i)
        preview.open.push_back({low[i], middle[i], high[i]});
    return preview;
}

BudgetPreview previewRetryBudget(const RetryBudgetOptions& options, bool throttle, double calls_per_second,
                                 Duration outage, Duration horizon)
{
    BudgetPreview preview;
    const double cost = RetryBudget(options).cost(throttle);
    for (RetryBudget full(options); preview.at_once < BudgetPreview::kMostAtOnce && full.tryCharge(at(0), cost);)
        ++preview.at_once;
    if (cost <= 0)
        preview.every_s = 0;
    else if (options.refill_per_second > 0 && options.capacity >= cost)
        preview.every_s = cost / options.refill_per_second;

    RetryBudget budget(options);
    const double gap = 1000 / calls_per_second;
    for (int n = 0; n * gap <= static_cast<double>(horizon.count()); ++n) {
        const Instant now = at(0) + ceilMs(n * gap);
        if (now >= at(0) + outage)
            budget.refund(now, options.success_refill); // a first attempt that succeeded, as the engine does it
        else
            ++(budget.tryCharge(now, cost) ? preview.granted : preview.refused);
        preview.points.push_back({now, budget.balance(now)});
    }
    return preview;
}

} // namespace plimsoll
