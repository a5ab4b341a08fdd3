// What a header's name says of a limit: "project-tokens" is tokens in the scope "project", "req-minute" is requests in
// a span of 60 s.
#pragma once

#include "core/wire/limit_window.h"

#include <string_view>

namespace plimsoll {

struct LimitNoun
{
    QString name = QStringLiteral("requests"); ///< a limit without a noun is `requests`
    QString scope;
    LimitWindow::Unit unit = LimitWindow::Unit::Requests;
    std::optional<std::int64_t> span_s;
};

/// Words are separated by '-', '_' or a blank; lower case.
LimitNoun parseLimitNoun(std::string_view text);
/// Seconds in "second", "minute", "day", ...; nothing for another word.
std::optional<std::int64_t> spanOfWord(std::string_view word);

} // namespace plimsoll
