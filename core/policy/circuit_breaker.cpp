#include "core/policy/circuit_breaker.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

CircuitBreaker::CircuitBreaker(const BreakerOptions& options)
    : m_options(options), m_window(options.window, options.buckets)
{
}

void CircuitBreaker::change(BreakerState to, BreakerReason reason)
{
    m_transitions.push_back({m_state, to, reason});
    m_state = to;
    ++m_generation;
    m_probes.clear();
    m_probe_successes = 0;
}

void CircuitBreaker::open(Instant now, BreakerReason reason, Draws& draws)
{
    m_reopenings = m_state == BreakerState::HalfOpen ? m_reopenings + 1 : 0;
    const Duration time = openTime(draws);
    change(BreakerState::Open, reason);
    m_until = later(now, time);
}

Duration CircuitBreaker::openTime(Draws& draws) const
{
    double ms = std::min(static_cast<double>(m_options.open.count()) *
                             std::pow(m_options.open_multiplier, std::min(m_reopenings, 1000)),
                         static_cast<double>(m_options.open_cap.count()));
    if (m_options.open_jitter > 0)
        ms *= 1 + m_options.open_jitter * (2 * draws.next() - 1);
    return ceilMs(ms);
}

void CircuitBreaker::close(BreakerReason reason)
{
    change(BreakerState::Closed, reason);
    m_reopenings = 0;
    m_consecutive = 0;
    m_window.clear();
}

void CircuitBreaker::settleClock(Instant now, Draws& draws)
{
    for (;;) {
        if (m_state == BreakerState::Open && now >= m_until) {
            change(BreakerState::HalfOpen, BreakerReason::Timer);
            continue;
        }
        if (m_state != BreakerState::HalfOpen)
            return;
        const auto lost = std::min_element(m_probes.begin(), m_probes.end(),
                                           [](const Probe& a, const Probe& b) { return a.lease_end < b.lease_end; });
        if (lost == m_probes.end() || lost->lease_end >= now)
            return;
        open(lost->lease_end, BreakerReason::ProbeFailed, draws);
    }
}

std::optional<CircuitBreaker::Permit> CircuitBreaker::tryAcquire(Instant now, Draws& draws)
{
    if (m_state == BreakerState::Closed) [[likely]]
        return Permit{m_generation, 0, true};
    if (!wouldPermit(now, draws))
        return std::nullopt;
    if (m_state == BreakerState::Closed)
        return Permit{m_generation, 0, true};
    const Probe probe{m_next_probe++, kNever};
    m_probes.push_back(probe);
    return Permit{m_generation, probe.number, true};
}

bool CircuitBreaker::wouldPermit(Instant now, Draws& draws)
{
    settleClock(now, draws);
    return m_state == BreakerState::Closed ||
           (m_state == BreakerState::HalfOpen && static_cast<int>(m_probes.size()) < m_options.probes);
}

void CircuitBreaker::started(const Permit& permit, Instant now)
{
    if (permit.probe == 0 || !current(permit))
        return;
    for (Probe& probe : m_probes)
        if (probe.number == permit.probe)
            probe.lease_end = later(now, m_options.probe_lease);
}

bool CircuitBreaker::dropProbe(std::uint32_t number)
{
    return std::erase_if(m_probes, [number](const Probe& probe) { return probe.number == number; }) > 0;
}

/// Closed: judged after every outcome, a success too (policies 6.1).
void CircuitBreaker::count(bool failure, Instant now, Draws& draws)
{
    m_consecutive = failure ? m_consecutive + 1 : 0;
    m_window.add(now, failure);
    const auto sum = m_window.counts(now);
    if (m_options.failure_rate && sum.failures > 0 && sum.total >= m_options.min_samples &&
        sum.failures >= *m_options.failure_rate * sum.total - 1e-9)
        open(now, BreakerReason::FailureRate, draws);
    else if (m_options.consecutive_failures && m_consecutive >= *m_options.consecutive_failures)
        open(now, BreakerReason::ConsecutiveFailures, draws);
}

void CircuitBreaker::observe(bool failure, Instant now, Draws& draws)
{
    settleClock(now, draws);
    if (m_state == BreakerState::Closed)
        count(failure, now, draws);
}

void CircuitBreaker::adoptOpen(Instant until, int reopenings, BreakerReason reason)
{
    if (m_state == BreakerState::Open) {
        m_until = std::max(m_until, until);
        m_reopenings = std::max(m_reopenings, reopenings);
        return;
    }
    change(BreakerState::Open, reason);
    m_until = until;
    m_reopenings = reopenings;
}

void CircuitBreaker::adoptClosed(BreakerReason reason)
{
    if (m_state != BreakerState::Closed)
        close(reason);
}

void CircuitBreaker::probeLost(Instant lease_end, Draws& draws)
{
    if (m_state == BreakerState::HalfOpen)
        open(lease_end, BreakerReason::ProbeFailed, draws);
}

void CircuitBreaker::succeed(Permit& permit, Instant now, Draws& draws)
{
    if (permit.probe != 0)
        settleClock(now, draws);
    const bool counts = current(permit);
    permit.valid = false;
    if (!counts)
        return;
    if (m_state == BreakerState::HalfOpen) {
        dropProbe(permit.probe);
        if (++m_probe_successes >= m_options.successes_to_close)
            close(BreakerReason::ProbeSucceeded);
        return;
    }
    count(false, now, draws);
}

void CircuitBreaker::fail(Permit& permit, Instant now, Draws& draws)
{
    if (permit.probe != 0)
        settleClock(now, draws);
    const bool counts = current(permit);
    permit.valid = false;
    if (!counts)
        return;
    if (m_state == BreakerState::HalfOpen) {
        open(now, BreakerReason::ProbeFailed, draws);
        return;
    }
    count(true, now, draws);
}

void CircuitBreaker::ignore(Permit& permit)
{
    if (permit.probe != 0 && current(permit))
        dropProbe(permit.probe);
    permit.valid = false;
}

void CircuitBreaker::forceOpen(Instant now, Draws& draws)
{
    settleClock(now, draws);
    if (m_state == BreakerState::Open)
        m_until = later(now, openTime(draws)); // anew from now: no change of state, k stands
    else
        open(now, BreakerReason::Manual, draws);
}

void CircuitBreaker::forceClosed(Instant)
{
    if (m_state != BreakerState::Closed)
        close(BreakerReason::Manual);
}

void CircuitBreaker::reset()
{
    if (m_state != BreakerState::Closed) {
        close(BreakerReason::Manual);
        return;
    }
    m_reopenings = 0;
    m_consecutive = 0;
    m_window.clear();
}

BreakerState CircuitBreaker::state(Instant now, Draws& draws)
{
    settleClock(now, draws);
    return m_state;
}

void CircuitBreaker::setOptions(Instant now, const BreakerOptions& options)
{
    if (options.window != m_options.window || options.buckets != m_options.buckets) {
        // The slices cannot be re-cut; what they held is carried over as one slice of now.
        const auto sum = m_window.counts(now);
        m_window = OutcomeWindow(options.window, options.buckets);
        for (int i = 0; i < sum.total; ++i)
            m_window.add(now, i < sum.failures);
    }
    m_options = options;
}

} // namespace plimsoll
