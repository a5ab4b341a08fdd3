// Limit windows in words: what they are called, what is left, over which time.
#pragma once

#include "core/wire/limit_window.h"

#include <QJsonObject>
#include <QString>

namespace plimsoll::window_words {

/// "requests", "tokens in"; a subscription window's own name ("5 h", "7 d sonnet") as people say it.
QString windowName(const QString& name, const QString& scope);
/// Over which time: "a minute", "a day", "5 h"; empty if it is not known.
QString span(std::optional<std::int64_t> span_s);
/// "41 / 60", "11.2 k / 30 k", "37 %"; a dash for what is not known.
QString left(const LimitWindow& window);
/// As many digits as there are: for tooltips.
QString exact(const LimitWindow& window);
/// Share that is left, 0 to 1; nothing if it is not known.
std::optional<double> share(const LimitWindow& window);
/// Whether it is a window of a subscription (5 h, 7 d), and so of the account, and not of a rate.
bool isSubscription(const LimitWindow& window);
/// "requests 41 / 60": of a window as `limits` events have it.
QString brief(const QJsonObject& window);

} // namespace plimsoll::window_words
