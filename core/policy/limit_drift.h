// Whether what a server says of one of its limits and what is counted here have come apart for good, not just for the
// moment in which replies are under way (policies 9: a learned limit is shown beside the configured one).
#pragma once

#include "core/base/instant.h"

#include <optional>

namespace plimsoll {

class LimitDrift
{
public:
    static constexpr int kInARow = 5;             ///< replies that must say the same
    static constexpr Duration kLasts{30000};      ///< and for so long: a window of the server's may just have begun
    static constexpr Duration kForgotten{120000}; ///< without another reply
    static constexpr double kTolerance = 0.1;     ///< of the server's limit: what running calls may make up
    static constexpr double kLimitTolerance = 0.01;

    /// The limit itself, as a reply told it; a reply that does not tell it says nothing.
    void limitHeard(const std::optional<double>& limit);
    /// What is used up, by the own count and by the server's, at a reply.
    void heard(Instant now, double used_here, double used_there, double limit);

    /// The limit was told kInARow times without a change, and is not `per_minute`.
    bool limitDiffersFrom(double per_minute) const;
    /// By how much the server has more left (or, negative, less) than is counted here, as of the latest reply; nothing
    /// unless the latest replies said so in the same direction.
    std::optional<double> persistent(Instant now) const;

private:
    std::optional<double> m_limit;
    int m_limit_told = 0;
    double m_latest = 0;
    Instant m_since{}, m_last{};
    int m_same_way = 0;
};

} // namespace plimsoll
