// A simulated day: the engine that runs live, on a virtual clock, against models of the servers. Nothing here decides
// anything that the engine decides; this is its third driver.
#pragma once

#include "core/engine/command.h"
#include "core/engine/engine_config.h"
#include "core/sim/server_model.h"
#include "core/sim/workload.h"

#include <functional>
#include <vector>

namespace plimsoll {

/// What all strategies meet: the servers by model (as the engine's configuration numbers them), and the calls.
struct SimulatedWorld
{
    std::vector<ServerOptions> servers;
    WorkloadOptions workload;
};

struct SimulatedCall
{
    Outcome outcome = Outcome::Failed;
    FailureClass failure = FailureClass::Ok;
    ModelId model;      ///< that answered, or was asked last
    int attempts = 0;
    Instant at{};       ///< when it came
    Duration latency{};
    Duration waited{};
    double cost_usd = 0; ///< of all its attempts, known from the servers' side; unknown prices count as 0
    friend bool operator==(const SimulatedCall&, const SimulatedCall&) = default;
};

/// One line of a call's story, as the event log would tell it.
struct SimulatedStep
{
    Instant at{};
    ReportKind kind = ReportKind::Accepted;
    ModelId model, to;
    FailureClass failure = FailureClass::Ok;
    int status = 0;
    std::optional<Duration> wait; ///< of throttled and wait
    std::optional<Duration> hint; ///< of a reply
    std::optional<Limit> limit;
    std::optional<WaitReason> wait_reason;
    FallbackKind fallback_kind = FallbackKind::Model;
    FallbackReason fallback_reason = FallbackReason::RetriesExhausted;
    friend bool operator==(const SimulatedStep&, const SimulatedStep&) = default;
};

struct SimulatedDay
{
    std::vector<SimulatedCall> calls;
    std::vector<std::vector<SimulatedStep>> steps; ///< by call; only when asked for
    std::uint64_t attempts = 0;
    std::uint64_t refused = 0; ///< 429s that the servers gave
    Instant end{};
    bool stopped = false;      ///< from outside: the calls that were not over are missing
};

/// Asked every few thousand steps: whether the day is to end early.
using Stopped = std::function<bool()>;

enum class Steps : std::uint8_t { Left, Kept };

/// The same for the same arguments, whatever else runs.
SimulatedDay simulate(const EngineConfig& config, const SimulatedWorld& world, std::uint64_t seed, const Stopped& stopped = {});
/// The same with the calls made before, which several strategies may share.
SimulatedDay simulate(const EngineConfig& config, const SimulatedWorld& world, const std::vector<CallSpec>& calls, std::uint64_t seed,
                      const Stopped& stopped = {}, Steps steps = Steps::Left);

} // namespace plimsoll
