// What a reply means (policies 1.3): what it settles (settlement.cpp), then success, or the checks for a retry in their
// fixed order: class, total cap, per-model cap, breaker, the wait, the retry budget.
#include "core/engine/engine_impl.h"

#include <algorithm>
#include <limits>

namespace plimsoll {

void Engine::Impl::attemptStarted(AttemptId attempt)
{
    if (const std::uint32_t slot = slotOf(attempt); slot != kNoSlot)
        calls[slot].sent = true;
}

void Engine::Impl::usageReported(const UsageReported& event)
{
    if (const std::uint32_t slot = slotOf(event.attempt); slot != kNoSlot)
        calls[slot].usage_so_far = event.usage;
}

void Engine::Impl::contentDelivered(AttemptId attempt)
{
    const std::uint32_t slot = slotOf(attempt);
    if (slot == kNoSlot || calls[slot].content)
        return;
    CallState& call = calls[slot];
    call.content = true;
    if (reporting) {
        Report r = report(ReportKind::Stream, &call, modelOf(call));
        r.attempt_id = attempt;
        r.stream = StreamState::FirstToken;
        push(r);
    }
}

void Engine::Impl::attemptEnded(AttemptEnded facts)
{
    const std::uint32_t slot = slotOf(facts.attempt);
    if (slot == kNoSlot)
        return; // aborted meanwhile: a late answer changes nothing
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    if (facts.hint && *facts.hint <= Duration(0))
        facts.hint.reset(); // zero and negative are as if absent, whoever the driver is (policies 3.2)
    FailureClass failure = facts.failure;
    if (call.content && failure != FailureClass::Ok)
        failure = FailureClass::StreamBroken;
    const bool ok = failure == FailureClass::Ok;

    call.attempt = {};
    slots.release(model.value, call.profile.value);
    call.has_slot = false;
    settleBuckets(call, facts, failure);

    RetryFacts retry{failure, facts.status, facts.error_in_success, facts.status_exempt, facts.should_retry};
    bool retryable = !ok && retryAllowed(retry, profileOf(call).retry_statuses);
    if (failure == FailureClass::Malformed) {
        retryable &= !call.malformed_here || facts.should_retry.value_or(false);
        call.malformed_here = true;
    }
    if (!ok) {
        if (!call.first_class)
            call.first_class = failure;
        call.last_reply = failure;
        call.reply_classes |= 1u << unsigned(failure);
    }
    if (reporting) {
        if (failure == FailureClass::StreamBroken) {
            Report r = report(ReportKind::Stream, &call, model);
            r.attempt_id = facts.attempt;
            r.stream = StreamState::Broken;
            r.output_tokens = facts.output_so_far;
            push(r);
        }
        Report r = report(ReportKind::Reply, &call, model);
        r.attempt_id = facts.attempt;
        r.status = facts.status;
        r.network = facts.network;
        r.failure = failure;
        r.retryable = retryable;
        r.latency = now - call.attempt_since;
        r.hint = facts.hint ? facts.hint : facts.cool;
        push(r);
        if (facts.limits.any) {
            Report limits = report(ReportKind::Limits, &call, model);
            limits.attempt_id = facts.attempt;
            push(limits);
        }
    }
    if (facts.limits.any)
        applyServerLimits(model, facts.limits);

    tellBreaker(call, facts, failure);
    freeSharedProbe(call);
    addCost(call, facts, failure);

    if (ok) {
        if (call.retry_charge > 0)
            refundBudget(providerOf(model), call.retry_charge);
        else if (call.attempts_here == 1)
            refundBudget(providerOf(model), config.retry_budget.success_refill);
        if (config.cache_mode != CacheMode::Off && call.cache_key.valid() && facts.complete && !call.degraded)
            push(StoreAnswer{call.caller.id, facts.attempt, call.cache_key, model, facts.usage.value_or(Usage{})});
        Finish result = finishOf(call, call.degraded ? Outcome::Degraded : Outcome::Success, FailureClass::Ok);
        result.usage = facts.usage;
        result.estimated = facts.usage_estimated;
        result.attempt = facts.attempt;
        finish(slot, result);
        return;
    }
    coolAfter(call, facts, failure);
    call.retry_charge = 0;
    const ClassRule& rule = ruleOf(failure);
    if (call.degraded) { // one attempt, no retry
        rule.stops ? fail(slot, failure) : nextKind(slot);
        return;
    }
    if (!retryable) {
        if (rule.stops || rule.next == NextModel::No) {
            fail(slot, failure);
            return;
        }
        FallbackReason reason = FallbackReason::NotRetryable;
        switch (failure) {
        case FailureClass::UsageWindow: reason = FallbackReason::UsageWindow; break;
        case FailureClass::QuotaExhausted: reason = FallbackReason::QuotaExhausted; break;
        case FailureClass::LimitImpossible: reason = FallbackReason::LimitImpossible; break;
        case FailureClass::ContextLength: reason = FallbackReason::ContextTooSmall; break;
        case FailureClass::Malformed: reason = FallbackReason::RetriesExhausted; break;
        default: break;
        }
        leaveAfter(slot, failure, reason);
        return;
    }
    decideRetry(slot, facts, failure);
}

void Engine::Impl::decideRetry(std::uint32_t slot, const AttemptEnded& facts, FailureClass failure)
{
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    const ProfileConfig& profile = profileOf(call);
    Provider& provider = providers[providerOf(model).value];
    const bool throttle = ruleOf(failure).throttle;

    if (call.total >= profile.attempts.total) {
        leaveAfter(slot, failure, FallbackReason::RetriesExhausted); // the walk sees the cap
        return;
    }
    if (call.attempts_here >= profile.attempts.per_model) {
        leaveAfter(slot, failure, FallbackReason::RetriesExhausted);
        return;
    }
    const bool open = stateOf(model).breaker.state(now, draws) == BreakerState::Open;
    reportTransitions(model.value);
    if (open) {
        leaveAfter(slot, failure, FallbackReason::BreakerOpen);
        return;
    }
    const WaitRoom room = roomFrom(call, now);
    const std::optional<Duration> hint = profile.hint.respect ? facts.hint : std::nullopt;
    if (hint) {
        if (const auto refusal = hintRefusal(profile.hint, *hint, room.budget, room.deadline)) {
            cool(model, later(now, *hint), *refusal, failure);
            leaveAfter(slot, failure, *refusal);
            return;
        }
        if (readyElsewhere(call, *hint)) {
            leaveAfter(slot, failure, FallbackReason::RetryAfterTooLong);
            return;
        }
    }
    const double draw = draws.next();
    const Duration wait = retryWait(call, hint, call.retries + 1, throttle, room, draw);
    if (!hint && (wait > room.budget || wait >= room.deadline)) {
        leaveAfter(slot, failure, wait > room.budget ? FallbackReason::WaitBudgetSpent : FallbackReason::Deadline);
        return;
    }
    const double price = provider.budget.cost(throttle);
    const bool granted = charge(providerOf(model), price);
    if (granted == provider.exhausted) {
        provider.exhausted = !granted;
        if (reporting) {
            Report r = report(ReportKind::Budget, &call, model);
            r.provider = providerOf(model);
            r.budget = granted ? BudgetState::Available : BudgetState::Exhausted;
            push(r);
        }
    }
    if (!granted) {
        leaveAfter(slot, failure, FallbackReason::RetryBudgetSpent);
        return;
    }
    ++call.retries;
    call.retry_charge = price;
    call.retry_unsent = true;
    call.retry_draw = draw;
    call.retry_hint = facts.hint;
    waitUntil(slot, CallPhase::RetryWait, later(now, wait));
    call.wait_reason = hint ? WaitReason::RetryAfter : WaitReason::Backoff;
    if (reporting) {
        Report r = report(ReportKind::Wait, &call, model);
        r.wait = wait;
        r.wait_reason = call.wait_reason;
        push(r);
    }
}

/// The wait is long enough to go elsewhere, and another model of the chain could start at once (policies 3.5).
bool Engine::Impl::readyElsewhere(CallState& call, Duration hint)
{
    if (hint <= profileOf(call).hint.switch_above || !call.models_too)
        return false;
    for (int place = call.chain.nextOpen(); place >= 0; place = call.chain.nextOpen(place))
        if (canStartNow(call, place, call.max_tokens))
            return true;
    return false;
}

/// How long the retry of this number waits; a hint's wait is cut to the room, another may not fit into it.
Duration Engine::Impl::retryWait(const CallState& call, std::optional<Duration> hint, int retry, bool throttle, const WaitRoom& room,
                                 double draw) const
{
    const ProfileConfig& profile = profileOf(call);
    return hint ? hintWait(profile.hint, *hint, room.budget, room.deadline, draw) : backoff(profile.backoff, retry, throttle, draw);
}

/// Leaves the model after a reply; the class says which models may still be asked.
void Engine::Impl::leaveAfter(std::uint32_t slot, FailureClass failure, FallbackReason reason)
{
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    const ProviderId provider = providerOf(model);
    switch (ruleOf(failure).next) {
    case NextModel::OtherCredentialFirst:
        call.chain.preferOthers([&](ModelId other) { return providerOf(other) != provider; });
        call.place = call.chain.placeOf(model);
        break;
    case NextModel::OtherCredentialOnly:
        for (int place = 0; place < call.chain.size(); ++place)
            if (providerOf(call.chain.model(place)) == provider)
                call.chain.bar(place);
        break;
    case NextModel::LargerContextOnly: {
        const auto window = config.models[model.value].context_window.value_or(std::numeric_limits<std::int64_t>::max());
        call.larger_than = std::max(call.larger_than.value_or(0), window);
        break;
    }
    case NextModel::No: // retried on x-should-retry, and now out of retries
        fail(slot, failure);
        return;
    case NextModel::Yes: break;
    }
    leave(slot, reason);
}

/// Leaves the model; one `fallback` event if the chain goes on, none for the last one if it was attempted.
void Engine::Impl::leave(std::uint32_t slot, FallbackReason reason)
{
    CallState& call = calls[slot];
    if (call.degraded) {
        nextKind(slot);
        return;
    }
    call.chain.enter(call.place);
    const int next = call.chain.nextFresh();
    const bool capped = call.total >= profileOf(call).attempts.total;
    if (next < 0 && call.attempts_here > 0) {
        call.left_last = reason;
    } else if (reporting && call.models_too && !capped) {
        Report r = report(ReportKind::Fallback, &call, modelOf(call));
        if (next >= 0)
            r.to = call.chain.model(next);
        r.fallback_reason = reason;
        push(r);
    }
    walk(slot);
}

/// A retry was paid for but not sent: its cost goes back.
void Engine::Impl::refundUnsentRetry(CallState& call)
{
    if (!call.retry_unsent)
        return;
    refundBudget(providerOf(modelOf(call)), call.retry_charge);
    call.retry_unsent = false;
    call.retry_charge = 0;
}

/// Cancel or deadline: what runs is aborted and told of, what waits leaves, nothing is kept.
void Engine::Impl::cutAttempt(std::uint32_t slot, FailureClass failure)
{
    CallState& call = calls[slot];
    if (!call.attempt.valid()) {
        endWait(call);
        releaseHeld(call);
        if (call.place >= 0)
            refundUnsentRetry(call);
        return;
    }
    const ModelId model = modelOf(call);
    const AttemptId attempt = std::exchange(call.attempt, {});
    push(AbortAttempt{attempt, call.caller.id});
    stateOf(model).breaker.ignore(call.permit);
    slots.release(model.value, call.profile.value);
    call.has_slot = false;
    settle(call, call.sent ? call.reserved : RatePlan::Amounts{}); // of unknown outcome: keeps all
    if (call.sent)
        addCost(call, call.usage_so_far, true);
    freeSharedProbe(call);
    if (!call.first_class)
        call.first_class = failure;
    if (reporting) {
        Report r = report(ReportKind::Reply, &call, model);
        r.attempt_id = attempt;
        r.failure = failure;
        r.latency = now - call.attempt_since;
        push(r);
    }
}

} // namespace plimsoll
