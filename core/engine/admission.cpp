// Which model is asked, and whether its attempt may start: cooling, breaker, slot, buckets, in this order
// (policies 1.2). A refusal takes nothing.
#include "core/engine/engine_impl.h"

#include <algorithm>

namespace plimsoll {

namespace {
constexpr std::uint64_t kSlotBits = 20;
}

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

std::optional<FallbackReason> Engine::Impl::contextRefusal(const CallState& call, ModelId model,
                                                           std::int64_t max_tokens) const
{
    const auto& window = config.models[model.value].context_window;
    if (window && (call.input_tokens + max_tokens > *window || (call.larger_than && *window <= *call.larger_than)))
        return FallbackReason::ContextTooSmall;
    return std::nullopt;
}

/// Starts a wait in this phase; only RetryWait, BucketWait and CoolingWait count against max_total_wait_ms.
void Engine::Impl::waitUntil(std::uint32_t slot, CallPhase phase, Instant until)
{
    CallState& call = calls[slot];
    call.phase = phase;
    call.phase_since = now;
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
    case CallPhase::CoolingWait: call.wait_spent += waited; [[fallthrough]];
    case CallPhase::SlotWait:
    case CallPhase::Following: call.waited += waited; break;
    default: break;
    }
    call.phase = CallPhase::Running;
    call.phase_since = now;
    call.phase_until = kNever;
    call.phase_limit.reset();
}

/// Looks for the next model of the chain that may be entered, and enters it; else waits for one that cools, else ends.
void Engine::Impl::walk(std::uint32_t slot)
{
    CallState& call = calls[slot];
    call.place = -1;
    call.attempts_here = call.retries = 0;
    call.malformed_here = false;
    if (call.total >= profileOf(call).attempts.total) {
        call.capped = call.chain.nextOpen() >= 0;
        endChain(slot);
        return;
    }
    struct Skip
    {
        int place;
        FallbackReason reason;
    };
    std::array<Skip, FallbackChain::kMax> skipped;
    std::size_t skips = 0;
    ModelId coolest;
    Instant cool_until = kNever;
    std::uint32_t kept_out = 0;
    std::optional<FailureClass> last_kept_out;
    const auto tell = [&](ModelId from, ModelId to, FallbackReason reason) {
        if (!reporting || !call.models_too)
            return;
        Report r = report(ReportKind::Fallback, &call, from);
        r.to = to;
        r.fallback_reason = reason;
        push(r);
    };
    const auto tellSkips = [&](ModelId entered) {
        for (std::size_t i = 0; i < skips && !call.silent_skips; ++i) {
            call.chain.pass(skipped[i].place);
            tell(call.chain.model(skipped[i].place), i + 1 < skips ? call.chain.model(skipped[i + 1].place) : entered,
                 skipped[i].reason);
        }
    };
    // Forwards through those not yet offered; only then once more those that were passed: one may be ready by now.
    const auto next = [&](int place) {
        if (place < 0 || !call.chain.passed(place)) {
            do
                place = call.chain.nextOpen(place);
            while (place >= 0 && call.chain.passed(place));
            if (place >= 0)
                return place;
        }
        do
            place = call.chain.nextOpen(place);
        while (place >= 0 && !call.chain.passed(place));
        return place;
    };
    const std::optional<FallbackReason> left_last = std::exchange(call.left_last, std::nullopt);
    for (int place = next(-1); place >= 0; place = next(place)) {
        const ModelId model = call.chain.model(place);
        Model& state = stateOf(model);
        std::optional<FallbackReason> reason;
        FailureClass kept = FailureClass::NoModel;
        if (const Cooling* cooling = coolingOf(model)) {
            reason = cooling->reason;
            kept = cooling->failure;
            if (!call.chain.barred(place) && cooling->until < cool_until && !config.models[model.value].removed &&
                !contextRefusal(call, model, maxTokens(call))) {
                cool_until = cooling->until;
                coolest = model;
            }
        } else if (call.chain.barred(place) || config.models[model.value].removed) {
            reason = FallbackReason::NotRetryable;
        } else if (contextRefusal(call, model, maxTokens(call))) {
            reason = FallbackReason::ContextTooSmall;
            kept = FailureClass::ContextLength;
        } else if (state.plan.impossible(costOf(call))) {
            reason = FallbackReason::LimitImpossible;
            kept = FailureClass::LimitImpossible;
        } else {
            const auto permit = state.breaker.tryAcquire(now, draws);
            reportTransitions(model.value);
            if (permit) {
                if (left_last)
                    tell(call.last_asked, skips > 0 ? call.chain.model(skipped[0].place) : model, *left_last);
                tellSkips(model);
                call.silent_skips = false;
                call.permit = *permit;
                call.place = place;
                takeSlot(slot);
                return;
            }
            reason = FallbackReason::BreakerOpen;
        }
        if (!call.chain.passed(place))
            skipped[skips++] = {place, *reason};
        kept_out |= 1u << unsigned(kept);
        last_kept_out = kept;
    }
    call.kept_out_classes |= kept_out;
    if (last_kept_out)
        call.last_kept_out = last_kept_out;
    if (coolest.valid() && cool_until < kNever && cool_until - now <= budgetLeft(call) &&
        cool_until < call.caller.deadline) {
        if (left_last)
            tell(call.last_asked, coolest, *left_last);
        waitForCooling(slot, coolest, cool_until);
        return;
    }
    tellSkips(ModelId{});
    endChain(slot);
}

void Engine::Impl::waitForCooling(std::uint32_t slot, ModelId model, Instant until)
{
    CallState& call = calls[slot];
    call.silent_skips = true;
    waitUntil(slot, CallPhase::CoolingWait, until);
    call.phase_limit = Limit::ServerWindow;
    if (reporting) {
        Report r = report(ReportKind::Throttled, &call, model);
        r.limit = Limit::ServerWindow;
        r.wait = until - now;
        push(r);
    }
}

/// Deadline, cooling and breaker, asked at every step that may come after a wait; false when the call went another way.
bool Engine::Impl::mayGoOn(std::uint32_t slot)
{
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    if (now >= call.caller.deadline) {
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
    if (mayGoOn(slot))
        takeSlot(slot);
}

void Engine::Impl::takeSlot(std::uint32_t slot)
{
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

void Engine::Impl::takeTokens(std::uint32_t slot)
{
    CallState& call = calls[slot];
    if (call.tokens_taken) {
        start(slot);
        return;
    }
    const ModelId model = modelOf(call);
    RatePlan& plan = stateOf(model).plan;
    call.reserved = costOf(call);
    if (plan.impossible(call.reserved)) {
        refuse(slot, FallbackReason::LimitImpossible, FailureClass::LimitImpossible);
        return;
    }
    const RatePlan::Due due = plan.peek(now, call.reserved);
    if (due.at <= now && !plan.hasWaiters()) {
        plan.take(now, call.reserved);
        call.tokens_taken = true;
        start(slot);
        return;
    }
    const bool endless = due.at >= kNever; // rate 0: waits until the rate is changed or the deadline comes
    if (!endless && (due.at - now > budgetLeft(call) || due.at >= call.caller.deadline)) {
        call.throttled_until = std::min(call.throttled_until, due.at);
        refuse(slot, FallbackReason::ThrottledTooLong, FailureClass::RateLimit);
        return;
    }
    // A wait never holds a slot.
    slots.release(model.value, call.profile.value);
    call.has_slot = false;
    call.bucket_waiter = plan.wait(call.reserved, slot);
    // Normally the head's timer ends this wait; this one guards the wait budget, should the level fall meanwhile.
    waitUntil(slot, CallPhase::BucketWait, endless ? kNever : later(now, budgetLeft(call) + Duration(1)));
    call.phase_until = due.at;
    call.phase_limit = due.limit;
    touched.push_back(model.value);
    if (reporting) {
        Report r = report(ReportKind::Throttled, &call, model);
        r.limit = due.limit;
        if (!endless)
            r.wait = due.at - now;
        push(r);
    }
}

/// Everything is in hand; what may have changed while waiting is asked for once more, then bytes go out.
void Engine::Impl::start(std::uint32_t slot)
{
    if (!mayGoOn(slot))
        return;
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    stateOf(model).breaker.started(call.permit, now);
    call.chain.enter(call.place);
    call.retry_unsent = false;
    call.last_asked = model;
    ++call.total;
    ++call.attempts_here;
    call.chain.ask(call.place);
    call.attempt = AttemptId{(++attempts << kSlotBits) | slot};
    call.attempt_since = now;
    call.content = false;
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

bool Engine::Impl::canStartNow(const CallState& call, int place, std::int64_t max_tokens)
{
    const ModelId model = call.chain.model(place);
    Model& state = stateOf(model);
    if (call.chain.barred(place) || config.models[model.value].removed || coolingOf(model) ||
        contextRefusal(call, model, max_tokens))
        return false;
    const auto cost = RatePlan::amounts(static_cast<double>(call.input_tokens), static_cast<double>(max_tokens));
    if (state.plan.impossible(cost) || state.plan.hasWaiters() || state.plan.peek(now, cost).at > now)
        return false;
    if (!slots.wouldTake(model.value, call.profile.value, placeOf(call)))
        return false;
    const bool permitted = state.breaker.wouldPermit(now, draws);
    reportTransitions(model.value);
    return permitted;
}

} // namespace plimsoll
