// The loopback HTTP/1.1 server under the sandbox and the relay: keep-alive, pipelining, chunked bodies both ways,
// Expect: 100-continue, HEAD, limits, and a reply whose writer notices a client that left.
// It listens on 127.0.0.1 only, and answers only requests that name a loopback Host and, if any, its own Origin: so a
// web page cannot reach it, neither directly nor through DNS rebinding (README, Privacy).
// Not thread-safe; lives in one thread, which may be its own (move it there before listen()).
#pragma once

#include "core/base/result.h"
#include "core/http/server_exchange.h"
#include "core/http/server_options.h"

#include <QTimer>

#include <functional>

class QTcpServer;

namespace plimsoll {

class HttpServer : public QObject
{
    Q_OBJECT
public:
    /// Called once for each request, in its turn. It may answer later; it must answer.
    using Handler = std::function<void(HttpExchange&)>;

    explicit HttpServer(Handler handler, HttpServerOptions options = {}, QObject* parent = nullptr);
    ~HttpServer() override;

    /// Port 0: any free one. The result is the port; an error says why not ("Address already in use").
    Result<quint16> listen(quint16 port = 0);
    /// Stops listening and drops every connection.
    void close();
    quint16 port() const;
    int connectionCount() const;

private:
    void accept();
    void sweep();

    const Handler m_handler;
    const HttpServerOptions m_options;
    QTcpServer* m_listener;
    int m_connectionCount = 0;
    QTimer m_sweep; ///< one timer for all connections' deadlines: an idle connection costs no timer of its own
};

} // namespace plimsoll
