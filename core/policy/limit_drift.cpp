#include "core/policy/limit_drift.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

void LimitDrift::limitHeard(const std::optional<double>& limit)
{
    if (!limit || *limit <= 0)
        return;
    if (m_limit != limit) {
        m_limit = limit;
        m_limit_told = 0;
        m_same_way = 0; // counted against another limit
    }
    m_limit_told = std::min(m_limit_told + 1, kInARow);
}

void LimitDrift::heard(Instant now, double used_here, double used_there, double limit)
{
    const double more = used_here - used_there;
    if (!(limit > 0) || std::abs(more) < kTolerance * limit) {
        m_same_way = 0;
        return;
    }
    if (m_same_way > 0 && (more > 0) != (m_latest > 0))
        m_same_way = 0;
    if (m_same_way == 0)
        m_since = now;
    m_latest = more;
    m_last = now;
    m_same_way = std::min(m_same_way + 1, kInARow);
}

bool LimitDrift::limitDiffersFrom(double per_minute) const
{
    return m_limit_told >= kInARow && std::abs(*m_limit - per_minute) > kLimitTolerance * *m_limit;
}

std::optional<double> LimitDrift::persistent(Instant now) const
{
    return m_same_way >= kInARow && m_last - m_since >= kLasts && now - m_last <= kForgotten ? std::optional(m_latest)
                                                                                             : std::nullopt;
}

} // namespace plimsoll
