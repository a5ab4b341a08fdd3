// What the Live page shows, from a snapshot of the engine and the figures kept of what happened. Decides everything but
// how it is drawn; no window, no clock: both times are arguments.
#pragma once

#include "core/engine/snapshot.h"
#include "core/telemetry/metrics.h"
#include "ui/charts/chart_data.h"
#include "ui/presenters/model_card.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace plimsoll {

struct EngineNames;

struct FallbackRow
{
    QString from, to, why;
    std::uint64_t count = 0;
    friend bool operator==(const FallbackRow&, const FallbackRow&) = default;
};

/// The line at the window's foot.
struct StatusFigures
{
    int inFlight = 0, waiting = 0, queued = 0;
    QString costToday;
    QString tightest;            ///< "gpt-4.1 tokens 37 %"; empty when nothing is limited
    double tightestLevel = 1;    ///< share left
};

class LivePresenter
{
public:
    LivePresenter(const EngineNames& names, const Metrics& metrics) : m_names(names), m_metrics(metrics) {}

    /// The range of charts, fallbacks and rates.
    void setSpan(Duration span) { m_span = span; }
    Duration span() const { return m_span; }

    /// Whether anything was ever sent.
    bool empty(const EngineSnapshot& snapshot) const;

    std::vector<ModelCard> cards(const EngineSnapshot& snapshot, const QDateTime& wall) const;
    std::vector<FallbackRow> fallbacks(Instant now) const;
    StatusFigures status(const EngineSnapshot& snapshot, const QDateTime& wall) const;

    ChartData outcomes(Instant now) const;
    ChartData refusals(Instant now) const; ///< 429 and 529 as a share of the replies
    ChartData latency(Instant now) const;
    ChartData waits(Instant now) const;
    ChartData cost(Instant now) const;     ///< by model
    /// "1.3 attempts a call"; empty before the first call.
    QString amplification(Instant now) const;

private:
    QString modelName(ModelId model) const;

    const EngineNames& m_names;
    const Metrics& m_metrics;
    Duration m_span = std::chrono::minutes(1);
};

} // namespace plimsoll
