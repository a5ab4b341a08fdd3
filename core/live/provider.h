// A provider as requests meet it: where they go, what they carry, and through which transport. Made from one entry of the
// configuration; when the entry changes a new one takes its place, and what is in flight ends on the old one.
#pragma once

#include "core/base/result.h"
#include "core/config/config.h"
#include "core/http/transport.h"
#include "core/live/key_store.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>
#include <memory>

namespace plimsoll {

class Provider : public QObject
{
    Q_OBJECT
public:
    struct Credentials
    {
        QByteArray key;                       ///< empty with auth or key `none`
        QMap<QString, QString> extra_headers; ///< all of them, "keychain:NAME" replaced by what it names
    };
    /// Or why they cannot be had, in words that say what to do.
    using Unlocked = std::function<void(Result<Credentials>)>;

    Provider(QString id, ProviderEntry entry, QUrl sandbox, KeyStore& keys);

    const QString& id() const { return m_id; }
    const ProviderEntry& entry() const { return m_entry; }
    /// How it is spoken to: the entry, and what its answers have taught.
    const ProviderEntry& spoken() const { return m_spoken; }
    /// A quirk that the entry does not name has shown. Kept as long as the entry stays what it is.
    void learn(Quirk quirk);

    /// Of a target below base_url ("/chat/completions", "/models"), percent-encoded, with or without a query; an error
    /// for a base URL that cannot be used (or no sandbox yet).
    Result<QUrl> url(const QByteArray& target);
    /// Looks the keys up: at once if they are in memory, else through the event loop. Not called once `context` is gone.
    void unlock(QObject* context, Unlocked unlocked);
    /// Made at the first use.
    Result<std::shared_ptr<Transport>> transport();
    /// The server did not accept the key: the next unlock() asks the store again.
    void keyRefused();

private:
    struct Lookup;
    Result<QUrl> makeUrl(const QByteArray& target) const;
    void lookUpNext(const std::shared_ptr<Lookup>& lookup);

    QString m_id;
    ProviderEntry m_entry, m_spoken;
    QUrl m_sandbox;
    KeyStore& m_keys;
    QByteArray m_last_target; ///< one provider nearly always has one target: its URL is parsed once
    QUrl m_last_url;
    std::shared_ptr<Transport> m_transport;
};

/// What a person can do about a key that could not be read; one line.
QString keyAdvice(const KeyResult& result, const QString& provider, const ProviderEntry& entry);

} // namespace plimsoll
