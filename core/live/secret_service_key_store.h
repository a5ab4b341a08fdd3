// Keys in the desktop's keychain, through QtKeychain. QtKeychain cannot tell a locked keyring from a missing key, nor a
// missing service from a failure, so the Secret Service itself is asked over D-Bus first, each time.
#pragma once

#include "core/live/key_store.h"
#include "core/live/secret_service.h"

#include <QHash>

namespace plimsoll {

class SecretServiceKeyStore : public KeyStore
{
    Q_OBJECT

public:
    /// `service` is what the entries are filed under.
    explicit SecretServiceKeyStore(QString service = QStringLiteral(PLIMSOLL_APP_ID), QObject* parent = nullptr);

    void read(const QString& name, QObject* context, Done done) override;
    void write(const QString& name, const Secret& secret, QObject* context, Done done) override;
    void remove(const QString& name, QObject* context, Done done) override;
    void list(QObject* context, Listed done) override;
    std::optional<KeyResult> cached(const QString& name) const override;
    void forget(const QString& name) override;

private:
    QString m_service;
    SecretService m_bus;
    QHash<QString, KeyResult> m_cache; ///< Ok and Absent only: every other answer may be another one the next time
    std::uint64_t m_changes = 0;       ///< an answer that was asked for before a change is not kept
};

} // namespace plimsoll
