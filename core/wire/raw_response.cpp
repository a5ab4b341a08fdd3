#include "core/wire/raw_response.h"

#include <algorithm>
#include <cctype>

namespace plimsoll {

namespace {

constexpr qsizetype kMostChunk = 1 << 30;

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The status of "HTTP/1.1 429 ..."; 0 if this is no status line.
int statusOf(QByteArrayView line)
{
    if (line.size() < 5 || line.first(5).compare("HTTP/", Qt::CaseInsensitive) != 0)
        return 0;
    qsizetype i = 5;
    const qsizetype version = i;
    while (i < line.size() && (isDigit(line[i]) || line[i] == '.'))
        ++i;
    if (i == version || i >= line.size() || line[i] != ' ')
        return 0;
    while (i < line.size() && line[i] == ' ')
        ++i;
    if (line.size() - i < 3 || !isDigit(line[i]) || !isDigit(line[i + 1]) || !isDigit(line[i + 2])
        || (line.size() - i > 3 && line[i + 3] != ' '))
        return 0;
    const int status = (line[i] - '0') * 100 + (line[i + 1] - '0') * 10 + (line[i + 2] - '0');
    return status >= 100 ? status : 0;
}

/// Cuts the next line off, without its line end.
QByteArrayView nextLine(QByteArrayView& rest)
{
    const qsizetype end = rest.indexOf('\n');
    QByteArrayView line = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    return line.endsWith('\r') ? line.chopped(1) : line;
}

/// The number of a chunk's first line, "1a;name=value"; nothing if it is no such line.
std::optional<qsizetype> chunkSize(QByteArrayView line)
{
    qsizetype size = 0, digits = 0;
    for (; digits < line.size() && std::isxdigit(static_cast<unsigned char>(line[digits])); ++digits) {
        const char c = line[digits];
        size = size * 16 + (isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
        if (size > kMostChunk)
            return std::nullopt;
    }
    const QByteArrayView rest = line.sliced(digits).trimmed();
    return digits > 0 && (rest.isEmpty() || rest[0] == ';') ? std::optional(size) : std::nullopt;
}

/// A chunked body put together, as curl --raw shows it; nothing if it is not in chunks. One that was cut gives what it has.
std::optional<QByteArray> joinChunks(QByteArrayView body)
{
    QByteArray out;
    for (bool first = true; !body.isEmpty(); first = false) {
        const auto size = chunkSize(nextLine(body));
        if (!size)
            return first ? std::nullopt : std::optional(out);
        if (*size == 0)
            break;
        out.append(body.first(std::min(*size, body.size())));
        body = body.sliced(std::min(*size, body.size()));
        if (!body.isEmpty() && !nextLine(body).isEmpty())
            return std::nullopt; // the sizes do not fit: no chunks after all
    }
    return out;
}

bool isChunked(const HeaderList& headers)
{
    return std::any_of(headers.begin(), headers.end(), [](const auto& header) {
        return header.first.compare("transfer-encoding", Qt::CaseInsensitive) == 0
               && header.second.toLower().contains("chunked");
    });
}

} // namespace

std::optional<RawResponse> parseRawResponse(QByteArrayView rest)
{
    if (rest.startsWith("\xEF\xBB\xBF"))
        rest = rest.sliced(3);
    while (rest.startsWith('\n') || rest.startsWith("\r\n")) // copied with the blank line before it
        nextLine(rest);
    std::optional<RawResponse> out;
    for (;;) {
        QByteArrayView body = rest;
        const int status = statusOf(nextLine(body));
        if (status == 0)
            break;
        out.emplace();
        out->status = status;
        while (!body.isEmpty()) {
            const QByteArrayView line = nextLine(body);
            if (line.isEmpty())
                break;
            if ((line[0] == ' ' || line[0] == '\t') && !out->headers.isEmpty()) {
                out->headers.last().second.append(' ').append(line.trimmed());
                continue;
            }
            const qsizetype colon = line.indexOf(':');
            if (colon <= 0)
                continue;
            out->headers.append({line.first(colon).trimmed().toByteArray(), line.sliced(colon + 1).trimmed().toByteArray()});
        }
        rest = body;
    }
    if (!out)
        return std::nullopt;
    // curl undoes the chunks but still prints the header.
    const auto joined = isChunked(out->headers) ? joinChunks(rest) : std::nullopt;
    out->body = joined ? *joined : rest.toByteArray();
    return out;
}

} // namespace plimsoll
