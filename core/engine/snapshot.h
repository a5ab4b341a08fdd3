// Values for the screen: what the engine knows at one instant. Taken on the UI's tick, never signalled per change.
#pragma once

#include "core/base/failure.h"
#include "core/base/ids.h"
#include "core/base/instant.h"
#include "core/engine/event.h"

#include <array>
#include <optional>
#include <vector>

namespace plimsoll {

struct BucketSnapshot
{
    bool limited = false; ///< false: no such limit is configured
    double capacity = 0;
    double level = 0;     ///< what could go out now, after all that runs; may be negative (debt)
    double reserved = 0;  ///< held by attempts in flight (estimate minus nothing yet settled)
    double waiting = 0;   ///< asked for by those who wait
    double per_minute = 0;
    Instant full_at = kNever;
    std::optional<double> server_limit, server_remaining; ///< the server's own figures
    Instant server_seen{};                                ///< when; kNever = never
    bool limit_differs = false; ///< the server has said several times in a row that its limit is not per_minute
    /// How much more (or, negative, less) the server has left than is counted here, if it has said so several times in
    /// a row.
    std::optional<double> server_drift;
};

struct ModelSnapshot
{
    ModelId model;
    /// In the order requests, input tokens, output tokens, tokens together.
    std::array<BucketSnapshot, 4> buckets;
    int in_flight = 0;
    std::optional<int> concurrency;
    int waiting_slot = 0;   ///< calls that wait for a slot
    int waiting_bucket = 0; ///< calls that wait for tokens
    Instant head_due = kNever; ///< when the first of them starts
    std::optional<Limit> binding; ///< what binds right now
    BreakerState breaker = BreakerState::Closed;
    Instant breaker_until = kNever; ///< when a probe is let through
    int breaker_probes = 0; ///< out, waiting ones included
    int breaker_failures = 0, breaker_samples = 0, breaker_consecutive = 0;
    Instant cooling_until{}; ///< in the past: not cooling; kNever: until a person acts
    FallbackReason cooling_reason = FallbackReason::RetryAfterTooLong;
};

enum class CallPhase : std::uint8_t {
    CacheLookup,
    SlotWait,
    BucketWait,
    CapacityWait,
    CoolingWait,
    RetryWait,
    Paused,
    Running,
    Following,
    Enqueuing
};

struct CallSnapshot
{
    CallId call;
    ProfileId profile;
    ModelId model;
    CallPhase phase = CallPhase::Running;
    Instant submitted{}, phase_since{}, until = kNever, deadline = kNever;
    WaitReason wait_reason = WaitReason::Backoff;
    std::optional<Limit> limit;
    int attempts = 0;
};

struct EngineSnapshot
{
    Instant now{};
    bool paused = false; ///< by hand: nothing new starts
    std::vector<ModelSnapshot> models;
    std::vector<double> retry_budget; ///< balance per provider
    double retry_budget_capacity = 0;
    std::vector<CallSnapshot> calls;
};

/// What a call would meet at one model of its chain.
struct ModelForecast
{
    ModelId model;
    std::optional<FallbackReason> refused; ///< why it would be left, or passed over; nothing: it may answer
    Instant until = kNever;                ///< of a refusal: when it may be over; kNever: not by waiting
    Duration wait{};                       ///< local wait before it starts, if it may answer
    std::optional<Limit> limit;            ///< what makes it wait
};

/// What a call would meet if it were sent now: for the line under the prompt.
struct Forecast
{
    ModelId model;          ///< that would take it; invalid = none
    Duration wait{};        ///< local wait before it starts
    std::optional<Limit> limit;
    std::optional<FailureClass> refused; ///< why none can
    std::vector<ModelForecast> chain;    ///< all of its models, in the order in which they are offered the call
    bool paused = false;                 ///< by hand: `wait` begins when that is taken back
};

} // namespace plimsoll
