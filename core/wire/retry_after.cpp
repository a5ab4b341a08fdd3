#include "core/wire/retry_after.h"

#include "core/wire/wire_number.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

bool isDayName(QByteArrayView word)
{
    constexpr const char* kDays[] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};
    if (word.size() < 3)
        return false;
    for (const char c : word)
        if ((c | 0x20) < 'a' || (c | 0x20) > 'z')
            return false;
    return std::any_of(std::begin(kDays), std::end(kDays),
                       [&](const char* day) { return word.first(3).compare(day, Qt::CaseInsensitive) == 0; });
}

/// Calls `use` for each value of a list in which dates keep their own comma.
template <class Use> void eachValue(QByteArrayView line, Use&& use)
{
    qsizetype start = 0;
    while (start <= line.size()) {
        qsizetype comma = line.indexOf(',', start);
        if (comma >= 0 && isDayName(line.sliced(start, comma - start).trimmed()))
            comma = line.indexOf(',', comma + 1);
        if (comma < 0)
            comma = line.size();
        use(line.sliced(start, comma - start).trimmed());
        start = comma + 1;
    }
}

void larger(std::optional<std::int64_t>& slot, std::optional<std::int64_t> value)
{
    if (value && (!slot || *value > *slot))
        slot = value;
}

} // namespace

std::optional<std::int64_t> validHint(double ms)
{
    if (!(ms > 0) || ms > kMostHintMs)
        return std::nullopt;
    return static_cast<std::int64_t>(std::ceil(ms - 1e-6));
}

void RetryAfter::read(QByteArrayView line, WallMs reference)
{
    eachValue(line, [&](QByteArrayView value) {
        if (const auto seconds = parseDecimal(value)) {
            larger(any_ms, validHint(*seconds * 1000));
            return;
        }
        auto at = parseHttpDate(value);
        if (!at)
            at = parseRfc3339(value);
        if (!at)
            return;
        const auto wait = validHint(static_cast<double>(*at - reference));
        larger(any_ms, wait);
        larger(date_ms, wait);
    });
}

std::optional<std::int64_t> readRetryAfterMs(QByteArrayView line)
{
    std::optional<std::int64_t> best;
    eachValue(line, [&](QByteArrayView value) {
        if (const auto ms = parseDecimal(value))
            larger(best, validHint(*ms));
    });
    return best;
}

} // namespace plimsoll
