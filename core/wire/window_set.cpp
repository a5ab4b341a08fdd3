#include "core/wire/window_set.h"

#include "core/wire/wire_number.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace plimsoll {

namespace {

constexpr double kLastMs = 253402300799999.0; ///< the end of the year 9999: what RFC 3339 can write

} // namespace

LimitWindow& WindowSet::of(const QString& name, const QString& scope, std::optional<std::int64_t> span,
                           LimitWindow::Unit unit)
{
    const auto found = std::find_if(m_windows.begin(), m_windows.end(), [&](const LimitWindow& w) {
        return w.name == name && w.scope == scope && w.span_s == span;
    });
    if (found != m_windows.end())
        return *found;
    LimitWindow window;
    window.name = name;
    window.scope = scope;
    window.span_s = span;
    window.unit = unit;
    m_windows.push_back(std::move(window));
    m_positions.push_back(m_position);
    return m_windows.back();
}

void WindowSet::put(const LimitNoun& noun, LimitField field, QByteArrayView value)
{
    LimitWindow probe;
    if (field == LimitField::Reset) {
        if (!setReset(probe, value))
            return;
        LimitWindow& window = of(noun.name, noun.scope, noun.span_s, noun.unit);
        if (!window.resets_at) {
            window.resets_at = probe.resets_at;
            window.resets_in_ms = probe.resets_in_ms;
        }
        return;
    }
    // Several proxies may each have added one ("60, 50"): the first counts; ";w=60" is the span of old drafts.
    qsizetype used = 0;
    value = value.trimmed();
    const auto number = leadingDecimal(value, used);
    const QByteArrayView rest = value.sliced(number ? used : 0).trimmed();
    if (!number || !(rest.isEmpty() || rest[0] == ',' || rest[0] == ';'))
        return;
    LimitWindow& window = of(noun.name, noun.scope, noun.span_s, noun.unit);
    auto& slot = field == LimitField::Limit ? window.limit : window.remaining;
    if (!slot)
        slot = knownAmount(*number);
}

LimitWindows WindowSet::take()
{
    if (std::is_sorted(m_positions.begin(), m_positions.end()))
        return std::move(m_windows);
    std::vector<std::size_t> order(m_windows.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return m_positions[a] < m_positions[b]; });
    LimitWindows sorted;
    for (const std::size_t i : order)
        sorted.push_back(std::move(m_windows[i]));
    return sorted;
}

QByteArrayView firstOfList(QByteArrayView value)
{
    const qsizetype comma = value.indexOf(',');
    return (comma < 0 ? value : value.first(comma)).trimmed();
}

void WindowSet::setDelay(LimitWindow& window, double ms) const
{
    if (!(ms >= 0) || ms > kLastMs - static_cast<double>(m_now))
        return;
    window.resets_in_ms = static_cast<std::int64_t>(std::ceil(ms - 1e-6));
    window.resets_at = m_now + *window.resets_in_ms;
}

bool WindowSet::setReset(LimitWindow& window, QByteArrayView value) const
{
    value = value.trimmed();
    if (const auto number = parseDecimal(value)) {
        if (*number >= 1e12) {
            if (*number <= kLastMs)
                window.resets_at = static_cast<WallMs>(std::ceil(*number));
        } else if (*number >= 1e9 && *number * 1000 <= kLastMs) {
            window.resets_at = static_cast<WallMs>(std::ceil(*number * 1000 - 1e-6));
        } else if (*number < 1e9) {
            setDelay(window, *number * 1000);
        }
    } else if (const auto delay = parseGoDuration(value)) {
        setDelay(window, *delay);
    } else if (const auto date = parseRfc3339(value)) {
        window.resets_at = *date;
    } else if (const auto http = parseHttpDate(value)) {
        window.resets_at = *http;
    } else if (value.contains(',')) {
        return setReset(window, firstOfList(value));
    }
    return window.resets_at.has_value();
}

} // namespace plimsoll
