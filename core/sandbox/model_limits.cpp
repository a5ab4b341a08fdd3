#include "core/sandbox/model_limits.h"

#include <algorithm>

namespace plimsoll {

namespace {

/// What must be in the bucket for the request to pass.
double needed(ModelLimits::Kind kind, const ModelLimits::Demand& d)
{
    switch (kind) {
    case ModelLimits::Kind::Requests: return 1;
    case ModelLimits::Kind::InputTokens: return d.input;
    case ModelLimits::Kind::OutputTokens: return 1; // evaluated as it is produced: some must be left, not all of it
    case ModelLimits::Kind::Tokens: return d.input + d.reserved;
    case ModelLimits::Kind::Concurrency: break;
    }
    return 0;
}

double taken(ModelLimits::Kind kind, const ModelLimits::Demand& d)
{
    return kind == ModelLimits::Kind::OutputTokens ? d.output : needed(kind, d);
}

} // namespace

ModelLimits::ModelLimits(const SandboxModel& model) : m_concurrency(model.concurrency)
{
    const auto add = [this](Kind kind, const std::optional<double>& perMinute) {
        if (perMinute)
            m_windows.push_back({kind, TokenBucket(*perMinute, *perMinute)});
    };
    add(Kind::Requests, model.requestsPerMinute);
    add(Kind::InputTokens, model.inputTokensPerMinute);
    add(Kind::OutputTokens, model.outputTokensPerMinute);
    add(Kind::Tokens, model.tokensPerMinute);
}

std::optional<ModelLimits::Refusal> ModelLimits::admit(Instant now, const Demand& demand)
{
    std::optional<Refusal> refusal;
    for (const Window& w : m_windows) {
        const double need = needed(w.kind, demand);
        const double level = w.bucket.level(now);
        Refusal r{w.kind, w.bucket.capacity(), w.bucket.capacity() - level, need, std::nullopt};
        if (!w.bucket.possible(need))
            return r;
        const Instant when = w.bucket.when(now, need);
        if (when <= now)
            continue;
        r.wait = when - now;
        if (!refusal || *r.wait > *refusal->wait)
            refusal = r;
    }
    if (refusal)
        return refusal;
    if (m_inFlight >= m_concurrency)
        return Refusal{Kind::Concurrency, double(m_concurrency), double(m_inFlight), 1, std::nullopt};
    for (Window& w : m_windows)
        w.bucket.take(now, taken(w.kind, demand));
    ++m_inFlight;
    return std::nullopt;
}

void ModelLimits::release(Instant now, const Demand& demand, double produced, bool chargeInput)
{
    --m_inFlight;
    const double input = chargeInput ? 0 : demand.input;
    for (Window& w : m_windows) {
        if (w.kind == Kind::InputTokens)
            w.bucket.giveBack(now, input);
        else if (w.kind == Kind::OutputTokens)
            w.bucket.giveBack(now, demand.output - produced);
        else if (w.kind == Kind::Tokens)
            w.bucket.giveBack(now, input + demand.reserved - produced);
    }
}

} // namespace plimsoll
