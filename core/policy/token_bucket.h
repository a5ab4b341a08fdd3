// A token bucket (policies 9): continuous refill in doubles on monotonic time, starts full. A use that was larger than
// what had been taken leaves a debt (a level below zero) that delays whoever comes next.
#pragma once

#include "core/base/instant.h"

namespace plimsoll {

class TokenBucket
{
public:
    TokenBucket(double per_minute, double capacity) : m_rate(per_minute / 60000), m_capacity(capacity), m_level(capacity) {}

    double capacity() const { return m_capacity; }
    double perMinute() const { return m_rate * 60000; }
    /// Tokens that could be taken now; below zero while there is a debt.
    double level(Instant now) const;
    bool possible(double cost) const { return cost <= m_capacity; }

    /// When a level of `needed` is reached: now, later, or kNever when the rate is 0.
    Instant when(Instant now, double needed) const;
    void take(Instant now, double cost);
    /// Never above the capacity; a negative amount is a debt.
    void giveBack(Instant now, double amount);
    /// What somebody who knows better says: the level is this.
    void setLevel(Instant now, double level);
    /// Takes effect at once and keeps the level's share of the capacity.
    void setRate(Instant now, double per_minute, double capacity);

private:
    void advance(Instant now);

    double m_rate; ///< tokens per millisecond
    double m_capacity;
    double m_level;
    Instant m_last{};
};

} // namespace plimsoll
