#include "core/wire/ietf_limits.h"

#include "core/wire/wire_number.h"

#include <algorithm>

namespace plimsoll {

namespace {

/// Calls `use` for each part of a structured field, not cutting inside quotes.
template <class Use> void eachPart(QByteArrayView text, char separator, Use&& use)
{
    qsizetype start = 0;
    bool quoted = false;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && quoted && text[i] == '\\') {
            ++i;
        } else if (i < text.size() && text[i] == '"') {
            quoted = !quoted;
        } else if (i >= text.size() || (!quoted && text[i] == separator)) {
            const qsizetype end = std::min(i, text.size());
            use(text.sliced(start, end - start).trimmed());
            start = std::min(i + 1, text.size());
        }
    }
}

QByteArray unquoted(QByteArrayView text)
{
    if (text.size() < 2 || text[0] != '"' || text[text.size() - 1] != '"')
        return text.toByteArray();
    QByteArray out;
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == '\\' && i + 2 < text.size())
            ++i;
        out.append(text[i]);
    }
    return out;
}

std::optional<double> amount(QByteArrayView text)
{
    const auto value = parseDecimal(text);
    return value ? knownAmount(*value) : std::nullopt;
}

} // namespace

void IetfLimits::readState(QByteArrayView key, QByteArrayView value)
{
    if (!m_bare) {
        m_bare.emplace();
        m_bare->position = m_position;
    }
    if (key == "limit" && !m_bare->limit)
        m_bare->limit = amount(value);
    else if (key == "remaining" && !m_bare->remaining)
        m_bare->remaining = amount(value);
    else if (key == "reset" && m_bare->reset.isEmpty())
        m_bare->reset = value.toByteArray();
}

void IetfLimits::readItem(QByteArrayView text, bool state)
{
    IetfItem item;
    item.state = state;
    item.position = m_position;
    bool first = true, good = true;
    eachPart(text, ';', [&](QByteArrayView part) {
        const qsizetype equals = part.indexOf('=');
        if (first) {
            first = false;
            if (const auto number = parseDecimal(part))
                item.limit = knownAmount(*number); // draft-07's policy has no name
            else if (equals < 0 || part.startsWith('"'))
                item.name = unquoted(part);
            else
                good = false;
            good = good && (item.limit || !item.name.isEmpty());
            return;
        }
        if (equals <= 0)
            return;
        const QByteArray key = part.first(equals).trimmed().toByteArray().toLower();
        const QByteArray value = unquoted(part.sliced(equals + 1).trimmed());
        if (key == "q" || key == "l" || key == "limit")
            item.limit = amount(value);
        else if (key == "r" || key == "remaining")
            item.remaining = amount(value);
        else if (key == "w")
            item.span = amount(value);
        else if (key == "t" || key == "reset")
            item.reset = value;
    });
    if (!good)
        return;
    const bool says = state ? item.remaining || item.limit || !item.reset.isEmpty() : item.limit || item.span;
    if (says)
        m_items.push_back(std::move(item));
}

void IetfLimits::read(QByteArrayView name, QByteArrayView value, qsizetype position)
{
    m_position = position;
    if (name == "ratelimit-remaining" || name == "ratelimit-reset") {
        const qsizetype comma = value.indexOf(',');
        const bool reset_date = name == "ratelimit-reset" && comma == 3; // an HTTP date has a comma of its own
        readState(name.sliced(10), (comma < 0 || reset_date ? value : value.first(comma)).trimmed());
    } else if (name == "ratelimit-limit") {
        bool first = true;
        eachPart(value, ',', [&](QByteArrayView part) {
            if (first) {
                qsizetype used = 0;
                if (const auto limit = leadingDecimal(part, used); limit && (used == part.size() || part[used] == ';'))
                    readState("limit", part.first(used));
                if (part.contains(';'))
                    readItem(part, false);
            } else {
                readItem(part, false);
            }
            first = false;
        });
    } else if (name == "ratelimit-policy" || name == "ratelimit") {
        const bool state = name == "ratelimit";
        eachPart(value, ',', [&](QByteArrayView part) {
            const qsizetype equals = part.indexOf('=');
            const qsizetype semicolon = part.indexOf(';');
            const bool dictionary = state && equals > 0 && (semicolon < 0 || equals < semicolon) && !part.startsWith('"');
            if (!dictionary) {
                readItem(part, state);
                return;
            }
            eachPart(part, ';', [&](QByteArrayView pair) { // "limit=100;remaining=5" was seen too
                if (const qsizetype at = pair.indexOf('='); at > 0)
                    readState(pair.first(at).trimmed().toByteArray().toLower(), pair.sliced(at + 1).trimmed());
            });
        });
    }
}

void IetfLimits::addTo(WindowSet& windows) const
{
    std::vector<IetfItem> joined;
    for (const IetfItem& item : m_items) {
        const auto same = std::find_if(joined.begin(), joined.end(), [&](const IetfItem& other) {
            return other.name == item.name && (!item.name.isEmpty() ? other.state != item.state || other.span == item.span
                                                                    : other.limit == item.limit && other.span == item.span);
        });
        if (same == joined.end()) {
            joined.push_back(item);
            continue;
        }
        same->limit = same->limit ? same->limit : item.limit;
        same->remaining = same->remaining ? same->remaining : item.remaining;
        same->span = same->span ? same->span : item.span;
        if (same->reset.isEmpty())
            same->reset = item.reset;
    }
    if (m_bare && (m_bare->limit || m_bare->remaining || !m_bare->reset.isEmpty())) {
        // It speaks of the policy with its limit; of the only one, if it does not say its limit.
        auto own = std::find_if(joined.begin(), joined.end(),
                                [&](const IetfItem& item) { return m_bare->limit && item.limit == m_bare->limit; });
        if (own == joined.end() && !m_bare->limit && joined.size() == 1)
            own = joined.begin();
        if (own == joined.end()) {
            own = joined.insert(joined.begin(), IetfItem{});
            own->position = m_bare->position;
        }
        own->limit = own->limit ? own->limit : m_bare->limit;
        own->remaining = m_bare->remaining;
        own->reset = m_bare->reset;
    }
    for (const IetfItem& item : joined) {
        std::optional<std::int64_t> span;
        if (item.span && *item.span > 0 && *item.span < 1e12)
            span = static_cast<std::int64_t>(*item.span);
        windows.at(item.position);
        LimitWindow& window = windows.of(QStringLiteral("requests"), QString::fromUtf8(item.name), span,
                                         LimitWindow::Unit::Requests);
        if (!window.limit)
            window.limit = item.limit;
        if (!window.remaining)
            window.remaining = item.remaining;
        if (!window.resets_at)
            windows.setReset(window, item.reset);
    }
}

} // namespace plimsoll
