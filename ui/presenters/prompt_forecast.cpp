#include "ui/presenters/prompt_forecast.h"

#include "core/telemetry/format.h"
#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/prompt_words.h"
#include "ui/presenters/waterfall_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

QString start(const PromptForecast& forecast)
{
    if (forecast.refused)
        return Words::tr("no model would take it now: %1").arg(prompt_words::failureName(*forecast.refused));
    if (forecast.model.isEmpty())
        return Words::tr("no model would take it now");
    if (forecast.paused)
        return Words::tr("paused; would start on %1").arg(forecast.model);
    if (forecast.wait <= Duration(0)) {
        if (forecast.limit == Limit::Concurrency)
            return Words::tr("waits for a free slot on %1").arg(forecast.model);
        return Words::tr("starts now on %1").arg(forecast.model);
    }
    const QString wait = figures::duration(forecast.wait.count());
    if (!forecast.limit)
        return Words::tr("starts in %1 on %2").arg(wait, forecast.model);
    return Words::tr("starts in %1 on %2 (%3)").arg(wait, forecast.model, waterfall_words::limit(*forecast.limit));
}

} // namespace

namespace {

QString tokens(const PromptForecast& forecast)
{
    const QString text = Words::tr("~%Ln tokens in", nullptr, int(forecast.input_tokens));
    return forecast.input_error ? Words::tr("%1 (± %2)").arg(text, formatPercent(*forecast.input_error)) : text;
}

} // namespace

QString forecastText(const PromptForecast& forecast, int calls)
{
    QStringList parts{tokens(forecast)};
    if (!forecast.at_most_usd)
        parts << Words::tr("price unknown");
    else if (calls == 1)
        parts << Words::tr("at most %1").arg(formatMoney(*forecast.at_most_usd));
    else
        parts << Words::tr("at most %1 for %n calls", nullptr, calls).arg(formatMoney(*forecast.at_most_usd * calls));
    parts << start(forecast);
    return parts.join(QStringLiteral(" · "));
}

QString comparisonText(const std::vector<PromptForecast>& forecasts)
{
    if (forecasts.empty())
        return {};
    QStringList parts{tokens(forecasts.front())};
    std::optional<double> together = 0;
    for (const PromptForecast& forecast : forecasts)
        together = together && forecast.at_most_usd ? std::optional(*together + *forecast.at_most_usd) : std::nullopt;
    parts << (together ? Words::tr("at most %1 together").arg(formatMoney(*together)) : Words::tr("price unknown"));
    for (const PromptForecast& forecast : forecasts)
        parts << start(forecast);
    return parts.join(QStringLiteral(" · "));
}

QString cannotText(const PromptForecast& forecast)
{
    QStringList parts;
    for (const PromptForecast::Absent& absent : forecast.cannot)
        parts << Words::tr("%1: %2").arg(absent.model, absent.why);
    return parts.isEmpty() ? QString() : Words::tr("Cannot take it now: %1").arg(parts.join(QStringLiteral(" · ")));
}

QString orderText(const PromptForecast& forecast)
{
    QStringList lines;
    if (!forecast.model.isEmpty())
        lines << Words::tr("Asked first: %1").arg(forecast.model);
    if (!forecast.next.isEmpty())
        lines << Words::tr("If that fails: %1").arg(forecast.next.join(QStringLiteral(", ")));
    for (const PromptForecast::Absent& absent : forecast.cannot)
        lines << Words::tr("%1 cannot: %2").arg(absent.model, absent.why);
    return lines.join(u'\n');
}

QString refusalText(FallbackReason reason, Instant until, Instant now)
{
    const QString why = waterfall_words::refusal(reason);
    if (until >= kNever || until <= now)
        return why;
    const Countdown left = formatCountdown(until - now, QDateTime::currentDateTime());
    return left.clock ? Words::tr("%1, until %2").arg(why, left.text) : Words::tr("%1, for %2").arg(why, left.text);
}

QString noKeyText(const QString& provider, KeyStatus status)
{
    switch (status) {
    case KeyStatus::Locked: return Words::tr("the keyring with the key for %1 is locked").arg(provider);
    case KeyStatus::Absent: return Words::tr("no key for %1 (Settings → Providers & keys)").arg(provider);
    default: return Words::tr("the key for %1 cannot be read (Settings → Providers & keys)").arg(provider);
    }
}

} // namespace plimsoll
