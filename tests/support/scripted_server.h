// A TCP server on loopback that does exactly what a test tells it, however rude: it counts what was delivered, answers
// from a script, and notices when the client goes away.
#pragma once

#include "core/wire/reply_headers.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QSslConfiguration>
#include <QUrl>

#include <functional>
#include <memory>
#include <variant>

class QTcpServer;
class QTcpSocket;

namespace plimsoll::test {

// What a script is made of, in order. A script that ends without Close leaves the connection open for the next request.
struct Send
{
    QByteArray bytes;
};
struct Pause
{
    int ms;
};
struct Drip // `bytes` in pieces, one every `ms`
{
    QByteArray bytes;
    int piece;
    int ms;
};
struct Flood // `bytes`, so many times over, as fast as the client reads
{
    QByteArray bytes;
    int times;
};
struct Close // after what was sent has gone out
{
};
struct Reset // RST
{
};
struct Hang // nothing more, ever
{
};
using Step = std::variant<Send, Pause, Drip, Flood, Close, Reset, Hang>;
using Script = QList<Step>;

/// A whole answer with its Content-Length.
QByteArray httpReply(int status, const QByteArray& body, const HeaderList& headers = {});
/// The head of an answer that ends with the connection or says its length itself.
QByteArray httpHead(int status, const HeaderList& headers);
/// One chunk of a chunked body; the empty one ends it.
QByteArray chunk(const QByteArray& bytes);

/// One request that arrived whole.
struct Delivery
{
    QByteArray method, target, body;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    int connection = 0;                    ///< 0, 1, ... in the order of acceptance
    qint64 at_us = 0;                      ///< since listen()
};

class ScriptedServer : public QObject
{
    Q_OBJECT
public:
    explicit ScriptedServer(QObject* parent = nullptr);
    ~ScriptedServer() override;

    bool listen(const QHostAddress& address = QHostAddress::LocalHost);
    bool listenTls(const QSslConfiguration& tls);
    QUrl url(const QString& path = QStringLiteral("/v1")) const;

    /// One script for each delivery in turn; the last one repeats.
    void answer(QList<Script> scripts);
    /// Or one made from each delivery.
    void answerBy(std::function<Script(const Delivery&)> make);

    /// Or nothing is read at all: every connection gets this as soon as it stands. Says what a client meets before HTTP.
    void answerConnections(Script script) { m_on_connection = std::move(script); }

    const QList<Delivery>& deliveries() const { return m_deliveries; }
    int connections() const { return m_accepted; }
    int open() const { return int(m_clients.size()); }
    /// Connections that the client ended while their script had not ended.
    int abandoned() const { return m_abandoned; }
    /// The most requests that were being answered at one time.
    int mostAtOnce() const { return m_most_at_once; }
    int atOnce() const { return m_at_once; }

Q_SIGNALS:
    void delivered(int index);
    void clientLeft(int connection);

private:
    struct Client;
    bool start(std::unique_ptr<QTcpServer> server, const QHostAddress& address);
    void accept();
    void read(Client& client);
    void begin(Client& client, Delivery delivery);
    void play(Client& client, Script script);
    void step(Client& client);
    void left(QTcpSocket* socket);

    std::unique_ptr<QTcpServer> m_server;
    bool m_tls = false;
    QElapsedTimer m_clock;
    QList<Script> m_scripts;
    std::function<Script(const Delivery&)> m_make;
    Script m_on_connection;
    QHash<QTcpSocket*, std::shared_ptr<Client>> m_clients;
    QList<Delivery> m_deliveries;
    int m_accepted = 0, m_abandoned = 0, m_at_once = 0, m_most_at_once = 0;
};

} // namespace plimsoll::test
