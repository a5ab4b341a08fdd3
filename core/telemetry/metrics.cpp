#include "core/telemetry/metrics.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr int kTooManyRequests = 429;
constexpr int kOverloaded = 529;
double ms(Duration duration) { return double(duration.count()); }

} // namespace

ModelMetrics& Metrics::of(ModelId model)
{
    return m_models[model];
}

const ModelMetrics* Metrics::model(ModelId model) const
{
    const auto found = m_models.find(model);
    return found == m_models.end() ? nullptr : &found->second;
}

void Metrics::onReport(const Report& report, Instant now)
{
    switch (report.kind) {
    case ReportKind::Accepted: m_accepted.add(now); break;
    case ReportKind::Throttled: m_local_waits.add(now, ms(report.wait.value_or(Duration(0)))); break;
    case ReportKind::Attempt:
        m_attempts.add(now);
        of(report.model).attempts.add(now);
        m_attempt_started[report.call] = now;
        break;
    case ReportKind::Reply: onReply(report, now); break;
    case ReportKind::Wait: m_retry_waits.add(now, ms(report.wait.value_or(Duration(0)))); break;
    case ReportKind::Fallback:
        m_fallbacks
            .try_emplace({report.fallback_kind, report.model, report.to, report.fallback_reason}, kFallbackResolution)
            .first->second.add(now);
        break;
    case ReportKind::Stream: onStream(report, now); break;
    case ReportKind::Limits:
    case ReportKind::Breaker:
    case ReportKind::Budget: break;
    }
}

void Metrics::onReply(const Report& report, Instant now)
{
    ModelMetrics& model = of(report.model);
    m_attempt_started.erase(report.call);
    m_replies.add(now);
    model.replies.add(now);
    if (report.status == kTooManyRequests) {
        m_rate_limited.add(now);
        model.rate_limited.add(now);
    } else if (report.status == kOverloaded) {
        m_overloaded.add(now);
        model.overloaded.add(now);
    }
    if (report.failure != FailureClass::Ok)
        return;
    model.ok.add(now);
    if (report.latency) {
        m_latency.add(now, *report.latency);
        model.latency.add(now, *report.latency);
    }
}

void Metrics::onStream(const Report& report, Instant now)
{
    if (report.stream != StreamState::FirstToken)
        return;
    const auto started = m_attempt_started.find(report.call);
    if (started == m_attempt_started.end())
        return;
    m_first_token.add(now, now - started->second);
    of(report.model).first_token.add(now, now - started->second);
}

void Metrics::onFinish(const Finish& finish, Instant now)
{
    m_attempt_started.erase(finish.call);
    m_outcomes[std::size_t(finish.outcome)].add(now);
    m_call_attempts.add(now, finish.attempts);
    if (finish.outcome == Outcome::Success || finish.outcome == Outcome::Degraded)
        m_time_to_success.add(now, finish.latency);
    if (finish.cost_usd) {
        m_cost.add(now, *finish.cost_usd);
        if (finish.model.valid())
            of(finish.model).cost_usd.add(now, *finish.cost_usd);
    }
    if (finish.unknown_costs > 0)
        m_unknown_cost.add(now);
    if (finish.waste_usd)
        m_waste.add(now, *finish.waste_usd);
}

void Metrics::onLevels(const EngineSnapshot& snapshot)
{
    for (const ModelSnapshot& model : snapshot.models) {
        const auto known = m_models.find(model.model);
        if (known == m_models.end())
            continue;
        double least = 1;
        bool limited = false;
        for (const BucketSnapshot& bucket : model.buckets) {
            if (!bucket.limited || bucket.capacity <= 0)
                continue;
            limited = true;
            least = std::min(least, std::clamp(bucket.level / bucket.capacity, 0.0, 1.0));
        }
        if (limited)
            known->second.level.add(snapshot.now, least);
    }
}

std::optional<double> Metrics::amplification(Instant now, Duration span) const
{
    const MetricSlot calls = m_call_attempts.total(now, span);
    return calls.count == 0 ? std::nullopt : std::optional(calls.mean());
}

std::optional<double> Metrics::refusedRate(Instant now, Duration span) const
{
    const auto replies = m_replies.total(now, span).count;
    if (replies == 0)
        return std::nullopt;
    return double(m_rate_limited.total(now, span).count + m_overloaded.total(now, span).count) / replies;
}

std::vector<FallbackCount> Metrics::fallbacks(Instant now, Duration span) const
{
    std::vector<FallbackCount> counts;
    for (const auto& [flow, series] : m_fallbacks) {
        if (const auto count = series.total(now, span).count; count > 0)
            counts.push_back({flow, count});
    }
    std::stable_sort(counts.begin(), counts.end(),
                     [](const FallbackCount& a, const FallbackCount& b) { return a.count > b.count; });
    return counts;
}

} // namespace plimsoll
