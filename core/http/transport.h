// How a request goes out: a pool of QNetworkAccessManagers with their traps closed.
//
//  - One manager opens six HTTP/1.1 connections to a host and lets the seventh request wait without a word, so there is
//    a new manager for every six in flight. Over HTTP/2 one connection carries them all, and the pool notices that.
//  - A session that is going away (GOAWAY) or has died without a word still takes requests, and never sends them: whoever
//    notices says so (condemn), and its manager gets nothing new.
//  - A body is delivered once (OneShotBody). Redirects are not followed: the key would go where the answer says.
//  - No cookies, no cache, no remembered passwords; TLS is always verified.
//  - Loopback never goes through a proxy.
//
// One Transport serves one provider (one host, one proxy, one set of certificate authorities) in one thread.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QNetworkProxy>
#include <QNetworkRequest>
#include <QObject>
#include <QSslConfiguration>
#include <QString>
#include <QUrl>

#include <memory>
#include <utility>
#include <vector>

class QNetworkAccessManager;
class QNetworkReply;

namespace plimsoll {

class OneShotBody;

struct TransportOptions
{
    QString proxy = QStringLiteral("system"); ///< "system", "none", or http://, socks5:// with host and port
    QString ca_file{};                          ///< PEM; trusted beside the system's; empty: only the system's
    friend bool operator==(const TransportOptions&, const TransportOptions&) = default;
};

struct OutgoingRequest
{
    QByteArray verb = "POST";
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
};

class Transport : public QObject
{
    Q_OBJECT
public:
    /// An unreadable ca_file or a proxy that is none is an error here, not a surprise at the first request.
    static Result<std::unique_ptr<Transport>> make(const TransportOptions& options);
    ~Transport() override;

    struct Sent
    {
        QNetworkReply* reply = nullptr; ///< owned by the caller, who ends it with deleteLater()
        OneShotBody* body = nullptr;    ///< owned by the reply; none for a request without body
        bool on_session = false;        ///< to an HTTP/2 session that has answered before: it should go out at once
    };
    Sent send(const OutgoingRequest& request);
    /// The connection that `reply` waits for or came over is not to be trusted: no further request goes there. What runs
    /// there runs on.
    void condemn(const QNetworkReply* reply);

    int inFlight() const;
    int managers() const { return int(m_lanes.size()); }

private:
    struct Lane
    {
        std::unique_ptr<QNetworkAccessManager> manager;
        int in_flight = 0;
        bool on_session = false; ///< an HTTP/2 session has answered
        bool condemned = false;
    };

    Transport(QSslConfiguration tls, bool systemProxy, QNetworkProxy proxy);
    Lane& laneWithRoom();
    void letGo(const Lane& lane);
    void useProxyFor(QNetworkAccessManager& manager, const QUrl& url);

    QSslConfiguration m_tls;
    bool m_system_proxy;
    QNetworkProxy m_proxy;
    QString m_proxy_host; ///< the host that m_proxy and m_loopback were looked up for; empty: to be looked up
    bool m_loopback = false;
    bool m_multiplexed = false;
    std::vector<std::unique_ptr<Lane>> m_lanes;
};

} // namespace plimsoll
