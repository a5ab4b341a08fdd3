// Models of the servers, and a workload, fitted to recorded traffic; and how well they fit. docs/lab-model.md says how.
//
// Replayed: every attempt that was made is answered again as it was; only what did not happen is drawn. For "what if".
// Drawn: the calls come as they did, every reply is drawn from what was seen. For new luck: confidence, tuning.
#pragma once

#include "core/config/config.h"
#include "core/config/engine_names.h"
#include "core/lab/recorded_traffic.h"
#include "core/sim/simulation.h"
#include "core/sim/summary.h"

namespace plimsoll {

/// How a model's server was understood.
struct ModelFit
{
    QString model;
    std::size_t attempts = 0, refused = 0, failed = 0; ///< of the recording; 429s are not among the failed
    bool limits_said = false;   ///< the server named its limits in its replies
    bool limits_fitted = false; ///< they were guessed from when it refused
    /// Share of the recorded 429s that the limits explain (0 to 1); 1 when there were none. The others are put where they were.
    double explained = 1;
};

struct FittedTraffic
{
    EngineConfig config;  ///< the user's, as it is now
    EngineNames names;
    SimulatedWorld replayed, drawn;
    std::vector<ModelFit> models; ///< those that were asked
    std::vector<RecordedCall> calls; ///< the same as the workload's, in its order
    qint64 begin_ms = 0; ///< wall clock: the instant 0 of the worlds
    std::size_t left_out = 0;
    std::size_t unknown_profile = 0; ///< calls whose profile is gone: with the default one now
};

/// The settings under ids that were given before; what needs no server (cache, queue, other processes) is off, and models
/// beyond `servers` are in no chain.
EngineConfig labEngineConfig(const Config& config, EngineNames names, std::size_t servers);

/// Expects a configuration that passed checkConfig. The cache and the queue are switched off in it: an answer of the cache, or
/// a job, says nothing of the servers.
FittedTraffic fit(const RecordedTraffic& traffic, const Config& config);

/// What the recording came to, in the words of a simulated day.
DaySummary recordedSummary(const FittedTraffic& fitted);

/// What a fit gets wrong: the same settings on the replayed world against what happened.
struct FitError
{
    DaySummary seen, replayed;
    double same_outcome = 1;   ///< share of the calls that ended as they did: answered or not, and by the same model
    double latency_ratio = 0;  ///< median over those calls of |simulated / seen - 1|
};
FitError backTest(const FittedTraffic& fitted, const Stopped& stopped = {});

} // namespace plimsoll
