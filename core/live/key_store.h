// Where the keys of providers live: the operating system's keychain, through this interface. A key is in no file, log,
// event or argument of ours. Keys that come from the environment are not in here: see provider_key.h.
//
// Asynchronous and thread-confined: nothing blocks, and `done` always comes from the event loop, once, never from inside
// the call. It does not come if `context` is gone by then; a null context means: as long as the store lives.
#pragma once

#include "core/live/key_result.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace plimsoll {

class KeyStore : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const KeyResult&)>;
    using Listed = std::function<void(KeyStatus, const QStringList& names)>;
    using QObject::QObject;

    /// `name` is the provider's id, or the NAME of a header value "keychain:NAME".
    virtual void read(const QString& name, QObject* context, Done done) = 0;
    /// Replaces what is there. An empty secret is refused.
    virtual void write(const QString& name, const Secret& secret, QObject* context, Done done) = 0;
    /// Absent if there was none.
    virtual void remove(const QString& name, QObject* context, Done done) = 0;
    /// The names of the stored keys, sorted; also of a locked keyring. No secret is read.
    virtual void list(QObject* context, Listed done) = 0;

    /// What read() would answer at once from memory (Ok or Absent only), for those who cannot wait.
    virtual std::optional<KeyResult> cached(const QString& name) const = 0;
    /// Drops what memory holds of the key, e.g. after the provider did not accept it.
    virtual void forget(const QString& name) = 0;

Q_SIGNALS:
    /// The key was written or removed, here or by another program. Empty name: any may have changed.
    void changed(const QString& name);
};

} // namespace plimsoll
