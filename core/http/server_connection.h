// One client's connection: requests one after the other, each answered before the next is looked at (pipelined ones
// wait in the socket), and the deadlines of each phase. Private to the server.
#pragma once

#include "core/http/server.h"
#include "core/http/server_parser.h"

#include <QDeadlineTimer>
#include <QPointer>

class QTcpSocket;

namespace plimsoll {

class HttpConnection : public QObject
{
    Q_OBJECT
public:
    HttpConnection(QTcpSocket* socket, const HttpServer::Handler& handler, const HttpServerOptions& options,
                   QObject* parent);
    ~HttpConnection() override;

    void checkDeadline(); ///< called by the server's sweep

    // for HttpExchange
    bool send(const QByteArray& bytes); ///< false: above the high-water mark
    void replyEnded();
    void cut();
    void reset();
    bool keepAlive() const { return m_parser.keepAlive() && m_phase == Phase::Replying; }

private:
    /// Lingering: the reply is out and the connection is to close, but a client that still sends must not lose the
    /// reply to a reset (RFC 9112 9.6): half closed, and what comes is thrown away for a while.
    enum class Phase { Idle, Head, Body, Replying, Lingering, Gone };

    void read();
    void advance();
    bool acceptHead();
    void startExchange();
    void refuse(int status);
    void linger();
    void enter(Phase phase, Duration timeout);
    void onBytesWritten();
    void onDisconnected();

    QTcpSocket* m_socket;
    const HttpServer::Handler& m_handler;
    const HttpServerOptions& m_options;
    HttpRequestParser m_parser;
    QByteArray m_input; ///< read, but not parsed yet
    QPointer<HttpExchange> m_exchange;
    QDeadlineTimer m_deadline;
    Phase m_phase = Phase::Idle;
    bool m_advancing = false;
    bool m_aboveHighWater = false;
    bool m_finSent = false;
};

} // namespace plimsoll
