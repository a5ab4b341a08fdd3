#include "core/sandbox/text_tokens.h"

namespace plimsoll {

namespace {
constexpr qsizetype kLongest = 6;

/// Calls take(from, to) for each token.
template <class Take> void eachToken(const QString& text, Take take)
{
    qsizetype from = 0;
    for (qsizetype i = 1; i <= text.size(); ++i) {
        const bool wordBegins = i < text.size() && text[i].isSpace() && !text[i - 1].isSpace();
        const bool full = i - from >= kLongest && !(i < text.size() && text[i].isLowSurrogate());
        if (i == text.size() || wordBegins || full) {
            take(from, i);
            from = i;
        }
    }
}
} // namespace

QStringList splitTokens(const QString& text)
{
    QStringList tokens;
    eachToken(text, [&](qsizetype from, qsizetype to) { tokens.append(text.mid(from, to - from)); });
    return tokens;
}

int countTokens(const QString& text)
{
    int count = 0;
    eachToken(text, [&](qsizetype, qsizetype) { ++count; });
    return count;
}

} // namespace plimsoll
