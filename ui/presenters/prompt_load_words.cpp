#include "ui/presenters/prompt_load_words.h"

#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/prompt_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace plimsoll::prompt_load_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PromptLoad)
};

constexpr qint64 kTellRateMs = 500; // before that a rate means nothing

} // namespace

QString progress(const PromptLoadFigures& figures, bool running)
{
    if (figures.calls == 0)
        return {};
    QStringList parts{Words::tr("%1 of %2 done").arg(formatExact(figures.done), formatExact(figures.calls))};
    if (running)
        parts << Words::tr("%1 in flight").arg(formatExact(figures.in_flight))
              << Words::tr("%1 waiting").arg(formatExact(figures.waiting));
    const double rate = figures.elapsed_ms > 0 ? figures.done * 1000.0 / double(figures.elapsed_ms) : 0;
    if (figures.elapsed_ms >= kTellRateMs && figures.done > 0)
        parts << formatRate(rate);
    if (figures.cancelled)
        parts << Words::tr("cancelled");
    else if (running && figures.elapsed_ms >= kTellRateMs && rate > 0)
        parts
            << Words::tr("about %1 left").arg(figures::duration(qint64((figures.calls - figures.done) / rate * 1000)));
    if (!running)
        parts << Words::tr("took %1").arg(figures::duration(figures.elapsed_ms));
    return parts.join(QStringLiteral(" · "));
}

QString figures(const PromptLoadFigures& figures)
{
    QStringList parts;
    if (const auto latency = figures.latency.percentiles())
        parts << Words::tr("p50 %1").arg(figures::duration(latency->p50.count()))
              << Words::tr("p95 %1").arg(figures::duration(latency->p95.count()))
              << Words::tr("p99 %1").arg(figures::duration(latency->p99.count()));
    if (figures.done > 0)
        parts
            << Words::tr("%1 attempts a call").arg(QLocale().toString(double(figures.attempts) / figures.done, 'f', 2));
    if (figures.troubled > 0)
        parts << Words::tr("%n answered only after a failure", nullptr, figures.troubled);
    if (figures.done > 0)
        parts << (figures.cost_unknown ? Words::tr("%1, and what has no known price").arg(formatMoney(figures.cost_usd))
                                       : formatMoney(figures.cost_usd));
    return parts.join(QStringLiteral(" · "));
}

QList<MeaningShare> outcomes(const PromptLoadFigures& figures)
{
    QList<MeaningShare> shares;
    const auto add = [&](Meaning meaning, const QString& name, int count) {
        if (count > 0)
            shares.append({meaning, name, count});
    };
    add(Meaning::Ok, Words::tr("answered"), figures.count(Outcome::Success));
    add(Meaning::Information, Words::tr("from the stored answers"), figures.count(Outcome::Cached));
    add(Meaning::Warning, Words::tr("answered shorter"), figures.count(Outcome::Degraded));
    add(Meaning::Warning, Words::tr("put into the queue"), figures.count(Outcome::Queued));
    for (std::size_t i = 0; i < figures.failures.size(); ++i)
        add(Meaning::Failed, prompt_words::failureName(FailureClass(i)), figures.failures[i]);
    add(Meaning::Idle, Words::tr("cancelled"), figures.count(Outcome::Cancelled));
    return shares;
}

QString remark(const PromptLoadFigures& figures)
{
    if (figures.count(Outcome::Cached) == 0)
        return {};
    return Words::tr(
        "Equal prompts share one answer while Settings → Cache → Mode is “before any request”: these calls asked no server.");
}

} // namespace plimsoll::prompt_load_words
