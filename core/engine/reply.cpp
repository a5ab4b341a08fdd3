// What a reply means (policies 1.3): settle the buckets, tell the breaker, then success, or the checks for a retry in
// their fixed order: class, total cap, per-model cap, breaker, the wait, the retry budget.
#include "core/engine/engine_impl.h"

#include <algorithm>
#include <limits>

namespace plimsoll {

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

void Engine::Impl::settleBuckets(CallState& call, const AttemptEnded& facts, FailureClass failure)
{
    RatePlan::Amounts used = call.reserved; // of unknown outcome: keeps all
    if (!facts.sent) {
        used = {};
    } else if (facts.usage) {
        const Usage& u = *facts.usage;
        used = {1, static_cast<double>(u.input + u.cache_write), static_cast<double>(u.output),
                static_cast<double>(u.total())};
    } else if (failure != FailureClass::StreamBroken && (facts.status >= 400 || facts.error_in_success)) {
        used = {1, 0, 0, 0}; // an error reply gives the tokens back
    }
    const ModelId model = modelOf(call);
    stateOf(model).plan.settle(now, call.reserved, used);
    call.tokens_taken = false;
    settleShared(call, used);
    touched.push_back(model.value);
}

void Engine::Impl::applyServerLimits(ModelId model, const ServerLimits& limits)
{
    Model& state = stateOf(model);
    const std::array<const ServerLimit*, 4> seen{&limits.requests, &limits.input_tokens, &limits.output_tokens,
                                                 &limits.tokens};
    bool learned = false;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (seen[i]->limit && *seen[i]->limit > 0 && state.server_limit[i] != seen[i]->limit) {
            state.server_limit[i] = seen[i]->limit;
            learned = true;
        }
        if (seen[i]->limit || seen[i]->remaining)
            state.server_seen = now;
    }
    if (learned && config.models[model.value].learn) {
        state.plan.setLimits(now, limitsOf(model));
        reviewed.push_back(model.value);
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        state.drift[i].limitHeard(seen[i]->limit);
        const auto& own = state.plan.bucket(i);
        if (own && seen[i]->remaining && state.server_limit[i])
            state.drift[i].heard(now, own->capacity() - own->level(now), *state.server_limit[i] - *seen[i]->remaining,
                                 *state.server_limit[i]);
    }
    SharedRemaining shared{model, {}};
    bool lowered = false;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (!seen[i]->remaining)
            continue;
        state.server_remaining[i] = seen[i]->remaining;
        if (state.plan.serverRemaining(now, i, *seen[i]->remaining)) {
            shared.remaining[i] = seen[i]->remaining;
            lowered = true;
        }
    }
    if (lowered)
        share(shared);
}

/// The configured limits, with what the server said of its own where that is to be adopted.
RateLimits Engine::Impl::limitsOf(ModelId model) const
{
    RateLimits limits = config.models[model.value].limits;
    if (!config.models[model.value].learn)
        return limits;
    const auto& server = models[model.value].server_limit;
    const std::array<std::optional<double>*, 4> own{&limits.requests_per_minute, &limits.input_tokens_per_minute,
                                                    &limits.output_tokens_per_minute, &limits.tokens_per_minute};
    for (std::size_t i = 0; i < own.size(); ++i)
        if (server[i])
            *own[i] = server[i];
    return limits;
}

void Engine::Impl::coolAfter(CallState& call, const AttemptEnded& facts, FailureClass failure)
{
    const ModelId model = modelOf(call);
    switch (ruleOf(failure).cools) {
    case Cools::Nothing: break;
    case Cools::ModelUntilHint:
        if (facts.hint && profileOf(call).hint.respect)
            cool(model, later(now, *facts.hint), FallbackReason::RetryAfterTooLong, failure);
        break;
    case Cools::ModelUntilReset:
        if (const auto until = facts.cool ? facts.cool : facts.hint)
            cool(model, later(now, *until), FallbackReason::UsageWindow, failure);
        break;
    case Cools::Credential:
        coolCredential(providerOf(model), facts.cool ? later(now, *facts.cool) : kNever, failure);
        break;
    }
}

void Engine::Impl::addCost(CallState& call, const AttemptEnded& facts, bool failed)
{
    if (!facts.usage)
        return;
    const auto usd = cost(config.models[modelOf(call).value].price, *facts.usage);
    if (!usd) {
        call.cost_unknown = true;
        call.waste_unknown |= failed;
        return;
    }
    call.cost += *usd;
    if (failed)
        call.waste += *usd;
}

void Engine::Impl::attemptEnded(AttemptEnded facts)
{
    const std::uint32_t slot = slotOf(facts.attempt);
    if (slot == kNoSlot)
        return; // aborted meanwhile: a late answer changes nothing
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    Model& state = stateOf(model);
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

    const BreakerVerdict verdict = breakerVerdict(failure, facts.status);
    if (verdict != BreakerVerdict::Neutral && call.permit.probe == 0 && state.breaker.current(call.permit))
        share(SharedOutcome{model, verdict == BreakerVerdict::Failure});
    switch (verdict) {
    case BreakerVerdict::Success: state.breaker.succeed(call.permit, now, draws); break;
    case BreakerVerdict::Failure: state.breaker.fail(call.permit, now, draws); break;
    case BreakerVerdict::Neutral:
        // In half-open any HTTP answer that is no failure proves life (policies 6.3).
        if (call.permit.probe != 0 && facts.status > 0)
            state.breaker.succeed(call.permit, now, draws);
        else
            state.breaker.ignore(call.permit);
        break;
    }
    reportTransitions(model.value);
    freeSharedProbe(call);
    addCost(call, facts, !ok);

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
    const Duration budget_left = budgetLeft(call);
    const Duration deadline_left = call.caller.deadline - now;
    const bool hinted = facts.hint && profile.hint.respect;
    Duration wait{};
    if (hinted) {
        if (const auto refusal = hintRefusal(profile.hint, *facts.hint, budget_left, deadline_left)) {
            cool(model, later(now, *facts.hint), *refusal, failure);
            leaveAfter(slot, failure, *refusal);
            return;
        }
        if (*facts.hint > profile.hint.switch_above && call.models_too) {
            for (int place = call.chain.nextOpen(); place >= 0; place = call.chain.nextOpen(place)) {
                if (canStartNow(call, place, call.max_tokens)) {
                    leaveAfter(slot, failure, FallbackReason::RetryAfterTooLong);
                    return;
                }
            }
        }
        wait = hintWait(profile.hint, *facts.hint, budget_left, deadline_left, draws.next());
    } else {
        wait = backoff(profile.backoff, call.retries + 1, throttle, draws.next());
        if (wait > budget_left || wait >= deadline_left) {
            leaveAfter(slot, failure,
                       wait > budget_left ? FallbackReason::WaitBudgetSpent : FallbackReason::Deadline);
            return;
        }
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
    waitUntil(slot, CallPhase::RetryWait, later(now, wait));
    call.wait_reason = hinted ? WaitReason::RetryAfter : WaitReason::Backoff;
    if (reporting) {
        Report r = report(ReportKind::Wait, &call, model);
        r.wait = wait;
        r.wait_reason = call.wait_reason;
        push(r);
    }
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
    stateOf(model).plan.settle(now, call.reserved, call.reserved); // of unknown outcome: keeps all
    call.tokens_taken = false;
    settleShared(call, call.reserved);
    freeSharedProbe(call);
    touched.push_back(model.value);
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
