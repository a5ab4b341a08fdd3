// Which model of the chain a call goes to next (policies 3.6 and 7.1).
#include "core/engine/engine_impl.h"

#include <utility>

namespace plimsoll {

std::optional<FallbackReason> Engine::Impl::contextRefusal(const CallState& call, ModelId model,
                                                           std::int64_t max_tokens) const
{
    const auto& window = config.models[model.value].context_window;
    if (window && (call.input_tokens + max_tokens > *window || (call.larger_than && *window <= *call.larger_than)))
        return FallbackReason::ContextTooSmall;
    return std::nullopt;
}

/// Looks for the next model of the chain that may be entered, and enters it; else waits for one that cools, else ends.
void Engine::Impl::walk(std::uint32_t slot)
{
    CallState& call = calls[slot];
    call.place = -1;
    if (paused) { // which model it will be is decided when it may start
        park(slot);
        return;
    }
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
                !contextRefusal(call, model, maxTokens(call)) && !state.plan.impossible(costOf(call))) {
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
