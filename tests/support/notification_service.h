// A small real notification service (org.freedesktop.Notifications 1.2) on the session's bus: keeps what it was asked to
// show, and sends the signals of a person's clicks.
#pragma once

#include <QDBusConnection>
#include <QDBusContext>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace plimsoll::test {

struct ShownNotification
{
    QString app, icon, title, text;
    uint replaces = 0, id = 0;
    QStringList actions;
    QVariantMap hints;
};

class NotificationService : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    /// On the bus that DBUS_SESSION_BUS_ADDRESS names. `markup`: the text is markup to it.
    explicit NotificationService(bool markup = true);
    ~NotificationService() override;

    /// Empty if the bus knows it by its name now.
    QString start();
    void stop();
    QList<ShownNotification> shown;

    void click(uint id, const QString& action = QStringLiteral("default"));
    void close(uint id);

public Q_SLOTS:
    QStringList GetCapabilities();
    uint Notify(const QString& app, uint replaces, const QString& icon, const QString& title, const QString& text,
                const QStringList& actions, const QVariantMap& hints, int timeout);
    void CloseNotification(uint id);
    QString GetServerInformation(QString& vendor, QString& version, QString& spec);

Q_SIGNALS:
    void ActionInvoked(uint id, const QString& action);
    void NotificationClosed(uint id, uint reason);
    void ActivationToken(uint id, const QString& token);

private:
    bool m_markup;
    uint m_last = 0;
    QDBusConnection m_bus;
};

} // namespace plimsoll::test
