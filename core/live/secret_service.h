// The little that is asked of org.freedesktop.secrets directly: is it there, is its default collection locked, which
// entries are ours. No secret passes through here.
#pragma once

#include "core/live/key_result.h"

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>

namespace plimsoll {

class SecretService : public QObject
{
    Q_OBJECT

public:
    using Checked = std::function<void(KeyStatus status, const QString& detail)>;
    using Found = std::function<void(KeyStatus status, const QStringList& users)>;

    explicit SecretService(QObject* parent = nullptr);
    ~SecretService() override;

    /// Ok, Locked, NoBus, NoService, NoLibrary or Failed. Starts the service if the bus knows how to.
    void check(Checked done);
    /// The `user` attributes of all entries of `server`, locked or not.
    void find(const QString& server, Found done);

Q_SIGNALS:
    /// Another program, or this one, changed an entry of the default collection.
    void entriesChanged();

private:
    /// Why there is no bus to talk to, or nothing.
    std::optional<KeyStatus> connect();
    void askDefaultCollection(Checked done);
    void askLocked(const QString& collection, Checked done);
    void watch(const QString& collection);
    void askUsers(QList<QDBusObjectPath> items, QStringList users, Found done);

    std::optional<QDBusConnection> m_bus;
    QString m_watched;
};

} // namespace plimsoll
