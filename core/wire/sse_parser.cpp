#include "core/wire/sse_parser.h"

namespace plimsoll {

void SseParser::field(QByteArrayView text)
{
    const auto valueAfter = [&](qsizetype colon) {
        text = text.sliced(colon + 1);
        return text.startsWith(' ') ? text.sliced(1) : text;
    };
    if (text.startsWith("data") && (text.size() == 4 || text[4] == ':')) {
        const QByteArrayView value = text.size() == 4 ? QByteArrayView("") : valueAfter(4);
        if (m_data.size() + value.size() > kMostEvent)
            m_dropping = true;
        if (m_dropping)
            return;
        if (m_has_data)
            m_data.append('\n');
        m_data.append(value);
        m_has_data = true;
    } else if (text.startsWith("event") && (text.size() == 5 || text[5] == ':')) {
        const QByteArrayView value = text.size() == 5 ? QByteArrayView("") : valueAfter(5);
        m_type.resize(0);
        m_type.append(value);
    }
}

} // namespace plimsoll
