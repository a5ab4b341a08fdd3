#include "core/policy/rate_plan.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

struct BucketFigures
{
    std::optional<double> per_minute;
    double capacity = 0;
};

BucketFigures figures(const RateLimits& limits, std::size_t bucket)
{
    const auto tokens = [&](const std::optional<double>& rate) {
        return BucketFigures{rate, limits.token_burst.value_or(rate.value_or(0))};
    };
    switch (bucket) {
    case 0: {
        const double rate = limits.requests_per_minute.value_or(0);
        return {limits.requests_per_minute, limits.request_burst.value_or(std::max(1.0, rate * 0.2))};
    }
    case 1: return tokens(limits.input_tokens_per_minute);
    case 2: return tokens(limits.output_tokens_per_minute);
    default: return tokens(limits.tokens_per_minute);
    }
}

} // namespace

RatePlan::RatePlan(const RateLimits& limits)
{
    for (std::size_t i = 0; i < kBuckets; ++i)
        if (const auto f = figures(limits, i); f.per_minute)
            m_buckets[i].emplace(*f.per_minute, f.capacity);
}

bool RatePlan::limited() const
{
    return std::any_of(m_buckets.begin(), m_buckets.end(), [](const auto& bucket) { return bucket.has_value(); });
}

RatePlan::Amounts RatePlan::amounts(double input_tokens, double output_tokens)
{
    return {1, input_tokens, output_tokens, input_tokens + output_tokens};
}

std::optional<Limit> RatePlan::impossible(const Amounts& cost) const
{
    for (std::size_t i = 0; i < kBuckets; ++i)
        if (m_buckets[i] && !m_buckets[i]->possible(cost[i]))
            return static_cast<Limit>(i);
    return std::nullopt;
}

RatePlan::Due RatePlan::covered(const Buckets& buckets, const Due& since, const Amounts& cost)
{
    Due due = since;
    for (std::size_t i = 0; i < kBuckets; ++i)
        if (buckets[i])
            if (const Instant at = buckets[i]->when(since.at, cost[i]); at > due.at)
                due = {at, static_cast<Limit>(i)};
    return due;
}

void RatePlan::charge(Buckets& buckets, Instant at, const Amounts& cost)
{
    for (std::size_t i = 0; i < kBuckets; ++i)
        if (buckets[i])
            buckets[i]->take(at, cost[i]);
}

RatePlan::Due RatePlan::peek(Instant now, const Amounts& cost) const
{
    if (m_head != kNoWaiter && m_count <= kExactWaiters)
        return run(now, kNoWaiter, cost);
    Amounts all = cost;
    for (std::size_t i = 0; i < kBuckets; ++i)
        all[i] += m_waiting[i];
    return covered(m_buckets, {now, Limit::RequestsPerMinute}, all);
}

RatePlan::Due RatePlan::dueOf(Instant now, Waiter waiter) const { return run(now, waiter, m_nodes[waiter].cost); }

RatePlan::Due RatePlan::run(Instant now, Waiter end, const Amounts& cost) const
{
    Due due{now, Limit::RequestsPerMinute};
    Buckets buckets = m_buckets;
    for (Waiter waiter = m_head; waiter != end; waiter = m_nodes[waiter].next) {
        due = covered(buckets, due, m_nodes[waiter].cost);
        if (due.at >= kNever)
            return due;
        charge(buckets, due.at, m_nodes[waiter].cost);
    }
    return covered(buckets, due, cost);
}

std::vector<std::uint32_t> RatePlan::review(Instant now,
                                            const std::function<bool(std::uint32_t, const Due&)>& keep) const
{
    std::vector<std::uint32_t> gone;
    Due due{now, Limit::RequestsPerMinute};
    Buckets buckets = m_buckets;
    for (Waiter waiter = m_head; waiter != kNoWaiter; waiter = m_nodes[waiter].next) {
        const Node& node = m_nodes[waiter];
        const Due its = due.at >= kNever ? due : covered(buckets, due, node.cost);
        if (!keep(node.tag, its)) {
            gone.push_back(node.tag);
            continue;
        }
        due = its;
        if (due.at < kNever)
            charge(buckets, due.at, node.cost);
    }
    return gone;
}

void RatePlan::take(Instant now, const Amounts& cost)
{
    charge(m_buckets, now, cost);
    for (std::size_t i = 0; i < kBuckets; ++i)
        m_running[i] += cost[i];
}

RatePlan::Waiter RatePlan::makeNode(const Amounts& cost, std::uint32_t tag)
{
    Waiter waiter;
    if (!m_free.empty()) {
        waiter = m_free.back();
        m_free.pop_back();
    } else {
        waiter = static_cast<Waiter>(m_nodes.size());
        m_nodes.emplace_back();
    }
    m_nodes[waiter] = {cost, tag, kNoWaiter, kNoWaiter, false};
    ++m_count;
    for (std::size_t i = 0; i < kBuckets; ++i)
        m_waiting[i] += cost[i];
    return waiter;
}

RatePlan::Waiter RatePlan::wait(const Amounts& cost, std::uint32_t tag)
{
    const Waiter waiter = makeNode(cost, tag);
    m_nodes[waiter].previous = m_tail;
    (m_tail == kNoWaiter ? m_head : m_nodes[m_tail].next) = waiter;
    m_tail = waiter;
    if (m_next == kNoWaiter)
        m_next = waiter;
    return waiter;
}

RatePlan::Waiter RatePlan::waitFirst(const Amounts& cost, std::uint32_t tag)
{
    const Waiter waiter = makeNode(cost, tag);
    m_nodes[waiter].next = m_head;
    (m_head == kNoWaiter ? m_tail : m_nodes[m_head].previous) = waiter;
    m_head = waiter;
    voidClaims(); // all before a claimant claim too
    return waiter;
}

void RatePlan::unlink(Waiter waiter)
{
    const Node& node = m_nodes[waiter];
    (node.previous == kNoWaiter ? m_head : m_nodes[node.previous].next) = node.next;
    (node.next == kNoWaiter ? m_tail : m_nodes[node.next].previous) = node.previous;
    if (m_next == waiter)
        m_next = node.next;
    for (std::size_t i = 0; i < kBuckets; ++i) {
        m_waiting[i] = m_count == 1 ? 0 : m_waiting[i] - node.cost[i];
        if (node.claims)
            m_claimed[i] = m_claimants == 1 ? 0 : m_claimed[i] - node.cost[i];
    }
    m_claimants -= node.claims;
    --m_count;
    m_free.push_back(waiter);
}

void RatePlan::leave(Waiter& waiter)
{
    if (waiter == kNoWaiter)
        return;
    unlink(waiter);
    waiter = kNoWaiter;
}

Instant RatePlan::headDue(Instant now) const
{
    if (m_next == kNoWaiter)
        return kNever;
    Instant due = now;
    for (std::size_t i = 0; i < kBuckets; ++i) {
        if (!m_buckets[i])
            continue;
        // Behind claims that fill the bucket only a slot is missing: then its turn for a slot comes, too.
        const double cost = m_nodes[m_next].cost[i];
        const double needed = std::max(cost, std::min(m_claimed[i] + cost, m_buckets[i]->capacity()));
        due = std::max(due, m_buckets[i]->when(now, needed));
    }
    return due;
}

std::optional<std::uint32_t> RatePlan::nextDue(Instant now)
{
    if (m_next == kNoWaiter || headDue(now) > now)
        return std::nullopt;
    Node& node = m_nodes[m_next];
    node.claims = true;
    ++m_claimants;
    for (std::size_t i = 0; i < kBuckets; ++i)
        m_claimed[i] += node.cost[i];
    m_next = node.next;
    return node.tag;
}

void RatePlan::voidClaims()
{
    for (Waiter waiter = m_head; waiter != kNoWaiter; waiter = m_nodes[waiter].next)
        m_nodes[waiter].claims = false;
    m_next = m_head;
    m_claimants = 0;
    m_claimed = {};
}

bool RatePlan::takeClaimed(Instant now, Waiter& waiter)
{
    if (!m_nodes[waiter].claims)
        return false;
    if (covered(m_buckets, {now, Limit::RequestsPerMinute}, m_nodes[waiter].cost).at > now) {
        voidClaims();
        return false;
    }
    take(now, m_nodes[waiter].cost);
    leave(waiter);
    return true;
}

void RatePlan::settle(Instant now, const Amounts& reserved, const Amounts& used)
{
    for (std::size_t i = 0; i < kBuckets; ++i) {
        m_running[i] = std::max(0.0, m_running[i] - reserved[i]);
        if (m_buckets[i] && reserved[i] != used[i])
            m_buckets[i]->giveBack(now, reserved[i] - used[i]);
    }
}

bool RatePlan::serverRemaining(Instant now, std::size_t bucket, double remaining)
{
    if (!m_buckets[bucket])
        return false;
    const double local = m_buckets[bucket]->level(now);
    if (remaining >= local)
        return false;
    m_buckets[bucket]->take(now, local - remaining);
    return true;
}

void RatePlan::setLevel(Instant now, std::size_t bucket, double level)
{
    if (m_buckets[bucket])
        m_buckets[bucket]->setLevel(now, level);
}

void RatePlan::setLimits(Instant now, const RateLimits& limits)
{
    for (std::size_t i = 0; i < kBuckets; ++i) {
        const auto f = figures(limits, i);
        if (!f.per_minute) {
            m_buckets[i].reset();
        } else if (m_buckets[i]) {
            m_buckets[i]->setRate(now, *f.per_minute, f.capacity);
        } else {
            m_buckets[i].emplace(*f.per_minute, f.capacity);
            m_buckets[i]->giveBack(now, 0); // full as of now
        }
    }
}

} // namespace plimsoll
