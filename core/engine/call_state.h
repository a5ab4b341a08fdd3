// What the engine remembers of one call, and of the stay at its current model.
#pragma once

#include "core/base/ids.h"
#include "core/base/indexed_heap.h"
#include "core/engine/event.h"
#include "core/engine/snapshot.h"
#include "core/policy/circuit_breaker.h"
#include "core/policy/concurrency.h"
#include "core/policy/fallback_chain.h"
#include "core/policy/rate_plan.h"


namespace plimsoll {

enum class TimerKind : std::uint8_t { Deadline, Wait, ModelHead };

struct TimerKey
{
    Instant at{};
    std::uint64_t order = 0;
    friend bool operator<(const TimerKey& a, const TimerKey& b) { return a.at != b.at ? a.at < b.at : a.order < b.order; }
};

struct TimerItem
{
    TimerKind kind;
    std::uint32_t index; ///< slot of a call, or a model
};

using Timers = IndexedHeap<TimerKey, TimerItem>;

inline constexpr std::uint32_t kNoSlot = 0xffffffff;
inline constexpr std::uint64_t kSlotBits = 20; ///< an AttemptId carries its call's slot: the answer finds it without a search

/// Who asked: this part changes hands when the leader of a shared flight leaves.
struct Caller
{
    CallId id;
    Instant submitted{};
    Instant deadline = kNever;
    bool own_deadline = false; ///< its own word, not the profile's
    Timers::Handle deadline_timer = Timers::kNone;
    bool joined = false; ///< came to a flight that was already running
};

struct CallState
{
    Caller caller;
    ProfileId profile; ///< whose attempts, waits and concurrency count
    ProfileId own;     ///< whose chain and fallback kinds count: another one only of a job
    bool job = false;
    bool last_run = false; ///< of the job
    int priority = 0;
    std::uint64_t arrival = 0;
    std::int64_t input_tokens = 0;
    std::int64_t max_tokens = 0;
    CacheKey cache_key;
    bool active = false;

    CallPhase phase = CallPhase::SlotWait;
    Instant phase_since{};
    Instant counted_since{}; ///< from when on the wait counts: at a rate of 0 it does not
    Instant phase_until = kNever;
    std::optional<Limit> phase_limit;
    WaitReason wait_reason = WaitReason::Backoff;
    Timers::Handle wait_timer = Timers::kNone;

    FallbackChain chain;
    int place = -1; ///< of the current model in the chain
    bool models_too = true; ///< the profile's fallback has `model`
    ModelId last_asked;
    std::optional<std::int64_t> larger_than; ///< context_length: only windows above this
    bool silent_skips = false; ///< after a cooling wait: the skipped give no event
    std::optional<FallbackReason> left_last; ///< the last of the chain was left: told if the call still goes elsewhere

    // The stay at the current model.
    int retries = 0; ///< granted at this model
    int attempts_here = 0;
    bool malformed_here = false;
    double retry_charge = 0;     ///< paid for the retry that is waiting or running
    bool retry_unsent = false;   ///< granted, but its attempt has not started
    double retry_draw = 0;       ///< the jitter of the last granted retry's wait
    std::optional<Duration> retry_hint; ///< what the server said before it
    CircuitBreaker::Permit permit;
    bool has_slot = false;
    bool tokens_taken = false;
    std::uint64_t capacity_request = 0; ///< asked of all processes and not answered yet; 0 = none
    bool tokens_shared = false;         ///< the tokens are taken for all processes
    std::uint64_t probe_shared = 0;     ///< the request that brought the probe's permit; 0 = none
    bool degraded = false; ///< the one attempt of policies 7.3
    RatePlan::Amounts reserved{};
    RatePlan::Waiter bucket_waiter = RatePlan::kNoWaiter;
    Concurrency::Waiter slot_waiter = Concurrency::kNoWaiter;

    // The running attempt.
    AttemptId attempt;
    Instant attempt_since{};
    bool sent = false; ///< some of its bytes may have gone out
    bool content = false;
    std::optional<Usage> usage_so_far;

    // The whole call.
    int total = 0;
    bool first_lookup = false; ///< the cache is asked before any attempt (mode first)
    bool out_of_time = false;  ///< the deadline came in a wait
    bool capped = false; ///< max_attempts_total ended the chain while models remained
    Duration waited{};      ///< all waits
    Duration wait_spent{};  ///< those that max_total_wait_ms counts
    std::optional<FailureClass> first_class, last_reply, last_kept_out;
    std::uint32_t reply_classes = 0, kept_out_classes = 0; ///< bit per class
    double cost = 0, waste = 0; ///< what is known of them
    int unknown_costs = 0;      ///< attempts of unknown outcome, or at an unknown price
    bool price_unknown = false, waste_price_unknown = false;
    std::size_t next_kind = 0;
    Instant throttled_until = kNever; ///< soonest time at which a refused bucket would have had room

    // A shared flight (policies 7.2, mode first).
    bool leads = false;
    std::uint32_t first_follower = kNoSlot, last_follower = kNoSlot; ///< of a leader
    std::uint32_t leader = kNoSlot, next_follower = kNoSlot, previous_follower = kNoSlot; ///< of a follower
};

} // namespace plimsoll
