// A proxy on loopback: HTTP (CONNECT) or SOCKS5, with or without a password. Whatever host a client names, the tunnel ends
// at one server of the test, so that names that do not exist can be called.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTcpServer>
#include <QUrl>

#include <memory>

class QTcpSocket;

namespace plimsoll::test {

class TunnelProxy : public QObject
{
    Q_OBJECT
public:
    enum class Kind : std::uint8_t { Http, Socks5 };

    /// Where `target` points (host and port) is where every tunnel ends.
    TunnelProxy(Kind kind, const QUrl& target, QObject* parent = nullptr);

    /// As the configuration writes it, with user and password if given.
    QString address(const QString& user = {}, const QString& password = {}) const;
    /// Clients without this are turned away.
    void wants(const QByteArray& user, const QByteArray& password);
    /// Every tunnel is refused with this HTTP status (or SOCKS reply code).
    void refuseWith(int code) { m_refusal = code; }

    /// "HOST:PORT" of every tunnel that was asked for with what was wanted.
    const QList<QByteArray>& tunnels() const { return m_tunnels; }
    int connections() const { return m_connections; }
    /// All that clients sent to the proxy itself: what a spy there would read.
    const QByteArray& heard() const { return m_heard; }

private:
    struct Client;
    void accept();
    void read(const std::shared_ptr<Client>& client);
    bool readHttp(Client& client);
    bool readSocks(Client& client);
    void openTunnel(Client& client, const QByteArray& established);

    Kind m_kind;
    QUrl m_target;
    QTcpServer m_server;
    QByteArray m_user, m_password;
    int m_refusal = 0;
    int m_connections = 0;
    QByteArray m_heard;
    QList<QByteArray> m_tunnels;
};

} // namespace plimsoll::test
