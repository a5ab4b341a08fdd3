// A provider as requests meet it: where they go, what they carry, and through which transport. Made from one entry of the
// configuration; when the entry changes a new one takes its place, and what is in flight ends on the old one.
#pragma once

#include "core/base/result.h"
#include "core/config/config.h"
#include "core/http/transport.h"
#include "core/live/key_store.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>
#include <memory>
#include <utility>

namespace plimsoll {

class Provider : public QObject
{
    Q_OBJECT
public:
    using Headers = QList<std::pair<QByteArray, QByteArray>>;
    /// The headers that carry credentials, or why they cannot be had, in words that say what to do.
    using Unlocked = std::function<void(Result<Headers>)>;

    Provider(QString id, ProviderEntry entry, QUrl sandbox, KeyStore& keys);

    const QString& id() const { return m_id; }
    const ProviderEntry& entry() const { return m_entry; }

    /// The full URL of the dialect's call; an error for a base URL that cannot be used (or no sandbox yet).
    Result<QUrl> endpoint() const;
    /// The same for another path below base_url ("/models").
    Result<QUrl> endpoint(const QString& path) const;
    /// Headers without secrets, from the configuration.
    Headers plainHeaders() const;
    /// Looks the keys up: at once if they are in memory, else through the event loop. Not called once `context` is gone.
    void unlock(QObject* context, Unlocked unlocked);
    /// Made at the first use.
    Result<std::shared_ptr<Transport>> transport();
    /// The server did not accept the key: the next unlock() asks the store again.
    void keyRefused();

private:
    struct Lookup;
    void lookUpNext(const std::shared_ptr<Lookup>& lookup);

    QString m_id;
    ProviderEntry m_entry;
    QUrl m_sandbox;
    KeyStore& m_keys;
    std::shared_ptr<Transport> m_transport;
};

/// What a person can do about a key that could not be read; one line.
QString keyAdvice(const KeyResult& result, const QString& provider, const ProviderEntry& entry);

} // namespace plimsoll
