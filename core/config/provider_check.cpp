#include "core/config/provider_check.h"

#include "core/config/json_pointer.h"

#include <QRegularExpression>
#include <QUrl>

namespace plimsoll {

namespace {

bool isCredentialHeader(const QString& name)
{
    static const QStringList names{QStringLiteral("authorization"), QStringLiteral("proxy-authorization"),
                                   QStringLiteral("x-api-key"),     QStringLiteral("api-key"),
                                   QStringLiteral("x-goog-api-key"), QStringLiteral("cookie")};
    return names.contains(name.toLower());
}

bool isTransportHeader(const QString& name) // ours to write: a second one would change where the message ends
{
    static const QStringList names{QStringLiteral("host"),       QStringLiteral("content-length"),
                                   QStringLiteral("connection"), QStringLiteral("transfer-encoding"),
                                   QStringLiteral("upgrade"),    QStringLiteral("te")};
    return names.contains(name.toLower());
}

bool isCredentialParameter(const QString& name)
{
    static const QStringList names{QStringLiteral("key"),     QStringLiteral("api_key"), QStringLiteral("api-key"),
                                   QStringLiteral("apikey"),  QStringLiteral("token"),   QStringLiteral("access_token"),
                                   QStringLiteral("password")};
    return names.contains(name.toLower());
}

bool comesFromKeychain(const QString& value)
{
    static const QRegularExpression form(QStringLiteral("^keychain:\\S+$"));
    return form.match(value).hasMatch();
}

class ProviderCheck
{
public:
    ProviderCheck(const ProviderEntry& provider, const QString& pointer, QList<Error>& errors)
        : m_provider(provider), m_pointer(pointer), m_errors(errors)
    {
    }

    void baseUrl(ConfigSource source)
    {
        const QString& text = m_provider.base_url;
        if (m_provider.isSandbox() || (text.isEmpty() && source == ConfigSource::Scenario))
            return;
        const QUrl url(text, QUrl::StrictMode);
        const QString fault = text.isEmpty() ? QStringLiteral("a provider needs a base URL") : urlFault(url);
        if (!fault.isEmpty())
            add("/base_url", fault);
        else if (url.scheme() == u"http" && !isLoopbackHost(url.host()) && sendsSecret())
            add("/base_url", QStringLiteral("a key goes over https only, except to this computer"));
    }

    void path()
    {
        static const QRegularExpression form(QStringLiteral("^/[^\\s?#]*$"));
        if (!m_provider.path.isEmpty() && !form.match(m_provider.path).hasMatch())
            add("/path", QStringLiteral("must start with / and have no query"));
    }

    void key()
    {
        static const QRegularExpression form(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
        if (m_provider.key_env.isEmpty()) {
            if (m_provider.key == KeySource::Environment)
                add("/key_env", QStringLiteral("the name of the variable is needed when the key comes from one"));
        } else if (!form.match(m_provider.key_env).hasMatch()) {
            add("/key_env", QStringLiteral("must be the name of an environment variable, not a key"));
        }
    }

    void query()
    {
        for (auto it = m_provider.query.begin(); it != m_provider.query.end(); ++it)
            if (isCredentialParameter(it.key()))
                add(pointerTo(QStringLiteral("/query"), it.key()), QStringLiteral("a key does not belong in an address"));
    }

    void headers()
    {
        static const QRegularExpression token(QStringLiteral("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"));
        for (auto it = m_provider.extra_headers.begin(); it != m_provider.extra_headers.end(); ++it) {
            const QString at = pointerTo(QStringLiteral("/extra_headers"), it.key());
            if (!token.match(it.key()).hasMatch())
                add(at, QStringLiteral("is not the name of a header"));
            else if (isTransportHeader(it.key()))
                add(at, QStringLiteral("this header is written by the transport"));
            else if (isCredentialHeader(it.key()) && !comesFromKeychain(it.value()))
                add(at, QStringLiteral("a key does not belong in this file: write keychain:NAME"));
            else if (it.value().contains(u'\n') || it.value().contains(u'\r'))
                add(at, QStringLiteral("must be one line"));
        }
    }

    void proxy()
    {
        const QString& text = m_provider.proxy;
        if (text == u"system" || text == u"none")
            return;
        const QUrl url(text, QUrl::StrictMode);
        const bool scheme = url.scheme() == u"http" || url.scheme() == u"socks5";
        if (!url.isValid() || !scheme || url.host().isEmpty() || url.port() <= 0 || !url.userInfo().isEmpty())
            add("/proxy", QStringLiteral("must be system, none, http://HOST:PORT or socks5://HOST:PORT"));
    }

private:
    static QString urlFault(const QUrl& url)
    {
        if (!url.isValid() || url.host().isEmpty() || (url.scheme() != u"https" && url.scheme() != u"http"))
            return QStringLiteral("must be a URL as https://host/v1, or ") + kSandboxUrl;
        if (!url.userInfo().isEmpty())
            return QStringLiteral("must not contain a name or a password");
        if (url.hasQuery() || url.hasFragment())
            return QStringLiteral("must not have a query (there is a setting for it) or a fragment");
        return {};
    }
    bool sendsSecret() const
    {
        if (m_provider.key != KeySource::None && m_provider.effectiveAuth() != Auth::None)
            return true;
        return std::any_of(m_provider.extra_headers.begin(), m_provider.extra_headers.end(), comesFromKeychain);
    }
    void add(const QString& at, const QString& what)
    {
        m_errors << Error{QString(m_pointer + at).toStdString(), what.toStdString()};
    }
    void add(const char* at, const QString& what) { add(QString::fromLatin1(at), what); }

    const ProviderEntry& m_provider;
    const QString& m_pointer;
    QList<Error>& m_errors;
};

} // namespace

bool isLoopbackHost(const QString& host)
{
    static const QRegularExpression v4(QStringLiteral("^127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}$"));
    return host == u"localhost" || host.endsWith(u".localhost") || host == u"::1" || v4.match(host).hasMatch();
}

void checkProvider(const ProviderEntry& provider, const QString& pointer, ConfigSource source, QList<Error>& errors)
{
    ProviderCheck check(provider, pointer, errors);
    check.baseUrl(source);
    check.path();
    check.key();
    check.query();
    check.headers();
    check.proxy();
}

} // namespace plimsoll
