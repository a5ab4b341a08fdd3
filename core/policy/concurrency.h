// Slots: how many attempts run at once, per model and per profile together (policies 1.4 and 9). A free slot goes to
// the waiter that comes first (larger priority, then arrival) before any newcomer; a lower limit kills nothing and
// starts nothing until enough have ended.
#pragma once

#include "core/base/indexed_heap.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace plimsoll {

class Concurrency
{
public:
    struct Place // smaller comes first
    {
        int priority = 0;
        std::uint64_t arrival = 0;
        friend bool operator<(const Place& a, const Place& b)
        {
            return a.priority != b.priority ? a.priority > b.priority : a.arrival < b.arrival;
        }
    };
    struct Granted
    {
        std::uint32_t tag;
        std::size_t model, profile;
    };
    using Queue = IndexedHeap<Place, std::uint32_t>;
    using Waiter = Queue::Handle;
    static constexpr Waiter kNoWaiter = Queue::kNone;

    void setModel(std::size_t model, std::optional<int> limit);
    void setProfile(std::size_t profile, std::optional<int> limit);

    /// Takes a slot of both if both have room and nobody who could use it comes first.
    bool tryTake(std::size_t model, std::size_t profile, const Place& place);
    bool wouldTake(std::size_t model, std::size_t profile, const Place& place) const;
    Waiter wait(std::size_t model, std::size_t profile, const Place& place, std::uint32_t tag);
    void leave(std::size_t model, std::size_t profile, Waiter& waiter);
    void release(std::size_t model, std::size_t profile);
    /// Gives free slots to waiters: the next one that may run, already holding its slot; nothing when there is none.
    std::optional<Granted> grantNext();

    int inUse(std::size_t model) const { return m_models[model].used; }
    int inUseOfProfile(std::size_t profile) const { return m_profiles[profile].used; }
    int waiting(std::size_t model) const { return m_models[model].waiting; }

private:
    struct Pool
    {
        std::optional<int> limit;
        int used = 0;
        int waiting = 0;
        bool room() const { return !limit || used < *limit; }
    };

    Queue& queue(std::size_t model, std::size_t profile);
    const Queue& queue(std::size_t model, std::size_t profile) const;
    /// The first waiter whose model and profile both have room.
    std::optional<Granted> best() const;
    void resize();

    std::vector<Pool> m_models, m_profiles;
    std::vector<Queue> m_queues; ///< one per (model, profile)
    std::size_t m_waiting = 0;
    bool m_dirty = false; ///< a slot came free, or a limit changed, since grantNext() last found nobody
};

} // namespace plimsoll
