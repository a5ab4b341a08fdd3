#include "core/policy/fallback_chain.h"

#include <algorithm>

namespace plimsoll {

FallbackChain::FallbackChain(std::span<const ModelId> chain, std::optional<ModelId> pinned, bool only_first)
{
    if (pinned)
        m_models[static_cast<std::size_t>(m_size++)] = *pinned;
    for (const ModelId model : chain)
        if (m_size < kMax && model != pinned)
            m_models[static_cast<std::size_t>(m_size++)] = model;
    if (only_first)
        m_size = std::min(m_size, 1);
}

int FallbackChain::nextOpen(int after) const
{
    for (int place = after + 1; place < m_size; ++place)
        if (!entered(place))
            return place;
    return -1;
}

int FallbackChain::nextFresh() const
{
    for (int place = 0; place < m_size; ++place)
        if (!entered(place) && !passed(place))
            return place;
    return -1;
}

int FallbackChain::placeOf(ModelId model) const
{
    for (int place = 0; place < m_size; ++place)
        if (m_models[static_cast<std::size_t>(place)] == model)
            return place;
    return -1;
}

void FallbackChain::replaceRest(std::span<const ModelId> chain)
{
    std::array<ModelId, kMax> kept{};
    std::array<std::uint8_t, kMax> kept_asked{};
    int size = 0;
    std::uint64_t barred_places = 0;
    for (int place = 0; place < m_size; ++place) {
        if (!entered(place))
            continue;
        barred_places |= std::uint64_t(barred(place)) << size;
        kept_asked[static_cast<std::size_t>(size)] = m_asked[static_cast<std::size_t>(place)];
        kept[static_cast<std::size_t>(size++)] = model(place);
    }
    const int entered_count = size;
    for (const ModelId model : chain)
        if (size < kMax && std::find(kept.begin(), kept.begin() + size, model) == kept.begin() + size)
            kept[static_cast<std::size_t>(size++)] = model;
    m_models = kept;
    m_asked = kept_asked;
    m_size = size;
    m_entered = (std::uint64_t(1) << entered_count) - 1;
    m_barred = barred_places;
    m_passed = 0;
}

} // namespace plimsoll
