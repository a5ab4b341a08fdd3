#include "core/wire/unified_windows.h"

#include "core/wire/wire_number.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

std::optional<LimitWindow::Status> statusOf(QByteArrayView word)
{
    if (word == "allowed")
        return LimitWindow::Status::Ok;
    if (word == "allowed_warning")
        return LimitWindow::Status::Warning;
    if (word == "rejected" || word == "rate_limited")
        return LimitWindow::Status::Rejected;
    return std::nullopt;
}

/// "seven_day_sonnet" is the window "7d_sonnet".
QByteArray windowOfClaim(QByteArray claim)
{
    if (claim.startsWith("five_hour"))
        return claim.replace(0, 9, "5h");
    if (claim.startsWith("seven_day"))
        return claim.replace(0, 9, "7d");
    return claim;
}

std::optional<std::int64_t> spanOf(const QByteArray& name)
{
    if (name.startsWith("5h"))
        return 18000;
    if (name.startsWith("7d"))
        return 604800;
    return std::nullopt;
}

/// A fraction of the window that is used, as what is left in percent.
std::optional<double> remainingOf(QByteArrayView utilization)
{
    const auto used = parseDecimal(utilization);
    const auto known = used ? knownAmount(*used) : std::nullopt;
    if (!known)
        return std::nullopt;
    const double left = 100 - *known * 100;
    return left <= 0 ? 0 : std::round(left * 1e9) / 1e9; // 0.83 is 17, not 17.000000000000004
}

} // namespace

UnifiedWindows::Seen& UnifiedWindows::of(const QByteArray& name, qsizetype position)
{
    const auto found = std::find_if(m_seen.begin(), m_seen.end(), [&](const Seen& s) { return s.name == name; });
    if (found != m_seen.end())
        return *found;
    m_seen.push_back({name, position, {}, {}, {}, {}, false});
    return m_seen.back();
}

void UnifiedWindows::read(QByteArrayView rest, QByteArrayView value, qsizetype position)
{
    value = firstOfList(value);
    if (value.isEmpty())
        return;
    const auto first = [&](QByteArray& slot) {
        if (slot.isEmpty())
            slot = value.toByteArray();
    };
    if (rest == "status") {
        first(m_status);
    } else if (rest == "reset") {
        first(m_reset);
    } else if (rest == "representative-claim") {
        first(m_claim);
        m_position = position;
    } else {
        constexpr std::pair<const char*, QByteArray Seen::*> kFields[] = {{"-status", &Seen::status},
                                                                           {"-utilization", &Seen::utilization},
                                                                           {"-reset", &Seen::reset},
                                                                           {"-surpassed-threshold", &Seen::threshold}};
        for (const auto& [suffix, field] : kFields) {
            const QByteArrayView ending(suffix);
            if (!rest.endsWith(ending) || rest.size() == ending.size())
                continue;
            Seen& seen = of(rest.chopped(ending.size()).toByteArray(), position);
            first(seen.*field);
            seen.listed |= field != &Seen::threshold;
            return;
        }
    }
}

void UnifiedWindows::addTo(WindowSet& windows) const
{
    std::vector<Seen> all = m_seen;
    const auto listed = [](const Seen& s) { return s.listed; };
    if (!m_status.isEmpty() || !m_reset.isEmpty()) {
        auto own = all.end();
        if (!m_claim.isEmpty()) {
            const QByteArray name = windowOfClaim(m_claim.toLower());
            own = std::find_if(all.begin(), all.end(), [&](const Seen& s) { return s.name == name; });
            if (own == all.end())
                own = all.insert(all.end(), {name, m_position, {}, {}, {}, {}, true});
            own->listed = true;
        } else if (std::count_if(all.begin(), all.end(), listed) == 1) {
            own = std::find_if(all.begin(), all.end(), listed);
        }
        if (own != all.end()) {
            if (own->status.isEmpty())
                own->status = m_status;
            if (own->reset.isEmpty())
                own->reset = m_reset;
        }
    }
    for (const Seen& seen : all) {
        if (!seen.listed)
            continue;
        windows.at(seen.position);
        LimitWindow& window =
            windows.of(QString::fromLatin1(seen.name), QString(), spanOf(seen.name), LimitWindow::Unit::Percent);
        window.limit = 100;
        window.remaining = remainingOf(seen.utilization);
        windows.setReset(window, seen.reset);
        window.said = statusOf(seen.status.toLower());
        if (!window.said && !seen.threshold.isEmpty())
            window.said = LimitWindow::Status::Warning;
    }
}

} // namespace plimsoll
