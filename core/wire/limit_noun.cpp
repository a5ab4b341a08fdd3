#include "core/wire/limit_noun.h"

#include <QByteArray>

namespace plimsoll {

std::optional<std::int64_t> spanOfWord(QByteArrayView word)
{
    constexpr std::pair<const char*, std::int64_t> kSpans[] = {
        {"second", 1}, {"sec", 1},      {"minute", 60}, {"min", 60},       {"hour", 3600},
        {"day", 86400}, {"week", 604800}, {"month", 2592000}};
    for (const auto& [name, span] : kSpans)
        if (word == name)
            return span;
    return std::nullopt;
}

LimitNoun parseLimitNoun(QByteArrayView text)
{
    LimitNoun noun;
    bool tokens = false, input = false, output = false;
    QByteArray scope;
    char before = '-';
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = start;
        while (end < text.size() && text[end] != '-' && text[end] != '_' && text[end] != ' ')
            ++end;
        const QByteArrayView word = text.sliced(start, end - start);
        if (word == "tokens" || word == "token") {
            tokens = true;
        } else if (word == "input" || word == "output") {
            (word == "input" ? input : output) = true;
        } else if (const auto span = spanOfWord(word)) {
            noun.span_s = span;
        } else if (word != "requests" && word != "request" && word != "req" && !word.isEmpty()) {
            if (!scope.isEmpty())
                scope.append(before);
            scope.append(word);
        }
        before = end < text.size() ? text[end] : '-';
        start = end + 1;
    }
    if (tokens) {
        noun.unit = LimitWindow::Unit::Tokens;
        noun.name = input ? QStringLiteral("input_tokens") : output ? QStringLiteral("output_tokens")
                                                                    : QStringLiteral("tokens");
    }
    noun.scope = QString::fromLatin1(scope);
    return noun;
}

} // namespace plimsoll
