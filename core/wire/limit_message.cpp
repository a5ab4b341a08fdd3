#include "core/wire/limit_message.h"

#include "core/wire/limit_noun.h"
#include "core/wire/wire_number.h"

namespace plimsoll {

namespace {

constexpr qsizetype kMostMessage = 16 * 1024; ///< bytes that are looked at

/// A number with or without thousands separators, after blanks and a colon.
std::optional<double> numberAfter(QByteArrayView text, QByteArrayView word)
{
    qsizetype at = text.indexOf(word);
    if (at < 0)
        return std::nullopt;
    at += word.size();
    while (at < text.size() && (text[at] == ' ' || text[at] == ':'))
        ++at;
    QByteArray digits;
    for (; at < text.size() && digits.size() < 40; ++at) {
        const char c = text[at];
        const auto digitAt = [&](qsizetype i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
        if (digitAt(at) || (c == '.' && digitAt(at + 1)))
            digits.append(c);
        else if (!(c == ',' && digitAt(at + 1) && digitAt(at + 2) && digitAt(at + 3) && !digitAt(at + 4)))
            break;
    }
    return parseDecimal(digits);
}

/// "on <noun> per <span> (..): Limit L, Used U, Requested R", lower case.
std::optional<LimitMessage::Figures> findFigures(QByteArrayView text)
{
    for (qsizetype from = 0; (from = text.indexOf(" per ", from)) >= 0; from += 5) {
        qsizetype end = from + 5;
        while (end < text.size() && text[end] >= 'a' && text[end] <= 'z')
            ++end;
        const auto span = spanOfWord(std::string_view(text.data() + from + 5, std::size_t(end - from - 5)));
        qsizetype noun_at = text.first(from).lastIndexOf(" on ") + 4;
        if (noun_at < 4) // not there: the message may begin with it
            noun_at = text.startsWith("on ") ? 3 : -1;
        if (!span || noun_at < 0 || noun_at > from)
            continue;
        const QByteArrayView words = text.sliced(noun_at, from - noun_at);
        if (words.size() > 60 || !(words.contains("token") || words.contains("request")))
            continue;
        const QByteArrayView rest = text.sliced(end, std::min<qsizetype>(text.size() - end, 200));
        const auto limit = numberAfter(rest, "limit");
        if (!limit)
            continue;
        const LimitNoun noun = parseLimitNoun(std::string_view(words.data(), std::size_t(words.size())));
        return LimitMessage::Figures{noun.name,  noun.scope, *span, *limit, numberAfter(rest, "used"),
                                     numberAfter(rest, "requested")};
    }
    return std::nullopt;
}

std::optional<double> findDelay(QByteArrayView text)
{
    constexpr const char* kPhrases[] = {"try again in ", "retry in ", "retry after "};
    for (const QByteArrayView phrase : kPhrases) {
        for (qsizetype at = 0; (at = text.indexOf(phrase, at)) >= 0;) {
            at += phrase.size();
            if (const auto delay = leadingDelay(text.sliced(at), false); delay && *delay > 0)
                return delay;
        }
    }
    return std::nullopt;
}

/// "limit: 0", and not "limit: 0.5" or "limit: 05".
bool saysLimitZero(QByteArrayView text)
{
    for (qsizetype at = 0; (at = text.indexOf("limit: 0", at)) >= 0;) {
        at += 8;
        const auto digitAt = [&](qsizetype i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
        if (!digitAt(at) && !(at < text.size() && (text[at] == '.' || text[at] == ',') && digitAt(at + 1)))
            return true;
    }
    return false;
}

std::optional<FailureClass> findClass(QByteArrayView text, const std::optional<LimitMessage::Figures>& figures)
{
    using enum FailureClass;
    if (text.contains("specified api usage limits") || text.contains("all available credits") || saysLimitZero(text))
        return QuotaExhausted;
    if (text.contains("per day (tpd)") || text.contains("per day (rpd)"))
        return UsageWindow;
    if (text.contains("prompt is too long") || text.contains("exceed context limit"))
        return ContextLength;
    if (figures && figures->span_s == 60 && figures->requested && *figures->requested > figures->limit)
        return LimitImpossible;
    return std::nullopt;
}

} // namespace

LimitMessage readMessage(const QByteArray& message)
{
    LimitMessage out;
    if (message.isEmpty())
        return out;
    const QByteArray head = message.left(kMostMessage);
    const QByteArray text = head.toLower();
    out.figures = findFigures(text);
    out.delay_ms = findDelay(text);
    out.access_date = findDateInWords(head);
    out.failure = findClass(text, out.figures);
    return out;
}

} // namespace plimsoll
