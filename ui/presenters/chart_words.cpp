#include "ui/presenters/chart_words.h"

#include "core/telemetry/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace plimsoll::chart_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ChartWords)
};

} // namespace

QString value(double value, ChartUnit unit)
{
    if (!std::isfinite(value))
        return QStringLiteral("–");
    switch (unit) {
    case ChartUnit::Percent:
        return value < 0.05 ? QLocale().toString(0) + QStringLiteral(" %") : formatPercent(value / 100);
    case ChartUnit::Seconds:
        return formatDuration(Duration(std::int64_t(std::llround(value * 1000))));
    case ChartUnit::Dollars:
        return formatMoney(value);
    case ChartUnit::Count:
        break;
    }
    return formatExact(std::int64_t(std::llround(value)));
}

QString stepAgo(std::size_t index, std::size_t steps, double spanSeconds)
{
    if (steps == 0 || index + 1 >= steps)
        return Words::tr("now");
    const int seconds = int(std::lround(double(steps - 1 - index) * spanSeconds / double(steps)));
    return seconds < 120 ? Words::tr("%n s ago", nullptr, seconds)
                         : Words::tr("%1 min ago").arg(QLocale().toString(seconds / 60.0, 'g', 3));
}

QString summary(const ChartData& data)
{
    if (!data.hasValues())
        return data.empty;
    QStringList parts{Words::tr("Last %n minutes.", nullptr, int(data.spanSeconds / 60))};
    for (const ChartSeries& series : data.series) {
        double most = kNoValue, least = kNoValue, last = kNoValue;
        for (const double value : series.values) {
            if (!std::isfinite(value))
                continue;
            most = std::isfinite(most) ? std::max(most, value) : value;
            least = std::isfinite(least) ? std::min(least, value) : value;
            last = value;
        }
        if (!std::isfinite(most)) {
            parts << Words::tr("%1: nothing.").arg(series.name);
            continue;
        }
        const QString range =
            Words::tr("%1 to %2, last %3").arg(value(least, data.unit), value(most, data.unit), value(last, data.unit));
        parts << (series.latest.isEmpty() ? Words::tr("%1: %2.").arg(series.name, range)
                                          : Words::tr("%1: %2 in all; %3.").arg(series.name, series.latest, range));
    }
    if (!data.note.isEmpty())
        parts << data.note + QLatin1Char('.');
    return parts.join(QLatin1Char(' '));
}

} // namespace plimsoll::chart_words
