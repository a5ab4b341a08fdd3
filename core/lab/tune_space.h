// Where the tuner looks: which settings it may move, how far, and what a candidate is in the configuration's own words.
#pragma once

#include "core/base/result.h"
#include "core/config/config.h"

#include <QJsonObject>
#include <QStringList>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace plimsoll {

/// Settings that are moved together or not at all.
enum class TuneGroup : std::uint8_t { Limits, Attempts, Backoff, Breaker, Chain };
inline constexpr std::array<std::string_view, 5> kTuneGroupNames{"limits", "attempts", "backoff", "breaker", "chain"};

struct TuneSpaceOptions
{
    QString profile; ///< whose attempts, backoff and chain are moved
    std::vector<TuneGroup> groups{TuneGroup::Limits, TuneGroup::Attempts, TuneGroup::Backoff, TuneGroup::Breaker, TuneGroup::Chain};
    QStringList models; ///< that a chain may hold, and whose limits may move: those whose server is known
};

class TuneSpace
{
public:
    TuneSpace(const Config& base, TuneSpaceOptions options);

    /// A partial configuration over the base. Candidate 0 is the base itself: empty. The same number is the same candidate.
    QJsonObject candidate(std::uint64_t seed, std::uint64_t number) const;
    /// A candidate near another one: a few of its settings are drawn anew.
    QJsonObject near(const QJsonObject& candidate, std::uint64_t seed, std::uint64_t number) const;
    /// Settings that can move at all. 0: there is nothing to search.
    std::size_t dimensions() const { return m_knobs.size() + (m_chain.size() > 1 ? 1 : 0); }

private:
    enum class Scale : std::uint8_t { Linear, Logarithmic };
    struct Moved
    {
        QStringList keys; ///< where it is in the configuration
        double low = 0, high = 0;
        Scale scale = Scale::Linear;
        bool whole = true;
        QStringList words; ///< of a choice, instead of a range
    };
    QJsonValue drawn(const Moved& knob, double u) const;
    QJsonArray drawnChain(std::uint64_t seed, std::uint64_t number) const;
    void addProfile();
    void addBreaker();
    void addLimits();

    const Config& m_base; ///< outlives this
    TuneSpaceOptions m_options;
    std::vector<Moved> m_knobs;
    QStringList m_chain; ///< what a chain may be made of
};

} // namespace plimsoll
