#include "core/engine/common_limits.h"

#include <algorithm>

namespace plimsoll {

CommonLimits::CommonLimits(const RateLimits& limits, Instant at, const RatePlan::Amounts& levels, std::vector<Probe> probes)
    : m_limits(limits), m_plan(limits), m_probes(std::move(probes))
{
    for (std::size_t i = 0; i < levels.size(); ++i)
        m_plan.setLevel(at, i, levels[i]);
}

RatePlan::Amounts CommonLimits::levels(Instant now) const
{
    RatePlan::Amounts out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        if (const auto& bucket = m_plan.bucket(i))
            out[i] = bucket->level(now);
    return out;
}

CapacityGranted CommonLimits::decide(std::uint64_t process, const NeedCapacity& need, Instant now)
{
    if (!(m_limits == need.limits)) {
        m_limits = need.limits;
        m_plan.setLimits(now, m_limits);
    }
    CapacityGranted answer;
    answer.number = need.number;
    answer.call = need.call;
    answer.model = need.model;
    answer.amounts = need.amounts;
    if (need.probe) {
        const auto lost = std::min_element(m_probes.begin(), m_probes.end(),
                                           [](const Probe& a, const Probe& b) { return a.lease_end < b.lease_end; });
        if (lost != m_probes.end() && lost->lease_end < now) {
            answer.probe_lost = lost->lease_end;
            m_probes.clear();
        }
        answer.probes_out = answer.probe_lost || static_cast<int>(m_probes.size()) >= need.probes;
    }
    // A probe whose tokens were granted before asks for nothing more, whatever debt there is.
    const bool tokens = std::any_of(need.amounts.begin(), need.amounts.end(), [](double amount) { return amount > 0; });
    answer.granted = !answer.probes_out && (!tokens || m_plan.peek(now, need.amounts).at <= now);
    if (answer.granted) {
        m_plan.take(now, need.amounts);
        if (need.probe)
            m_probes.push_back({process, need.number, later(now, need.probe_lease)});
    }
    if (m_plan.limited())
        answer.levels = levels(now);
    return answer;
}

void CommonLimits::remaining(const SharedRemaining& shared, Instant now)
{
    for (std::size_t i = 0; i < shared.remaining.size(); ++i)
        if (shared.remaining[i])
            m_plan.serverRemaining(now, i, *shared.remaining[i]);
}

void CommonLimits::freeProbe(std::uint64_t process, std::uint64_t request)
{
    std::erase_if(m_probes, [&](const Probe& probe) { return probe.process == process && probe.request == request; });
}

} // namespace plimsoll
