// "As the system is", against a real settings portal on a bus of the test's own: what it says at the start, a change
// while the window is open, and a choice of one's own over it.
#include "tests/support/secret_service_session.h"
#include "tests/ui/app_world.h"
#include "ui/main_window.h"
#include "ui/page.h"
#include "ui/theme/state_colors.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QSignalSpy>
#include <QTest>

using namespace plimsoll;

namespace {

const auto kGroup = QStringLiteral("org.freedesktop.appearance");
const auto kKey = QStringLiteral("color-scheme");

class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    uint scheme = 0; ///< 0: no preference, 1: dark, 2: light
    int reads = 0;

    QString start()
    {
        if (!m_bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), this,
                                  QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals))
            return QStringLiteral("the object cannot be registered");
        return m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")) ? QString() : m_bus.lastError().message();
    }
    void change(uint to)
    {
        scheme = to;
        Q_EMIT SettingChanged(kGroup, kKey, QDBusVariant(scheme));
    }

public Q_SLOTS:
    QDBusVariant Read(const QString& group, const QString& key)
    {
        ++reads;
        // Wrapped twice, as the real one does.
        return QDBusVariant(QVariant::fromValue(QDBusVariant(group == kGroup && key == kKey ? scheme : 99U)));
    }

Q_SIGNALS:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    QDBusConnection m_bus = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("test-portal"));
};

} // namespace

class SystemThemeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowFollowsTheSystemAndAChoiceOfItsOwn();
};

void SystemThemeTest::theWindowFollowsTheSystemAndAChoiceOfItsOwn()
{
    Portal portal;
    portal.scheme = 1;
    QCOMPARE(portal.start(), QString());
    test::AppWorld world;
    world.appearance.setTheme(Theme::System);
    MainWindow window(world.context, allPages(), QString(), QStringLiteral("live"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(!isDark(window.palette()));
    world.appearance.followSystem();
    QTRY_VERIFY(isDark(window.palette()));
    QVERIFY(isDark(window.builtPage(QStringLiteral("live"))->palette()));
    QCOMPARE(portal.reads, 1);
    portal.change(2);
    QTRY_VERIFY(!isDark(window.palette()));
    portal.change(1);
    QTRY_VERIFY(isDark(window.palette()));
    world.appearance.setTheme(Theme::Light);
    QTRY_VERIFY(!isDark(window.palette()));
    QSignalSpy changed(&world.appearance, &Appearance::changed);
    portal.change(2);
    portal.change(1); // means nothing to who has chosen
    const QDBusPendingCallWatcher after(QDBusConnection::sessionBus().asyncCall(QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/"), QStringLiteral("org.freedesktop.DBus.Peer"), QStringLiteral("Ping"))));
    QSignalSpy answered(&after, &QDBusPendingCallWatcher::finished);
    QTRY_COMPARE(answered.count(), 1); // comes behind the signals, as an event: they have been heard of
    world.appearance.setTheme(Theme::System); // but is known when it does again
    QTRY_VERIFY(isDark(window.palette()));
    portal.change(0); // no preference: as the platform came
    QTRY_VERIFY(!isDark(window.palette()));
    QCOMPARE(changed.count(), 2);
}

int main(int argc, char** argv)
{
    const QByteArray display = qgetenv("DISPLAY"); // the session takes it away
    test::SecretServiceSession session;
    qputenv("DISPLAY", display);
    if (const QString problem = session.startBus(); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    QApplication app(argc, argv);
    SystemThemeTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_system_theme.moc"
