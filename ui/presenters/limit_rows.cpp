#include "ui/presenters/limit_rows.h"

#include "core/telemetry/format.h"
#include "ui/presenters/window_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace plimsoll::limit_rows {

namespace {

constexpr double kSpent = 0.005, kLow = 0.2;     ///< as the gauges of the Live page
constexpr double kMoved = 0.02;                  ///< share of the limit from which on a trend is told
constexpr qint64 kWeek = 6 * 24 * 3600 * 1000LL; ///< ms: a day of the week names one day only
constexpr WallMs kTrendSpan = 10 * 60 * 1000;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Limits)
};

QString age(WallMs heard, const QDateTime& now)
{
    const qint64 ms = now.toMSecsSinceEpoch() - heard;
    if (ms < 1000)
        return Words::tr("just now");
    return Words::tr("%1 ago").arg(formatDuration(Duration(ms / 1000 * 1000)));
}

void judge(LimitRow& row, const LimitWindow& window, bool has_reset)
{
    if (has_reset) { // what was left then says nothing of now
        row.meaning = Meaning::Idle;
        row.state = Words::tr("old");
    } else if (window.status == LimitWindow::Status::Rejected || (row.share && *row.share <= kSpent)) {
        row.meaning = Meaning::Failed;
        row.state = Words::tr("spent");
    } else if (window.status == LimitWindow::Status::Warning || (row.share && *row.share < kLow)) {
        row.meaning = Meaning::Warning;
        row.state = Words::tr("low");
    } else if (row.share) {
        row.meaning = Meaning::Ok;
        row.state = Words::tr("ok");
    } else {
        row.meaning = Meaning::Idle;
        row.state = Words::tr("unknown");
    }
}

void addTrend(LimitRow& row, const KnownWindow& known)
{
    const double limit = known.window.limit.value_or(0);
    if (!(limit > 0) || known.trend.size() < 2)
        return;
    for (const RemainingAt& point : known.trend)
        if (known.trend.back().at - point.at <= kTrendSpan)
            row.line.append(std::clamp(point.remaining / limit, 0.0, 1.0));
    if (row.line.size() < 2)
        return;
    const double moved = row.line.last() - row.line.first();
    row.trend = moved <= -kMoved  ? Words::tr("↘ falling")
                : moved >= kMoved ? Words::tr("↗ rising")
                                  : Words::tr("→ steady");
}

LimitRow rowOf(const KnownWindow& known, const QDateTime& now)
{
    const LimitWindow& window = known.window;
    LimitRow row;
    row.window = window_words::windowName(window.name, window.scope);
    row.subscription = window_words::isSubscription(window);
    row.span = window_words::span(window.span_s);
    row.usual_span = window.span_s == 60;
    row.left = window_words::left(window);
    row.exact = window_words::exact(window);
    row.share = window_words::share(window);
    const auto reset = resetOf(window, known.at);
    row.resets = resets(reset, now);
    row.age = age(known.at, now);
    judge(row, window, reset && *reset <= now.toMSecsSinceEpoch());
    addTrend(row, known);
    return row;
}

/// A subscription's window is the account's, whichever model's reply told of it: the newest word counts.
void addSubscription(std::vector<std::pair<WallMs, LimitRow>>& all, WallMs heard, LimitRow row)
{
    const auto known =
        std::find_if(all.begin(), all.end(), [&](const auto& other) { return other.second.isSame(row); });
    if (known == all.end())
        all.emplace_back(heard, std::move(row));
    else if (known->first < heard)
        *known = {heard, std::move(row)};
}

} // namespace

std::optional<WallMs> resetOf(const LimitWindow& window, WallMs heard)
{
    return window.resets_in_ms ? std::optional(heard + *window.resets_in_ms) : window.resets_at;
}

QString resets(std::optional<WallMs> reset, const QDateTime& now)
{
    if (!reset)
        return QStringLiteral("–");
    const qint64 left = *reset - now.toMSecsSinceEpoch();
    if (left <= 0)
        return Words::tr("has reset");
    const QDateTime then = now.addMSecs(left);
    if (then.date() != now.date() && left < kWeek) {
        const QLocale locale;
        return QStringLiteral("%1 %2").arg(locale.dayName(then.date().dayOfWeek(), QLocale::ShortFormat),
                                           locale.toString(then.time(), QLocale::ShortFormat));
    }
    const Countdown countdown = formatCountdown(Duration(left), now);
    return countdown.clock ? Words::tr("at %1").arg(countdown.text) : Words::tr("in %1").arg(countdown.text);
}

std::vector<LimitRow> of(const LimitBook& book, const QDateTime& now)
{
    std::vector<std::pair<WallMs, LimitRow>> subscriptions;
    std::vector<LimitRow> rates;
    for (const KnownModel& model : book.models()) {
        for (const KnownWindow& window : model.windows) {
            LimitRow row = rowOf(window, now);
            row.provider = model.provider;
            if (row.subscription) {
                addSubscription(subscriptions, window.at, std::move(row));
            } else {
                row.model = model.model;
                rates.push_back(std::move(row));
            }
        }
    }
    std::vector<LimitRow> out;
    for (auto& [heard, row] : subscriptions)
        out.push_back(std::move(row));
    std::move(rates.begin(), rates.end(), std::back_inserter(out));
    return out;
}

std::vector<LimitRow> of(const LimitWindows& windows, WallMs at, const QDateTime& now)
{
    std::vector<LimitRow> out;
    for (const LimitWindow& window : windows)
        out.push_back(rowOf({window, at, {}}, now));
    return out;
}

} // namespace plimsoll::limit_rows
