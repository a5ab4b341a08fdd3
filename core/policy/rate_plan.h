// All rate limits of one model together (policies 9): requests and tokens are taken together or not at all, first come
// first served. A place in the line is a reservation: its turn is known at once by running the line forward, a refund
// or a waiter that leaves makes it come sooner, and a newcomer never overtakes. Tokens stay in their bucket, under its
// cap, until their owner starts, so that no waiting can lead to a burst that the server would refuse.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/policy/rate_plan_options.h"
#include "core/policy/token_bucket.h"

#include <array>
#include <optional>
#include <vector>

namespace plimsoll {

class RatePlan
{
public:
    static constexpr std::size_t kBuckets = 4; ///< requests, input tokens, output tokens, tokens together
    using Amounts = std::array<double, kBuckets>;

    struct Due
    {
        Instant at{};
        Limit limit = Limit::RequestsPerMinute; ///< the one that binds
    };
    using Waiter = std::uint32_t;
    static constexpr Waiter kNoWaiter = 0xffffffff;
    static constexpr std::size_t kExactWaiters = 128;

    explicit RatePlan(const RateLimits& limits);

    static Amounts amounts(double input_tokens, double output_tokens);

    /// The limit that can never hold this cost, if any.
    std::optional<Limit> impossible(const Amounts& cost) const;
    /// When a newcomer of this cost would run, behind everybody who waits. Exact up to kExactWaiters of them; behind
    /// more it is the earliest time possible.
    Due peek(Instant now, const Amounts& cost) const;
    bool limited() const;
    bool hasWaiters() const { return m_head != kNoWaiter; }
    std::size_t waiters() const { return m_count; }

    /// Takes the cost for an attempt that starts now (peek said so, and nobody waits).
    void take(Instant now, const Amounts& cost);
    /// Lines up behind everybody who waits; `tag` comes back from popDue().
    Waiter wait(const Amounts& cost, std::uint32_t tag);
    /// Goes before everybody: it had its turn, and what it took is not there.
    Waiter waitFirst(const Amounts& cost, std::uint32_t tag);
    /// A waiter leaves; nothing had been taken for it, and those behind it move up.
    void leave(Waiter& waiter);
    /// When the first waiter may run; kNever when nobody waits or the rate is 0.
    Instant headDue(Instant now) const;
    /// Takes the first waiter out if it is due and returns its tag.
    std::optional<std::uint32_t> popDue(Instant now);

    /// The attempt ended: `used` instead of `reserved`; a smaller use is refunded, a larger one is a debt.
    void settle(Instant now, const Amounts& reserved, const Amounts& used);
    /// The server's own remaining replaces the local level when lower, and then it returns true.
    bool serverRemaining(Instant now, std::size_t bucket, double remaining);
    void setLimits(Instant now, const RateLimits& limits);
    void setLevel(Instant now, std::size_t bucket, double level);

    const std::optional<TokenBucket>& bucket(std::size_t index) const { return m_buckets[index]; }
    double waiting(std::size_t index) const { return m_waiting[index]; }
    double running(std::size_t index) const { return m_running[index]; }

private:
    struct Node
    {
        Amounts cost{};
        std::uint32_t tag = 0;
        Waiter previous = kNoWaiter, next = kNoWaiter;
    };

    Waiter makeNode(const Amounts& cost, std::uint32_t tag);
    void unlink(Waiter waiter);

    std::array<std::optional<TokenBucket>, kBuckets> m_buckets;
    Amounts m_waiting{}; ///< asked for by those who wait
    Amounts m_running{}; ///< reserved by attempts in flight
    std::vector<Node> m_nodes;
    std::vector<Waiter> m_free;
    Waiter m_head = kNoWaiter, m_tail = kNoWaiter;
    std::size_t m_count = 0;
};

} // namespace plimsoll
