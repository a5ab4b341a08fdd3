// The figures of the charts, kept up to date by what the engine reports. Typed, so that a load of thousands of calls a
// second costs next to nothing.
// Not thread-safe: it lives where the events come in.
#pragma once

#include "core/engine/command.h"
#include "core/engine/snapshot.h"
#include "core/telemetry/latency_series.h"
#include "core/telemetry/metric_series.h"

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace plimsoll {

struct FallbackFlow
{
    FallbackKind kind = FallbackKind::Model;
    ModelId from, to; ///< `to` is invalid for a queued call
    FallbackReason reason = FallbackReason::RetriesExhausted;
    friend auto operator<=>(const FallbackFlow&, const FallbackFlow&) = default;
};

struct FallbackCount
{
    FallbackFlow flow;
    std::uint64_t count = 0;
};

struct ModelMetrics
{
    /// An hour is all that a chart of levels shows.
    inline static const std::vector<Resolution> kLevelResolution{{std::chrono::seconds(1), 900},
                                                                 {std::chrono::seconds(5), 720}};

    MetricSeries attempts, replies, ok, rate_limited /* 429 */, overloaded /* 529 */;
    MetricSeries cost_usd;     ///< of calls that this model answered or failed last, waste included
    MetricSeries level{kLevelResolution}; ///< share left of the limit that is tightest, sampled
    LatencySeries latency;     ///< of attempts that succeeded
    LatencySeries first_token; ///< from the start of the attempt
};

class Metrics
{
public:
    void onReport(const Report& report, Instant now);
    void onFinish(const Finish& finish, Instant now);
    /// Once a second: how full the buckets are, of models that were heard of.
    void onLevels(const EngineSnapshot& snapshot);

    /// Calls that ended so.
    const MetricSeries& outcome(Outcome outcome) const { return m_outcomes[std::size_t(outcome)]; }
    const MetricSeries& accepted() const { return m_accepted; }
    const MetricSeries& attempts() const { return m_attempts; }
    const MetricSeries& replies() const { return m_replies; }
    const MetricSeries& rateLimited() const { return m_rate_limited; } ///< replies with status 429
    const MetricSeries& overloaded() const { return m_overloaded; }    ///< replies with status 529
    const MetricSeries& retryWaits() const { return m_retry_waits; }   ///< milliseconds each
    const MetricSeries& localWaits() const { return m_local_waits; }   ///< `throttled`, milliseconds each
    const MetricSeries& cost() const { return m_cost; }                ///< USD, as far as it is known
    const MetricSeries& unknownCost() const
    {
        return m_unknown_cost;
    } ///< calls whose cost is not, or not all, in cost()
    const MetricSeries& waste() const { return m_waste; }
    const LatencySeries& latency() const { return m_latency; }             ///< of attempts that succeeded
    const LatencySeries& firstToken() const { return m_first_token; }      ///< from the start of the attempt
    const LatencySeries& timeToSuccess() const { return m_time_to_success; } ///< of calls, all waits included

    /// Nothing for a model that was never heard of.
    const ModelMetrics* model(ModelId model) const;

    /// Attempts per call that ended, in the span; nothing if no call did. 1 = no retry at all.
    std::optional<double> amplification(Instant now, Duration span) const;
    /// Replies with 429 or 529 as a part of all replies, in the span.
    std::optional<double> refusedRate(Instant now, Duration span) const;
    /// Most frequent first; spans up to an hour, longer ones are cut.
    std::vector<FallbackCount> fallbacks(Instant now, Duration span) const;

private:
    /// There can be many flows and each is looked at as a sum only: a short series.
    inline static const std::vector<Resolution> kFallbackResolution{{std::chrono::seconds(5), 720}};

    ModelMetrics& of(ModelId model);
    void onReply(const Report& report, Instant now);
    void onStream(const Report& report, Instant now);

    std::array<MetricSeries, kOutcomeNames.size()> m_outcomes;
    MetricSeries m_accepted, m_attempts, m_replies, m_rate_limited, m_overloaded, m_retry_waits, m_local_waits, m_cost,
        m_unknown_cost, m_waste, m_call_attempts;
    LatencySeries m_latency, m_first_token, m_time_to_success;
    std::map<ModelId, ModelMetrics> m_models;
    std::map<FallbackFlow, MetricSeries> m_fallbacks;
    std::unordered_map<CallId, Instant> m_attempt_started; ///< of calls with an attempt in flight
};

} // namespace plimsoll
