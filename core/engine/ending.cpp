// When the models are exhausted: cache, degrade and queue in the profile's order (policies 7.2 to 7.5), flights that
// several callers share, and the end of a call, exactly once.
#include "core/engine/engine_impl.h"

#include <algorithm>

namespace plimsoll {

FailureClass Engine::Impl::finalClass(const CallState& call) const
{
    if (call.out_of_time)
        return FailureClass::Deadline;
    if (call.capped && call.last_reply)
        return *call.last_reply;
    const std::uint32_t seen = call.last_reply ? call.reply_classes : call.kept_out_classes;
    for (const FailureClass useful : {FailureClass::QuotaExhausted, FailureClass::UsageWindow, FailureClass::RateLimit,
                                      FailureClass::Overloaded})
        if (seen >> unsigned(useful) & 1)
            return useful;
    return call.last_reply ? *call.last_reply : call.last_kept_out.value_or(FailureClass::NoModel);
}

/// When a model's breaker may let a request through; while all probes are out, by when they have told (policies 7.5).
Instant Engine::Impl::breakerReadyAt(const Model& model) const
{
    const CircuitBreaker& breaker = model.breaker;
    if (breaker.lastState() == BreakerState::Open)
        return breaker.opensUntil();
    if (breaker.lastState() != BreakerState::HalfOpen)
        return now;
    if (breaker.probesOut() >= breaker.options().probes) // one that waits has no lease yet
        return model.probe_until > now ? model.probe_until : later(now, breaker.options().probe_lease);
    return std::max(now, model.probe_elsewhere_until);
}

std::optional<Instant> Engine::Impl::retryAt(const CallState& call) const
{
    Instant soonest = call.throttled_until;
    for (int place = 0; place < call.chain.size(); ++place) {
        const ModelId model = call.chain.model(place);
        Instant ready = now;
        if (const Cooling* cooling = coolingOf(model))
            ready = cooling->until;
        ready = std::max(ready, breakerReadyAt(models[model.value]));
        if (ready > now)
            soonest = std::min(soonest, ready);
    }
    if (soonest >= kNever)
        return std::nullopt;
    return soonest;
}

Finish Engine::Impl::finishOf(const CallState& call, Outcome outcome, FailureClass failure) const
{
    Finish result{};
    result.call = call.caller.id;
    result.outcome = outcome;
    result.model = call.last_asked;
    result.attempts = call.total;
    result.latency = now - call.caller.submitted;
    result.waited = std::min(call.waited, result.latency); // an inherited flight may have waited before it was joined
    result.first_class = call.first_class;
    result.failure = failure;
    result.unknown_costs = call.unknown_costs;
    if (!call.price_unknown && (call.unknown_costs == 0 || call.cost > 0)) // never 0 for what nobody knows
        result.cost_usd = call.cost;
    if (!call.waste_price_unknown && call.waste > 0)
        result.waste_usd = call.waste;
    result.rejected = outcome == Outcome::Failed && call.total == 0;
    if (outcome == Outcome::Failed || (outcome == Outcome::Queued && call.job)) {
        if (!ruleOf(failure).stops || failure == FailureClass::Deadline)
            result.retry_at = retryAt(call);
    }
    return result;
}

void Engine::Impl::endChain(std::uint32_t slot) { nextKind(slot); }

void Engine::Impl::nextKind(std::uint32_t slot)
{
    CallState& call = calls[slot];
    const std::vector<FallbackKind>& kinds = config.profiles[call.own.value].fallback;
    while (call.next_kind < kinds.size()) {
        switch (kinds[call.next_kind++]) {
        case FallbackKind::Model: break;
        case FallbackKind::Cache:
            if (config.cache_mode == CacheMode::Off || !call.cache_key.valid())
                break;
            waitUntil(slot, CallPhase::CacheLookup, kNever);
            push(LookUpCache{call.caller.id, call.cache_key, true});
            return;
        case FallbackKind::Degrade:
            if (tryDegrade(slot))
                return;
            break;
        case FallbackKind::Queue: {
            if (!config.queue_enabled || call.job || ruleOf(finalClass(call)).bars_queue)
                break;
            waitUntil(slot, CallPhase::Enqueuing, kNever);
            push(Enqueue{call.caller.id, retryAt(call).value_or(now), finalClass(call)});
            return;
        }
        }
    }
    fail(slot, finalClass(call));
}

/// Asks the first model of the chain that can start now for less: one attempt, no retry.
bool Engine::Impl::tryDegrade(std::uint32_t slot)
{
    CallState& call = calls[slot];
    if (call.degraded || now >= call.caller.deadline)
        return false;
    call.degraded = true;
    for (int place = 0; place < call.chain.size(); ++place) {
        if (!canStartNow(call, place, maxTokens(call)))
            continue;
        const ModelId model = call.chain.model(place);
        const auto permit = stateOf(model).breaker.tryAcquire(now, draws);
        if (!permit)
            continue;
        if (reporting) {
            Report r = report(ReportKind::Fallback, &call, call.last_asked);
            r.to = model;
            r.fallback_kind = FallbackKind::Degrade;
            r.fallback_reason = FallbackReason::ModelsExhausted;
            push(r);
        }
        call.permit = *permit;
        call.place = place;
        call.attempts_here = call.retries = 0;
        takeSlot(slot);
        return true;
    }
    return false;
}

void Engine::Impl::cacheAnswered(const CacheAnswered& event)
{
    const std::uint32_t slot = by_id.find(event.call.value);
    if (slot == FlatMap::kNone || calls[slot].phase != CallPhase::CacheLookup)
        return;
    CallState& call = calls[slot];
    endWait(call);
    const bool first = std::exchange(call.first_lookup, false);
    if (!event.hit) {
        first ? walk(slot) : nextKind(slot);
        return;
    }
    if (reporting && !first) {
        Report r = report(ReportKind::Fallback, &call, call.last_asked);
        r.to = event.model;
        r.fallback_kind = FallbackKind::Cache;
        r.fallback_reason = FallbackReason::ModelsExhausted;
        push(r);
    }
    Finish result = finishOf(call, Outcome::Cached, FailureClass::Ok);
    result.model = event.model;
    result.usage = event.usage;
    finish(slot, result);
}

void Engine::Impl::enqueued(const Enqueued& event)
{
    const std::uint32_t slot = by_id.find(event.call.value);
    if (slot == FlatMap::kNone || calls[slot].phase != CallPhase::Enqueuing)
        return;
    CallState& call = calls[slot];
    endWait(call);
    if (event.full) {
        fail(slot, FailureClass::QueueFull);
        return;
    }
    if (reporting) {
        Report r = report(ReportKind::Fallback, &call, call.last_asked);
        r.fallback_kind = FallbackKind::Queue;
        r.fallback_reason = FallbackReason::ModelsExhausted;
        r.job = event.job;
        push(r);
    }
    Finish result = finishOf(call, Outcome::Queued, finalClass(call));
    result.job = event.job;
    finish(slot, result);
}

/// A job that a later run may still answer is in the queue again; a run in which nothing went out is none.
Outcome Engine::Impl::failureOutcome(const CallState& call, FailureClass failure) const
{
    const bool goes_on = call.job && jobGoesOn(failure) && (!call.last_run || call.total == 0);
    return goes_on ? Outcome::Queued : Outcome::Failed;
}

void Engine::Impl::fail(std::uint32_t slot, FailureClass failure)
{
    finish(slot, finishOf(calls[slot], failureOutcome(calls[slot], failure), failure));
}

void Engine::Impl::finish(std::uint32_t slot, Finish result)
{
    CallState& call = calls[slot];
    if (call.caller.joined && call.leader == kNoSlot &&
        (result.outcome == Outcome::Success || result.outcome == Outcome::Degraded)) {
        // It joined a flight whose first caller left: for this caller it is still an answer it did not ask for.
        result.outcome = Outcome::Cached;
        result.attempts = 0;
    }
    push(result);
    std::uint32_t heirs = kNoSlot;
    if (call.leads) {
        flightsOf(call).erase(call.cache_key.value);
        if (call.job && (result.failure == FailureClass::Cancelled || result.failure == FailureClass::Deadline))
            heirs = std::exchange(call.first_follower, kNoSlot);
        else
            finishFollowers(slot, result);
    }
    freeSlot(slot);
    if (heirs != kNoSlot)
        goOnAlone(heirs);
}

/// The jobs that had joined one which left: the next of them sends its own request, and the others join it. The request
/// under way is not inherited, for it is written down as the other job's (docs/queue.md).
void Engine::Impl::goOnAlone(std::uint32_t first)
{
    std::uint32_t next = std::exchange(calls[first].next_follower, kNoSlot);
    calls[first].leader = kNoSlot;
    calls[first].caller.joined = false;
    endWait(calls[first]);
    lead(first);
    while (next != kNoSlot) {
        const std::uint32_t follower = next;
        next = std::exchange(calls[follower].next_follower, kNoSlot);
        calls[follower].previous_follower = kNoSlot;
        endWait(calls[follower]);
        joinFlight(follower, first);
    }
}

/// Begins a flight that equal calls may join: what is stored already is asked for first.
void Engine::Impl::lead(std::uint32_t slot)
{
    CallState& call = calls[slot];
    call.first_lookup = true;
    call.leads = true;
    flightsOf(call).insert(call.cache_key.value, slot);
    waitUntil(slot, CallPhase::CacheLookup, kNever);
    push(LookUpCache{call.caller.id, call.cache_key, false});
}

void Engine::Impl::freeSlot(std::uint32_t slot)
{
    CallState& call = calls[slot];
    timers.remove(call.caller.deadline_timer);
    timers.remove(call.wait_timer);
    by_id.erase(call.caller.id.value);
    call.active = false;
    call.attempt = {};
    free_slots.push_back(slot);
    --active;
}

void Engine::Impl::joinFlight(std::uint32_t slot, std::uint32_t leader)
{
    CallState& call = calls[slot];
    CallState& flight = calls[leader];
    call.caller.joined = true;
    call.leader = leader;
    call.previous_follower = flight.last_follower;
    (flight.last_follower == kNoSlot ? flight.first_follower : calls[flight.last_follower].next_follower) = slot;
    flight.last_follower = slot;
    waitUntil(slot, CallPhase::Following, kNever);
}

void Engine::Impl::unlinkFollower(std::uint32_t slot)
{
    CallState& call = calls[slot];
    CallState& flight = calls[call.leader];
    (call.previous_follower == kNoSlot ? flight.first_follower : calls[call.previous_follower].next_follower) =
        call.next_follower;
    (call.next_follower == kNoSlot ? flight.last_follower : calls[call.next_follower].previous_follower) =
        call.previous_follower;
    call.leader = call.next_follower = call.previous_follower = kNoSlot;
}

/// The first caller leaves a flight that others wait for: the flight goes on for the next of them.
bool Engine::Impl::handOver(std::uint32_t slot, Outcome outcome, FailureClass failure)
{
    const std::uint32_t heir = calls[slot].first_follower;
    if (heir == kNoSlot || calls[slot].job) // jobs go on by themselves
        return false;
    endWait(calls[heir]);
    unlinkFollower(heir);
    CallState& flight = calls[slot];
    CallState& shell = calls[heir];
    Finish result = finishOf(flight, outcome, failure);
    result.retry_at.reset();
    std::swap(flight.caller, shell.caller);
    by_id.insert(flight.caller.id.value, slot);
    by_id.insert(shell.caller.id.value, heir);
    timers.remove(flight.caller.deadline_timer);
    timers.remove(shell.caller.deadline_timer);
    flight.caller.deadline_timer = arm(flight.caller.deadline, TimerKind::Deadline, slot);
    flight.waited = shell.waited;
    flight.cost = flight.waste = 0; // told with the one who left
    flight.unknown_costs = 0;
    flight.price_unknown = flight.waste_price_unknown = false;
    push(result);
    freeSlot(heir);
    if (flight.phase == CallPhase::CacheLookup) // the answer would come to the one who left
        push(LookUpCache{flight.caller.id, flight.cache_key, !flight.first_lookup});
    return true;
}

void Engine::Impl::finishFollowers(std::uint32_t slot, const Finish& result)
{
    const CallId answered_by = calls[slot].caller.id;
    while (calls[slot].first_follower != kNoSlot) {
        const std::uint32_t follower = calls[slot].first_follower;
        CallState& call = calls[follower];
        endWait(call);
        unlinkFollower(follower);
        Finish shared = finishOf(call, result.outcome, result.failure);
        if (result.outcome == Outcome::Success)
            shared.outcome = Outcome::Cached;
        else if (call.job && (result.outcome == Outcome::Failed || result.outcome == Outcome::Queued))
            shared.outcome = failureOutcome(call, result.failure); // the other one's last run is not this one's
        shared.model = result.model;
        shared.usage = result.usage;
        shared.estimated = result.estimated;
        shared.attempt = result.attempt;
        shared.first_class = result.first_class;
        shared.retry_at = result.retry_at;
        shared.job = result.job;
        shared.answered_by = answered_by;
        push(shared);
        freeSlot(follower);
    }
}

} // namespace plimsoll
