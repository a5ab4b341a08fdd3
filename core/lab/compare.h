// Strategies on the same days: each of them on each seed, on all cores, with the same calls and the same luck.
#pragma once

#include "core/sim/strategies.h"
#include "core/sim/summary.h"

#include <atomic>
#include <functional>

namespace plimsoll {

struct CompareOptions
{
    std::uint64_t first_seed = 1;
    std::size_t days = 20;                 ///< a seed each, one after the other
    unsigned threads = 0;                  ///< 0: as many as there are cores
    const std::atomic<bool>* stop = nullptr;
    std::function<void(std::size_t done, std::size_t of)> progress; ///< from any thread, one at a time
};

/// One comparison for each strategy, in their order; empty when it was stopped. The same for the same arguments on any number
/// of threads.
std::vector<Comparison> compareStrategies(const std::vector<Strategy>& strategies, const SimulatedWorld& world, const CompareOptions& options);

} // namespace plimsoll
