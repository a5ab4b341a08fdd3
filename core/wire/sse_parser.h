// Server-sent events, cut into events (WHATWG HTML, "event stream interpretation"). Bytes may be cut anywhere: inside a
// line end, a UTF-8 sequence or a BOM. Comments and unknown fields are dropped; a line end is CR, LF or CRLF.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <cstring>

namespace plimsoll {

/// Views into the parser's buffers: valid until the callback returns.
struct SseEvent
{
    QByteArrayView type; ///< empty: none given
    QByteArrayView data;
};

class SseParser
{
public:
    static constexpr qsizetype kMostEvent = 16 * 1024 * 1024; ///< bytes; what is longer is dropped

    /// Calls `handle(const SseEvent&)` for each event that these bytes complete.
    template <class Handle> void feed(QByteArrayView bytes, Handle&& handle);
    /// The stream is over: an event without its closing blank line counts too, as servers are careless at the end.
    template <class Handle> void finish(Handle&& handle);

private:
    template <class Handle> void line(QByteArrayView text, Handle&& handle);
    void field(QByteArrayView text);

    QByteArray m_partial; ///< the start of a line that was cut
    QByteArray m_type, m_data;
    bool m_has_data = false;
    bool m_at_start = true;  ///< a BOM may come
    bool m_after_cr = false; ///< an LF now belongs to the CR before
    bool m_dropping = false; ///< the event is too long
};

template <class Handle> void SseParser::line(QByteArrayView text, Handle&& handle)
{
    if (m_at_start) {
        m_at_start = false;
        if (text.startsWith("\xEF\xBB\xBF"))
            text = text.sliced(3);
    }
    if (!text.isEmpty()) {
        field(text);
        return;
    }
    if (m_has_data && !m_dropping)
        handle(SseEvent{m_type, m_data});
    m_type.resize(0);
    m_data.resize(0);
    m_has_data = m_dropping = false;
}

template <class Handle> void SseParser::feed(QByteArrayView bytes, Handle&& handle)
{
    const char* p = bytes.data();
    const char* const end = p + bytes.size();
    if (m_after_cr && p != end) {
        m_after_cr = false;
        p += *p == '\n';
    }
    const char* lf = nullptr; // the next line feed and carriage return, looked for once each
    const char* cr = nullptr;
    while (p != end) {
        const auto next = [&](char c) {
            const void* found = std::memchr(p, c, std::size_t(end - p));
            return found ? static_cast<const char*>(found) : end;
        };
        if (!lf || (lf < p && lf != end))
            lf = next('\n');
        if (!cr || (cr < p && cr != end))
            cr = next('\r');
        const char* stop = lf < cr ? lf : cr;
        if (stop == end) {
            if (m_partial.size() + (end - p) <= kMostEvent)
                m_partial.append(p, end - p);
            else
                m_dropping = true;
            return;
        }
        if (m_partial.isEmpty()) {
            line(QByteArrayView(p, stop - p), handle);
        } else {
            m_partial.append(p, stop - p);
            line(m_partial, handle);
            m_partial.resize(0);
        }
        p = stop + 1;
        if (*stop == '\r') {
            if (p == end)
                m_after_cr = true;
            else if (*p == '\n')
                ++p;
        }
    }
}

template <class Handle> void SseParser::finish(Handle&& handle)
{
    if (!m_partial.isEmpty())
        line(m_partial, handle);
    m_partial.resize(0);
    line({}, handle);
}

} // namespace plimsoll
