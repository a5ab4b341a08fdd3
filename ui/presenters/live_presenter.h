// What the Live page shows, from a snapshot of the engine and the figures kept of what happened. Decides everything but
// how it is drawn; no window, no clock: both times are arguments.
#pragma once

#include "core/engine/snapshot.h"
#include "core/telemetry/metrics.h"
#include "ui/charts/chart_data.h"
#include "ui/presenters/model_card.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace plimsoll {

struct EngineNames;
struct ModelCardMaker;

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
    bool paused = false; ///< by hand: nothing new is sent
    QString costToday;
    QString tightest;            ///< "gpt-4.1 tokens 37 %"; empty when nothing is limited
    double tightestLevel = 1;    ///< share left
};

class LivePresenter
{
    Q_DECLARE_TR_FUNCTIONS(plimsoll::LivePresenter)

public:
    LivePresenter(const EngineNames& names, const Metrics& metrics) : m_names(names), m_metrics(metrics) {}

    /// The range of charts, fallbacks and rates.
    void setSpan(Duration span)
    {
        m_span = span;
        m_quality.clear();
    }
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
    ChartData levels(Instant now) const; ///< the tightest limit of each model; of many models those that came lowest
    ChartData timeToSuccess(Instant now) const; ///< of calls, all waits included
    ChartData cost(Instant now) const;     ///< by model
    /// "1.3 attempts a call"; empty before the first call.
    QString amplification(Instant now) const;

    /// The change of the configuration that adopts what the server says of its limits, and what to say of it:
    /// "gpt-4.1: requests 60 → 100 a minute". Both empty if there is nothing to adopt.
    static QJsonObject calibration(const ModelCard& card);
    static QString calibrationWords(const ModelCard& card);

private:
    QString modelName(ModelId model) const;

    struct Quality ///< percentiles of an hour are too much work for each look
    {
        Instant at{};
        QString text;
    };
    const QString& quality(ModelId model, const ModelCardMaker& maker) const;

    const EngineNames& m_names;
    const Metrics& m_metrics;
    mutable QHash<int, Quality> m_quality; ///< by model number
    Duration m_span = std::chrono::minutes(1);
};

} // namespace plimsoll
