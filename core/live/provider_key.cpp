#include "core/live/provider_key.h"

#include <QTimer>

namespace plimsoll {

namespace {

KeyResult fromEnvironment(const QString& variable)
{
    const QByteArray value = variable.isEmpty() ? QByteArray() : qgetenv(variable.toLocal8Bit().constData()).trimmed();
    if (value.isEmpty())
        return {KeyStatus::Absent, {}, {}};
    return {KeyStatus::Ok, Secret(value), {}};
}

void answerLater(KeyStore& store, QObject* context, KeyResult result, KeyStore::Done done)
{
    QTimer::singleShot(0, context ? context : &store,
                       [done = std::move(done), result = std::move(result)] { done(result); });
}

} // namespace

std::optional<KeyResult> cachedProviderKey(const KeyStore& store, const QString& id, const ProviderEntry& provider)
{
    switch (provider.key) {
    case KeySource::Keychain: return store.cached(id);
    case KeySource::Environment: return fromEnvironment(provider.key_env);
    case KeySource::None: break;
    }
    return KeyResult{KeyStatus::Ok, {}, {}};
}

void readProviderKey(KeyStore& store, const QString& id, const ProviderEntry& provider, QObject* context,
                     KeyStore::Done done)
{
    if (provider.key == KeySource::Keychain)
        store.read(id, context, std::move(done));
    else
        answerLater(store, context, *cachedProviderKey(store, id, provider), std::move(done));
}

void writeProviderKey(KeyStore& store, const QString& id, const ProviderEntry& provider, const Secret& secret,
                      QObject* context, KeyStore::Done done)
{
    if (provider.key == KeySource::Keychain)
        store.write(id, secret, context, std::move(done));
    else
        answerLater(store, context, {KeyStatus::ReadOnly, {}, {}}, std::move(done));
}

} // namespace plimsoll
