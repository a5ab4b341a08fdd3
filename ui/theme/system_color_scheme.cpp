#include "ui/theme/system_color_scheme.h"

#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace plimsoll {

namespace {

const auto kService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const auto kGroup = QStringLiteral("org.freedesktop.appearance");
const auto kKey = QStringLiteral("color-scheme");

/// The portal's Read wraps its value twice.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

SystemColorScheme::SystemColorScheme(QObject* parent) : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    // Until the type is known by its name, Qt finds no slot that takes one, and connects nothing.
    qRegisterMetaType<QDBusVariant>("QDBusVariant");
    if (!bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                     SLOT(settingChanged(QString, QString, QDBusVariant))))
        qWarning("Changes of the system's colour scheme are not heard of: %s", qUtf8Printable(bus.lastError().message()));
    QDBusMessage read = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    read << kGroup << kKey;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        if (reply.isValid()) // an error means: no portal on this desktop, so no preference
            set(unwrapped(reply.value().variant()).toUInt());
        done->deleteLater();
    });
}

void SystemColorScheme::settingChanged(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == kGroup && key == kKey)
        set(unwrapped(value.variant()).toUInt());
}

void SystemColorScheme::set(uint scheme)
{
    std::optional<bool> dark; // 0: no preference, 1: dark, 2: light
    if (scheme == 1 || scheme == 2)
        dark = scheme == 1;
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT changed();
}

} // namespace plimsoll
