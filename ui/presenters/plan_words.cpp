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

std::vector<PlanPart> todaysMix(const std::vector<PlanPart>& history, const Config& config)
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

QString beside(const PlanCost& plan, const PlanCost& today)
{
    if (!plan.known() || !today.known())
        return {};
    const double more = plan.usd - today.usd;
    if (std::abs(more) < 0.005)
        return Words::tr("as much as today's mix");
    const QString figure =
        today.usd > 0 ? Words::tr("%1 (%2)").arg(formatMoney(std::abs(more)), formatPercent(std::abs(more) / today.usd))
                      : formatMoney(std::abs(more));
    return more < 0 ? Words::tr("%1 less than today's mix").arg(figure)
                    : Words::tr("%1 more than today's mix").arg(figure);
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

QString note(const CostPlan& plan, const PlanCost& today, bool noTraffic)
{
    QStringList unpriced = plan.cost().unpriced;
    for (const QString& model : today.unpriced)
        if (!unpriced.contains(model))
            unpriced << model;
    QStringList lines;
    if (!unpriced.isEmpty())
        lines << Words::tr("No price is known for %1.").arg(unpriced.join(QStringLiteral(", ")));
    if (noTraffic)
        lines << Words::tr("There is no traffic yet: today's mix is the default profile's first model.");
    return lines.join(QLatin1Char(' '));
}

} // namespace plimsoll::plan_words
