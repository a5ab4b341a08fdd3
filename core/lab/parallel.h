// Independent pieces of work on all cores. Which thread does which piece is chance; as each writes only its own place, the
// result is the same for any number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace plimsoll {

/// Calls work(0) to work(count - 1), each once, unless `stop` says otherwise before. `threads` 0: as many as there are cores.
template <class Work> void parallelFor(std::size_t count, unsigned threads, const std::atomic<bool>* stop, Work work)
{
    if (threads == 0)
        threads = std::max(1u, std::thread::hardware_concurrency());
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count && !(stop && stop->load(std::memory_order_relaxed)); i = next++)
            work(i);
    };
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < std::min<std::size_t>(threads, count); ++i)
        others.emplace_back(run);
    run();
    for (std::thread& other : others)
        other.join();
}

} // namespace plimsoll
