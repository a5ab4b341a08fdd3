#include "core/wire/wall_time.h"

#include <QByteArray>
#include <QDateTime>
#include <QTimeZone>

#include <array>
#include <chrono>

namespace plimsoll {

namespace {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Reads a text from left to right; after the first mismatch nothing matches any more.
class Scanner
{
public:
    explicit Scanner(QByteArrayView text) : m_rest(text) {}
    bool ok() const { return m_ok; }
    bool atEnd() const { return m_rest.isEmpty(); }
    char peek() const { return m_rest.isEmpty() ? '\0' : m_rest[0]; }

    int number(qsizetype least, qsizetype most)
    {
        int value = 0;
        qsizetype digits = 0;
        while (digits < most && digits < m_rest.size() && isDigit(m_rest[digits]))
            value = value * 10 + (m_rest[digits++] - '0');
        m_ok = m_ok && digits >= least;
        m_rest = m_rest.sliced(digits);
        return value;
    }
    bool optional(char c)
    {
        if (peek() != c || m_rest.isEmpty())
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }
    void expect(char c) { m_ok = optional(c) && m_ok; }
    void expect(QByteArrayView word)
    {
        if (m_rest.startsWith(word))
            m_rest = m_rest.sliced(word.size());
        else
            m_ok = false;
    }
    QByteArrayView letters()
    {
        qsizetype i = 0;
        while (i < m_rest.size() && ((m_rest[i] | 0x20) >= 'a' && (m_rest[i] | 0x20) <= 'z'))
            ++i;
        const QByteArrayView word = m_rest.first(i);
        m_rest = m_rest.sliced(i);
        return word;
    }

private:
    QByteArrayView m_rest;
    bool m_ok = true;
};

std::optional<WallMs> fromCivil(int year, int month, int day, int hour, int minute, int second)
{
    using namespace std::chrono;
    const year_month_day date{std::chrono::year(year), std::chrono::month(unsigned(month)), std::chrono::day(unsigned(day))};
    if (!date.ok() || hour > 23 || minute > 59 || second > 60) // 60: a leap second
        return std::nullopt;
    return milliseconds(sys_days(date).time_since_epoch()).count() + hour * 3600000LL + minute * 60000LL
           + second * 1000LL;
}

int monthOf(QByteArrayView word)
{
    constexpr std::array<const char*, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    for (std::size_t i = 0; i < kMonths.size(); ++i)
        if (word.compare(kMonths[i], Qt::CaseInsensitive) == 0)
            return static_cast<int>(i) + 1;
    return 0;
}

struct ClockTime
{
    int hour = 0, minute = 0, second = 0;
};

ClockTime clockTime(Scanner& in)
{
    ClockTime time;
    time.hour = in.number(2, 2);
    in.expect(':');
    time.minute = in.number(2, 2);
    in.expect(':');
    time.second = in.number(2, 2);
    return time;
}

} // namespace

std::optional<WallMs> parseRfc3339(QByteArrayView text)
{
    text = text.trimmed();
    if (text.size() < 20 || text[4] != '-')
        return std::nullopt;
    Scanner in(text);
    const int year = in.number(4, 4);
    in.expect('-');
    const int month = in.number(2, 2);
    in.expect('-');
    const int day = in.number(2, 2);
    if (!in.optional('T') && !in.optional('t'))
        in.expect(' ');
    const ClockTime time = clockTime(in);
    std::int64_t ms = 0;
    if (in.optional('.')) {
        ms = in.number(1, 1) * 100;
        for (const int place : {10, 1})
            ms += in.number(0, 1) * place; // after the last digit this reads nothing
        bool more = false;
        while (isDigit(in.peek()))
            more = in.number(1, 1) != 0 || more;
        ms += more; // rounded up: never too early
    }
    std::int64_t offset = 0;
    if (!in.optional('Z') && !in.optional('z')) {
        const int sign = in.peek() == '-' ? -1 : 1;
        if (!in.optional('-'))
            in.expect('+');
        const int hours = in.number(2, 2);
        in.expect(':');
        const int minutes = in.number(2, 2);
        if (hours > 23 || minutes > 59)
            return std::nullopt;
        offset = sign * (hours * 3600000LL + minutes * 60000LL);
    }
    const auto civil = fromCivil(year, month, day, time.hour, time.minute, time.second);
    if (!in.ok() || !in.atEnd() || !civil)
        return std::nullopt;
    return *civil + ms - offset;
}

std::optional<WallMs> parseHttpDate(QByteArrayView text)
{
    Scanner in(text.trimmed());
    if (in.letters().size() < 3) // the day of the week: said, but the date is what counts
        return std::nullopt;
    int year = 0, month = 0, day = 0;
    ClockTime time;
    if (in.optional(',')) {
        in.expect(' ');
        day = in.number(1, 2);
        const bool rfc850 = in.optional('-');
        if (!rfc850)
            in.expect(' ');
        month = monthOf(in.letters());
        in.expect(rfc850 ? '-' : ' ');
        year = in.number(2, 4);
        if (year < 100)
            year += year < 70 ? 2000 : 1900;
        in.expect(' ');
        time = clockTime(in);
        in.expect(' ');
        const QByteArrayView zone = in.letters();
        if (zone != "GMT" && zone != "UTC")
            return std::nullopt;
    } else { // asctime
        in.expect(' ');
        month = monthOf(in.letters());
        in.expect(' ');
        in.optional(' ');
        day = in.number(1, 2);
        in.expect(' ');
        time = clockTime(in);
        in.expect(' ');
        year = in.number(4, 4);
    }
    if (!in.ok() || !in.atEnd() || month == 0)
        return std::nullopt;
    return fromCivil(year, month, day, time.hour, time.minute, time.second);
}

std::optional<WallMs> findDateInWords(QByteArrayView text)
{
    // "2026-12-01 at 00:00 UTC": look for the words around the time, then to both sides.
    for (qsizetype from = 0; (from = text.indexOf(" at ", from)) >= 0; from += 4) {
        if (from < 10)
            continue;
        Scanner in(text.sliced(from - 10));
        const int year = in.number(4, 4);
        in.expect('-');
        const int month = in.number(2, 2);
        in.expect('-');
        const int day = in.number(2, 2);
        in.expect(" at ");
        const int hour = in.number(2, 2);
        in.expect(':');
        const int minute = in.number(2, 2);
        int second = 0;
        if (in.optional(':'))
            second = in.number(2, 2);
        in.expect(" UTC");
        if (!in.ok())
            continue;
        if (const auto at = fromCivil(year, month, day, hour, minute, second))
            return at;
    }
    return std::nullopt;
}

QString toRfc3339(WallMs at)
{
    using namespace std::chrono;
    const sys_time<milliseconds> time{milliseconds(at)};
    const auto days = floor<std::chrono::days>(time);
    const year_month_day date(days);
    const hh_mm_ss<milliseconds> clock(time - days);
    const auto two = [](auto value) { return QString::number(value).rightJustified(2, u'0'); };
    QString out = QString::number(int(date.year())).rightJustified(4, u'0') + u'-' + two(unsigned(date.month())) + u'-'
                  + two(unsigned(date.day())) + u'T' + two(clock.hours().count()) + u':' + two(clock.minutes().count())
                  + u':' + two(clock.seconds().count());
    if (const auto ms = clock.subseconds().count(); ms != 0)
        out += u'.' + QString::number(ms).rightJustified(3, u'0');
    return out + u'Z';
}

WallMs nextPacificMidnight(WallMs after)
{
    static const QTimeZone zone("America/Los_Angeles");
    if (!zone.isValid()) { // a machine without time zone data: standard time, at most an hour late
        constexpr WallMs kDay = 86400000, kOffset = 8 * 3600000;
        const WallMs local = after - kOffset;
        return (local / kDay + 1) * kDay + kOffset;
    }
    const QDate today = QDateTime::fromMSecsSinceEpoch(after, zone).date();
    return today.addDays(1).startOfDay(zone).toMSecsSinceEpoch();
}

} // namespace plimsoll
