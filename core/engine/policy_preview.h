// What the policies would do with given options, for a person who turns a knob: computed by the policies themselves on
// times and draws made up here, so that a preview can promise nothing that the engine does not keep. No state, no I/O.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/engine/engine_config.h"

#include <optional>
#include <vector>

namespace plimsoll {

/// Calls of one size, each sent as soon as the buckets of a model let it go (policies 9).
struct LimitsPreview
{
    static constexpr std::size_t kMostStarts = 2000;

    bool limited = false;               ///< by anything at all
    std::optional<Limit> impossible;    ///< the limit that can never hold one such call
    std::vector<Instant> starts;        ///< from 0 to the horizon, at most kMostStarts
    std::size_t at_once = 0;            ///< of them, those at 0: the burst
    double per_minute = 0;              ///< after the burst
    Limit binds = Limit::RequestsPerMinute; ///< what holds them to that rate
};
LimitsPreview previewLimits(const RateLimits& limits, double input_tokens, double output_tokens, Duration horizon);

/// The least, the middle and the most that a jittered time can come to.
struct TimeBand
{
    Duration low{}, middle{}, high{};
    friend bool operator==(const TimeBand&, const TimeBand&) = default;
};

/// The waits before the retries of one call at one model without a hint (policies 4), first retry first.
std::vector<TimeBand> previewBackoff(const BackoffOptions& options, int retries, bool throttle);
/// How many of these waits fit into `budget` one after the other, if each comes to its middle.
int waitsThatFit(const std::vector<TimeBand>& waits, Duration budget);

/// What becomes of a server's "come back in H" (policies 3.3 to 3.5), for a call that has waited for nothing yet.
enum class HintFate : std::uint8_t {
    Ignored,     ///< not respected: the backoff decides
    Waited,      ///< at least H, with its padding
    NextIfReady, ///< the next model if one can start now, else waited for
    Left         ///< the model is left and cools for H
};
struct HintPreview
{
    HintFate fate = HintFate::Ignored;
    std::optional<FallbackReason> why; ///< of Left
    TimeBand wait;                     ///< of Waited and NextIfReady
};
HintPreview previewHint(const HintOptions& options, const AttemptLimits& attempts, Duration hint);

struct BreakerPreview
{
    static constexpr int kMostSamples = 2000; ///< no row of `trips` beyond
    struct Trip
    {
        int samples = 0;  ///< outcomes in the window
        int failures = 0; ///< the fewest of them that open it; 0: none of that many do
    };
    std::optional<int> failures_in_a_row; ///< of a model that fails from the first call on; nothing: it never opens
    BreakerReason reason = BreakerReason::ConsecutiveFailures; ///< why, then
    std::vector<Trip> trips;       ///< by the failure rate alone; empty when that is off
    std::vector<TimeBand> open;    ///< how long it stays open the first time, and after each trial that fails
};
/// `openings`: how many of those times.
BreakerPreview previewBreaker(const BreakerOptions& options, int openings);

/// A provider that fails every call for a while, `calls_per_second` calls a second that all want a retry, and then
/// answers again (policies 5).
struct BudgetPreview
{
    struct Point
    {
        Instant at{};
        double balance = 0;
    };
    std::vector<Point> points; ///< one after each call
    int granted = 0;           ///< retries during the outage
    int refused = 0;
    int at_once = 0;           ///< retries that a full budget grants at one moment, at most kMostAtOnce
    std::optional<double> every_s; ///< then one every so many seconds, by time alone; nothing: none any more
    static constexpr int kMostAtOnce = 100000;
};
BudgetPreview previewRetryBudget(const RetryBudgetOptions& options, bool throttle, double calls_per_second,
                                 Duration outage, Duration horizon);

} // namespace plimsoll
