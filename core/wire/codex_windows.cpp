#include "core/wire/codex_windows.h"

#include "core/wire/wire_number.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

void CodexWindows::read(QByteArrayView rest, QByteArrayView value, qsizetype position)
{
    constexpr std::pair<const char*, QByteArray Seen::*> kFields[] = {{"-used-percent", &Seen::used_percent},
                                                                       {"-window-minutes", &Seen::minutes},
                                                                       {"-reset-at", &Seen::reset_at},
                                                                       {"-reset-after-seconds", &Seen::reset_after}};
    for (const auto& [suffix, field] : kFields) {
        const QByteArrayView ending(suffix);
        if (!rest.endsWith(ending))
            continue;
        // "primary" or "NAME-primary"
        QByteArrayView family = rest.chopped(ending.size());
        const qsizetype dash = family.lastIndexOf('-');
        const QByteArrayView name = family.sliced(dash + 1);
        if (name != "primary" && name != "secondary")
            return;
        const QByteArrayView scope = dash > 0 ? family.first(dash) : QByteArrayView("");
        auto seen = std::find_if(m_seen.begin(), m_seen.end(),
                                 [&](const Seen& s) { return s.name == name && s.scope == scope; });
        if (seen == m_seen.end())
            seen = m_seen.insert(m_seen.end(), {name.toByteArray(), scope.toByteArray(), position, {}, {}, {}, {}});
        if (((*seen).*field).isEmpty())
            (*seen).*field = firstOfList(value).toByteArray();
        return;
    }
}

void CodexWindows::addTo(WindowSet& windows) const
{
    for (const Seen& seen : m_seen) {
        const auto used = parseDecimal(seen.used_percent);
        const auto minutes = parseDecimal(seen.minutes);
        LimitWindow probe;
        windows.setReset(probe, seen.reset_at);
        if (const auto after = parseDecimal(seen.reset_after); !probe.resets_at && after)
            windows.setDelay(probe, *after * 1000);
        if (!used && !probe.resets_at && !minutes)
            continue;
        std::optional<std::int64_t> span;
        if (minutes && *minutes > 0 && *minutes < 1e8)
            span = static_cast<std::int64_t>(std::llround(*minutes * 60));
        windows.at(seen.position);
        LimitWindow& window = windows.of(QString::fromLatin1(seen.name), QString::fromLatin1(seen.scope), span,
                                         LimitWindow::Unit::Percent);
        window.limit = 100;
        if (const auto known = used ? knownAmount(*used) : std::nullopt)
            window.remaining = *known >= 100 ? 0 : std::round((100 - *known) * 1e9) / 1e9;
        window.resets_at = probe.resets_at;
        window.resets_in_ms = probe.resets_in_ms;
    }
}

} // namespace plimsoll
