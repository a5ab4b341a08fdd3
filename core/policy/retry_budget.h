// A budget for retries, one per provider and shared by all calls (policies 5). Retries are what turns an overload
// into an outage: when most calls fail, each retry adds load exactly where there is none to spare. The budget lets a
// few failures be retried at once and refuses the storm.
#pragma once

#include "core/base/instant.h"

namespace plimsoll {

struct RetryBudgetOptions
{
    double capacity = 100;
    double retry_cost = 10;
    double throttle_cost = 5;   ///< after rate_limit and overloaded
    double success_refill = 1;  ///< a success at the first attempt at a model
    double refill_per_second = 1;
    friend bool operator==(const RetryBudgetOptions&, const RetryBudgetOptions&) = default;
};

class RetryBudget
{
public:
    explicit RetryBudget(const RetryBudgetOptions& options) : m_options(options), m_balance(options.capacity) {}

    double cost(bool throttle) const { return throttle ? m_options.throttle_cost : m_options.retry_cost; }
    /// Charges and returns true if the balance covers the cost; the charge is made when the retry is granted.
    bool tryCharge(Instant now, double cost);
    void refund(Instant now, double cost);
    /// What another process charged (negative) or gave back; never below 0.
    void adopt(Instant now, double change);
    double balance(Instant now) const;
    double capacity() const { return m_options.capacity; }
    /// Takes effect at once and keeps the level's share.
    void setOptions(Instant now, const RetryBudgetOptions& options);

private:
    void refill(Instant now);

    RetryBudgetOptions m_options;
    double m_balance;
    Instant m_last{};
};

} // namespace plimsoll
