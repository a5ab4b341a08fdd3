// Numbers as people read them, in their locale's digits and separators and with their language's units: English where no
// translator is installed, as in plimsollctl. Words ("in", "at", "unknown") are ui's.
#pragma once

#include "core/base/instant.h"

#include <QDateTime>
#include <QLocale>
#include <QString>

namespace plimsoll {

/// "850 ms", "4.2 s", "12 s", "2 m 05 s", "1 h 05 m", "3 d 04 h". Rounded down to what is shown.
QString formatDuration(Duration duration, const QLocale& locale = {});

/// A countdown for ui to say "in %1" or "at %1" with. Up to an hour it counts whole seconds, rounded up, so that it
/// does not show 0 before the time has come; beyond that it is a time of day ("14:30"), with the day if it is not today.
struct Countdown
{
    bool clock = false;
    QString text;
};
Countdown formatCountdown(Duration left, const QDateTime& now, const QLocale& locale = {});

/// USD. Four significant digits below a dollar ("$0.001234", at least two decimals), two decimals from there on.
QString formatMoney(double usd, const QLocale& locale = {});
/// "950", "1.2 k", "3.4 M", "8 k".
QString formatTokens(std::int64_t tokens, const QLocale& locale = {});
/// All digits, grouped: for tooltips.
QString formatExact(std::int64_t number, const QLocale& locale = {});
/// Of a fraction: "2.4 %", "37 %", "99.5 %". Never rounds something to 0 % or 100 %: "0.1 %" is the least.
QString formatPercent(double fraction, const QLocale& locale = {});
/// "0.25 / s", "12 / s": a rate per second.
QString formatRate(double per_second, const QLocale& locale = {});

} // namespace plimsoll
