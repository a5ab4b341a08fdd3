#include "ui/presenters/window_words.h"

#include "core/telemetry/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace plimsoll::window_words {

namespace {

using L = QLatin1String;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LimitWindow)
};

constexpr std::int64_t kSubscriptionSpan = 18000; ///< s, 5 h

/// "7d_sonnet" as "7 d sonnet".
QString spaced(const QString& name)
{
    QString out;
    for (qsizetype i = 0; i < name.size(); ++i) {
        if (i > 0 && name[i].isLetter() && name[i - 1].isDigit())
            out += u' ';
        out += name[i] == u'_' ? QChar(u' ') : name[i];
    }
    return out;
}

QString amount(double value, LimitWindow::Unit unit, bool whole)
{
    switch (unit) {
    case LimitWindow::Unit::Percent:
        return formatPercent(value / 100);
    case LimitWindow::Unit::Usd:
        return formatMoney(value);
    case LimitWindow::Unit::Requests:
    case LimitWindow::Unit::Tokens:
        break;
    }
    if (std::abs(value) >= 9e15)
        return QLocale().toString(value);
    return whole ? formatExact(std::int64_t(std::floor(value))) : formatTokens(std::int64_t(std::floor(value)));
}

QString figures(const LimitWindow& window, bool whole)
{
    const QString dash = QStringLiteral("–");
    const QString remaining = window.remaining ? amount(*window.remaining, window.unit, whole) : dash;
    if (window.unit == LimitWindow::Unit::Percent || (!window.limit && window.unit == LimitWindow::Unit::Usd))
        return remaining;
    return QStringLiteral("%1 / %2").arg(remaining, window.limit ? amount(*window.limit, window.unit, whole) : dash);
}

} // namespace

QString windowName(const QString& name, const QString& scope)
{
    QString out;
    if (name == L("requests"))
        out = Words::tr("requests");
    else if (name == L("tokens"))
        out = Words::tr("tokens");
    else if (name == L("input_tokens"))
        out = Words::tr("tokens in");
    else if (name == L("output_tokens"))
        out = Words::tr("tokens out");
    else if (name == L("spend"))
        out = Words::tr("spend cap");
    else if (name == L("overage"))
        out = Words::tr("extra usage");
    else if (name == L("primary"))
        out = Words::tr("primary window");
    else if (name == L("secondary"))
        out = Words::tr("secondary window");
    else
        out = spaced(name);
    return scope.isEmpty() ? out : QStringLiteral("%1 (%2)").arg(out, scope);
}

QString span(std::optional<std::int64_t> span_s)
{
    if (!span_s || *span_s <= 0)
        return {};
    switch (*span_s) {
    case 1:
        return Words::tr("a second");
    case 60:
        return Words::tr("a minute");
    case 3600:
        return Words::tr("an hour");
    case 86400:
        return Words::tr("a day");
    default:
        break;
    }
    const std::int64_t s = *span_s;
    if (s % 86400 == 0)
        return Words::tr("%n days", nullptr, int(s / 86400));
    if (s % 3600 == 0)
        return Words::tr("%n hours", nullptr, int(s / 3600));
    return formatDuration(std::chrono::seconds(s));
}

QString left(const LimitWindow& window)
{
    return figures(window, false);
}
QString exact(const LimitWindow& window)
{
    return figures(window, true);
}

std::optional<double> share(const LimitWindow& window)
{
    if (!window.remaining || !window.limit || !(*window.limit > 0))
        return window.remaining == 0.0 ? std::optional(0.0) : std::nullopt;
    return std::clamp(*window.remaining / *window.limit, 0.0, 1.0);
}

bool isSubscription(const LimitWindow& window)
{
    static const char* const kPlain[] = {"requests", "tokens", "input_tokens", "output_tokens"};
    const bool plain =
        std::any_of(std::begin(kPlain), std::end(kPlain), [&](const char* name) { return window.name == L(name); });
    return !plain && (window.unit == LimitWindow::Unit::Percent || window.span_s.value_or(0) >= kSubscriptionSpan);
}

QString brief(const QJsonObject& json)
{
    LimitWindow window;
    window.name = json.value(L("name")).toString();
    const auto number = [&](const char* key) {
        const QJsonValue value = json.value(L(key));
        return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
    };
    window.limit = number("limit");
    window.remaining = number("remaining");
    const QString unit = json.value(L("unit")).toString();
    window.unit = unit == L("percent")  ? LimitWindow::Unit::Percent
                  : unit == L("usd")    ? LimitWindow::Unit::Usd
                  : unit == L("tokens") ? LimitWindow::Unit::Tokens
                                        : LimitWindow::Unit::Requests;
    return QStringLiteral("%1 %2").arg(windowName(window.name, json.value(L("scope")).toString()), left(window));
}

} // namespace plimsoll::window_words
