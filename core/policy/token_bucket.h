// A token bucket (policies 9): continuous refill in doubles on monotonic time, starts full. A reservation is taken at
// once even if the level goes below zero; what is missing tells when it may be used. So whoever reserves first runs
// first, knows at once when, and a refund makes everybody's time better without anybody being overtaken.
#pragma once

#include "core/base/instant.h"

namespace plimsoll {

class TokenBucket
{
public:
    TokenBucket(double per_minute, double capacity) : m_rate(per_minute / 60000), m_capacity(capacity), m_level(capacity) {}

    double capacity() const { return m_capacity; }
    double perMinute() const { return m_rate * 60000; }
    /// Tokens left after all reservations; below zero while some of them have to wait.
    double level(Instant now) const;
    bool possible(double cost) const { return cost <= m_capacity; }

    /// When a level of `needed` is reached: now, later, or kNever when the rate is 0.
    Instant when(Instant now, double needed) const;
    void take(Instant now, double cost);
    /// Never above the capacity; a negative amount is a debt.
    void giveBack(Instant now, double amount);
    /// Takes effect at once; `outside` tokens of the level are reserved by waiters and keep their amount, of the rest
    /// the share of the capacity stays the same.
    void setRate(Instant now, double per_minute, double capacity, double outside = 0);

private:
    void advance(Instant now);

    double m_rate; ///< tokens per millisecond
    double m_capacity;
    double m_level;
    Instant m_last{};
};

} // namespace plimsoll
