// What an attempt leaves behind, whatever becomes of its call: tokens (policies 9), the server's own limits, the
// breaker's count (6), cooling (2), cost (10).
#include "core/engine/engine_impl.h"

#include <array>

namespace plimsoll {

namespace {

/// Nobody told how it ended (a timeout, a reset, a stream that broke): the server may have answered, and billed.
bool isUnknown(const AttemptEnded& facts, FailureClass failure)
{
    if (!facts.sent || failure == FailureClass::Ok)
        return false;
    const bool error_reply = facts.status >= 400 || facts.error_in_success;
    return failure == FailureClass::StreamBroken || !error_reply;
}

} // namespace

void Engine::Impl::settleBuckets(CallState& call, const AttemptEnded& facts, FailureClass failure)
{
    RatePlan::Amounts used = call.reserved;
    if (!facts.sent) {
        used = {};
    } else if (isUnknown(facts, failure)) {
        // Keeps all: what a stream reported before it broke off need not have been all.
    } else if (facts.usage) {
        const Usage& u = *facts.usage;
        used = {1, static_cast<double>(u.input + u.cache_write), static_cast<double>(u.output),
                static_cast<double>(u.total())};
    } else if (failure != FailureClass::Ok) {
        used = {1, 0, 0, 0}; // an error reply gives the tokens back
    }
    settle(call, used);
}

void Engine::Impl::settle(CallState& call, const RatePlan::Amounts& used)
{
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

void Engine::Impl::tellBreaker(CallState& call, const AttemptEnded& facts, FailureClass failure)
{
    const ModelId model = modelOf(call);
    CircuitBreaker& breaker = stateOf(model).breaker;
    const BreakerVerdict verdict = breakerVerdict(failure, facts.status);
    const bool counts = verdict != BreakerVerdict::Neutral && call.permit.probe == 0 && breaker.current(call.permit);
    switch (verdict) {
    case BreakerVerdict::Success:
        breaker.succeed(call.permit, now, draws);
        break;
    case BreakerVerdict::Failure:
        breaker.fail(call.permit, now, draws);
        break;
    case BreakerVerdict::Neutral:
        // In half-open any HTTP answer that is no failure proves life (policies 6.3).
        if (call.permit.probe != 0 && facts.status > 0)
            breaker.succeed(call.permit, now, draws);
        else
            breaker.ignore(call.permit);
        break;
    }
    // What opens the breaker is told as that: whoever counted it for himself would open his own, and tell of it again.
    if (counts && !breaker.hasTransitions())
        share(SharedOutcome{model, verdict == BreakerVerdict::Failure});
    reportTransitions(model.value);
}

void Engine::Impl::coolAfter(CallState& call, const AttemptEnded& facts, FailureClass failure)
{
    const ModelId model = modelOf(call);
    switch (ruleOf(failure).cools) {
    case Cools::Nothing:
        break;
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

/// An attempt that never sent a byte and an error reply without usage cost nothing.
void Engine::Impl::addCost(CallState& call, const AttemptEnded& facts, FailureClass failure)
{
    const bool failed = failure != FailureClass::Ok;
    if (facts.sent && (facts.usage || !failed || isUnknown(facts, failure)))
        addCost(call, facts.usage, failed);
}

/// Of what was sent and not refused; without usage nobody knows.
void Engine::Impl::addCost(CallState& call, const std::optional<Usage>& usage, bool failed)
{
    if (!usage) {
        ++call.unknown_costs;
        return;
    }
    const auto usd = cost(config.models[modelOf(call).value].price, *usage);
    if (!usd) {
        ++call.unknown_costs;
        call.price_unknown = true;
        call.waste_price_unknown |= failed;
        return;
    }
    call.cost += *usd;
    if (failed)
        call.waste += *usd;
}

} // namespace plimsoll
