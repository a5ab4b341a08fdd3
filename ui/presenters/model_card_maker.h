// One model's card from its snapshot: which words, which state, which gauges.
#pragma once

#include "core/engine/snapshot.h"
#include "core/telemetry/metrics.h"
#include "ui/presenters/model_card.h"

#include <QCoreApplication>
#include <QDateTime>

namespace plimsoll {

struct ModelCardMaker
{
    Q_DECLARE_TR_FUNCTIONS(plimsoll::ModelCardMaker)

public:
    Instant now{};
    QDateTime wall;
    Duration span{}; ///< of the rates
    bool paused = false; ///< by hand

    /// Everything but the name and the quality.
    ModelCard make(const ModelSnapshot& model) const;
    /// "refused 2.1 % · p95 3.4 s". `metrics` may be null: the model was never heard of.
    QString quality(const ModelMetrics* metrics) const;

private:
    void breaker(ModelCard& card, const ModelSnapshot& model) const;
    void hold(ModelCard& card, const ModelSnapshot& model) const;
    void traffic(ModelCard& card, const ModelSnapshot& model) const;
    void drift(ModelCard& card, const ModelSnapshot& model) const;
    GaugeReading gauge(const BucketSnapshot& bucket, const ModelSnapshot& model, std::size_t index) const;
};

} // namespace plimsoll
