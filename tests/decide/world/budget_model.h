// A second opinion on the retry budget (policies 5). When exactly an unsent retry is refunded cannot be seen from
// outside (its call may be refused in silence), so a charge whose wait is over and that was not sent counts as perhaps
// refunded: the model is never stricter than the rule, and a grant that even it does not cover is a fault.
#pragma once

#include "core/engine/engine_config.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace plimsoll::test {

class BudgetModel
{
public:
    explicit BudgetModel(const RetryBudgetOptions& options) : m_options(options), m_balance(options.capacity) {}

    void configure(Instant now, const RetryBudgetOptions& options)
    {
        for (auto& [call, unsent] : m_unsent)
            unsent.due = std::min(unsent.due, now); // a changed profile may take a granted retry back
        if (options == m_options)
            return;
        fill(now);
        const double share = m_options.capacity > 0 ? m_balance / m_options.capacity : 1;
        for (auto& [call, unsent] : m_unsent) // what is out grows with the rest, so as not to be stricter than the rule
            unsent.cost *= std::max(1.0, m_options.capacity > 0 ? options.capacity / m_options.capacity : 1e9);
        m_options = options;
        m_balance = std::max(0.0, share) * options.capacity;
    }

    /// A retry was granted; false when the budget could not cover it.
    bool charge(Instant now, std::uint64_t call, double cost, Instant due)
    {
        const bool covered = cost <= most(now) + 1e-6;
        m_balance -= cost;
        m_unsent[call] = {cost, due};
        return covered;
    }
    /// The largest balance that there can be.
    double most(Instant now)
    {
        fill(now);
        double perhaps = 0;
        for (const auto& [call, unsent] : m_unsent)
            if (unsent.due <= now)
                perhaps += unsent.cost;
        return m_balance + perhaps;
    }
    void sent(std::uint64_t call)
    {
        if (const auto found = m_unsent.find(call); found != m_unsent.end()) {
            m_sent[call] = found->second.cost;
            m_unsent.erase(found);
        }
    }
    void failed(std::uint64_t call) { m_sent.erase(call); }
    void succeeded(Instant now, std::uint64_t call, bool first_try)
    {
        double back = first_try ? m_options.success_refill : 0;
        if (const auto found = m_sent.find(call); found != m_sent.end())
            back = found->second;
        m_sent.erase(call);
        give(now, back);
    }
    /// The call is over, or has gone to another model: what was not sent has come back.
    void left(Instant now, std::uint64_t call)
    {
        m_sent.erase(call);
        if (const auto found = m_unsent.find(call); found != m_unsent.end()) {
            give(now, found->second.cost);
            m_unsent.erase(found);
        }
    }
    double cost(bool throttle) const { return throttle ? m_options.throttle_cost : m_options.retry_cost; }

private:
    struct Unsent
    {
        double cost;
        Instant due;
    };
    void fill(Instant now)
    {
        const double elapsed = static_cast<double>((now - m_as_of).count());
        m_balance = std::min(m_options.capacity, m_balance + elapsed * m_options.refill_per_second / 1000);
        m_as_of = now;
    }
    void give(Instant now, double amount)
    {
        fill(now);
        m_balance = std::min(m_options.capacity, m_balance + amount);
    }

    RetryBudgetOptions m_options;
    double m_balance;
    Instant m_as_of{};
    std::map<std::uint64_t, Unsent> m_unsent;
    std::map<std::uint64_t, double> m_sent;
};

} // namespace plimsoll::test
