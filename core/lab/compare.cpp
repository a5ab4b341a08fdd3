#include "core/lab/compare.h"

#include "core/lab/parallel.h"

#include <mutex>

namespace plimsoll {

std::vector<Comparison> compareStrategies(const std::vector<Strategy>& strategies, const SimulatedWorld& world, const CompareOptions& options)
{
    const std::size_t pieces = strategies.size() * options.days;
    std::vector<std::vector<DaySummary>> days(strategies.size(), std::vector<DaySummary>(options.days));
    std::mutex telling;
    std::size_t done = 0;
    const Stopped stopped = options.stop ? Stopped([stop = options.stop] { return stop->load(std::memory_order_relaxed); }) : Stopped();
    parallelFor(pieces, options.threads, options.stop, [&](std::size_t piece) {
        const std::size_t strategy = piece / options.days, day = piece % options.days;
        days[strategy][day] = summarize(simulate(strategies[strategy].config, world, options.first_seed + day, stopped), world.servers.size());
        const std::lock_guard guard(telling);
        ++done;
        if (options.progress)
            options.progress(done, pieces);
    });
    if (done < pieces || (options.stop && options.stop->load()))
        return {};
    std::vector<Comparison> out;
    out.reserve(strategies.size());
    for (std::vector<DaySummary>& each : days)
        out.push_back(together(std::move(each)));
    return out;
}

} // namespace plimsoll
