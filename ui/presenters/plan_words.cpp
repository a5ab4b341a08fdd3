#include "ui/presenters/plan_words.h"

#include "core/telemetry/format.h"

#include <QCoreApplication>

#include <cmath>

namespace plimsoll::plan_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Planner)
};

QString rate(const std::optional<double>& usd)
{
    return usd ? formatMoney(*usd) : QStringLiteral("?");
}

} // namespace

std::vector<PlanPart> recentMix(const std::vector<PlanPart>& history, const Config& config)
{
    if (!history.empty())
        return history;
    const auto profile = config.profiles.find(config.default_profile);
    if (profile == config.profiles.end() || profile->second.chain.isEmpty())
        return {};
    return {{profile->second.chain.first(), 1, 1}};
}

QString cost(const PlanCost& cost)
{
    if (cost.known())
        return formatMoney(cost.usd);
    return cost.usd > 0 ? Words::tr("at least %1").arg(formatMoney(cost.usd)) : Words::tr("unknown");
}

QString beside(const PlanCost& plan, const PlanCost& recent)
{
    if (!plan.known() || !recent.known())
        return {};
    const double more = plan.usd - recent.usd;
    if (std::abs(more) < 0.005)
        return Words::tr("as much as the last 30 days' mix");
    const QString figure =
        recent.usd > 0 ? Words::tr("%1 (%2)").arg(formatMoney(std::abs(more)), formatPercent(std::abs(more) / recent.usd))
                      : formatMoney(std::abs(more));
    return more < 0 ? Words::tr("%1 less than the last 30 days' mix").arg(figure)
                    : Words::tr("%1 more than the last 30 days' mix").arg(figure);
}

QString parts(const std::vector<PlanPart>& mix)
{
    QStringList texts;
    for (const PlanPart& part : mix)
        texts << Words::tr("%1 %2", "a model and its share").arg(part.model, formatPercent(part.output));
    return texts.join(QStringLiteral(", "));
}

QString prices(const PlanModel& model)
{
    return Words::tr("in %1 · out %2").arg(rate(model.input), rate(model.output));
}

QString note(const CostPlan& plan, const PlanCost& recent, Traffic traffic)
{
    QStringList unpriced = plan.cost().unpriced;
    for (const QString& model : recent.unpriced)
        if (!unpriced.contains(model))
            unpriced << model;
    QStringList lines;
    if (!unpriced.isEmpty())
        lines << Words::tr("No price is known for %1.").arg(unpriced.join(QStringLiteral(", ")));
    if (traffic == Traffic::None)
        lines << Words::tr("There was no traffic in the last 30 days: the plan is compared with the default profile's first model.");
    else if (traffic == Traffic::Play)
        lines << Words::tr("Only the sandbox was asked in the last 30 days: it is its traffic, and its play money.");
    return lines.join(QLatin1Char(' '));
}

} // namespace plimsoll::plan_words
