#include "ui/presenters/cost_plan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace plimsoll {

namespace {
constexpr int kWhole = 100;
}

void CostPlan::setModels(std::vector<PlanModel> models)
{
    std::vector<int> shares(models.size(), 0), touched(models.size(), 0);
    for (std::size_t i = 0; i < models.size(); ++i) {
        const auto before = std::find_if(m_models.begin(), m_models.end(),
                                         [&](const PlanModel& m) { return m.name == models[i].name; });
        if (before == m_models.end())
            continue;
        const auto at = std::size_t(before - m_models.begin());
        shares[i] = m_shares[at];
        touched[i] = m_touched[at];
    }
    m_models = std::move(models);
    m_shares = std::move(shares);
    m_touched = std::move(touched);
    if (m_models.empty())
        return;
    const int lost = kWhole - std::accumulate(m_shares.begin(), m_shares.end(), 0);
    const std::vector<std::size_t> heirs = balancers(m_models.size());
    m_shares[heirs.front()] += lost;
}

void CostPlan::setVolume(double input, double output)
{
    m_input = std::max(0.0, input);
    m_output = std::max(0.0, output);
}

/// All but `model`: set longest ago first, then the largest.
std::vector<std::size_t> CostPlan::balancers(std::size_t model) const
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_models.size(); ++i)
        if (i != model)
            order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return m_touched[a] != m_touched[b] ? m_touched[a] < m_touched[b] : m_shares[a] > m_shares[b];
    });
    return order;
}

void CostPlan::setShare(std::size_t model, int percent)
{
    const std::vector<std::size_t> order = balancers(model);
    if (model >= m_models.size() || order.empty())
        return;
    m_mix.clear();
    int change = std::clamp(percent, 0, kWhole) - m_shares[model];
    m_shares[model] += change;
    m_touched[model] = ++m_clock;
    if (change < 0)
        m_shares[order.front()] -= change;
    for (const std::size_t other : order) {
        const int taken = std::clamp(change, 0, m_shares[other]);
        m_shares[other] -= taken;
        change -= taken;
    }
}

void CostPlan::setMix(std::vector<PlanPart> mix)
{
    std::map<QString, double> shares;
    double all = 0;
    for (const PlanPart& part : mix) {
        const double share = std::max(0.0, part.output);
        shares[part.model] += share;
        if (std::any_of(m_models.begin(), m_models.end(), [&](const PlanModel& m) { return m.name == part.model; }))
            all += share;
    }
    if (!(all > 0))
        return;
    setShares(shares);
    m_mix = std::move(mix);
}

void CostPlan::setShares(const std::map<QString, double>& shares)
{
    std::vector<double> wanted;
    for (const PlanModel& model : m_models) {
        const auto found = shares.find(model.name);
        wanted.push_back(found == shares.end() ? 0 : std::max(0.0, found->second));
    }
    const double all = std::accumulate(wanted.begin(), wanted.end(), 0.0);
    if (!(all > 0))
        return;
    // Largest remainders: rounded so that the sum is exact.
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    int left = kWhole;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        wanted[i] *= kWhole / all;
        m_shares[i] = int(std::floor(wanted[i]));
        wanted[i] -= m_shares[i];
        left -= m_shares[i];
    }
    std::stable_sort(order.begin(), order.end(),
                     [&wanted](std::size_t a, std::size_t b) { return wanted[a] > wanted[b]; });
    for (int i = 0; i < left; ++i)
        ++m_shares[order[std::size_t(i) % order.size()]];
    std::fill(m_touched.begin(), m_touched.end(), 0);
}

void CostPlan::add(PlanCost& cost, const PlanModel& model, double input, double output) const
{
    const auto part = [&](double tokens, const std::optional<double>& price) {
        if (tokens <= 0)
            return;
        if (price)
            cost.usd += tokens * *price / 1e6;
        else if (!cost.unpriced.contains(model.name))
            cost.unpriced << model.name;
    };
    part(input * m_input, model.input);
    part(output * m_output, model.output);
}

PlanCost CostPlan::costOf(std::size_t model) const
{
    PlanCost cost;
    if (isMix()) {
        for (const PlanPart& part : m_mix)
            if (part.model == m_models[model].name)
                add(cost, m_models[model], part.input, part.output);
        return cost;
    }
    add(cost, m_models[model], m_shares[model] / double(kWhole), m_shares[model] / double(kWhole));
    return cost;
}

PlanCost CostPlan::cost() const
{
    if (isMix())
        return costOf(m_mix);
    PlanCost sum;
    for (std::size_t i = 0; i < m_models.size(); ++i)
        add(sum, m_models[i], m_shares[i] / double(kWhole), m_shares[i] / double(kWhole));
    return sum;
}

PlanCost CostPlan::costAlone(std::size_t model) const
{
    PlanCost cost;
    add(cost, m_models[model], 1, 1);
    return cost;
}

PlanCost CostPlan::costOf(const std::vector<PlanPart>& mix) const
{
    PlanCost sum;
    for (const PlanPart& part : mix) {
        const auto found =
            std::find_if(m_models.begin(), m_models.end(), [&](const PlanModel& m) { return m.name == part.model; });
        add(sum, found == m_models.end() ? PlanModel{part.model, 0, {}, {}, {}} : *found, part.input, part.output);
    }
    return sum;
}

} // namespace plimsoll
