#include "core/telemetry/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace plimsoll {

namespace {

QString twoDigits(qint64 number, const QLocale& locale)
{
    const QString text = locale.toString(number);
    return number < 10 ? locale.toString(0) + text : text;
}

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Format)
};

/// At most `decimals`, and no more zeros at the end than `least` decimals need.
QString trimmed(double value, int decimals, int least, const QLocale& locale)
{
    const double scaled = std::abs(value) * std::pow(10.0, decimals);
    for (double digits = std::round(scaled); decimals > least && std::fmod(digits, 10) == 0; digits /= 10)
        --decimals;
    return locale.toString(value, 'f', decimals);
}

} // namespace

QString formatDuration(Duration duration, const QLocale& locale)
{
    const qint64 ms = std::max<qint64>(duration.count(), 0);
    if (ms < 1000)
        return Words::tr("%1 ms").arg(locale.toString(ms));
    if (ms < 10'000)
        return Words::tr("%1 s").arg(trimmed(std::floor(double(ms) / 100) / 10, 1, 0, locale));
    const qint64 s = ms / 1000;
    if (s < 60)
        return Words::tr("%1 s").arg(locale.toString(s));
    if (s < 3600)
        return Words::tr("%1 m %2 s").arg(locale.toString(s / 60), twoDigits(s % 60, locale));
    if (s < 86'400)
        return Words::tr("%1 h %2 m", "hours, minutes").arg(locale.toString(s / 3600), twoDigits(s / 60 % 60, locale));
    return Words::tr("%1 d %2 h", "days, hours").arg(locale.toString(s / 86'400), twoDigits(s / 3600 % 24, locale));
}

Countdown formatCountdown(Duration left, const QDateTime& now, const QLocale& locale)
{
    using std::chrono::seconds;
    const auto up = std::chrono::ceil<seconds>(std::max(left, Duration(0)));
    if (up < seconds(60))
        return {false, Words::tr("%1 s").arg(locale.toString(qint64(up.count())))};
    if (up <= seconds(3600))
        return {false, formatDuration(up, locale)};
    const QDateTime then = now.addMSecs(left.count());
    const QString time = locale.toString(then.time(), QLocale::ShortFormat);
    if (then.date() == now.date())
        return {true, time};
    return {true, locale.toString(then.date(), QLocale::ShortFormat) + QLatin1Char(' ') + time};
}

QString formatMoney(double usd, const QLocale& locale)
{
    const double size = std::abs(usd);
    int decimals = 2;
    if (size > 0 && size < 1)
        decimals = std::clamp(3 - int(std::floor(std::log10(size))), 2, 12);
    const QString number = trimmed(size, decimals, 2, locale);
    const QString dollars = QLatin1Char('$') + number;
    return usd < 0 ? locale.negativeSign() + dollars : dollars;
}

QString formatTokens(std::int64_t tokens, const QLocale& locale)
{
    struct Unit
    {
        double size;
        QLatin1String symbol;
    };
    static constexpr std::array<Unit, 3> kUnits{
        {{1e9, QLatin1String("G")}, {1e6, QLatin1String("M")}, {1e3, QLatin1String("k")}}};
    const double size = std::abs(double(tokens));
    for (const Unit& unit : kUnits) {
        if (size >= unit.size - unit.size / 2e4) // what would be rounded up to 1000 of the smaller unit
            return QStringLiteral("%1 %2").arg(trimmed(double(tokens) / unit.size, 1, 0, locale), unit.symbol);
    }
    return locale.toString(qint64(tokens));
}

QString formatExact(std::int64_t number, const QLocale& locale)
{
    return locale.toString(qint64(number));
}

QString formatPercent(double fraction, const QLocale& locale)
{
    double percent = fraction * 100;
    if (fraction > 0)
        percent = std::max(percent, 0.1);
    if (fraction < 1)
        percent = std::min(percent, 99.9);
    const bool fine = percent < 10 || (percent > 99 && percent < 100);
    return Words::tr("%1 %", "percent").arg(trimmed(percent, fine ? 1 : 0, 0, locale));
}

QString formatRate(double per_second, const QLocale& locale)
{
    return Words::tr("%1 / s", "per second").arg(trimmed(per_second, per_second < 10 ? 2 : 0, 0, locale));
}

} // namespace plimsoll
