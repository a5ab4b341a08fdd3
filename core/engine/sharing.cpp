// Limits that are common to several processes (EngineConfig::shared_limits): what is asked of all before bytes go out,
// what the others are told, and what they told. The buckets here mirror the common ones: they decide when an attempt may
// be worth asking for, order the line and foresee waits; the common ones have the last word.
#include "core/engine/engine_impl.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr RatePlan::Amounts difference(const RatePlan::Amounts& a, const RatePlan::Amounts& b)
{
    RatePlan::Amounts out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = a[i] - b[i];
    return out;
}

bool isZero(const RatePlan::Amounts& amounts)
{
    return std::all_of(amounts.begin(), amounts.end(), [](double amount) { return amount == 0; });
}

} // namespace

void Engine::Impl::share(SharedChange change)
{
    if (config.shared_limits)
        push(ShareState{std::move(change)});
}

/// False while all processes are being asked; the call goes on when the answer comes.
bool Engine::Impl::haveCapacity(std::uint32_t slot)
{
    if (!config.shared_limits)
        return true;
    CallState& call = calls[slot];
    const ModelId model = modelOf(call);
    const bool tokens = !call.tokens_shared && stateOf(model).plan.limited();
    const bool probe = call.permit.probe != 0 && call.probe_shared == 0;
    if (!tokens && !probe)
        return true;
    call.capacity_request = ++capacity_requests;
    NeedCapacity need;
    need.number = call.capacity_request;
    need.call = call.caller.id;
    need.model = model;
    if (tokens)
        need.amounts = call.reserved;
    need.limits = limitsOf(model);
    need.probe = probe;
    need.probes = config.breaker.probes;
    need.probe_lease = config.breaker.probe_lease;
    for (std::size_t i = 0; i < need.amounts.size(); ++i)
        stateOf(model).unanswered[i] += need.amounts[i];
    waitUntil(slot, CallPhase::CapacityWait, kNever);
    push(need);
    return false;
}

void Engine::Impl::capacityGranted(const CapacityGranted& answer)
{
    Model& state = stateOf(answer.model);
    for (std::size_t i = 0; i < answer.amounts.size(); ++i)
        state.unanswered[i] = std::max(0.0, state.unanswered[i] - answer.amounts[i]);
    if (answer.probe_lost) {
        state.breaker.probeLost(*answer.probe_lost, draws);
        reportTransitions(answer.model.value);
    }
    const std::uint32_t slot = by_id.find(answer.call.value);
    if (slot == kNoSlot || calls[slot].capacity_request != answer.number) { // it went another way meanwhile
        if (answer.granted)
            giveBackShared(answer.model, answer.amounts, answer.number);
        if (answer.levels)
            adoptLevels({answer.model, *answer.levels});
        return;
    }
    CallState& call = calls[slot];
    call.capacity_request = 0;
    endWait(call);
    if (answer.granted) {
        call.tokens_shared |= !isZero(answer.amounts);
        if (call.permit.probe != 0)
            call.probe_shared = answer.number;
        if (answer.levels)
            adoptLevels({answer.model, *answer.levels});
        start(slot);
        return;
    }
    if (call.tokens_taken && !call.tokens_shared) {
        state.plan.settle(now, call.reserved, {});
        call.tokens_taken = false;
    }
    if (answer.levels)
        adoptLevels({answer.model, *answer.levels});
    touched.push_back(answer.model.value);
    if (paused) {
        park(slot);
    } else if (answer.probes_out) {
        if (state.breaker.lastState() == BreakerState::HalfOpen && state.probe_elsewhere_until <= now)
            state.probe_elsewhere_until = later(now, config.breaker.probe_lease);
        refuse(slot, FallbackReason::BreakerOpen, FailureClass::NoModel);
    } else if (mayGoOn(slot)) {
        takeTokens(slot, Line::Front);
    }
}

/// A call that does not go out, or no longer needs what had been taken for all.
void Engine::Impl::giveBackShared(ModelId model, const RatePlan::Amounts& amounts, std::uint64_t probe)
{
    if (!isZero(amounts))
        share(SharedUse{model, amounts});
    if (probe != 0)
        share(SharedProbe{model, probe});
}

/// The attempt has ended or was never sent: the common buckets are settled like the own ones.
void Engine::Impl::settleShared(CallState& call, const RatePlan::Amounts& used)
{
    call.capacity_request = 0;
    if (std::exchange(call.tokens_shared, false))
        giveBackShared(modelOf(call), difference(call.reserved, used), 0);
}

void Engine::Impl::freeSharedProbe(CallState& call)
{
    if (const std::uint64_t probe = std::exchange(call.probe_shared, 0))
        share(SharedProbe{modelOf(call), probe});
}

void Engine::Impl::adoptLevels(const SharedLevels& shared)
{
    Model& state = stateOf(shared.model);
    for (std::size_t i = 0; i < shared.level.size(); ++i)
        state.plan.setLevel(now, i, shared.level[i] - state.unanswered[i]);
    touched.push_back(shared.model.value);
}

void Engine::Impl::adopt(const SharedOutcome& shared)
{
    stateOf(shared.model).breaker.observe(shared.failure, now, draws);
    reportTransitions(shared.model.value);
}

void Engine::Impl::adopt(const SharedBreaker& shared)
{
    CircuitBreaker& breaker = stateOf(shared.model).breaker;
    breaker.state(now, draws);
    reportTransitions(shared.model.value); // what the clock did by itself
    if (shared.open)
        breaker.adoptOpen(shared.until, shared.reopenings, shared.reason);
    else
        breaker.adoptClosed(shared.reason);
    reportTransitions(shared.model.value, Origin::Elsewhere);
}

void Engine::Impl::adopt(const SharedCooling& shared)
{
    stateOf(shared.model).cooling = shared.cooling;
    if (!shared.cooling.active(now))
        wakeCooling();
}

void Engine::Impl::adopt(const SharedCredential& shared)
{
    providers[shared.provider.value].cooling = shared.cooling;
    if (!shared.cooling.active(now))
        wakeCooling();
}

void Engine::Impl::adopt(const SharedBudget& shared) { providers[shared.provider.value].budget.adopt(now, shared.change); }

void Engine::Impl::adopt(const SharedLevels& shared) { adoptLevels(shared); }

/// Some model cools no longer: those who wait for one ask again.
void Engine::Impl::wakeCooling()
{
    for (std::uint32_t slot = 0; slot < calls.size(); ++slot) {
        if (!calls[slot].active || calls[slot].phase != CallPhase::CoolingWait)
            continue;
        endWait(calls[slot]);
        calls[slot].attempts_here > 0 ? beginAttempt(slot) : walk(slot);
    }
}

void Engine::Impl::cool(ModelId model, Instant until, FallbackReason reason, FailureClass failure)
{
    Cooling& cooling = stateOf(model).cooling;
    cooling.extend(until, reason, failure);
    share(SharedCooling{model, cooling});
}

void Engine::Impl::coolCredential(ProviderId provider, Instant until, FailureClass failure)
{
    Cooling& cooling = providers[provider.value].cooling;
    cooling.extend(until, FallbackReason::QuotaExhausted, failure);
    share(SharedCredential{provider, cooling});
}

bool Engine::Impl::charge(ProviderId provider, double price)
{
    const bool granted = providers[provider.value].budget.tryCharge(now, price);
    if (granted)
        share(SharedBudget{provider, -price});
    return granted;
}

void Engine::Impl::refundBudget(ProviderId provider, double amount)
{
    RetryBudget& budget = providers[provider.value].budget;
    if (config.shared_limits && budget.balance(now) < budget.capacity())
        share(SharedBudget{provider, amount});
    budget.refund(now, amount);
}

} // namespace plimsoll
