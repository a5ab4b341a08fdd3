// A search for better settings: random candidates on common random numbers, of which the better half goes on to more days
// (successive halving), then neighbours of the best; and a confirmation on days that nobody has seen.
#pragma once

#include "core/config/engine_names.h"
#include "core/lab/fit.h"
#include "core/lab/run_control.h"
#include "core/lab/tune_space.h"

#include <functional>

namespace plimsoll {

enum class TuneGoal : std::uint8_t { Success, P95, Cost };
inline constexpr std::array<std::string_view, 3> kTuneGoalNames{"success", "p95", "cost"};

/// A share, ms and USD a day; nothing: whatever it may be.
struct TuneConstraints
{
    std::optional<double> least_success, most_p95_ms, most_cost_usd;
};

/// What is tuned, and on what.
struct TuneProblem
{
    Config base;       ///< passed checkConfig; candidates are partial configurations over it
    EngineNames names; ///< under which the servers of the world are numbered
    SimulatedWorld world;
    TuneSpaceOptions space;
};
/// One of the user's profiles on the Lab's default world: attempts, backoff and breaker; limits and chain are the world's.
TuneProblem defaultProblem(const Config& config, const QString& profile);
/// On the user's own traffic with drawn replies; the calls of other profiles are there, and compete.
TuneProblem problemOf(const FittedTraffic& fitted, const Config& config, const QString& profile);

struct TuneOptions
{
    TuneGoal goal = TuneGoal::Cost;
    TuneConstraints constraints;
    std::size_t candidates = 500;
    std::uint64_t seed = 1;        ///< of the candidates; days have seeds of their own
    std::size_t first_days = 1;    ///< of each candidate; doubled from rung to rung
    std::size_t most_days = 8;     ///< of a finalist, before it is confirmed
    std::size_t held_out_days = 20;
    unsigned threads = 0;          ///< 0: as many as there are cores
    RunControl* control = nullptr;
    std::function<void(std::size_t done, std::size_t of)> progress; ///< simulated days; from any thread, one at a time
};

struct TunePoint
{
    std::uint64_t number = 0; ///< 0: the settings as they are
    QJsonObject change;       ///< over the base; empty for number 0
    Comparison seen;          ///< on the days of the search
    bool feasible = false;    ///< keeps the constraints
    bool pareto = false;      ///< no other point is better in success, p95 and cost together
    std::optional<Comparison> held_out; ///< on new days, for the finalists
    /// How much better than the settings as they are, on the same new days, in the goal's unit; a negative one is worse.
    std::optional<Estimate> gain;
    bool confirmed = false; ///< feasible on the new days, too, and the gain is more than its margin
};

struct TuneResult
{
    /// All that came to the last rungs, best first; the settings as they are are among them.
    std::vector<TunePoint> points;
    std::size_t tried = 0; ///< candidates
    bool stopped = false;

    const TunePoint* current() const;
    /// The best one that is confirmed; null when nothing better was found.
    const TunePoint* best() const;
};

/// The same for the same arguments, on any number of threads.
TuneResult tune(const TuneProblem& problem, const TuneOptions& options);

} // namespace plimsoll
