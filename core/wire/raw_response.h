// One HTTP response as a text: what curl -i prints and what people paste.
#pragma once

#include "core/wire/reply_headers.h"

#include <optional>

namespace plimsoll {

struct RawResponse
{
    int status = 0;
    HeaderList headers;
    QByteArray body;
};

/// Status line ("HTTP/1.1 429 Too Many Requests", "HTTP/2 429"), header lines, blank line, body; LF or CRLF; folded
/// header lines are joined, and so are the chunks of a chunked body. Of several responses in a row (100 Continue, a
/// proxy's, a redirect's) the last counts.
/// Nothing if the text does not start with a status line (a BOM and blank lines may come before it).
std::optional<RawResponse> parseRawResponse(QByteArrayView text);

} // namespace plimsoll
