#include "core/live/network_words.h"

#include <QDateTime>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QSslCertificate>
#include <QStringList>

#include <algorithm>

namespace plimsoll {

namespace {

QString authority(const QString& host, int port)
{
    QUrl url;
    url.setHost(host);
    url.setPort(port);
    return url.authority();
}

const QSslError* firstOf(const QList<QSslError>& errors, std::initializer_list<QSslError::SslError> kinds)
{
    const auto found = std::find_if(errors.begin(), errors.end(), [&](const QSslError& error) {
        return std::find(kinds.begin(), kinds.end(), error.error()) != kinds.end();
    });
    return found == errors.end() ? nullptr : &*found;
}

QString namesOf(const QSslCertificate& certificate)
{
    QStringList names = certificate.subjectAlternativeNames().values();
    if (names.isEmpty())
        names = certificate.subjectInfo(QSslCertificate::CommonName);
    names.sort();
    return names.mid(0, 3).join(QLatin1String(", "));
}

// A certificate of nobody that we know is the first thing to say, whatever else is wrong with it.
QString tlsWords(const QString& host, const QList<QSslError>& errors, const QString& otherwise)
{
    if (const auto* unknown = firstOf(errors, {QSslError::SelfSignedCertificate, QSslError::SelfSignedCertificateInChain,
                                               QSslError::UnableToGetLocalIssuerCertificate, QSslError::UnableToGetIssuerCertificate,
                                               QSslError::UnableToVerifyFirstCertificate, QSslError::CertificateUntrusted}))
        return QStringLiteral("The certificate of %1 is not trusted (%2). If the server, or a proxy on the way to it, is your "
                              "own, name its authority in ca_file").arg(host, unknown->errorString());
    if (const auto* other = firstOf(errors, {QSslError::HostNameMismatch}))
        return QStringLiteral("The server at %1 shows a certificate for %2: check base_url").arg(host, namesOf(other->certificate()));
    if (const auto* old = firstOf(errors, {QSslError::CertificateExpired}))
        return QStringLiteral("The certificate of %1 ran out on %2: check this computer's clock; else its owner has to renew it")
            .arg(host, old->certificate().expiryDate().toString(Qt::ISODate));
    if (const auto* early = firstOf(errors, {QSslError::CertificateNotYetValid}))
        return QStringLiteral("The certificate of %1 is valid only from %2: check this computer's clock")
            .arg(host, early->certificate().effectiveDate().toString(Qt::ISODate));
    return QStringLiteral("No safe connection to %1: %2").arg(host, errors.isEmpty() ? otherwise : errors.first().errorString());
}

} // namespace

QString networkWords(const QNetworkReply& reply, const QList<QSslError>& tls)
{
    const QUrl url = reply.url();
    const bool secure = url.scheme() == QLatin1String("https");
    const QString host = authority(url.host(), url.port(secure ? 443 : 80));
    const QNetworkProxy given = reply.manager()->proxy();
    const QString proxy = authority(given.hostName(), given.port());
    switch (reply.error()) {
    case QNetworkReply::SslHandshakeFailedError:
        return tlsWords(host, tls, reply.errorString());
    case QNetworkReply::ConnectionRefusedError:
        return QStringLiteral("%1 refuses connections: check base_url, and that the server is running").arg(host);
    case QNetworkReply::HostNotFoundError:
        return QStringLiteral("There is no host %1 to be found: check base_url and the network").arg(url.host());
    case QNetworkReply::ProxyConnectionRefusedError:
        return QStringLiteral("The proxy %1 refuses connections: check `proxy`, or set it to none").arg(proxy);
    case QNetworkReply::ProxyNotFoundError:
        return QStringLiteral("There is no proxy %1 to be found: check `proxy`, or set it to none").arg(proxy);
    case QNetworkReply::ProxyTimeoutError:
        return QStringLiteral("The proxy %1 does not answer: check `proxy`, or set it to none").arg(proxy);
    case QNetworkReply::ProxyConnectionClosedError:
        return QStringLiteral("The proxy %1 closed the connection to %2").arg(proxy, host);
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return QStringLiteral("The proxy %1 wants another user name and password: give them in `proxy`, as in "
                              "http://USER:PASSWORD@%1").arg(proxy);
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError:
        return QStringLiteral("%1 closed the connection before its answer was whole").arg(host);
    default:
        break;
    }
    if (given.type() == QNetworkProxy::NoProxy)
        return QStringLiteral("%1: %2").arg(host, reply.errorString().simplified());
    // Qt has no code of its own for most of what can go wrong there, a proxy that is not running among them.
    return QStringLiteral("%1 through the proxy %2: %3. Check `proxy`, or set it to none")
        .arg(host, proxy, reply.errorString().simplified());
}

} // namespace plimsoll
