#include "core/telemetry/event_query.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr std::array<unsigned char, 256> makeFold()
{
    std::array<unsigned char, 256> fold{};
    for (std::size_t i = 0; i < fold.size(); ++i)
        fold[i] = static_cast<unsigned char>(i >= 'A' && i <= 'Z' ? i | 0x20 : i == '_' ? ' ' : i);
    return fold;
}
constexpr auto kFold = makeFold();

unsigned char folded(char c)
{
    return kFold[static_cast<unsigned char>(c)];
}

} // namespace

TextFinder::TextFinder(const QString& text) : m_needle(text.trimmed().toUtf8())
{
    for (char& c : m_needle)
        c = static_cast<char>(folded(c));
    if (m_needle.size() == 1)
        for (std::size_t c = 0; c < kFold.size(); ++c)
            if (kFold[c] == static_cast<unsigned char>(m_needle[0]))
                m_variants += static_cast<char>(c);
    m_skip.fill(m_needle.size());
    for (qsizetype i = 0; i + 1 < m_needle.size(); ++i)
        m_skip[static_cast<unsigned char>(m_needle[i])] = m_needle.size() - 1 - i;
}

bool TextFinder::isIn(const QByteArray& text) const
{
    const qsizetype length = m_needle.size();
    if (length == 0)
        return true;
    const char* const data = text.constData();
    if (length == 1) // nothing to skip by
        return m_variants.end() !=
               std::find_if(m_variants.begin(), m_variants.end(), [&](char c) { return text.contains(c); });
    for (qsizetype at = 0; at + length <= text.size();) {
        const unsigned char last = folded(data[at + length - 1]);
        if (last == static_cast<unsigned char>(m_needle[length - 1])) {
            qsizetype i = 0;
            while (i < length && folded(data[at + i]) == static_cast<unsigned char>(m_needle[i]))
                ++i;
            if (i == length)
                return true;
        }
        at += m_skip[last];
    }
    return false;
}

EventMatcher::EventMatcher(const EventQuery& query, const WordTable& names)
    : m_kind(query.kind, names), m_model(query.model, names), m_failure(query.failure, names),
      m_any_call(query.call.isEmpty()), m_call(eventCallKey(query.call)), m_text(query.text)
{
}

bool EventMatcher::operator()(const EventRecord& record) const
{
    return (m_any_call || record.call == m_call) && m_kind.is(record.kind) && m_failure.is(record.failure) &&
           (m_model.is(record.model) || m_model.is(record.to)) && m_text.isIn(record.json);
}

} // namespace plimsoll
