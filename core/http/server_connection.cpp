#include "core/http/server_connection.h"

#include "core/http/server_guard.h"
#include "core/http/server_socket.h"

#include <QTcpSocket>

namespace plimsoll {

namespace {
constexpr qint64 kReadBuffer = 256 * 1024; // bounds what a pipelining client can make us hold
constexpr Duration kLinger{2'000};

QByteArray refusalText(int status)
{
    switch (status) {
    case 403: return "foreign Host or Origin";
    case 408: return "the request did not arrive in time";
    case 413: return "the request body is too large";
    case 414: return "the request target is too long";
    case 417: return "unknown expectation";
    case 431: return "the request headers are too large";
    case 501: return "not implemented";
    case 505: return "only HTTP/1.0 and 1.1 are spoken here";
    default: return "malformed HTTP request";
    }
}
} // namespace

HttpConnection::HttpConnection(QTcpSocket* socket, const HttpServer::Handler& handler,
                               const HttpServerOptions& options, QObject* parent)
    : QObject(parent), m_socket(socket), m_handler(handler), m_options(options), m_parser(options)
{
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1); // small SSE pieces must not wait for each other
    m_socket->setReadBufferSize(kReadBuffer);
    connect(m_socket, &QTcpSocket::readyRead, this, &HttpConnection::read);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &HttpConnection::onBytesWritten);
    connect(m_socket, &QTcpSocket::disconnected, this, &HttpConnection::onDisconnected);
    enter(Phase::Idle, m_options.idleTimeout);
}

HttpConnection::~HttpConnection()
{
    m_socket->disconnect(this);
}

void HttpConnection::enter(Phase phase, Duration timeout)
{
    m_phase = phase;
    m_deadline.setRemainingTime(timeout, Qt::CoarseTimer);
}

void HttpConnection::read()
{
    if (m_phase == Phase::Lingering || m_phase == Phase::Gone) {
        m_socket->readAll();
        return;
    }
    if (m_phase == Phase::Replying) // it stays in the socket, which goes on telling us of a disconnect
        return;
    m_input += m_socket->readAll();
    advance();
}

void HttpConnection::advance()
{
    if (m_advancing)
        return;
    m_advancing = true;
    while (!m_input.isEmpty() && m_phase < Phase::Replying) {
        if (m_phase == Phase::Idle)
            enter(Phase::Head, m_options.headerTimeout);
        switch (m_parser.feed(m_input)) {
        case HttpRequestParser::Step::NeedMore:
            if (m_phase == Phase::Body)
                enter(Phase::Body, m_options.bodyTimeout); // progress
            break;
        case HttpRequestParser::Step::Head:
            if (acceptHead())
                enter(Phase::Body, m_options.bodyTimeout);
            break;
        case HttpRequestParser::Step::Complete:
            startExchange();
            break;
        case HttpRequestParser::Step::Failed:
            refuse(m_parser.failureStatus());
            break;
        }
    }
    m_advancing = false;
}

bool HttpConnection::acceptHead()
{
    const HttpRequest& head = m_parser.head();
    int status = guardStatus(head, m_socket->localPort(), m_options.allowedOrigins);
    if (!status && head.has("expect") && !head.http10) {
        if (head.header("expect").compare("100-continue", Qt::CaseInsensitive) == 0)
            m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
        else
            status = 417;
    }
    if (status)
        refuse(status);
    return status == 0;
}

void HttpConnection::startExchange()
{
    enter(Phase::Replying, m_options.writeTimeout);
    m_exchange = new HttpExchange(m_parser.take(), *this);
    m_handler(*m_exchange);
}

void HttpConnection::refuse(int status)
{
    const QByteArray body = "{\"type\":\"error\",\"error\":{\"type\":\"invalid_request_error\",\"message\":\""
                            + refusalText(status) + "\"}}";
    m_phase = Phase::Lingering; // so that the head says "close"
    HttpExchange refusal({}, *this);
    refusal.respond(status, {{"Content-Type", "application/json"}}, body);
    linger();
}

bool HttpConnection::send(const QByteArray& bytes)
{
    m_deadline.setRemainingTime(m_options.writeTimeout, Qt::CoarseTimer);
    m_socket->write(bytes);
    m_aboveHighWater = m_aboveHighWater || m_socket->bytesToWrite() >= m_options.writeHighWater;
    return !m_aboveHighWater;
}

void HttpConnection::onBytesWritten()
{
    if (m_phase == Phase::Lingering) {
        if (m_socket->bytesToWrite() == 0 && !std::exchange(m_finSent, true))
            finishWriting(*m_socket);
        return;
    }
    m_deadline.setRemainingTime(m_options.writeTimeout, Qt::CoarseTimer);
    if (m_aboveHighWater && m_socket->bytesToWrite() <= m_options.writeHighWater / 4) {
        m_aboveHighWater = false;
        if (m_exchange)
            Q_EMIT m_exchange->drained();
    }
}

void HttpConnection::replyEnded()
{
    if (m_phase != Phase::Replying) // a refusal, which lingers by itself
        return;
    if (m_exchange)
        m_exchange->deleteLater();
    m_exchange = nullptr;
    if (!m_parser.keepAlive()) {
        linger();
        return;
    }
    enter(Phase::Idle, m_options.idleTimeout);
    if (!m_advancing) // else advance() goes on by itself
        QMetaObject::invokeMethod(this, &HttpConnection::read, Qt::QueuedConnection);
}

void HttpConnection::linger()
{
    enter(Phase::Lingering, kLinger);
    m_input.clear();
    m_socket->readAll();
    if (m_socket->bytesToWrite() == 0)
        onBytesWritten();
}

void HttpConnection::cut()
{
    m_phase = Phase::Gone;
    m_socket->disconnectFromHost(); // after what is still to be written
}

void HttpConnection::reset()
{
    m_phase = Phase::Gone;
    resetSocket(*m_socket);
}

void HttpConnection::checkDeadline()
{
    if (!m_deadline.hasExpired())
        return;
    switch (m_phase) {
    case Phase::Head:
    case Phase::Body:
        refuse(408);
        break;
    case Phase::Replying: // a handler may think as long as it likes; a client may not refuse to read
        if (m_socket->bytesToWrite() > 0)
            reset();
        break;
    case Phase::Idle:
    case Phase::Lingering:
    case Phase::Gone:
        m_socket->abort();
        break;
    }
}

void HttpConnection::onDisconnected()
{
    m_phase = Phase::Gone;
    if (m_exchange)
        m_exchange->connectionLost();
    deleteLater();
}

} // namespace plimsoll
