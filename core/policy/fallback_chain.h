// The order in which one call asks models (policies 1.1 and 7.1): a pinned model first, then the profile's chain
// without it; each is entered at most once. A usage window puts other credentials first, stably.
#pragma once

#include "core/base/ids.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace plimsoll {

class FallbackChain
{
public:
    static constexpr int kMax = 33; ///< a pinned model and 32 of the chain

    FallbackChain() = default;
    FallbackChain(std::span<const ModelId> chain, std::optional<ModelId> pinned, bool only_first);

    int size() const { return m_size; }
    ModelId model(int place) const { return m_models[static_cast<std::size_t>(place)]; }
    bool entered(int place) const { return m_entered >> place & 1; }
    void enter(int place) { m_entered |= std::uint64_t(1) << place; }
    /// Attempts at this place so far, saturating.
    int asked(int place) const { return m_asked[static_cast<std::size_t>(place)]; }
    void ask(int place)
    {
        std::uint8_t& count = m_asked[static_cast<std::size_t>(place)];
        count = static_cast<std::uint8_t>(count < 255 ? count + 1 : 255);
    }
    int placeOf(ModelId model) const;
    bool barred(int place) const { return m_barred >> place & 1; }
    void bar(int place) { m_barred |= std::uint64_t(1) << place; }
    /// Skipped, and told so: it is not offered again before the others, but it may still be entered when they are used up.
    bool passed(int place) const { return m_passed >> place & 1; }
    void pass(int place) { m_passed |= std::uint64_t(1) << place; }
    /// The first place after `after` that was not entered; -1 when there is none.
    int nextOpen(int after = -1) const;
    /// The first place that was neither entered nor passed: the next in order.
    int nextFresh() const;

    /// Moves the places not yet entered for which `other` is false behind those for which it is true.
    template <class Predicate> void preferOthers(Predicate other);
    /// After a change of configuration: what was entered stays, then a pinned model that has not had its turn, then the
    /// new chain. What was barred stays barred.
    void replaceRest(std::span<const ModelId> chain);

private:
    std::array<ModelId, kMax> m_models{};
    std::array<std::uint8_t, kMax> m_asked{};
    int m_size = 0;
    ModelId m_pinned;
    std::uint64_t m_entered = 0, m_barred = 0, m_passed = 0;
};

template <class Predicate> void FallbackChain::preferOthers(Predicate other)
{
    const FallbackChain old = *this;
    m_size = 0;
    m_entered = m_barred = m_passed = 0;
    const auto copy = [&](int place) {
        m_models[static_cast<std::size_t>(m_size)] = old.model(place);
        m_asked[static_cast<std::size_t>(m_size)] = old.m_asked[static_cast<std::size_t>(place)];
        if (old.entered(place))
            enter(m_size);
        if (old.barred(place))
            bar(m_size);
        if (old.passed(place))
            pass(m_size);
        ++m_size;
    };
    for (int place = 0; place < old.size(); ++place)
        if (old.entered(place))
            copy(place);
    for (const bool wanted : {true, false})
        for (int place = 0; place < old.size(); ++place)
            if (!old.entered(place) && other(old.model(place)) == wanted)
                copy(place);
}

} // namespace plimsoll
