// Whether an attempt may start at its model: cooling, breaker, slot, buckets, in this order (policies 1.2). A refusal
// takes nothing.
#include "core/engine/engine_impl.h"

#include <algorithm>

namespace plimsoll {

std::int64_t Engine::Impl::maxTokens(const CallState& call) const
{
    if (!call.degraded)
        return call.max_tokens;
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(static_cast<double>(call.max_tokens) *
                                                               config.degrade.max_tokens_ratio));
}

RatePlan::Amounts Engine::Impl::costOf(const CallState& call) const
{
    return RatePlan::amounts(static_cast<double>(call.input_tokens), static_cast<double>(maxTokens(call)));
}

const Cooling* Engine::Impl::coolingOf(ModelId model) const
{
    const Cooling& own = models[model.value].cooling;
    const Cooling& credential = providers[providerOf(model).value].cooling;
    const Cooling& longer = credential.until > own.until ? credential : own;
    return longer.active(now) ? &longer : nullptr;
}

/// Starts a wait in this phase; only RetryWait, BucketWait and CoolingWait count against max_total_wait_ms.
void Engine::Impl::waitUntil(std::uint32_t slot, CallPhase phase, Instant until)
{
    CallState& call = calls[slot];
    call.phase = phase;
    call.phase_since = call.counted_since = now;
    call.phase_until = until;
    timers.remove(call.wait_timer);
    call.wait_timer = arm(until, TimerKind::Wait, slot);
}

void Engine::Impl::endWait(CallState& call)
{
    timers.remove(call.wait_timer);
    const Duration waited = now - call.phase_since;
    switch (call.phase) {
    case CallPhase::RetryWait:
    case CallPhase::BucketWait:
    case CallPhase::CoolingWait: call.wait_spent += now - call.counted_since; [[fallthrough]];
    case CallPhase::SlotWait:
    case CallPhase::Paused:
    case CallPhase::Following: call.waited += waited; break;
    default: break;
    }
    call.phase = CallPhase::Running;
    call.phase_since = call.counted_since = now;
    call.phase_until = kNever;
    call.phase_limit.reset();
}

/// Deadline, cooling and breaker, asked at every step that may come after a wait; false when the call went another way.
bool Engine::Impl::mayGoOn(std::uint32_t slot)
{
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    while (now >= call.caller.deadline) {
        if (handOver(slot, Outcome::Failed, FailureClass::Deadline))
            continue; // it goes on, where it is, for the next who has joined it
        deadlinePassed(slot);
        return false;
    }
    if (coolingOf(model)) {
        coolingHit(slot);
        return false;
    }
    CircuitBreaker& breaker = stateOf(model).breaker;
    if (call.permit.probe != 0)
        breaker.state(now, draws); // the lease of another probe may be over
    if (breaker.current(call.permit))
        return true;
    freeSharedProbe(call); // of an older permit, which changes nothing any more
    const auto permit = breaker.tryAcquire(now, draws);
    reportTransitions(model.value);
    if (!permit) {
        refuse(slot, FallbackReason::BreakerOpen, FailureClass::NoModel);
        return false;
    }
    call.permit = *permit;
    return true;
}

/// A retry at the current model: everything is asked again.
void Engine::Impl::beginAttempt(std::uint32_t slot)
{
    if (paused) {
        park(slot);
        return;
    }
    if (mayGoOn(slot))
        takeSlot(slot);
}

void Engine::Impl::takeSlot(std::uint32_t slot)
{
    if (paused) { // an attempt for less may come this way
        park(slot);
        return;
    }
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    if (slots.tryTake(model.value, call.profile.value, placeOf(call))) {
        call.has_slot = true;
        takeTokens(slot);
        return;
    }
    waitUntil(slot, CallPhase::SlotWait, kNever);
    call.phase_limit = Limit::Concurrency;
    call.slot_waiter = slots.wait(model.value, call.profile.value, placeOf(call), slot);
    if (reporting) {
        Report r = report(ReportKind::Throttled, &call, model);
        r.limit = Limit::Concurrency;
        push(r);
    }
}

void Engine::Impl::takeTokens(std::uint32_t slot, Line line)
{
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    RatePlan& plan = stateOf(model).plan;
    const bool in_line = call.bucket_waiter != RatePlan::kNoWaiter;
    if (!in_line)
        call.reserved = costOf(call);
    if (plan.impossible(call.reserved)) {
        refuse(slot, FallbackReason::LimitImpossible, FailureClass::LimitImpossible);
        return;
    }
    if (line == Line::Front && !in_line)
        call.bucket_waiter = plan.waitFirst(call.reserved, slot);
    if (call.bucket_waiter != RatePlan::kNoWaiter) {
        touched.push_back(model.value);
        call.tokens_taken = plan.takeClaimed(now, call.bucket_waiter);
    } else if (!plan.hasWaiters() && plan.peek(now, call.reserved).at <= now) {
        plan.take(now, call.reserved);
        call.tokens_taken = true;
    }
    if (call.tokens_taken)
        start(slot);
    else
        waitForTokens(slot);
}

/// Lines up for tokens, or stays in its place there; a wait that does not fit is refused now.
void Engine::Impl::waitForTokens(std::uint32_t slot)
{
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    RatePlan& plan = stateOf(model).plan;
    const RatePlan::Due due = call.bucket_waiter == RatePlan::kNoWaiter ? plan.peek(now, call.reserved)
                                                                        : plan.dueOf(now, call.bucket_waiter);
    const bool endless = due.at >= kNever; // rate 0: waits until the rate is changed or the deadline comes
    if (!endless && (due.at - now > budgetLeft(call) || due.at >= call.caller.deadline)) {
        call.throttled_until = std::min(call.throttled_until, due.at);
        refuse(slot, FallbackReason::ThrottledTooLong, FailureClass::RateLimit);
        return;
    }
    // A wait never holds a slot.
    slots.release(model.value, call.profile.value);
    call.has_slot = false;
    if (call.bucket_waiter == RatePlan::kNoWaiter)
        call.bucket_waiter = plan.wait(call.reserved, slot);
    // Normally the head's timer ends this wait; this one guards the wait budget, should the level fall meanwhile.
    waitUntil(slot, CallPhase::BucketWait, endless ? kNever : later(now, budgetLeft(call) + Duration(1)));
    call.phase_until = due.at;
    call.phase_limit = due.limit;
    touched.push_back(model.value);
    if (reporting && due.at > now) {
        Report r = report(ReportKind::Throttled, &call, model);
        r.limit = due.limit;
        if (!endless)
            r.wait = due.at - now;
        push(r);
    }
}

/// The model's limits are other ones, or what a wait may take: who waits there and can never run, or not in time, is refused now, not after waiting.
void Engine::Impl::reviewLine(std::size_t model)
{
    const RatePlan& plan = models[model].plan;
    const auto keep = [&](std::uint32_t slot, const RatePlan::Due& due) {
        CallState& call = calls[slot];
        if (plan.impossible(call.reserved))
            return false;
        if (call.phase != CallPhase::BucketWait)
            return true; // has had its turn, and waits for a slot
        const bool endless = call.wait_timer == Timers::kNone; // so far
        call.phase_until = due.at;
        call.phase_limit = due.limit;
        if (due.at >= kNever) {
            timers.remove(call.wait_timer);
            return true;
        }
        // A wait at rate 0 has no end of its own; the wait that is counted begins when the rate is set.
        if (endless)
            call.counted_since = now;
        const Instant until = later(call.counted_since, budgetLeft(call));
        if (due.at > until || due.at >= call.caller.deadline) {
            call.throttled_until = std::min(call.throttled_until, due.at);
            return false;
        }
        timers.remove(call.wait_timer);
        call.wait_timer = arm(later(until, Duration(1)), TimerKind::Wait, slot);
        return true;
    };
    for (const std::uint32_t slot : plan.review(now, keep)) {
        CallState& call = calls[slot];
        if (!call.active || call.bucket_waiter == RatePlan::kNoWaiter || modelOf(call).value != model)
            continue; // has gone meanwhile, with another that was refused
        const bool impossible = plan.impossible(call.reserved).has_value();
        endWait(call);
        if (impossible)
            refuse(slot, FallbackReason::LimitImpossible, FailureClass::LimitImpossible);
        else
            refuse(slot, FallbackReason::ThrottledTooLong, FailureClass::RateLimit);
    }
}

/// Everything is in hand; what may have changed while waiting is asked for once more, then bytes go out.
void Engine::Impl::start(std::uint32_t slot)
{
    if (paused) { // all processes were asked meanwhile
        park(slot);
        return;
    }
    if (!mayGoOn(slot) || !haveCapacity(slot))
        return;
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    stateOf(model).breaker.started(call.permit, now);
    if (call.permit.probe != 0 && stateOf(model).probe_until <= now) // else an older one is out
        stateOf(model).probe_until = later(now, config.breaker.probe_lease);
    call.chain.enter(call.place);
    call.retry_unsent = false;
    call.last_asked = model;
    ++call.total;
    ++call.attempts_here;
    call.chain.ask(call.place);
    call.attempt = AttemptId{(++attempts << kSlotBits) | slot};
    call.attempt_since = now;
    call.sent = call.content = false;
    call.usage_so_far.reset();
    call.phase = CallPhase::Running;
    call.phase_since = now;
    if (reporting) {
        Report r = report(ReportKind::Attempt, &call, model);
        r.provider = providerOf(model);
        r.attempt_id = call.attempt;
        r.attempt = call.degraded ? call.chain.asked(call.place) : call.attempts_here;
        r.total = call.total;
        push(r);
    }
    push(StartAttempt{call.attempt, call.caller.id, model, maxTokens(call), call.degraded, profileOf(call).timeouts});
}

/// Gives back whatever the call holds or waits for at its model; nothing was sent.
void Engine::Impl::releaseHeld(CallState& call)
{
    if (call.place < 0)
        return;
    const ModelId model = modelOf(call);
    Model& state = stateOf(model);
    if (call.permit.valid)
        state.breaker.ignore(call.permit);
    if (call.slot_waiter != Concurrency::kNoWaiter)
        slots.leave(model.value, call.profile.value, call.slot_waiter);
    if (call.has_slot)
        slots.release(model.value, call.profile.value);
    call.has_slot = false;
    if (call.bucket_waiter != RatePlan::kNoWaiter) {
        state.plan.leave(call.bucket_waiter);
        touched.push_back(model.value);
    }
    if (call.tokens_taken) {
        state.plan.settle(now, call.reserved, {});
        call.tokens_taken = false;
        touched.push_back(model.value);
    }
    settleShared(call, {});
    freeSharedProbe(call);
}

/// The model cannot be had for a reason of our own: leave it, taking nothing.
void Engine::Impl::refuse(std::uint32_t slot, FallbackReason reason, FailureClass kept_out)
{
    CallState& call = calls[slot];
    releaseHeld(call);
    refundUnsentRetry(call);
    call.kept_out_classes |= 1u << unsigned(kept_out);
    call.last_kept_out = kept_out;
    leave(slot, reason);
}

/// The model has begun to cool since the call asked for it.
void Engine::Impl::coolingHit(std::uint32_t slot)
{
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    const Cooling cooling = *coolingOf(model);
    releaseHeld(call);
    if (call.degraded) {
        nextKind(slot);
        return;
    }
    if (call.attempts_here == 0) {
        walk(slot); // not entered yet: it is one of the models that may be waited for
        return;
    }
    bool other = false;
    for (int place = call.chain.nextOpen(); place >= 0 && !other; place = call.chain.nextOpen(place))
        other = canStartNow(call, place, call.max_tokens);
    if (!other && cooling.until - now <= budgetLeft(call) && cooling.until < call.caller.deadline) {
        waitForCooling(slot, model, cooling.until);
        return;
    }
    refuse(slot, cooling.reason, cooling.failure);
}

} // namespace plimsoll
