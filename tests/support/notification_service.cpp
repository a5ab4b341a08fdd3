#include "tests/support/notification_service.h"

#include <QDBusError>

namespace plimsoll::test {

namespace {
const auto kName = QStringLiteral("org.freedesktop.Notifications");
const auto kPath = QStringLiteral("/org/freedesktop/Notifications");
const auto kConnection = QStringLiteral("test-notification-service");
}

NotificationService::NotificationService(bool markup)
    : m_markup(markup), m_bus(QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), kConnection))
{
}

NotificationService::~NotificationService()
{
    stop();
    QDBusConnection::disconnectFromBus(kConnection);
}

QString NotificationService::start()
{
    if (!m_bus.registerObject(kPath, this, QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals))
        return QStringLiteral("the object cannot be registered");
    return m_bus.registerService(kName) ? QString() : m_bus.lastError().message();
}

void NotificationService::stop()
{
    m_bus.unregisterService(kName);
    m_bus.unregisterObject(kPath);
}

void NotificationService::click(uint id, const QString& action)
{
    Q_EMIT ActionInvoked(id, action);
}

void NotificationService::close(uint id)
{
    Q_EMIT NotificationClosed(id, 2);
}

QStringList NotificationService::GetCapabilities()
{
    QStringList all{QStringLiteral("body"), QStringLiteral("actions")};
    if (m_markup)
        all << QStringLiteral("body-markup");
    return all;
}

uint NotificationService::Notify(const QString& app, uint replaces, const QString& icon, const QString& title, const QString& text,
                                 const QStringList& actions, const QVariantMap& hints, int)
{
    const uint id = replaces ? replaces : ++m_last;
    shown.append({app, icon, title, text, replaces, id, actions, hints});
    return id;
}

void NotificationService::CloseNotification(uint id)
{
    Q_EMIT NotificationClosed(id, 3);
}

QString NotificationService::GetServerInformation(QString& vendor, QString& version, QString& spec)
{
    vendor = QStringLiteral("test");
    version = QStringLiteral("1");
    spec = QStringLiteral("1.2");
    return QStringLiteral("test");
}

} // namespace plimsoll::test
