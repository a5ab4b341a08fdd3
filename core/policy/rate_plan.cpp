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

RatePlan::Due RatePlan::peek(Instant now, const Amounts& cost) const
{
    Due due{now, Limit::RequestsPerMinute};
    const auto limitedBy = [&](std::size_t i, Instant at) {
        if (at > due.at)
            due = {at, static_cast<Limit>(i)};
    };
    if (m_head == kNoWaiter || m_count > kExactWaiters) {
        for (std::size_t i = 0; i < kBuckets; ++i)
            if (m_buckets[i])
                limitedBy(i, m_buckets[i]->when(now, m_waiting[i] + cost[i]));
        return due;
    }
    // Run the line forward on copies of the buckets.
    auto buckets = m_buckets;
    const auto run = [&](const Amounts& next) {
        for (std::size_t i = 0; i < kBuckets; ++i)
            if (buckets[i])
                limitedBy(i, buckets[i]->when(due.at, next[i]));
        if (due.at >= kNever)
            return;
        for (std::size_t i = 0; i < kBuckets; ++i)
            if (buckets[i])
                buckets[i]->take(due.at, next[i]);
    };
    for (Waiter waiter = m_head; waiter != kNoWaiter && due.at < kNever; waiter = m_nodes[waiter].next)
        run(m_nodes[waiter].cost);
    if (due.at < kNever)
        run(cost);
    return due;
}

void RatePlan::take(Instant now, const Amounts& cost)
{
    for (std::size_t i = 0; i < kBuckets; ++i) {
        if (m_buckets[i])
            m_buckets[i]->take(now, cost[i]);
        m_running[i] += cost[i];
    }
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
    m_nodes[waiter] = {cost, tag, kNoWaiter, kNoWaiter};
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
    return waiter;
}

RatePlan::Waiter RatePlan::waitFirst(const Amounts& cost, std::uint32_t tag)
{
    const Waiter waiter = makeNode(cost, tag);
    m_nodes[waiter].next = m_head;
    (m_head == kNoWaiter ? m_tail : m_nodes[m_head].previous) = waiter;
    m_head = waiter;
    return waiter;
}

void RatePlan::unlink(Waiter waiter)
{
    const Node& node = m_nodes[waiter];
    (node.previous == kNoWaiter ? m_head : m_nodes[node.previous].next) = node.next;
    (node.next == kNoWaiter ? m_tail : m_nodes[node.next].previous) = node.previous;
    for (std::size_t i = 0; i < kBuckets; ++i)
        m_waiting[i] = m_count == 1 ? 0 : m_waiting[i] - node.cost[i];
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
    if (m_head == kNoWaiter)
        return kNever;
    Instant due = now;
    for (std::size_t i = 0; i < kBuckets; ++i)
        if (m_buckets[i])
            due = std::max(due, m_buckets[i]->when(now, m_nodes[m_head].cost[i]));
    return due;
}

std::optional<std::uint32_t> RatePlan::popDue(Instant now)
{
    if (m_head == kNoWaiter || headDue(now) > now)
        return std::nullopt;
    const Waiter head = m_head;
    const std::uint32_t tag = m_nodes[head].tag;
    take(now, m_nodes[head].cost);
    unlink(head);
    return tag;
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
