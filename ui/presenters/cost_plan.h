// The planner: so many tokens a month, split over models as a mix of the past was, or in whole per cent that always add
// up to 100, and what that costs. Pure.
#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace plimsoll {

struct PlanModel
{
    QString name;
    int series = 0;                      ///< its colour
    std::optional<double> input, output; ///< USD per million tokens; nothing: unknown
    QString source;                      ///< of a price that is not the configuration's own: the table's words
    friend bool operator==(const PlanModel&, const PlanModel&) = default;
};

struct PlanCost
{
    double usd = 0;       ///< as far as prices are known
    QStringList unpriced; ///< models of the mix whose price is not known
    bool known() const { return unpriced.isEmpty(); }
    friend bool operator==(const PlanCost&, const PlanCost&) = default;
};

/// A part of the tokens, each 0 to 1.
struct PlanPart
{
    QString model;
    double input = 0, output = 0;
};

class CostPlan
{
public:
    /// Shares stay with their names; those of models that are gone go to the others. The first one begins with all.
    void setModels(std::vector<PlanModel> models);
    const std::vector<PlanModel>& models() const { return m_models; }

    /// Tokens a month.
    void setVolume(double input, double output);
    double input() const { return m_input; }
    double output() const { return m_output; }

    /// Per cent. What one takes or gives is balanced by the others: first by those that were set longest ago, among
    /// them by the largest. So what was set last stays as it was set. With one model there is nothing to set.
    void setShare(std::size_t model, int percent);
    int share(std::size_t model) const { return m_shares[model]; }
    /// All at once. The plan is exactly this mix, also of models that are not in models(), until a share is set;
    /// share() has the output's shares rounded to a sum of 100, of those in models(). Ignored if none of them is.
    void setMix(std::vector<PlanPart> mix);
    /// No share was set since setMix().
    bool isMix() const { return !m_mix.empty(); }

    PlanCost cost() const;                       ///< of the mix
    PlanCost costOf(std::size_t model) const;    ///< its part of the mix
    PlanCost costAlone(std::size_t model) const; ///< if it took everything
    /// What the same tokens would cost split like this.
    PlanCost costOf(const std::vector<PlanPart>& mix) const;

private:
    void setShares(const std::map<QString, double>& shares);
    std::vector<std::size_t> balancers(std::size_t model) const;
    void add(PlanCost& cost, const PlanModel& model, double input, double output) const;

    std::vector<PlanModel> m_models;
    std::vector<PlanPart> m_mix; ///< empty: the shares tell
    std::vector<int> m_shares;
    std::vector<int> m_touched; ///< when each was set last; 0: never
    int m_clock = 0;
    double m_input = 0, m_output = 0;
};

} // namespace plimsoll
