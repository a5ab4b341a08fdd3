// The limits of one model that all processes of a user have in common: its buckets, and the probes that are out. A pure
// value: whoever keeps it (a database, a test) loads it, asks it and keeps what it has become.
#pragma once

#include "core/engine/command.h"
#include "core/engine/event.h"
#include "core/policy/rate_plan.h"

#include <vector>

namespace plimsoll {

class CommonLimits
{
public:
    struct Probe
    {
        std::uint64_t process = 0;
        std::uint64_t request = 0; ///< NeedCapacity::number of that process
        Instant lease_end{};
        friend bool operator==(const Probe&, const Probe&) = default;
    };

    /// Buckets start full.
    explicit CommonLimits(const RateLimits& limits) : m_limits(limits), m_plan(limits) {}
    CommonLimits(const RateLimits& limits, Instant at, const RatePlan::Amounts& levels, std::vector<Probe> probes);

    /// Takes tokens and a probe's permit together or neither. Limits that have changed take effect first (policies 9).
    CapacityGranted decide(std::uint64_t process, const NeedCapacity& need, Instant now);
    void use(const SharedUse& use, Instant now) { m_plan.settle(now, use.change, {}); }
    void remaining(const SharedRemaining& shared, Instant now);
    void freeProbe(std::uint64_t process, std::uint64_t request);
    /// The breaker opened or closed: its probes' permits are of the past.
    void forgetProbes() { m_probes.clear(); }

    const RateLimits& limits() const { return m_limits; }
    RatePlan::Amounts levels(Instant now) const;
    const std::vector<Probe>& probes() const { return m_probes; }

private:
    RateLimits m_limits;
    RatePlan m_plan;
    std::vector<Probe> m_probes;
};

} // namespace plimsoll
