// What trips a breaker, when it tries again, and what a retry budget lets through.
#include "ui/presenters/settings_preview.h"

#include "core/engine/policy_preview.h"
#include "core/telemetry/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace plimsoll::settings_previews {

namespace {

constexpr int kOpenings = 5;
constexpr double kStormRate = 5; // calls a second
constexpr Duration kOutage{30000}, kHorizon{60000};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SettingsPreview)
};

QString whole(double value)
{
    return formatTokens(qint64(value + 0.5));
}

SettingsPreview trip(const BreakerOptions& options, const BreakerPreview& preview)
{
    SettingsPreview shown{Words::tr("What opens it"), {}, {}};
    QStringList ways;
    if (options.failure_rate)
        ways << Words::tr("when %1 or more of at least %n outcomes of the last %2 are failures", nullptr, options.min_samples)
                    .arg(formatPercent(*options.failure_rate), time(options.window));
    if (options.consecutive_failures)
        ways << Words::tr("after %n failures in a row", nullptr, *options.consecutive_failures);
    if (ways.isEmpty()) {
        shown.words = Words::tr("Nothing: both conditions are off. A model that fails is asked again and again.");
        return shown;
    }
    shown.words = ways.size() == 1 ? Words::tr("Opens %1.").arg(ways.first()) : Words::tr("Opens %1, or %2.").arg(ways.first(), ways.last());
    if (preview.failures_in_a_row)
        shown.words += u' ' + Words::tr("A model that fails from the first call on is left after %n calls.", nullptr, *preview.failures_in_a_row);
    if (preview.trips.empty())
        return shown;
    PreviewPlot& plot = shown.plot;
    const int last = preview.trips.back().samples, step = preview.trips.front().samples;
    plot.x_from = step / 2.0;
    plot.x_to = last + step / 2.0;
    plot.y_to = last;
    for (const BreakerPreview::Trip& each : preview.trips) {
        const double left = each.samples - 0.42 * step, right = each.samples + 0.42 * step;
        const int safe = each.failures > 0 ? each.failures - 1 : each.samples;
        plot.boxes << PreviewPlot::Box{left, right, 0, double(safe), Meaning::Ok, true};
        if (each.failures > 0)
            plot.boxes << PreviewPlot::Box{left, right, double(safe), double(each.samples), Meaning::Failed, false};
    }
    plot.y_ticks = {{0, whole(0)}, {last / 2.0, whole(last / 2.0)}, {double(last), whole(last)}};
    plot.x_ticks = {{double(step), Words::tr("%n calls", nullptr, step)}, {last / 2.0, whole(last / 2.0)}, {double(last), whole(last)}};
    return shown;
}

SettingsPreview trials(const BreakerOptions& options, const BreakerPreview& preview)
{
    SettingsPreview shown{Words::tr("When it tries again"), {}, {}};
    QStringList open;
    double start = 0;
    PreviewPlot& plot = shown.plot;
    for (std::size_t i = 0; i < preview.open.size(); ++i) {
        const TimeBand& band = preview.open[i];
        const double low = start + double(band.low.count()), high = start + double(band.high.count());
        plot.boxes << PreviewPlot::Box{start, low, 0.25, 0.75, Meaning::Failed, true}
                   << PreviewPlot::Box{low, high, 0.25, 0.75, Meaning::Warning, true};
        start += double(band.middle.count());
        plot.lines << PreviewPlot::Line{{{start, 0.12}, {start, 0.88}}, Meaning::Warning};
        plot.x_ticks << PreviewPlot::Tick{start, time(ceilMs(start))};
        if (i < 3)
            open << times(band.low, band.high);
    }
    plot.x_to = std::max(1.0, start * 1.04);
    shown.words = Words::tr("Left alone for %1; each trial that fails leaves it for longer: %2, at most %3.")
                      .arg(open.value(0), open.mid(1).join(QStringLiteral(", ")), time(options.open_cap));
    shown.words += u' ' + Words::tr("%n requests may try at once;", nullptr, options.probes) + u' '
        + Words::tr("closes after %n successes.", nullptr, options.successes_to_close);
    return shown;
}

SettingsPreview storm(const RetryBudgetOptions& options, bool throttle)
{
    const BudgetPreview preview = previewRetryBudget(options, throttle, kStormRate, kOutage, kHorizon);
    SettingsPreview shown{throttle ? Words::tr("30 s of rate limits, 5 calls a second") : Words::tr("30 s of failures, 5 calls a second"), {}, {}};
    const QString rest = !preview.every_s ? Words::tr("then none until a call succeeds")
        : *preview.every_s <= 0           ? Words::tr("and never an end to them: they cost nothing")
                                          : Words::tr("then one each %1").arg(time(ceilMs(*preview.every_s * 1000)));
    const QString at_once = preview.at_once >= BudgetPreview::kMostAtOnce ? Words::tr("Any number of retries at once")
                                                                          : Words::tr("%n retries at once,", nullptr, preview.at_once) + u' ' + rest;
    shown.words = at_once + u' '
        + Words::tr("(of %1 wanted in this storm: %2 sent, %3 refused). A refused retry is no delay: the call goes on to the next model.")
              .arg(QLocale().toString(preview.granted + preview.refused), QLocale().toString(preview.granted), QLocale().toString(preview.refused));
    PreviewPlot& plot = shown.plot;
    plot.x_to = double(kHorizon.count());
    plot.y_to = std::max(1.0, options.capacity);
    plot.y_ticks = niceTicks(plot.y_to, whole);
    plot.boxes << PreviewPlot::Box{0, double(kOutage.count()), 0, plot.y_to, Meaning::Failed, true};
    PreviewPlot::Line balance{{{0, options.capacity}}, Meaning::Information};
    for (const BudgetPreview::Point& point : preview.points)
        balance.points << QPointF(double(toMs(point.at)), point.balance);
    plot.lines << balance;
    for (const double ms : {0.0, 30000.0, 60000.0})
        plot.x_ticks << PreviewPlot::Tick{ms, time(ceilMs(ms))};
    return shown;
}

} // namespace

QList<SettingsPreview> breaker(const BreakerOptions& options)
{
    const BreakerPreview preview = previewBreaker(options, kOpenings);
    return {trip(options, preview), trials(options, preview)};
}

QList<SettingsPreview> retryBudget(const RetryBudgetOptions& options)
{
    return {storm(options, false), storm(options, true)};
}

} // namespace plimsoll::settings_previews
