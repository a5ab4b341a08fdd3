#include "core/http/server_exchange.h"

#include "core/http/server_connection.h"

#include <QDateTime>
#include <QLocale>

namespace plimsoll {

namespace {

constexpr qint64 kNoLength = -1;

QByteArray reason(int status)
{
    if (status == 529) // Anthropic's own, in no registry
        return "Site is overloaded";
    const QByteArray text = http_status_str(static_cast<http_status>(status));
    return text == "<unknown>" ? QByteArray("Unknown") : text;
}

QByteArray httpDate()
{
    return QLocale::c().toString(QDateTime::currentDateTimeUtc(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'").toLatin1();
}

} // namespace

HttpExchange::HttpExchange(HttpRequest request, HttpConnection& connection)
    : QObject(&connection), m_request(std::move(request)), m_connection(&connection)
{
}

QByteArray HttpExchange::head(int status, const HttpHeaders& headers, qint64 length) const
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reason(status) + "\r\nDate: " + httpDate() + "\r\n";
    for (const auto& [name, value] : headers)
        text += name + ": " + value + "\r\n";
    if (length != kNoLength)
        text += "Content-Length: " + QByteArray::number(length) + "\r\n";
    else if (m_framing == Framing::Chunked)
        text += "Transfer-Encoding: chunked\r\n";
    if (!m_connection->keepAlive())
        text += "Connection: close\r\n";
    return text + "\r\n";
}

void HttpExchange::respond(int status, const HttpHeaders& headers, const QByteArray& body)
{
    if (m_state != State::Waiting)
        return;
    m_state = State::Ended;
    m_framing = Framing::Length;
    const bool bodyless = status == 204 || status == 304;
    QByteArray bytes = head(status, headers, bodyless ? kNoLength : body.size());
    if (!bodyless && m_request.method != "HEAD")
        bytes += body;
    m_connection->send(bytes);
    m_connection->replyEnded();
}

void HttpExchange::begin(int status, const HttpHeaders& headers)
{
    if (m_state != State::Waiting)
        return;
    m_state = State::Streaming;
    m_framing = m_request.http10 ? Framing::UntilClose : Framing::Chunked;
    m_connection->send(head(status, headers, kNoLength));
}

void HttpExchange::begin(int status, const HttpHeaders& headers, qint64 length)
{
    if (m_state != State::Waiting)
        return;
    m_state = State::Streaming;
    m_framing = Framing::Length;
    m_connection->send(head(status, headers, length));
}

bool HttpExchange::write(const QByteArray& piece)
{
    if (m_state != State::Streaming)
        return false;
    if (piece.isEmpty() || m_request.method == "HEAD") // an empty chunk would end the reply
        return true;
    if (m_framing == Framing::Chunked)
        return m_connection->send(QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n");
    return m_connection->send(piece);
}

bool HttpExchange::writeEvent(const QByteArray& event, const QByteArray& data)
{
    return write((event.isEmpty() ? QByteArray() : "event: " + event + '\n') + "data: " + data + "\n\n");
}

void HttpExchange::end()
{
    if (m_state != State::Streaming)
        return;
    m_state = State::Ended;
    if (m_framing == Framing::Chunked && m_request.method != "HEAD")
        m_connection->send("0\r\n\r\n");
    m_connection->replyEnded();
}

void HttpExchange::cut()
{
    if (m_state == State::Waiting || m_state == State::Streaming)
        m_connection->cut();
}

void HttpExchange::reset()
{
    if (m_state == State::Waiting || m_state == State::Streaming)
        m_connection->reset();
}

void HttpExchange::connectionLost()
{
    m_state = State::Closed;
    Q_EMIT closed();
    deleteLater();
}

} // namespace plimsoll
