#include "core/wire/wire_number.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <charconv>
#include <cmath>

namespace plimsoll {

namespace {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

struct UnitName
{
    const char* name;
    double ms;
};
constexpr std::array<UnitName, 8> kGoUnits{
    {{"ms", 1}, {"s", 1e3}, {"m", 6e4}, {"h", 3.6e6}, {"us", 1e-3}, {"\xC2\xB5s", 1e-3}, {"ns", 1e-6}, {"d", 8.64e7}}};
constexpr std::array<UnitName, 16> kWordUnits{{{"milliseconds", 1}, {"millisecond", 1}, {"seconds", 1e3},
                                               {"second", 1e3}, {"secs", 1e3}, {"sec", 1e3}, {"minutes", 6e4},
                                               {"minute", 6e4}, {"mins", 6e4}, {"min", 6e4}, {"hours", 3.6e6},
                                               {"hour", 3.6e6}, {"hrs", 3.6e6}, {"hr", 3.6e6}, {"days", 8.64e7},
                                               {"day", 8.64e7}}};

template <std::size_t N> std::optional<double> unitOf(QByteArrayView word, const std::array<UnitName, N>& units)
{
    for (const UnitName& unit : units)
        if (word.compare(unit.name, Qt::CaseInsensitive) == 0)
            return unit.ms;
    return std::nullopt;
}

/// The letters (and the micro sign) that `text` starts with.
QByteArrayView leadingWord(QByteArrayView text)
{
    qsizetype i = 0;
    while (i < text.size() && (isLetter(text[i]) || static_cast<unsigned char>(text[i]) == 0xC2
                               || static_cast<unsigned char>(text[i]) == 0xB5))
        ++i;
    return text.first(i);
}

} // namespace

std::optional<double> leadingDecimal(QByteArrayView text, qsizetype& used)
{
    qsizetype i = !text.isEmpty() && text[0] == '-' ? 1 : 0;
    const qsizetype first = i;
    while (i < text.size() && isDigit(text[i]))
        ++i;
    const qsizetype whole = i - first;
    qsizetype fraction = 0;
    if (i < text.size() && text[i] == '.') {
        qsizetype j = i + 1;
        while (j < text.size() && isDigit(text[j]))
            ++j;
        fraction = j - i - 1;
        if (fraction > 0)
            i = j; // a full stop after the number is the sentence's
    }
    used = i;
    if (whole + fraction == 0)
        return std::nullopt;
    double value = 0;
    const auto result = std::from_chars(text.data(), text.data() + i, value, std::chars_format::fixed);
    if (result.ec != std::errc() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<double> parseDecimal(QByteArrayView text)
{
    text = text.trimmed();
    qsizetype used = 0;
    const auto value = leadingDecimal(text, used);
    return used == text.size() ? value : std::nullopt;
}

std::optional<double> parseGoDuration(QByteArrayView text)
{
    text = text.trimmed();
    double sum = 0;
    bool any = false;
    while (!text.isEmpty()) {
        qsizetype used = 0;
        const auto amount = leadingDecimal(text, used);
        if (!amount || *amount < 0)
            return std::nullopt;
        text = text.sliced(used);
        const QByteArrayView word = leadingWord(text);
        const auto unit = unitOf(word, kGoUnits);
        if (!unit)
            return std::nullopt;
        sum += *amount * *unit;
        any = true;
        text = text.sliced(word.size());
    }
    return any && std::isfinite(sum) ? std::optional(sum) : std::nullopt;
}

std::optional<double> leadingDelay(QByteArrayView text, bool bare_seconds)
{
    double sum = 0;
    bool any = false;
    for (;;) {
        while (!text.isEmpty() && text[0] == ' ')
            text = text.sliced(1);
        qsizetype used = 0;
        const auto amount = leadingDecimal(text, used);
        if (!amount || *amount < 0)
            break;
        QByteArrayView rest = text.sliced(used);
        while (!rest.isEmpty() && rest[0] == ' ')
            rest = rest.sliced(1);
        const QByteArrayView word = leadingWord(rest);
        auto unit = unitOf(word, kGoUnits);
        if (!unit)
            unit = unitOf(word, kWordUnits);
        if (!unit) {
            if (!any && bare_seconds)
                return *amount * 1e3;
            break;
        }
        sum += *amount * *unit;
        any = true;
        text = rest.sliced(word.size());
    }
    return any && std::isfinite(sum) ? std::optional(sum) : std::nullopt;
}

std::optional<double> jsonNumber(const QJsonValue& value)
{
    if (value.isDouble())
        return std::isfinite(value.toDouble()) ? std::optional(value.toDouble()) : std::nullopt;
    if (value.isString())
        return parseDecimal(value.toString().toUtf8());
    return std::nullopt;
}

std::optional<std::int64_t> jsonCount(const QJsonValue& value)
{
    if (!value.isDouble() || !std::isfinite(value.toDouble()))
        return std::nullopt;
    constexpr double kMost = 9007199254740992.0; // exact in a double, and sums of a few stay far from overflow
    return static_cast<std::int64_t>(std::clamp(value.toDouble(), 0.0, kMost));
}

std::optional<double> knownAmount(double value)
{
    if (value == -1)
        return std::nullopt;
    return value < 0 ? 0 : value;
}

} // namespace plimsoll
