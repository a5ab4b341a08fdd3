#include "core/wire/limit_noun.h"

#include <QByteArray>

namespace plimsoll {

std::optional<std::int64_t> spanOfWord(std::string_view word)
{
    constexpr std::pair<std::string_view, std::int64_t> kSpans[] = {
        {"second", 1}, {"sec", 1},      {"minute", 60}, {"min", 60},       {"hour", 3600},
        {"day", 86400}, {"week", 604800}, {"month", 2592000}};
    for (const auto& [name, span] : kSpans)
        if (word == name)
            return span;
    return std::nullopt;
}

LimitNoun parseLimitNoun(std::string_view text)
{
    LimitNoun noun;
    bool tokens = false, input = false, output = false;
    QByteArray scope;
    char before = '-';
    for (std::size_t start = 0; start < text.size();) {
        std::size_t end = start;
        while (end < text.size() && text[end] != '-' && text[end] != '_' && text[end] != ' ')
            ++end;
        const std::string_view word = text.substr(start, end - start);
        if (word == "tokens" || word == "token") {
            tokens = true;
        } else if (word == "input" || word == "output") {
            (word == "input" ? input : output) = true;
        } else if (const auto span = spanOfWord(word)) {
            noun.span_s = span;
        } else if (word != "requests" && word != "request" && word != "req" && !word.empty()) {
            if (!scope.isEmpty())
                scope.append(before);
            scope.append(word.data(), qsizetype(word.size()));
        }
        before = end < text.size() ? text[end] : '-';
        start = end + 1;
    }
    if (tokens) {
        noun.unit = LimitWindow::Unit::Tokens;
        noun.name = input ? QStringLiteral("input_tokens") : output ? QStringLiteral("output_tokens")
                                                                    : QStringLiteral("tokens");
    }
    if (!scope.isEmpty())
        noun.scope = QString::fromLatin1(scope);
    return noun;
}

} // namespace plimsoll
