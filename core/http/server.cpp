#include "core/http/server.h"

#include "core/http/server_connection.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

namespace plimsoll {

namespace {
constexpr int kBacklog = 512; // a load of callers that start at once must not be refused

Duration sweepInterval(const HttpServerOptions& o)
{
    const Duration shortest = std::min({o.idleTimeout, o.headerTimeout, o.bodyTimeout, o.writeTimeout});
    return std::clamp(shortest / 4, Duration(5), Duration(1'000));
}
} // namespace

HttpServer::HttpServer(Handler handler, HttpServerOptions options, QObject* parent)
    : QObject(parent), m_handler(std::move(handler)), m_options(std::move(options)),
      m_listener(new QTcpServer(this)), m_sweep(this)
{
    m_listener->setListenBacklogSize(kBacklog);
    m_listener->setMaxPendingConnections(kBacklog);
    connect(m_listener, &QTcpServer::newConnection, this, &HttpServer::accept);
    m_sweep.setInterval(sweepInterval(m_options));
    connect(&m_sweep, &QTimer::timeout, this, &HttpServer::sweep);
}

HttpServer::~HttpServer() { close(); }

Result<quint16> HttpServer::listen(quint16 port)
{
    if (!m_listener->listen(QHostAddress::LocalHost, port))
        return Error{"127.0.0.1:" + std::to_string(port), m_listener->errorString().toStdString()};
    return m_listener->serverPort();
}

void HttpServer::close()
{
    m_listener->close();
    m_sweep.stop();
    qDeleteAll(findChildren<HttpConnection*>(Qt::FindDirectChildrenOnly));
}

quint16 HttpServer::port() const { return m_listener->serverPort(); }

int HttpServer::connectionCount() const { return m_connectionCount; }

void HttpServer::accept()
{
    while (QTcpSocket* socket = m_listener->nextPendingConnection()) {
        if (m_connectionCount >= m_options.maxConnections) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        auto* connection = new HttpConnection(socket, m_handler, m_options, this);
        ++m_connectionCount;
        connect(connection, &QObject::destroyed, this, [this] { --m_connectionCount; });
        if (!m_sweep.isActive())
            m_sweep.start();
    }
}

void HttpServer::sweep()
{
    const auto connections = findChildren<HttpConnection*>(Qt::FindDirectChildrenOnly);
    if (connections.isEmpty())
        m_sweep.stop();
    for (HttpConnection* connection : connections)
        connection->checkDeadline();
}

} // namespace plimsoll
