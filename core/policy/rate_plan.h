// All rate limits of one model together (policies 9): requests and tokens are taken together or not at all, first come
// first served. A place in the line is a reservation: its turn is known at once by running the line forward, a refund
// or a waiter that leaves makes it come sooner, and a newcomer never overtakes. Tokens stay in their bucket, under its
// cap, until their owner starts: whoever's turn has come claims them, and takes them when it also has a slot, so that
// no waiting for slots can lead to a burst that the server would refuse.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/policy/rate_plan_options.h"
#include "core/policy/token_bucket.h"

#include <array>
#include <functional>
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
    bool limited() const; ///< by anything at all
    /// The same for somebody who is in the line already.
    Due dueOf(Instant now, Waiter waiter) const;
    /// Whether somebody waits whose turn has not come: a newcomer waits behind.
    bool hasWaiters() const { return m_next != kNoWaiter; }
    /// Those whose turn has not come.
    std::size_t waiters() const { return m_count - m_claimants; }
    /// Runs the whole line forward after a change of limits: `keep(tag, due)` says who goes on waiting, the tags of the
    /// others come back. Whoever does not stay is no burden to those behind.
    std::vector<std::uint32_t> review(Instant now, const std::function<bool(std::uint32_t, const Due&)>& keep) const;

    /// Takes the cost for an attempt that starts now (peek said so, and nobody waits).
    void take(Instant now, const Amounts& cost);
    /// Lines up behind everybody who waits; `tag` comes back from nextDue().
    Waiter wait(const Amounts& cost, std::uint32_t tag);
    /// Goes before everybody: it had its turn, and what it took is not there.
    Waiter waitFirst(const Amounts& cost, std::uint32_t tag);
    /// A waiter leaves; nothing had been taken for it, and those behind it move up.
    void leave(Waiter& waiter);
    /// When the turn of the first waiter comes that has no claim yet; kNever when nobody waits or the rate is 0.
    Instant headDue(Instant now) const;
    /// If its turn has come, it claims its tokens from now on: its tag. It keeps its place until it takes or leaves.
    std::optional<std::uint32_t> nextDue(Instant now);
    /// Takes what the waiter has claimed, for an attempt that starts now, and ends its waiting. False if its turn has
    /// not come, or if the level has fallen meanwhile (a debt, the server's word): then all claims are void and the line
    /// goes on waiting.
    bool takeClaimed(Instant now, Waiter& waiter);

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
        bool claims = false; ///< its turn has come; all before it claim too
    };

    Waiter makeNode(const Amounts& cost, std::uint32_t tag);
    using Buckets = std::array<std::optional<TokenBucket>, kBuckets>;

    /// When this cost is covered, not before `since`.
    static Due covered(const Buckets& buckets, const Due& since, const Amounts& cost);
    static void charge(Buckets& buckets, Instant at, const Amounts& cost);
    /// Runs the line forward up to `end`, and then this cost.
    Due run(Instant now, Waiter end, const Amounts& cost) const;
    bool covers(Instant now, const Amounts& cost) const;
    void voidClaims();
    void unlink(Waiter waiter);

    Buckets m_buckets;
    Amounts m_waiting{}; ///< asked for by those who wait
    Amounts m_claimed{}; ///< the part of it whose turn has come
    Amounts m_running{}; ///< reserved by attempts in flight
    std::vector<Node> m_nodes;
    std::vector<Waiter> m_free;
    Waiter m_head = kNoWaiter, m_tail = kNoWaiter;
    Waiter m_next = kNoWaiter; ///< the first without a claim
    std::size_t m_count = 0, m_claimants = 0;
};

} // namespace plimsoll
