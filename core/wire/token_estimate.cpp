#include "core/wire/token_estimate.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr double kLearning = 0.2; ///< what one reply counts against all before it

/// CJK, kana, Hangul, full-width forms: about a token a character.
constexpr bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x11FF) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7AF)
           || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFF00 && c <= 0xFFEF) || (c >= 0x20000 && c <= 0x3FFFF);
}

double weight(char32_t c)
{
    if (c < 0x80) {
        if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z')
            return 0.23; // words: 4 to 5 letters a token
        if (c >= '0' && c <= '9')
            return 0.4; // at most three digits a token
        if (c == ' ')
            return 0.18; // mostly part of the word after it; indentation is packed
        return c == '\n' ? 0.5 : 0.55; // punctuation is dense in code
    }
    if (isWide(c))
        return 1.1;
    if (c < 0x250)
        return 0.5; // accented Latin
    if (c < 0x530)
        return 0.4; // Greek, Cyrillic
    if (c >= 0x1F000)
        return 2.2; // emoji: several bytes, seldom one token
    return 0.8;     // Arabic, Indic, Thai and the rest
}

} // namespace

std::int64_t estimateTokens(QStringView text)
{
    double sum = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            c = QChar::surrogateToUcs4(text[i], text[i + 1]);
            ++i;
        }
        sum += weight(c);
    }
    return static_cast<std::int64_t>(std::ceil(sum));
}

void TokenCalibration::observe(const QString& model, std::int64_t estimated, std::int64_t actual)
{
    if (estimated <= 0 || actual <= 0)
        return;
    const double said = static_cast<double>(corrected(model, estimated));
    const double off = std::abs(said - static_cast<double>(actual)) / static_cast<double>(actual);
    // One strange reply (a tool's hidden text) must not tip the scale.
    const double seen = std::clamp(static_cast<double>(actual) / static_cast<double>(estimated), 0.25, 4.0);
    const auto known = m_learned.find(model);
    if (known == m_learned.end()) {
        m_learned.insert(model, {seen, off});
        return;
    }
    known->factor += kLearning * (seen - known->factor);
    known->error += kLearning * (off - known->error);
}

std::optional<double> TokenCalibration::error(const QString& model) const
{
    const auto known = m_learned.constFind(model);
    return known == m_learned.constEnd() ? std::nullopt : std::optional(known->error);
}

std::int64_t TokenCalibration::corrected(const QString& model, std::int64_t estimated) const
{
    return static_cast<std::int64_t>(std::ceil(static_cast<double>(estimated) * factor(model) - 1e-9));
}

} // namespace plimsoll
