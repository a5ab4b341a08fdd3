// What a sandbox is started with.
#pragma once

#include "core/config/fault.h"
#include "core/sandbox/sandbox_model.h"

namespace plimsoll {

struct SandboxOptions
{
    double speed = 1;        ///< 0.01 to 10000: divides latencies and waits, multiplies refills; headers stay true
    std::uint64_t seed = 1;  ///< of latencies and of random failures
    bool failures = true;    ///< the models' measured failure share (failure_share.h); faults are not touched by it
    QList<SandboxModel> models = shippedSandboxModels();
    QList<Fault> faults;     ///< parseFaults() makes them from text
};

} // namespace plimsoll
