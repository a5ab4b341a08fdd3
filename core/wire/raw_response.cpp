#include "core/wire/raw_response.h"

namespace plimsoll {

namespace {

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

} // namespace

std::optional<RawResponse> parseRawResponse(QByteArrayView rest)
{
    if (rest.startsWith("\xEF\xBB\xBF"))
        rest = rest.sliced(3);
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
    if (out)
        out->body = rest.toByteArray();
    return out;
}

} // namespace plimsoll
