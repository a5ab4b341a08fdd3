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

QString forecastText(const PromptForecast& forecast)
{
    const QString tokens = Words::tr("~%n tokens in", nullptr, int(forecast.input_tokens));
    QStringList parts{forecast.input_error ? Words::tr("%1 (± %2)").arg(tokens, formatPercent(*forecast.input_error)) : tokens};
    parts << (forecast.at_most_usd ? Words::tr("at most %1").arg(formatMoney(*forecast.at_most_usd))
                                   : Words::tr("price unknown"));
    parts << start(forecast);
    return parts.join(QStringLiteral(" · "));
}

} // namespace plimsoll
