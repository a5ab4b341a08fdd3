// A model of the sandbox at work: its limits, its luck, its counts.
#pragma once

#include "core/sandbox/latency.h"
#include "core/sandbox/model_limits.h"

#include <QJsonObject>

namespace plimsoll {

struct SandboxDesk
{
    SandboxDesk(SandboxModel m, std::uint64_t seed)
        : model(std::move(m)), limits(model), latency(fitLogNormal(model.meanMs, model.p95Ms)), draws(seed)
    {
    }
    QJsonObject state(Instant now) const; ///< as GET /sandbox/state shows it

    SandboxModel model;
    ModelLimits limits;
    LogNormal latency;
    SplitMix64 draws; ///< its own, so that its luck depends only on its own requests
    qint64 requests = 0;
    qint64 refused = 0; ///< by the limits
    qint64 failed = 0;  ///< by faults and bad luck
};

} // namespace plimsoll
