#include "core/wire/reply_reader.h"

#include "core/wire/inspect.h"

namespace plimsoll {

ReplyReader::ReplyReader(int status, HeaderList headers, QString provider, std::optional<Dialect> expected)
    : m_status(status), m_headers(std::move(headers)), m_provider(std::move(provider)), m_body(expected, status >= 400)
{
}

QString ReplyReader::feed(QByteArrayView bytes) { return m_body.feed(bytes); }

Inspection ReplyReader::finish(WallMs now)
{
    m_body.finish();
    return inspectReply(m_status, m_headers, m_body, m_provider, now);
}

} // namespace plimsoll
