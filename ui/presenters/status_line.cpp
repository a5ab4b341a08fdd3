#include "ui/presenters/status_line.h"

#include "core/config/config.h"
#include "core/telemetry/format.h"
#include "ui/presenters/costs_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(StatusLine)
};

StatusItem flight(const StatusFigures& figures)
{
    const QLocale locale;
    return {QStringLiteral("flight"),
            Words::tr("%1 in flight  ·  %2 waiting").arg(locale.toString(figures.inFlight), locale.toString(figures.waiting)),
            Words::tr("Requests that run, and calls that wait for a limit or a retry. Opens Live."), QStringLiteral("live"), {}};
}

StatusItem queue(const StatusFacts& facts)
{
    const QString count = QLocale().toString(facts.figures.queued);
    StatusItem item{QStringLiteral("queue"), Words::tr("queue %1").arg(count),
                    Words::tr("Jobs that wait or run, of all programs. Opens Queue."), QStringLiteral("queue"), {}};
    if (facts.queuePaused) {
        item.text = Words::tr("queue %1, paused").arg(count);
        item.mark = Meaning::Warning;
    }
    return item;
}

StatusItem cost(const StatusFacts& facts)
{
    const BudgetLine& day = facts.money.day;
    const bool known = !facts.money.today.isNull(); // of all programs, since midnight
    QString spent = known ? formatMoney(day.spent_usd) : facts.figures.costToday;
    if (known && day.incomplete)
        spent = Words::tr("≥ %1").arg(spent);
    StatusItem item{QStringLiteral("cost"), Words::tr("today %1").arg(spent), Words::tr("What today's calls cost, without the sandbox's play money. Opens Costs."),
                    QStringLiteral("costs"), {}};
    if (known && day.limit_usd)
        item.text = Words::tr("today %1 of %2").arg(spent, formatMoney(*day.limit_usd));
    if (facts.money.worst() < BudgetLevel::Near)
        return item;
    item.mark = costs_words::meaning(facts.money.worst());
    if (day.level < facts.money.month.level)
        item.text = Words::tr("%1  ·  month %2 of %3")
                        .arg(item.text, formatMoney(facts.money.month.spent_usd), formatMoney(*facts.money.month.limit_usd));
    item.tip = costs_words::budgetAlert(facts.money) + u'\n' + item.tip;
    return item;
}

StatusItem reach(Reach reach)
{
    StatusItem item{QStringLiteral("reach"), {}, {}, QStringLiteral("settings"), {}};
    if (reach == Reach::SandboxOnly) {
        item.text = Words::tr("sandbox only");
        item.tip = Words::tr("The default profile asks the built-in sandbox only: nothing leaves this computer, and nothing is "
                             "billed. Opens Settings, where a provider can be added.");
        item.mark = Meaning::Idle;
    } else if (reach == Reach::Offline) {
        item.text = Words::tr("offline");
        item.tip = Words::tr("The system says that there is no network. Calls are sent all the same, and will fail or wait.");
        item.mark = Meaning::Warning;
    }
    return item;
}

StatusItem limit(const StatusFacts& facts)
{
    StatusItem item{QStringLiteral("limit"), Words::tr("no limit is short"), Words::tr("All limits are full. Opens Live."),
                    QStringLiteral("live"), Meaning::Ok};
    if (facts.figures.paused) {
        item.text = Words::tr("PAUSED: nothing new is sent");
        item.tip = Words::tr("Pause all calls is on. Opens Live, where it can be taken back.");
        item.mark = Meaning::Warning;
    } else if (facts.tightest) {
        item.text = Words::tr("tightest: %1").arg(facts.tightest->words());
        item.tip = facts.tightest->server ? Words::tr("By the server's own figure. Opens Headers.") : Words::tr("Opens Live.");
        if (!facts.tightest->resets.isEmpty())
            item.tip.prepend(facts.tightest->resets + QStringLiteral(". "));
        item.page = facts.tightest->server ? QStringLiteral("headers") : QStringLiteral("live");
        item.mark = facts.tightest->meaning();
    }
    return item;
}

} // namespace

Reach reachOf(const Config& config, std::optional<bool> online)
{
    const auto profile = config.profiles.find(config.default_profile);
    if (profile == config.profiles.end())
        return Reach::Providers;
    const QStringList& chain = profile->second.chain;
    const bool inside = !chain.isEmpty() && std::all_of(chain.begin(), chain.end(), [&](const QString& name) {
        const auto model = config.models.find(name);
        const auto provider = model == config.models.end() ? config.providers.end() : config.providers.find(model->second.provider);
        return provider != config.providers.end() && provider->second.isSandbox();
    });
    return inside ? Reach::SandboxOnly : online == false ? Reach::Offline : Reach::Providers;
}

std::vector<StatusItem> statusItems(const StatusFacts& facts)
{
    return {flight(facts.figures), queue(facts), cost(facts), reach(facts.reach), limit(facts)};
}

} // namespace plimsoll
