#include "core/policy/token_bucket.h"

#include <algorithm>

namespace plimsoll {

double TokenBucket::level(Instant now) const
{
    // A clock that steps back refills nothing and stalls nothing.
    const double elapsed = now > m_last ? static_cast<double>((now - m_last).count()) : 0;
    return std::min(m_capacity, m_level + elapsed * m_rate);
}

void TokenBucket::advance(Instant now)
{
    m_level = level(now);
    m_last = std::max(m_last, now);
}

Instant TokenBucket::when(Instant now, double needed) const
{
    const double missing = needed - level(now);
    if (missing <= 1e-6)
        return now;
    if (m_rate <= 0)
        return kNever;
    return later(now, ceilMs(missing / m_rate));
}

void TokenBucket::take(Instant now, double cost)
{
    advance(now);
    m_level -= cost;
}

void TokenBucket::giveBack(Instant now, double amount)
{
    advance(now);
    m_level = std::min(m_capacity, m_level + amount);
}

void TokenBucket::setLevel(Instant now, double level)
{
    advance(now);
    m_level = std::min(m_capacity, level);
}

void TokenBucket::setRate(Instant now, double per_minute, double capacity)
{
    advance(now);
    const double share = m_capacity > 0 ? m_level / m_capacity : 1;
    m_rate = per_minute / 60000;
    m_capacity = capacity;
    m_level = share * capacity;
}

} // namespace plimsoll
