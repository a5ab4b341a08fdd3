// One model's card from its snapshot: which words, which state, which gauges.
#pragma once

#include "core/engine/snapshot.h"
#include "core/telemetry/metrics.h"
#include "ui/presenters/model_card.h"

#include <QDateTime>

namespace plimsoll {

struct ModelCardMaker
{
    Instant now{};
    QDateTime wall;
    Duration span{}; ///< of the rates

    /// Everything but the name. `metrics` may be null: the model was never heard of.
    ModelCard make(const ModelSnapshot& model, const ModelMetrics* metrics) const;

private:
    void breaker(ModelCard& card, const ModelSnapshot& model) const;
    void hold(ModelCard& card, const ModelSnapshot& model) const;
    void traffic(ModelCard& card, const ModelSnapshot& model, const ModelMetrics* metrics) const;
    GaugeReading gauge(const BucketSnapshot& bucket, const ModelSnapshot& model, std::size_t index) const;
};

} // namespace plimsoll
