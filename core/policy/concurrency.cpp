#include "core/policy/concurrency.h"

namespace plimsoll {

void Concurrency::resize()
{
    // Only at a change of configuration: the queues are laid out anew, model by model.
    m_queues.resize(m_models.size() * m_profiles.size());
}

void Concurrency::setModel(std::size_t model, std::optional<int> limit)
{
    if (model >= m_models.size()) {
        m_models.resize(model + 1);
        resize();
    }
    m_models[model].limit = limit;
    m_dirty = true;
}

void Concurrency::setProfile(std::size_t profile, std::optional<int> limit)
{
    if (profile >= m_profiles.size()) {
        const std::size_t old = m_profiles.size();
        m_profiles.resize(profile + 1);
        std::vector<Queue> queues(m_models.size() * m_profiles.size());
        for (std::size_t m = 0; m < m_models.size(); ++m)
            for (std::size_t p = 0; p < old; ++p)
                queues[m * m_profiles.size() + p] = std::move(m_queues[m * old + p]);
        m_queues = std::move(queues);
    }
    m_profiles[profile].limit = limit;
    m_dirty = true;
}

Concurrency::Queue& Concurrency::queue(std::size_t model, std::size_t profile)
{
    return m_queues[model * m_profiles.size() + profile];
}

const Concurrency::Queue& Concurrency::queue(std::size_t model, std::size_t profile) const
{
    return m_queues[model * m_profiles.size() + profile];
}

bool Concurrency::wouldTake(std::size_t model, std::size_t profile, const Place& place) const
{
    if (!m_models[model].room() || !m_profiles[profile].room())
        return false;
    if (m_waiting == 0 || !m_dirty)
        return true; // whoever waits is held back by a pool that is still full
    const auto first = best();
    return !first || place < queue(first->model, first->profile).topKey();
}

bool Concurrency::tryTake(std::size_t model, std::size_t profile, const Place& place)
{
    if (!wouldTake(model, profile, place))
        return false;
    ++m_models[model].used;
    ++m_profiles[profile].used;
    return true;
}

Concurrency::Waiter Concurrency::wait(std::size_t model, std::size_t profile, const Place& place, std::uint32_t tag)
{
    ++m_waiting;
    ++m_models[model].waiting;
    ++m_profiles[profile].waiting;
    return queue(model, profile).push(place, tag);
}

void Concurrency::leave(std::size_t model, std::size_t profile, Waiter& waiter)
{
    if (waiter == kNoWaiter)
        return;
    queue(model, profile).remove(waiter);
    --m_waiting;
    --m_models[model].waiting;
    --m_profiles[profile].waiting;
}

void Concurrency::release(std::size_t model, std::size_t profile)
{
    --m_models[model].used;
    --m_profiles[profile].used;
    m_dirty = true;
}

std::optional<Concurrency::Granted> Concurrency::best() const
{
    std::optional<Granted> found;
    for (std::size_t m = 0; m < m_models.size(); ++m) {
        if (m_models[m].waiting == 0 || !m_models[m].room())
            continue;
        for (std::size_t p = 0; p < m_profiles.size(); ++p) {
            const Queue& q = queue(m, p);
            if (q.empty() || !m_profiles[p].room())
                continue;
            if (!found || q.topKey() < queue(found->model, found->profile).topKey())
                found = Granted{q.top(), m, p};
        }
    }
    return found;
}

std::optional<Concurrency::Granted> Concurrency::grantNext()
{
    if (!m_dirty || m_waiting == 0)
        return std::nullopt;
    const auto first = best();
    if (!first) {
        m_dirty = false;
        return std::nullopt;
    }
    Queue& q = queue(first->model, first->profile);
    Waiter handle = q.topHandle();
    leave(first->model, first->profile, handle);
    ++m_models[first->model].used;
    ++m_profiles[first->profile].used;
    return first;
}

} // namespace plimsoll
