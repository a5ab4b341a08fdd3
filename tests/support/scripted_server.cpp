#include "tests/support/scripted_server.h"

#include <QSslServer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <sys/socket.h>

namespace plimsoll::test {

namespace {

void resetConnection(QTcpSocket* socket)
{
    const linger now{1, 0}; // closing throws away what is unsent and sends RST
    setsockopt(int(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
    socket->abort();
}

} // namespace

struct ScriptedServer::Client
{
    QTcpSocket* socket = nullptr;
    int number = 0;
    QByteArray unread;
    Script script; ///< what is left of it
    bool answering = false;
};

QByteArray httpHead(int status, const HeaderList& headers)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\n";
    for (const auto& [name, value] : headers)
        head += name + ": " + value + "\r\n";
    return head + "\r\n";
}

QByteArray httpReply(int status, const QByteArray& body, const HeaderList& headers)
{
    return httpHead(status, headers + HeaderList{{"content-length", QByteArray::number(body.size())}}) + body;
}

QByteArray chunk(const QByteArray& bytes) { return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n"; }

ScriptedServer::ScriptedServer(QObject* parent) : QObject(parent) { m_clock.start(); }

ScriptedServer::~ScriptedServer()
{
    for (QTcpSocket* socket : m_clients.keys())
        socket->disconnect(this);
}

bool ScriptedServer::listen(const QHostAddress& address) { return start(std::make_unique<QTcpServer>(), address); }

bool ScriptedServer::listenTls(const QSslConfiguration& tls)
{
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(tls);
    m_tls = true;
    return start(std::move(server), QHostAddress::LocalHost);
}

bool ScriptedServer::start(std::unique_ptr<QTcpServer> server, const QHostAddress& address)
{
    m_server = std::move(server);
    m_clock.restart();
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, &ScriptedServer::accept);
    return m_server->listen(address);
}

QUrl ScriptedServer::url(const QString& path) const
{
    QUrl url;
    url.setScheme(m_tls ? QStringLiteral("https") : QStringLiteral("http"));
    url.setHost(m_server->serverAddress().toString());
    url.setPort(m_server->serverPort());
    url.setPath(path);
    return url;
}

void ScriptedServer::answer(QList<Script> scripts)
{
    m_make = nullptr;
    m_scripts = std::move(scripts);
}

void ScriptedServer::answerBy(std::function<Script(const Delivery&)> make) { m_make = std::move(make); }

void ScriptedServer::accept()
{
    while (QTcpSocket* socket = m_server->nextPendingConnection()) {
        auto client = std::make_shared<Client>();
        client->socket = socket;
        client->number = m_accepted++;
        m_clients.insert(socket, client);
        connect(socket, &QTcpSocket::readyRead, this, [this, client] { read(*client); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] { left(socket); });
        if (m_on_connection.isEmpty())
            read(*client);
        else
            play(*client, m_on_connection);
    }
}

void ScriptedServer::read(Client& client)
{
    client.unread += client.socket->readAll();
    const qsizetype end = client.unread.indexOf("\r\n\r\n");
    if (client.answering || end < 0)
        return;
    Delivery delivery;
    const QList<QByteArray> lines = client.unread.left(end).split('\n');
    const QList<QByteArray> first = lines.first().trimmed().split(' ');
    delivery.method = first.value(0);
    delivery.target = first.value(1);
    for (const QByteArray& line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':');
        delivery.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
    }
    const qsizetype length = delivery.headers.value("content-length").toLongLong();
    if (client.unread.size() < end + 4 + length)
        return;
    delivery.body = client.unread.mid(end + 4, length);
    client.unread.remove(0, end + 4 + length);
    begin(client, std::move(delivery));
}

void ScriptedServer::begin(Client& client, Delivery delivery)
{
    delivery.connection = client.number;
    delivery.at_us = m_clock.nsecsElapsed() / 1000;
    m_deliveries.append(delivery);
    const qsizetype index = m_deliveries.size() - 1;
    Q_EMIT delivered(int(index));
    play(client, m_make ? m_make(delivery) : m_scripts.value(std::min(index, m_scripts.size() - 1)));
}

void ScriptedServer::play(Client& client, Script script)
{
    client.script = std::move(script);
    client.answering = true;
    m_most_at_once = std::max(m_most_at_once, ++m_at_once);
    step(client);
}

void ScriptedServer::step(Client& client)
{
    QTcpSocket* socket = client.socket;
    while (m_clients.contains(socket)) {
        if (client.script.isEmpty()) {
            client.answering = false;
            --m_at_once;
            read(client); // perhaps the next request is there already
            return;
        }
        const Step next = client.script.takeFirst();
        if (const auto* send = std::get_if<Send>(&next)) {
            socket->write(send->bytes);
        } else if (const auto* drip = std::get_if<Drip>(&next)) {
            socket->write(drip->bytes.left(drip->piece));
            if (drip->bytes.size() > drip->piece)
                client.script.prepend(Drip{drip->bytes.mid(drip->piece), drip->piece, drip->ms});
            client.script.prepend(Pause{drip->ms});
        } else if (const auto* flood = std::get_if<Flood>(&next)) {
            const bool room = socket->bytesToWrite() == 0;
            if (room)
                socket->write(flood->bytes);
            if (const int left = flood->times - room; left > 0) {
                client.script.prepend(Flood{flood->bytes, left});
                client.script.prepend(Pause{1});
            }
        } else if (const auto* pause = std::get_if<Pause>(&next)) {
            QTimer::singleShot(pause->ms, Qt::PreciseTimer, socket, [this, self = m_clients.value(socket)] { step(*self); });
            return;
        } else if (std::holds_alternative<Close>(next)) {
            client.script.clear();
            client.answering = false;
            --m_at_once;
            socket->disconnectFromHost();
            return;
        } else if (std::holds_alternative<Reset>(next)) {
            client.answering = false;
            --m_at_once;
            resetConnection(socket);
            return;
        } else { // Hang
            client.script.clear();
            return;
        }
    }
}

void ScriptedServer::left(QTcpSocket* socket)
{
    const auto client = m_clients.take(socket);
    if (!client)
        return;
    if (client->answering) {
        ++m_abandoned;
        --m_at_once;
    }
    Q_EMIT clientLeft(client->number);
    socket->deleteLater();
}

} // namespace plimsoll::test
