// Reads one reply as it comes, streamed or not: gives out the text piece by piece, and at the end says what it was.
#pragma once

#include "core/wire/inspection.h"
#include "core/wire/reply_body.h"
#include "core/wire/reply_headers.h"

namespace plimsoll {

class ReplyReader
{
public:
    /// `provider`: the provider's id, or empty to have it recognised. `expected`: a JSON object of another dialect is
    /// malformed; nothing: any known one will do.
    ReplyReader(int status, HeaderList headers, QString provider, std::optional<Dialect> expected = std::nullopt);

    /// The next bytes of the body, cut anywhere. Returns the text that they hold; empty for anything but content.
    QString feed(QByteArrayView bytes);
    /// Some content came (also content that is no text, as a tool call).
    bool hasContent() const { return m_body.content(); }
    /// The stream has told its end: the connection may be closed.
    bool ended() const { return m_body.terminal(); }
    /// What a stream has reported so far.
    std::optional<Usage> usage() const
    {
        const auto reported = m_body.usage();
        return reported ? std::optional(reported->usage()) : std::nullopt;
    }
    /// The text so far.
    const QString& text() const { return m_body.text(); }
    /// The body is over, whole or cut. Call once.
    Inspection finish(WallMs now);

private:
    int m_status;
    HeaderList m_headers;
    QString m_provider;
    ReplyBody m_body;
};

} // namespace plimsoll
