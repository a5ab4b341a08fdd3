#include "core/lab/what_if.h"

#include "core/lab/lab_strategies.h"
#include "core/lab/parallel.h"

#include <algorithm>
#include <tuple>

namespace plimsoll {

namespace {

bool answered(const SimulatedCall& call) { return call.outcome == Outcome::Success || call.outcome == Outcome::Degraded; }

/// The same decision, whenever it fell and however long it waits.
bool sameStep(const SimulatedStep& a, const SimulatedStep& b)
{
    const auto decision = [](const SimulatedStep& step) {
        return std::tie(step.kind, step.model, step.to, step.failure, step.status, step.limit, step.wait_reason, step.fallback_kind, step.fallback_reason);
    };
    return decision(a) == decision(b);
}

bool differs(Duration a, Duration b)
{
    const Duration gap = a < b ? b - a : a - b;
    return gap > kToldWait && gap * 10 > std::max(a, b);
}

std::optional<ChangeKind> kindOf(const SimulatedCall& before, const SimulatedCall& after)
{
    if (answered(before) != answered(after))
        return answered(after) ? ChangeKind::Answered : ChangeKind::Lost;
    if (answered(before) && before.model != after.model)
        return ChangeKind::OtherModel;
    if (before.attempts != after.attempts)
        return ChangeKind::Attempts;
    if (differs(before.waited, after.waited) || differs(before.latency, after.latency))
        return ChangeKind::Wait;
    return std::nullopt;
}

/// Where the two stories part: at another decision, or else at another wait.
void findStep(const std::vector<SimulatedStep>& before, const std::vector<SimulatedStep>& after, ChangedCall& changed)
{
    const auto tell = [&](std::size_t i) {
        if (i < before.size())
            changed.step_before = before[i];
        if (i < after.size())
            changed.step_after = after[i];
    };
    const std::size_t both = std::min(before.size(), after.size());
    std::optional<std::size_t> other_wait;
    for (std::size_t i = 0; i < both; ++i) {
        if (!sameStep(before[i], after[i]))
            return tell(i);
        if (!other_wait && differs(before[i].wait.value_or(Duration(0)), after[i].wait.value_or(Duration(0))))
            other_wait = i;
    }
    if (before.size() != after.size())
        return tell(both);
    if (other_wait)
        tell(*other_wait);
}

double fallbacks(const std::vector<std::vector<SimulatedStep>>& steps)
{
    return static_cast<double>(std::count_if(steps.begin(), steps.end(), [](const auto& story) {
        return std::any_of(story.begin(), story.end(), [](const SimulatedStep& step) { return step.kind == ReportKind::Fallback; });
    }));
}

} // namespace

WhatIf whatIf(const FittedTraffic& fitted, const Config& changed, const std::atomic<bool>* stop)
{
    const EngineConfig other = strategyOf({}, fitted, changed).config; // models that are new have no server there, and are left out
    const EngineConfig* const configs[2] = {&fitted.config, &other};
    SimulatedDay days[2];
    const Stopped stopped = stop ? Stopped([stop] { return stop->load(std::memory_order_relaxed); }) : Stopped();
    const std::vector<CallSpec>& calls = fitted.replayed.workload.recorded;
    parallelFor(2, 0, nullptr, [&](std::size_t side) { days[side] = simulate(*configs[side], fitted.replayed, calls, 1, stopped, Steps::Kept); });
    WhatIf out;
    out.stopped = days[0].stopped || days[1].stopped;
    if (out.stopped)
        return out;
    const std::size_t models = fitted.replayed.servers.size();
    out.before = summarize(days[0], models);
    out.after = summarize(days[1], models);
    out.fallbacks_before = fallbacks(days[0].steps);
    out.fallbacks_after = fallbacks(days[1].steps);
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const SimulatedCall& before = days[0].calls[i];
        const SimulatedCall& after = days[1].calls[i];
        const auto kind = kindOf(before, after);
        if (!kind)
            continue;
        ChangedCall call{i, *kind, before, after, {}, {}};
        findStep(days[0].steps[i], days[1].steps[i], call);
        out.changed.push_back(std::move(call));
    }
    out.calls_before = std::move(days[0].calls);
    out.calls_after = std::move(days[1].calls);
    return out;
}

} // namespace plimsoll
