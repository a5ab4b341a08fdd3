#include "core/engine/engine_impl.h"

#include <algorithm>

namespace plimsoll {

EngineSnapshot Engine::Impl::snapshot()
{
    EngineSnapshot out;
    out.now = now;
    out.paused = paused;
    out.retry_budget_capacity = config.retry_budget.capacity;
    for (const Provider& provider : providers)
        out.retry_budget.push_back(provider.budget.balance(now));
    for (std::size_t i = 0; i < models.size(); ++i) {
        if (config.models[i].removed)
            continue;
        Model& state = models[i];
        ModelSnapshot m;
        m.model = ModelId{static_cast<std::uint16_t>(i)};
        for (std::size_t b = 0; b < RatePlan::kBuckets; ++b) {
            BucketSnapshot& bucket = m.buckets[b];
            bucket.server_limit = state.server_limit[b];
            bucket.server_remaining = state.server_remaining[b];
            bucket.server_seen = state.server_seen;
            bucket.server_drift = state.drift[b].persistent(now);
            const auto& own = state.plan.bucket(b);
            if (!own)
                continue;
            bucket.limited = true;
            bucket.capacity = own->capacity();
            bucket.per_minute = own->perMinute();
            bucket.limit_differs = state.drift[b].limitDiffersFrom(bucket.per_minute);
            bucket.waiting = state.plan.waiting(b);
            bucket.reserved = state.plan.running(b);
            bucket.level = own->level(now);
            bucket.full_at = own->when(now, own->capacity());
        }
        m.in_flight = slots.inUse(i);
        m.concurrency = config.models[i].concurrency;
        m.waiting_slot = slots.waiting(i);
        m.waiting_bucket = static_cast<int>(state.plan.waiters());
        m.head_due = state.plan.headDue(now);
        m.breaker = state.breaker.state(now, draws);
        reportTransitions(i);
        m.breaker_until = state.breaker.opensUntil();
        m.breaker_probes = state.breaker.probesOut();
        m.breaker_failures = state.breaker.failures(now);
        m.breaker_samples = state.breaker.samples(now);
        m.breaker_consecutive = state.breaker.consecutiveFailures();
        if (const Cooling* cooling = coolingOf(m.model)) {
            m.cooling_until = cooling->until;
            m.cooling_reason = cooling->reason;
        }
        out.models.push_back(m);
    }
    for (const CallState& call : calls) {
        if (!call.active)
            continue;
        const ModelId model = modelOf(call);
        out.calls.push_back({call.caller.id, call.own, model.valid() ? model : call.last_asked, call.phase,
                             call.caller.submitted, call.phase_since, call.phase_until, call.caller.deadline,
                             call.wait_reason, call.phase_limit, call.total});
        if (call.phase_limit && model.valid())
            for (ModelSnapshot& m : out.models)
                if (m.model == model)
                    m.binding = call.phase_limit;
    }
    return out;
}

Forecast Engine::Impl::forecast(const Submitted& wanted)
{
    CallState call;
    call.profile = wanted.profile;
    call.input_tokens = wanted.input_tokens;
    call.max_tokens = wanted.max_tokens;
    call.priority = wanted.priority;
    call.arrival = arrivals + 1;
    const ProfileConfig& profile = config.profiles[wanted.profile.value];
    const bool models_too =
        std::find(profile.fallback.begin(), profile.fallback.end(), FallbackKind::Model) != profile.fallback.end();
    call.chain = FallbackChain(profile.chain, wanted.pinned, !models_too);
    const Duration budget = profile.attempts.total_wait;
    Forecast out;
    out.paused = paused;
    Forecast cooling_wait;
    for (int place = 0; place < call.chain.size(); ++place) {
        const ModelId model = call.chain.model(place);
        Model& state = models[model.value];
        const auto cost = costOf(call);
        ModelForecast here;
        here.model = model;
        FailureClass failure = FailureClass::NoModel;
        if (contextRefusal(call, model, call.max_tokens)) {
            here.refused = FallbackReason::ContextTooSmall;
            failure = FailureClass::ContextLength;
        } else if (state.plan.impossible(cost)) {
            here.refused = FallbackReason::LimitImpossible;
            failure = FailureClass::LimitImpossible;
        } else if (const Cooling* cooling = coolingOf(model)) {
            here.refused = cooling->reason;
            here.until = cooling->until;
            failure = cooling->failure;
            if (cooling->until - now <= budget && (!cooling_wait.model.valid() || cooling->until - now < cooling_wait.wait))
                cooling_wait = {model, cooling->until - now, Limit::ServerWindow, std::nullopt, {}};
        } else if (state.breaker.lastState() == BreakerState::Open && state.breaker.opensUntil() > now) {
            here.refused = FallbackReason::BreakerOpen;
            here.until = state.breaker.opensUntil();
        } else {
            const RatePlan::Due due = state.plan.peek(now, cost);
            if (due.at < kNever && due.at - now > budget) {
                here.refused = FallbackReason::ThrottledTooLong;
                here.until = due.at;
                failure = FailureClass::RateLimit;
            } else {
                here.wait = due.at >= kNever ? kForever : due.at - now;
                if (due.at > now)
                    here.limit = due.limit;
                else if (!slots.wouldTake(model.value, call.profile.value, placeOf(call)))
                    here.limit = Limit::Concurrency;
            }
        }
        out.chain.push_back(here);
        if (out.model.valid())
            continue; // the first that may answer takes it
        if (here.refused) {
            out.refused = failure;
        } else {
            out.model = model;
            out.wait = here.wait;
            out.limit = here.limit;
            out.refused.reset();
        }
    }
    if (!out.model.valid() && cooling_wait.model.valid()) {
        cooling_wait.chain = std::move(out.chain);
        cooling_wait.paused = paused;
        return cooling_wait;
    }
    return out;
}

} // namespace plimsoll
