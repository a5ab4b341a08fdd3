// What happened: everything that a driver tells the engine. Small values, no strings.
#pragma once

#include "core/base/failure.h"
#include "core/base/ids.h"
#include "core/base/instant.h"
#include "core/base/usage.h"
#include "core/engine/shared_state.h"

#include <optional>
#include <variant>

namespace plimsoll {

struct Submitted
{
    CallId call;
    ProfileId profile;
    std::optional<ModelId> pinned;    ///< goes first; the rest of the profile's chain follows
    std::int64_t input_tokens = 0;    ///< the client's estimate
    std::int64_t max_tokens = 1024;   ///< reserved for output
    std::optional<Duration> deadline; ///< overrides the profile's
    int priority = 0;                 ///< larger goes first
    CacheKey cache_key;               ///< equal for equal canonical requests; invalid = not cacheable
    /// A job of the queue: the profile whose attempts, waits and concurrency count, while chain and fallback kinds are those
    /// of `profile` (policies 7.4). It shares no flight, and ends as queued when a later run may answer it.
    std::optional<ProfileId> job_pace;
    bool last_run = false; ///< of a job: if this one does not answer it, the job has failed
};

struct Cancelled
{
    CallId call;
};

/// Bytes of the request may have gone out: from here on its outcome is unknown until it ends. An attempt that is cut before
/// this was told gives all back and costs nothing. (In the engine's own time it started with StartAttempt.)
struct AttemptStarted
{
    AttemptId attempt;
};

/// A stream has reported usage so far: what it costs, should it be cut. What it reported last counts.
struct UsageReported
{
    AttemptId attempt;
    Usage usage;
};

/// The first content of a stream was given to the consumer: from here on no hidden retry (policies 8).
struct ContentDelivered
{
    AttemptId attempt;
};

/// What the server said of one of its per-minute limits in this reply.
struct ServerLimit
{
    std::optional<double> limit, remaining;
};

struct ServerLimits
{
    ServerLimit requests, input_tokens, output_tokens, tokens;
    bool any = false; ///< the reply spoke of limits at all (also windows that are not per minute)
};

/// The reply, already classified (core/policy/classification), with durations instead of wall-clock facts.
struct AttemptEnded
{
    AttemptId attempt;
    FailureClass failure = FailureClass::Ok;
    int status = 0;                            ///< HTTP status, 0 when none came
    NetworkError network = NetworkError::None; ///< set when no HTTP answer came
    bool sent = true;                          ///< whether any request byte had gone out
    bool error_in_success = false;             ///< an error object inside a 200, or malformed: the table decides, not retry.statuses
    bool status_exempt = false;                ///< openrouter_in_flight_budget: retried although 402 is no retry status
    std::optional<bool> should_retry;          ///< x-should-retry
    std::optional<Duration> hint;              ///< policies 3.1 and 3.2, from now
    std::optional<Duration> cool;              ///< usage_window: until the window resets; quota_exhausted: until its date
    std::optional<Usage> usage;
    bool usage_estimated = false;              ///< the reply reported none; `usage` is the client's estimate
    std::int64_t output_so_far = 0;            ///< of a broken stream: tokens delivered, estimated
    ServerLimits limits;
    bool complete = true;                      ///< whole and untruncated: may be stored in the cache
};

/// The answer to LookUpCache. A hit carries what the stored answer was.
struct CacheAnswered
{
    CallId call;
    bool hit = false;
    ModelId model;
    Usage usage;
};

/// The answer to Enqueue: stored durably under this job number, or the queue is full.
struct Enqueued
{
    CallId call;
    bool full = false;
    std::uint64_t job = 0;
};

/// The answer to NeedCapacity.
struct CapacityGranted
{
    std::uint64_t number = 0;
    CallId call;
    ModelId model;
    RatePlan::Amounts amounts{}; ///< as asked
    bool granted = true;         ///< false: nothing was taken, and `levels` or `probes_out` says why
    bool probes_out = false;     ///< all probes are out, in this or other processes
    std::optional<Instant> probe_lost; ///< another process' probe did not come back: the end of its lease
    std::optional<RatePlan::Amounts> levels; ///< of the common buckets, with all that was granted taken
};

/// What another process did (also: what had been done before this one started).
struct SharedState
{
    std::variant<SharedOutcome, SharedBreaker, SharedCooling, SharedCredential, SharedBudget, SharedLevels> change;
};

/// The clock moved; nothing else happened. Send it when nextWake() has come.
struct TimePassed
{
};

/// By hand: the buttons of the Live page.
struct ForceBreaker
{
    ModelId model;
    bool open = false;
};
struct ResetBreaker
{
    ModelId model; ///< closes its breaker and forgets what has failed
};
struct ClearCooling
{
    ModelId model; ///< also clears the cooling of its credential
};

/// By hand: no new attempt starts anywhere until it is taken back. What runs goes on; calls stay and wait, at no cost
/// to their wait budget, until their deadlines.
struct PauseAll
{
    bool on = true;
};

using Event =
    std::variant<Submitted, Cancelled, AttemptStarted, UsageReported, ContentDelivered, AttemptEnded, CacheAnswered,
                 Enqueued, CapacityGranted, SharedState, TimePassed, ForceBreaker, ResetBreaker, ClearCooling, PauseAll>;

} // namespace plimsoll
