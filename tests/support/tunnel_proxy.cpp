#include "tests/support/tunnel_proxy.h"

#include <QTcpSocket>

namespace plimsoll::test {

struct TunnelProxy::Client
{
    QTcpSocket* socket = nullptr;
    QTcpSocket* out = nullptr; ///< set once the tunnel stands
    QByteArray unread;
    enum class Step : std::uint8_t { Greeting, Password, Request } step = Step::Greeting; ///< of SOCKS
};

TunnelProxy::TunnelProxy(Kind kind, const QUrl& target, QObject* parent) : QObject(parent), m_kind(kind), m_target(target)
{
    connect(&m_server, &QTcpServer::newConnection, this, &TunnelProxy::accept);
    m_server.listen(QHostAddress::LocalHost);
}

QString TunnelProxy::address(const QString& user, const QString& password) const
{
    QUrl url;
    url.setScheme(m_kind == Kind::Http ? QStringLiteral("http") : QStringLiteral("socks5"));
    url.setHost(QStringLiteral("127.0.0.1"));
    url.setPort(m_server.serverPort());
    url.setUserName(user);
    url.setPassword(password);
    return QString::fromLatin1(url.toEncoded());
}

void TunnelProxy::wants(const QByteArray& user, const QByteArray& password)
{
    m_user = user;
    m_password = password;
}

void TunnelProxy::accept()
{
    while (QTcpSocket* socket = m_server.nextPendingConnection()) {
        ++m_connections;
        auto client = std::make_shared<Client>();
        client->socket = socket;
        connect(socket, &QTcpSocket::readyRead, this, [this, client] { read(client); });
        connect(socket, &QTcpSocket::disconnected, this, [client] {
            if (client->out)
                client->out->disconnectFromHost();
            client->socket->deleteLater();
        });
    }
}

void TunnelProxy::read(const std::shared_ptr<Client>& client)
{
    const QByteArray bytes = client->socket->readAll();
    if (client->out) {
        client->out->write(bytes);
        return;
    }
    m_heard += bytes;
    client->unread += bytes;
    while (!client->out && !client->unread.isEmpty())
        if (!(m_kind == Kind::Http ? readHttp(*client) : readSocks(*client)))
            return;
}

/// Whether something was taken from `unread`.
bool TunnelProxy::readHttp(Client& client)
{
    const qsizetype end = client.unread.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    const QByteArray head = client.unread.left(end);
    client.unread.remove(0, end + 4);
    const QByteArray credentials = m_user + ':' + m_password;
    if (!m_user.isEmpty() && !head.contains(QByteArray("Basic " + credentials.toBase64()))) {
        client.socket->write("HTTP/1.1 407 Password wanted\r\nProxy-Authenticate: Basic realm=\"proxy\"\r\nContent-Length: 0\r\n\r\n");
        return true;
    }
    m_tunnels.append(head.split(' ').value(1));
    if (m_refusal != 0) {
        client.socket->write("HTTP/1.1 " + QByteArray::number(m_refusal) + " Refused\r\nContent-Length: 0\r\n\r\n");
        client.socket->disconnectFromHost();
        return true;
    }
    openTunnel(client, "HTTP/1.1 200 Tunnel\r\n\r\n");
    return true;
}

// RFC 1928 and 1929.
bool TunnelProxy::readSocks(Client& client)
{
    QByteArray& in = client.unread;
    const auto at = [&in](qsizetype i) { return qsizetype(quint8(in.at(i))); };
    switch (client.step) {
    case Client::Step::Greeting:
        if (in.size() < 2 || in.size() < 2 + at(1))
            return false;
        client.step = m_user.isEmpty() ? Client::Step::Request : Client::Step::Password;
        if (!m_user.isEmpty() && !in.mid(2, at(1)).contains('\x02')) {
            client.socket->write(QByteArray("\x05\xff", 2));
            client.socket->disconnectFromHost();
        } else {
            client.socket->write(QByteArray(m_user.isEmpty() ? "\x05\x00" : "\x05\x02", 2));
        }
        in.remove(0, 2 + at(1));
        return true;
    case Client::Step::Password: {
        if (in.size() < 2 || in.size() < 3 + at(1) || in.size() < 3 + at(1) + at(2 + at(1)))
            return false;
        const QByteArray user = in.mid(2, at(1)), password = in.mid(3 + at(1), at(2 + at(1)));
        in.remove(0, 3 + user.size() + password.size());
        const bool right = user == m_user && password == m_password;
        client.socket->write(QByteArray(right ? "\x01\x00" : "\x01\x01", 2));
        if (!right)
            client.socket->disconnectFromHost();
        client.step = Client::Step::Request;
        return true;
    }
    case Client::Step::Request: {
        if (in.size() < 5)
            return false;
        const bool name = at(3) == 3;
        const qsizetype length = name ? at(4) : 4, from = name ? 5 : 4; // a name, or an IPv4 address
        if (in.size() < from + length + 2)
            return false;
        m_tunnels.append(in.mid(from, length) + ':' + QByteArray::number(at(from + length) * 256 + at(from + length + 1)));
        in.remove(0, from + length + 2);
        if (m_refusal == 0) {
            openTunnel(client, QByteArray("\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00", 10));
        } else {
            client.socket->write(QByteArray("\x05", 1) + char(m_refusal) + QByteArray("\x00\x01\x00\x00\x00\x00\x00\x00", 8));
            client.socket->disconnectFromHost();
        }
        return true;
    }
    }
    return false;
}

void TunnelProxy::openTunnel(Client& client, const QByteArray& established)
{
    QTcpSocket* socket = client.socket;
    auto* out = new QTcpSocket(socket);
    client.out = out;
    connect(out, &QTcpSocket::readyRead, socket, [out, socket] { socket->write(out->readAll()); });
    connect(out, &QTcpSocket::disconnected, socket, [socket] { socket->disconnectFromHost(); });
    out->connectToHost(m_target.host(), quint16(m_target.port()));
    socket->write(established);
    out->write(std::exchange(client.unread, {})); // kept until the tunnel stands
}

} // namespace plimsoll::test
