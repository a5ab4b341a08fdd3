#include "tests/support/secret_service_session.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusInterface>
#include <QDBusObjectPath>
#include <QDBusReply>
#include <QDir>
#include <QTest>

namespace plimsoll::test {

namespace {

constexpr int kStartMs = 20'000;

/// Without service folders: the machine's would start a keyring again by themselves.
constexpr char kBusConfig[] = R"(<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
)";

void end(QProcess& process)
{
    if (process.state() == QProcess::NotRunning)
        return;
    process.terminate();
    if (!process.waitForFinished(5000)) {
        process.kill();
        process.waitForFinished(5000);
    }
}

bool keyringIsOnTheBus()
{
    return QDBusConnection::sessionBus().interface()->isServiceRegistered(QStringLiteral("org.freedesktop.secrets"));
}

} // namespace

SecretServiceSession::SecretServiceSession()
{
    const QString runtime = m_folder.filePath(QStringLiteral("run"));
    QDir().mkpath(runtime);
    QFile::setPermissions(runtime, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("HOME", m_folder.path().toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", runtime.toLocal8Bit());
    qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", m_folder.filePath(QStringLiteral("config")).toLocal8Bit());
    qputenv("XDG_CACHE_HOME", m_folder.filePath(QStringLiteral("cache")).toLocal8Bit());
    for (const char* desktop : {"DBUS_SESSION_BUS_ADDRESS", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION", "DISPLAY",
                                "WAYLAND_DISPLAY", "GNOME_KEYRING_CONTROL"})
        qunsetenv(desktop);
}

SecretServiceSession::~SecretServiceSession()
{
    end(m_keyring);
    end(m_bus);
}

QString SecretServiceSession::startBus()
{
    QFile config(m_folder.filePath(QStringLiteral("bus.conf")));
    if (!config.open(QFile::WriteOnly) || config.write(kBusConfig) < 0)
        return config.errorString();
    config.close();
    m_bus.start(QStringLiteral("dbus-daemon"),
                {QStringLiteral("--config-file=") + config.fileName(), QStringLiteral("--print-address"),
                 QStringLiteral("--nofork"), QStringLiteral("--nopidfile")});
    while (!m_bus.canReadLine()) {
        if (!m_bus.waitForReadyRead(kStartMs))
            return QStringLiteral("dbus-daemon: ") + m_bus.errorString();
    }
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
    return {};
}

QString SecretServiceSession::startKeyring()
{
    m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
                    {QStringLiteral("--unlock"), QStringLiteral("--components=secrets"), QStringLiteral("--foreground")});
    if (!m_keyring.waitForStarted(kStartMs))
        return QStringLiteral("gnome-keyring-daemon: ") + m_keyring.errorString();
    m_keyring.write("correct horse"); // an empty one would make a keyring that is not encrypted
    m_keyring.closeWriteChannel();
    if (!QTest::qWaitFor(keyringIsOnTheBus, kStartMs))
        return QStringLiteral("gnome-keyring-daemon did not come up: ")
               + QString::fromLocal8Bit(m_keyring.readAllStandardError());
    return {};
}

void SecretServiceSession::stopKeyring()
{
    end(m_keyring);
}

QString SecretServiceSession::lock()
{
    const QString service = QStringLiteral("org.freedesktop.secrets");
    QDBusInterface secrets(service, QStringLiteral("/org/freedesktop/secrets"),
                           QStringLiteral("org.freedesktop.Secret.Service"));
    const QDBusReply<QDBusObjectPath> collection = secrets.call(QStringLiteral("ReadAlias"), QStringLiteral("default"));
    if (!collection.isValid())
        return collection.error().message();
    const QDBusMessage reply =
        secrets.call(QStringLiteral("Lock"), QVariant::fromValue(QList<QDBusObjectPath>{collection.value()}));
    return reply.type() == QDBusMessage::ErrorMessage ? reply.errorMessage() : QString();
}

} // namespace plimsoll::test
