#include "core/live/provider.h"

#include "core/live/provider_key.h"

#include <QPointer>

#include <vector>

namespace plimsoll {

namespace {

constexpr QLatin1String kFromKeychain{"keychain:"};

Error keyError(const QString& provider, const QString& words) { return {provider.toStdString(), words.toStdString()}; }

} // namespace

/// One unlock() under way: the provider's key first, then each header value that is kept in the keychain.
struct Provider::Lookup
{
    QPointer<QObject> context;
    Unlocked unlocked;
    Credentials credentials;
    bool main_key = false; ///< is still to be read
    std::vector<std::pair<QString, QString>> names; ///< of headers still to be read, and of their keys
};

Provider::Provider(QString id, ProviderEntry entry, QUrl sandbox, KeyStore& keys)
    : m_id(std::move(id)), m_entry(std::move(entry)), m_spoken(m_entry), m_sandbox(std::move(sandbox)), m_keys(keys)
{
}

void Provider::learn(Quirk quirk)
{
    if (!m_spoken.has(quirk))
        m_spoken.quirks.push_back(quirk);
}

Result<QUrl> Provider::url(const QByteArray& target)
{
    if (!m_last_url.isEmpty() && target == m_last_target)
        return m_last_url;
    Result<QUrl> made = makeUrl(target);
    if (made) {
        m_last_target = target;
        m_last_url = *made;
    }
    return made;
}

Result<QUrl> Provider::makeUrl(const QByteArray& target) const
{
    const std::string where = "/providers/" + m_id.toStdString() + "/base_url";
    if (m_entry.isSandbox() && m_sandbox.isEmpty())
        return Error{where, "The built-in sandbox is not running"};
    const QUrl base = m_entry.isSandbox() ? m_sandbox : QUrl(m_entry.base_url, QUrl::StrictMode);
    QByteArray whole = base.toEncoded(QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::StripTrailingSlash) + target;
    if (base.hasQuery()) // of a base URL such as Azure's
        whole += (target.contains('?') ? '&' : '?') + base.query(QUrl::FullyEncoded).toLatin1();
    const QUrl url = QUrl::fromEncoded(whole, QUrl::StrictMode);
    if (!base.isValid() || !url.isValid() || url.host().isEmpty() ||
        (url.scheme() != QLatin1String("https") && url.scheme() != QLatin1String("http")))
        return Error{where, "Not an http or https URL with a host"};
    return url;
}

void Provider::unlock(QObject* context, Unlocked unlocked)
{
    auto lookup = std::make_shared<Lookup>();
    lookup->context = context;
    lookup->unlocked = std::move(unlocked);
    lookup->credentials.extra_headers = m_entry.extra_headers;
    lookup->main_key = m_entry.effectiveAuth() != Auth::None && m_entry.key != KeySource::None && !m_entry.isSandbox();
    for (auto it = m_entry.extra_headers.cbegin(); it != m_entry.extra_headers.cend(); ++it)
        if (it.value().startsWith(kFromKeychain))
            lookup->names.push_back({it.key(), it.value().mid(kFromKeychain.size())});
    lookUpNext(lookup);
}

void Provider::lookUpNext(const std::shared_ptr<Lookup>& lookup)
{
    while (lookup->main_key || !lookup->names.empty()) {
        const bool main = lookup->main_key;
        const QString header = main ? QString() : lookup->names.back().first;
        const QString name = main ? m_id : lookup->names.back().second;
        const auto take = [this, lookup, main, header, name](const KeyResult& result) {
            if (!result) {
                lookup->names.clear();
                lookup->main_key = false;
                lookup->unlocked(keyError(m_id, keyAdvice(result, name, main ? m_entry : ProviderEntry{})));
                return false;
            }
            if (main) {
                lookup->main_key = false;
                lookup->credentials.key = result.secret.view().toByteArray();
            } else {
                lookup->names.pop_back();
                lookup->credentials.extra_headers.insert(header, QString::fromUtf8(result.secret.view()));
            }
            return true;
        };
        const auto known = main ? cachedProviderKey(m_keys, m_id, m_entry) : m_keys.cached(name);
        if (known) {
            if (!take(*known))
                return;
            continue;
        }
        const auto arrived = [this, self = QPointer<Provider>(this), lookup, take](const KeyResult& result) {
            if (self && take(result))
                lookUpNext(lookup);
        };
        if (main)
            readProviderKey(m_keys, m_id, m_entry, lookup->context, arrived);
        else
            m_keys.read(name, lookup->context, arrived);
        return;
    }
    lookup->unlocked(std::move(lookup->credentials));
}

Result<std::shared_ptr<Transport>> Provider::transport()
{
    if (!m_transport) {
        auto made = Transport::make({m_entry.proxy, m_entry.ca_file});
        if (!made)
            return made.error();
        m_transport = std::move(*made);
    }
    return m_transport;
}

void Provider::keyRefused()
{
    if (m_entry.key == KeySource::Keychain)
        m_keys.forget(m_id);
}

QString keyAdvice(const KeyResult& result, const QString& provider, const ProviderEntry& entry)
{
    const bool env = entry.key == KeySource::Environment;
    switch (result.status) {
    case KeyStatus::Ok:
        return {};
    case KeyStatus::Absent:
        return env ? QStringLiteral("No key for %1: the environment variable %2 is not set").arg(provider, entry.key_env)
                   : QStringLiteral("No key for %1: enter it in Settings or with `plimsollctl keys set %1`").arg(provider);
    case KeyStatus::Locked:
        return QStringLiteral("The keyring is locked: unlock it, and the key for %1 can be read").arg(provider);
    case KeyStatus::Refused:
        return QStringLiteral("The keyring refused the key for %1: allow it there and try again").arg(provider);
    case KeyStatus::NoBus:
        return QStringLiteral("No keyring in this session (no D-Bus): give the key for %1 through the environment "
                              "(`key: env`)").arg(provider);
    case KeyStatus::NoService:
        return QStringLiteral("No keyring is running: start one (gnome-keyring, KWallet, KeePassXC), or give the key "
                              "for %1 through the environment (`key: env`)").arg(provider);
    case KeyStatus::NoLibrary:
        return QStringLiteral("libsecret-1-0 is not installed, so the key for %1 cannot be read: install it, or use "
                              "`key: env`").arg(provider);
    case KeyStatus::ReadOnly:
    case KeyStatus::Failed:
        break;
    }
    return QStringLiteral("The key for %1 cannot be read: %2").arg(provider, result.detail);
}

} // namespace plimsoll
