// What to do: everything that the engine asks of a driver. Small values, no strings.
#pragma once

#include "core/base/failure.h"
#include "core/base/ids.h"
#include "core/base/instant.h"
#include "core/base/usage.h"
#include "core/engine/shared_state.h"
#include "core/policy/rate_plan_options.h"
#include "core/policy/retry_options.h"

#include <optional>
#include <variant>

namespace plimsoll {

/// Send the request now. The driver answers with AttemptEnded, once, whatever happens, unless AbortAttempt came.
struct StartAttempt
{
    AttemptId attempt;
    CallId call;
    ModelId model;
    std::int64_t max_tokens = 0;
    bool degraded = false; ///< no tools, the note in front (policies 7.3)
    AttemptTimeouts timeouts;
};

/// Close its connection now; no AttemptEnded is awaited any more.
struct AbortAttempt
{
    AttemptId attempt;
    CallId call;
};

/// The profile's timeouts are other ones: they hold for what runs, counted from where each of its clocks stands.
struct ChangeTimeouts
{
    AttemptId attempt;
    AttemptTimeouts timeouts;
};

struct LookUpCache
{
    CallId call;
    CacheKey key;
    bool any_model = false; ///< as a fallback the stored answer is model-independent
};

/// The attempt's answer is complete: keep it under the key.
struct StoreAnswer
{
    CallId call;
    AttemptId attempt;
    CacheKey key;
    ModelId model;
    Usage usage;
};

struct Enqueue
{
    CallId call;
    Instant ready_at; ///< when the first cooling or open model is ready again
    FailureClass failure = FailureClass::NoModel; ///< what led there
};

/// With shared limits: may this attempt's tokens, and a probe's permit if it is one, be taken for all processes? Answered
/// with CapacityGranted, once, whatever happens; the attempt starts after it.
struct NeedCapacity
{
    std::uint64_t number = 0; ///< never used again
    CallId call;
    ModelId model;
    RatePlan::Amounts amounts{}; ///< all 0 when only a probe is asked for
    RateLimits limits;           ///< of the model, as this engine keeps them
    bool probe = false;
    int probes = 1;              ///< how many may be out, over all processes
    Duration probe_lease{};      ///< a permit that is out longer is lost (policies 6.3)
};

/// With shared limits: tell the others.
struct ShareState
{
    SharedChange change;
};

/// The call is over. Exactly once per call. These are the fields of the `done` event.
struct Finish
{
    CallId call;
    Outcome outcome = Outcome::Failed;
    ModelId model;              ///< that answered, or was asked last; may be invalid
    int attempts = 0;
    Duration latency{};
    Duration waited{};
    std::optional<FailureClass> first_class; ///< of the first reply that was not ok
    FailureClass failure = FailureClass::Ok; ///< the class that ended the call
    std::optional<Usage> usage;              ///< of the answer
    bool estimated = false;                  ///< no usage was reported
    std::optional<double> cost_usd;          ///< what is known of it; nothing = unknown
    std::optional<double> waste_usd;         ///< the part of failed attempts
    int unknown_costs = 0; ///< attempts whose cost is not in it: of unknown outcome, or at an unknown price
    std::optional<Instant> retry_at;         ///< soonest time at which a model may be ready
    AttemptId attempt;                       ///< the one that answered, if any
    bool rejected = false;                   ///< failed without a single attempt: `rejected` goes before `done`
    CallId answered_by;                      ///< the call whose flight or stored answer this call shares, if any
    std::uint64_t job = 0;                   ///< of a queued call
};

enum class ReportKind : std::uint8_t { Accepted, Throttled, Attempt, Reply, Limits, Wait, Breaker, Fallback, Stream, Budget };

/// One line of the event log (shared names: docs of the event vocabulary). `done` and `rejected` come as Finish.
struct Report
{
    ReportKind kind;
    CallId call;       ///< invalid on events that belong to no call
    ModelId model;     ///< Fallback: `from`
    ModelId to;        ///< Fallback: `to`, invalid = none
    ProfileId profile; ///< Accepted
    ProviderId provider;
    AttemptId attempt_id; ///< Attempt, Reply, Limits, Stream: which one; the driver keeps the details
    int attempt = 0;
    int total = 0;
    int status = 0;
    NetworkError network = NetworkError::None;
    FailureClass failure = FailureClass::Ok;
    bool retryable = false;
    std::optional<Limit> limit;
    std::optional<Duration> wait;       ///< Throttled, Wait
    std::optional<Duration> latency;    ///< Reply
    std::optional<Duration> hint;       ///< Reply: retry_after_ms
    std::optional<WaitReason> wait_reason;
    BreakerState breaker_from = BreakerState::Closed, breaker_to = BreakerState::Closed;
    BreakerReason breaker_reason = BreakerReason::Manual;
    bool elsewhere = false; ///< Breaker: another process did it, and tells of it; here it is only followed
    FallbackKind fallback_kind = FallbackKind::Model;
    FallbackReason fallback_reason = FallbackReason::RetriesExhausted;
    StreamState stream = StreamState::FirstToken;
    std::int64_t output_tokens = 0;
    BudgetState budget = BudgetState::Exhausted;
    std::uint64_t job = 0;
};

using Command = std::variant<StartAttempt, AbortAttempt, ChangeTimeouts, LookUpCache, StoreAnswer, Enqueue, NeedCapacity, ShareState, Finish, Report>;

} // namespace plimsoll
