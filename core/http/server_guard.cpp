#include "core/http/server_guard.h"

#include <QUrl>

namespace plimsoll {

namespace {

bool isLoopbackName(const QString& host)
{
    return host == QLatin1String("127.0.0.1") || host == QLatin1String("localhost") || host == QLatin1String("::1");
}

bool isLoopbackHost(const QByteArray& value)
{
    if (value.isEmpty() || value.contains('@') || value.contains('/'))
        return false;
    const QUrl url(QLatin1String("http://") + QString::fromLatin1(value), QUrl::StrictMode);
    return url.isValid() && isLoopbackName(url.host());
}

bool isOwnOrigin(const QByteArray& value, quint16 port)
{
    const QUrl url(QString::fromLatin1(value), QUrl::StrictMode);
    return url.isValid() && url.scheme() == QLatin1String("http") && isLoopbackName(url.host()) && url.port(80) == port;
}

} // namespace

int guardStatus(const HttpRequest& request, quint16 port, const QStringList& allowedOrigins)
{
    if (request.method == "CONNECT")
        return 501;
    const int hosts = request.count("host");
    if (hosts > 1 || (hosts == 0 && !request.http10))
        return 400;
    if (hosts == 1 && !isLoopbackHost(request.header("host")))
        return 403;
    if (!request.path.startsWith('/') && request.path != "*") // a proxy's absolute form: we are none
        return 400;
    if (request.has("origin")) {
        const QByteArray origin = request.header("origin");
        if (request.count("origin") > 1
            || (!isOwnOrigin(origin, port) && !allowedOrigins.contains(QString::fromLatin1(origin))))
            return 403;
    }
    return 0;
}

} // namespace plimsoll
