#include "core/policy/fallback_chain.h"

#include <algorithm>

namespace plimsoll {

FallbackChain::FallbackChain(std::span<const ModelId> chain, std::optional<ModelId> pinned, bool only_first)
{
    if (pinned) {
        m_pinned = *pinned;
        m_models[static_cast<std::size_t>(m_size++)] = *pinned;
    }
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
    const FallbackChain old = *this;
    *this = {};
    m_pinned = old.m_pinned;
    const auto append = [&](ModelId model, int place) {
        if (m_size == kMax || placeOf(model) >= 0)
            return;
        m_models[static_cast<std::size_t>(m_size)] = model;
        if (place >= 0) {
            m_asked[static_cast<std::size_t>(m_size)] = old.m_asked[static_cast<std::size_t>(place)];
            if (old.entered(place))
                enter(m_size);
            if (old.barred(place))
                bar(m_size);
        }
        ++m_size;
    };
    for (int place = 0; place < old.size(); ++place)
        if (old.entered(place))
            append(old.model(place), place);
    if (m_pinned.valid())
        append(m_pinned, old.placeOf(m_pinned));
    for (const ModelId model : chain)
        append(model, old.placeOf(model));
}

} // namespace plimsoll
