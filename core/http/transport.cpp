#include "core/http/transport.h"

#include "core/http/one_shot_body.h"

#include <QFile>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>
#include <QNetworkReply>
#include <QSslCertificate>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr int kHttp1Connections = 6; // per host and manager, fixed in Qt
constexpr int kHttp2Streams = 100;   // what servers allow at least
constexpr std::size_t kMostLanes = 64;

bool isLoopback(const QUrl& url)
{
    const QString host = url.host();
    QHostAddress address;
    return host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0 ||
           (address.setAddress(host) && address.isLoopback());
}

Result<QSslConfiguration> tlsWith(const QString& caFile)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    if (caFile.isEmpty())
        return tls;
    QFile file(caFile);
    if (!file.open(QIODevice::ReadOnly))
        return Error{caFile.toStdString(), file.errorString().toStdString()};
    const auto own = QSslCertificate::fromDevice(&file, QSsl::Pem);
    if (own.isEmpty())
        return Error{caFile.toStdString(), "holds no certificate in PEM form"};
    // Said in full: adding to the list would switch off Qt's loading of the system's roots on demand.
    tls.setCaCertificates(QSslConfiguration::systemCaCertificates() + own);
    return tls;
}

/// Without what stands before the host: it may be a password.
std::string withoutUser(const QString& url)
{
    const qsizetype start = url.indexOf(QLatin1String("//")) + 2, at = url.lastIndexOf(u'@');
    return (at < start || start < 2 ? url : url.left(start) + url.mid(at + 1)).toStdString();
}

Result<QNetworkProxy> proxyFrom(const QString& text)
{
    if (text == QLatin1String("none"))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    const QUrl url(text, QUrl::StrictMode);
    const bool socks = url.scheme() == QLatin1String("socks5");
    if (!url.isValid() || url.host().isEmpty() || (!socks && url.scheme() != QLatin1String("http")))
        return Error{withoutUser(text), "is no proxy: system, none, http://HOST:PORT or socks5://HOST:PORT"};
    return QNetworkProxy(socks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
                         quint16(url.port(socks ? 1080 : 8080)), url.userName(), url.password());
}

QNetworkRequest asQt(const OutgoingRequest& from, const QSslConfiguration& tls)
{
    QNetworkRequest to(from.url);
    for (const auto& [name, value] : from.headers)
        to.setRawHeader(name, value);
    if (!to.hasRawHeader("User-Agent"))
        to.setRawHeader("User-Agent", "plimsoll/" PLIMSOLL_VERSION);
    to.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    to.setAttribute(QNetworkRequest::Http2AllowedAttribute, from.url.scheme() == QLatin1String("https"));
    to.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    to.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    to.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    to.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    to.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    if (from.url.scheme() == QLatin1String("https"))
        to.setSslConfiguration(tls);
    return to;
}

} // namespace

Result<std::unique_ptr<Transport>> Transport::make(const TransportOptions& options)
{
    auto tls = tlsWith(options.ca_file);
    if (!tls)
        return tls.error();
    if (options.proxy == QLatin1String("system"))
        return std::unique_ptr<Transport>(new Transport(*tls, true, QNetworkProxy::NoProxy));
    auto proxy = proxyFrom(options.proxy);
    if (!proxy)
        return proxy.error();
    return std::unique_ptr<Transport>(new Transport(*tls, false, *proxy));
}

Transport::Transport(QSslConfiguration tls, bool systemProxy, QNetworkProxy proxy)
    : m_tls(std::move(tls)), m_system_proxy(systemProxy), m_proxy(std::move(proxy))
{
}

Transport::~Transport() = default;

int Transport::inFlight() const
{
    int n = 0;
    for (const auto& lane : m_lanes)
        n += lane->in_flight;
    return n;
}

// The first lane with room, so that few connections stay warm rather than many go cold.
Transport::Lane& Transport::laneWithRoom()
{
    const int room = m_multiplexed ? kHttp2Streams : kHttp1Connections;
    std::size_t usable = 0;
    Lane* emptiest = nullptr;
    for (const auto& lane : m_lanes) {
        if (lane->condemned)
            continue;
        if (lane->in_flight < room)
            return *lane;
        ++usable;
        if (!emptiest || lane->in_flight < emptiest->in_flight)
            emptiest = lane.get();
    }
    if (usable == kMostLanes)
        return *emptiest; // each lane is a thread: beyond this many, waiting is cheaper
    auto lane = std::make_unique<Lane>();
    lane->manager = std::make_unique<QNetworkAccessManager>();
    lane->manager->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    m_lanes.push_back(std::move(lane));
    return *m_lanes.back();
}

void Transport::condemn(const QNetworkReply* reply)
{
    const auto found = std::find_if(m_lanes.begin(), m_lanes.end(),
                                    [&](const auto& lane) { return lane->manager.get() == reply->manager(); });
    if (found == m_lanes.end())
        return;
    (*found)->condemned = true;
    letGo(**found);
}

/// Of a lane that nothing runs on and nothing new may. Later, not now: a reply of its manager may be emitting.
void Transport::letGo(const Lane& lane)
{
    if (!lane.condemned || lane.in_flight > 0)
        return;
    const auto found = std::find_if(m_lanes.begin(), m_lanes.end(), [&](const auto& known) { return known.get() == &lane; });
    QNetworkAccessManager* manager = (*found)->manager.release();
    manager->setParent(this);
    manager->deleteLater();
    m_lanes.erase(found);
}

void Transport::useProxyFor(QNetworkAccessManager& manager, const QUrl& url)
{
    // Asked for once per host, and again after a failure: a system's proxy script may take its time.
    if (const QString host = url.host(); m_proxy_host != host) {
        m_proxy_host = host;
        m_loopback = isLoopback(url);
        if (m_system_proxy && !m_loopback) {
            const auto found = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
            m_proxy = found.isEmpty() ? QNetworkProxy(QNetworkProxy::NoProxy) : found.first();
        }
    }
    const QNetworkProxy proxy = m_loopback ? QNetworkProxy(QNetworkProxy::NoProxy) : m_proxy;
    if (manager.proxy() != proxy)
        manager.setProxy(proxy);
}

Transport::Sent Transport::send(const OutgoingRequest& request)
{
    Lane& lane = laneWithRoom();
    useProxyFor(*lane.manager, request.url);
    QNetworkRequest qt = asQt(request, m_tls);
    Sent sent{.on_session = lane.on_session};
    if (request.body.isEmpty()) {
        sent.reply = lane.manager->sendCustomRequest(qt, request.verb);
    } else {
        qt.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
        qt.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
        sent.body = new OneShotBody(request.body);
        sent.reply = request.verb == "POST" ? lane.manager->post(qt, sent.body)
                                            : lane.manager->sendCustomRequest(qt, request.verb, sent.body);
        sent.body->setParent(sent.reply);
    }
    ++lane.in_flight;
    QNetworkReply* reply = sent.reply;
    connect(reply, &QNetworkReply::finished, this, [this, reply, &lane] {
        --lane.in_flight;
        if (!reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid())
            m_proxy_host.clear(); // no answer: perhaps this machine is in another network now, with another proxy
        letGo(lane);
    });
    connect(reply, &QNetworkReply::metaDataChanged, this, [this, reply, &lane] {
        const bool h2 = reply->attribute(QNetworkRequest::Http2WasUsedAttribute).toBool();
        lane.on_session = lane.on_session || h2;
        m_multiplexed = m_multiplexed || h2;
    });
    return sent;
}

} // namespace plimsoll
