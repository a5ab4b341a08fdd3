#include "core/policy/retry_budget.h"

#include <algorithm>

namespace plimsoll {

double RetryBudget::balance(Instant now) const
{
    const double elapsed = now > m_last ? static_cast<double>((now - m_last).count()) : 0;
    return std::min(m_options.capacity, m_balance + elapsed * m_options.refill_per_second / 1000);
}

void RetryBudget::refill(Instant now)
{
    m_balance = balance(now);
    m_last = std::max(m_last, now);
}

bool RetryBudget::tryCharge(Instant now, double cost)
{
    refill(now);
    if (m_balance + 1e-9 < cost)
        return false;
    m_balance = std::max(0.0, m_balance - cost);
    return true;
}

void RetryBudget::refund(Instant now, double cost)
{
    refill(now);
    m_balance = std::min(m_options.capacity, m_balance + cost);
}

void RetryBudget::adopt(Instant now, double change)
{
    refill(now);
    m_balance = std::clamp(m_balance + change, 0.0, m_options.capacity);
}

void RetryBudget::setOptions(Instant now, const RetryBudgetOptions& options)
{
    refill(now);
    const double share = m_options.capacity > 0 ? m_balance / m_options.capacity : 1;
    m_options = options;
    m_balance = share * options.capacity;
}

} // namespace plimsoll
