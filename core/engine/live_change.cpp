// A changed configuration, and what it does to the calls that are under way: what was decided by the old numbers and has
// not happened yet is decided again by the new ones. What a server has answered stays answered, what was paid stays paid.
#include "core/engine/engine_impl.h"

#include <algorithm>
#include <utility>

namespace plimsoll {

void Engine::Impl::setConfig(EngineConfig next)
{
    const EngineConfig old = std::exchange(config, std::move(next));
    for (std::size_t i = 0; i < config.models.size(); ++i) {
        const ModelConfig& model = config.models[i];
        if (i >= models.size()) {
            models.emplace_back(model, config.breaker);
        } else {
            if (!(old.models[i].limits == model.limits) || old.models[i].learn != model.learn) {
                models[i].plan.setLimits(now, limitsOf(ModelId{static_cast<std::uint16_t>(i)}));
                touched.push_back(i);
                reviewed.push_back(i);
            }
            models[i].breaker.setOptions(now, config.breaker);
        }
        slots.setModel(i, model.concurrency);
    }
    for (std::size_t i = 0; i < config.profiles.size(); ++i)
        slots.setProfile(i, config.profiles[i].concurrency);
    while (providers.size() < config.provider_count)
        providers.emplace_back(config.retry_budget);
    if (!(old.retry_budget == config.retry_budget))
        for (Provider& provider : providers)
            provider.budget.setOptions(now, config.retry_budget);
    for (CallState& call : calls)
        if (call.active && call.leader == kNoSlot)
            adoptChain(call, old);
    for (std::uint32_t slot = 0; slot < calls.size(); ++slot) {
        const std::size_t profile = calls[slot].profile.value;
        if (calls[slot].active && profile < old.profiles.size() && !(old.profiles[profile] == config.profiles[profile]))
            adoptProfile(slot, old.profiles[profile]);
    }
    pump();
}

/// What is under way stays where it is; what comes after it follows the new chain.
void Engine::Impl::adoptChain(CallState& call, const EngineConfig& old)
{
    const std::size_t p = call.own.value;
    if (!call.models_too || p >= old.profiles.size() || old.profiles[p].chain == config.profiles[p].chain)
        return;
    const ModelId current = modelOf(call);
    if (call.place >= 0)
        call.chain.enter(call.place);
    call.chain.replaceRest(config.profiles[p].chain);
    call.place = current.valid() ? call.chain.placeOf(current) : -1;
}

void Engine::Impl::adoptProfile(std::uint32_t slot, const ProfileConfig& old)
{
    CallState& call = calls[slot];
    const ProfileConfig& profile = profileOf(call);
    Caller& caller = call.caller;
    if (!caller.own_deadline && old.attempts.deadline != profile.attempts.deadline) {
        caller.deadline = later(caller.submitted, profile.attempts.deadline);
        timers.remove(caller.deadline_timer);
        caller.deadline_timer = arm(std::max(now, caller.deadline), TimerKind::Deadline, slot); // one that is over comes next
    }
    if (call.leader != kNoSlot || now >= caller.deadline)
        return;
    if (call.attempt.valid()) {
        if (!(old.timeouts == profile.timeouts))
            push(ChangeTimeouts{call.attempt, profile.timeouts});
        return;
    }
    switch (call.phase) {
    case CallPhase::RetryWait:
    case CallPhase::SlotWait:
    case CallPhase::BucketWait:
    case CallPhase::CoolingWait:
    case CallPhase::Paused: break;
    default: return; // an answer that decides is on its way: what comes after it follows the new numbers
    }
    // The attempt that is being waited for may be one too many by now; the one for less is not counted (policies 7.3).
    const bool retry = call.place >= 0 && call.attempts_here > 0;
    const bool capped = call.total > 0 && call.total >= profile.attempts.total;
    if (!call.degraded && retry && (capped || call.attempts_here >= profile.attempts.per_model)) {
        giveUpRetry(slot, FallbackReason::RetriesExhausted);
        return;
    }
    if (!call.degraded && capped) {
        endWait(call);
        releaseHeld(call);
        walk(slot); // which ends the chain
        return;
    }
    if (call.phase == CallPhase::RetryWait) {
        reconsiderRetry(slot);
    } else if (call.phase == CallPhase::BucketWait) {
        if (!(old.attempts == profile.attempts))
            reviewed.push_back(modelOf(call).value);
    } else if (call.phase == CallPhase::CoolingWait) {
        if (call.phase_until - call.phase_since <= budgetLeft(call) && call.phase_until < caller.deadline)
            return;
        const Cooling* cooling = retry ? coolingOf(modelOf(call)) : nullptr;
        endWait(call);
        if (cooling) {
            refuse(slot, cooling->reason, cooling->failure);
        } else {
            releaseHeld(call);
            walk(slot);
        }
    }
}

/// The wait that was granted, measured from when it began and with the same jitter, by the new numbers.
void Engine::Impl::reconsiderRetry(std::uint32_t slot)
{
    CallState& call = calls[slot];
    const ProfileConfig& profile = profileOf(call);
    const FailureClass failure = *call.last_reply;
    const std::optional<Duration> hint = profile.hint.respect ? call.retry_hint : std::nullopt;
    const WaitRoom room = roomFrom(call, call.phase_since);
    if (hint) {
        if (const auto refusal = hintRefusal(profile.hint, *hint, room.budget, room.deadline)) {
            cool(modelOf(call), later(call.phase_since, *hint), *refusal, failure);
            giveUpRetry(slot, *refusal);
            return;
        }
        if (readyElsewhere(call, *hint - (now - call.phase_since))) {
            giveUpRetry(slot, FallbackReason::RetryAfterTooLong);
            return;
        }
    }
    const Duration wait = retryWait(call, hint, call.retries, ruleOf(failure).throttle, room, call.retry_draw);
    if (!hint && (wait > room.budget || wait >= room.deadline)) {
        giveUpRetry(slot, wait > room.budget ? FallbackReason::WaitBudgetSpent : FallbackReason::Deadline);
        return;
    }
    const Instant until = std::max(now, later(call.phase_since, wait));
    call.wait_reason = hint ? WaitReason::RetryAfter : WaitReason::Backoff;
    if (until == call.phase_until)
        return;
    call.phase_until = until;
    timers.remove(call.wait_timer);
    call.wait_timer = arm(until, TimerKind::Wait, slot);
}

/// A retry that was granted and has not started is taken back; the call goes on as if it had been refused.
void Engine::Impl::giveUpRetry(std::uint32_t slot, FallbackReason reason)
{
    CallState& call = calls[slot];
    endWait(call);
    releaseHeld(call);
    refundUnsentRetry(call);
    leaveAfter(slot, *call.last_reply, reason);
}

} // namespace plimsoll
