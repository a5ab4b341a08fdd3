// The key of a provider from wherever its configuration says: the keychain, the environment, or none needed.
#pragma once

#include "core/config/config.h"
#include "core/live/key_store.h"

namespace plimsoll {

/// Asynchronous like KeyStore::read. `key: env` reads the variable `key_env` (Absent if it is not set or empty);
/// `key: none` answers Ok with an empty secret.
void readProviderKey(KeyStore& store, const QString& id, const ProviderEntry& provider, QObject* context,
                     KeyStore::Done done);

/// The same answer if it can be had at once.
std::optional<KeyResult> cachedProviderKey(const KeyStore& store, const QString& id, const ProviderEntry& provider);

/// Like KeyStore::write, but ReadOnly for a provider whose key is not kept in the keychain.
void writeProviderKey(KeyStore& store, const QString& id, const ProviderEntry& provider, const Secret& secret,
                      QObject* context, KeyStore::Done done);

} // namespace plimsoll
