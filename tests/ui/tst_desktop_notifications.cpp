// Notifications against a real service on a bus of the test's own.
#include "tests/support/notification_service.h"
#include "tests/support/secret_service_session.h"
#include "ui/shell/desktop_notifications.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace plimsoll;

namespace {

Notice notice(NoticeKind kind, const QString& text)
{
    return {kind, QStringLiteral("title"), text, QStringLiteral("events"), kind == NoticeKind::Breaker};
}

} // namespace

class DesktopNotificationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void withoutASessionItSaysSoOnce();
    void withoutAServiceItSaysSoAndTriesAgain();
    void oneOfAKindReplacesTheOneBefore();
    void textIsMarkupOnlyWhereItIsRead_data();
    void textIsMarkupOnlyWhereItIsRead();
    void aClickLeadsToThePage();
    void twoAtOnceBecomeTheLast();

private:
    test::SecretServiceSession m_session;
};

void DesktopNotificationsTest::initTestCase()
{
    QCOMPARE(m_session.startBus(), QString());
}

void DesktopNotificationsTest::withoutASessionItSaysSoOnce()
{
    const QByteArray bus = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    DesktopNotifications notifications;
    QSignalSpy problems(&notifications, &DesktopNotifications::problemChanged);
    QTest::ignoreMessage(QtWarningMsg, "desktop notifications cannot be shown: There is no D-Bus session.");
    notifications.show(notice(NoticeKind::Fallback, QStringLiteral("x")));
    notifications.show(notice(NoticeKind::Breaker, QStringLiteral("y")));
    QCOMPARE(problems.count(), 1);
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus);
    test::NotificationService service;
    QCOMPARE(service.start(), QString());
    notifications.show(notice(NoticeKind::Fallback, QStringLiteral("z")));
    QTRY_COMPARE(service.shown.size(), 1);
    QTRY_VERIFY(notifications.problem().isEmpty());
}

void DesktopNotificationsTest::withoutAServiceItSaysSoAndTriesAgain()
{
    DesktopNotifications notifications;
    QSignalSpy problems(&notifications, &DesktopNotifications::problemChanged);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("^desktop notifications cannot be shown: .*Notifications")));
    notifications.show(notice(NoticeKind::Fallback, QStringLiteral("x")));
    QVERIFY(problems.wait());
    QVERIFY(!notifications.problem().isEmpty());
    test::NotificationService service;
    QCOMPARE(service.start(), QString());
    notifications.show(notice(NoticeKind::Fallback, QStringLiteral("again")));
    QTRY_COMPARE(service.shown.size(), 1);
    QCOMPARE(service.shown.first().text, QStringLiteral("again"));
    QTRY_VERIFY(notifications.problem().isEmpty());
}

void DesktopNotificationsTest::oneOfAKindReplacesTheOneBefore()
{
    test::NotificationService service;
    QCOMPARE(service.start(), QString());
    DesktopNotifications notifications;
    QSignalSpy shown(&notifications, &DesktopNotifications::shown);
    notifications.show(notice(NoticeKind::Fallback, QStringLiteral("one")));
    QVERIFY(shown.wait());
    notifications.show(notice(NoticeKind::Fallback, QStringLiteral("two")));
    QVERIFY(shown.wait());
    notifications.show(notice(NoticeKind::Breaker, QStringLiteral("three")));
    QVERIFY(shown.wait());
    QCOMPARE(service.shown.size(), 3);
    QCOMPARE(service.shown[0].replaces, 0U);
    QCOMPARE(service.shown[1].replaces, service.shown[0].id);
    QCOMPARE(service.shown[2].replaces, 0U);
    QCOMPARE(service.shown[0].app, QStringLiteral("Plimsoll"));
    QCOMPARE(service.shown[0].hints.value(QStringLiteral("desktop-entry")).toString(), QStringLiteral(PLIMSOLL_APP_ID));
    QCOMPARE(service.shown[0].hints.value(QStringLiteral("urgency")).toInt(), 1);
    QCOMPARE(service.shown[2].hints.value(QStringLiteral("urgency")).toInt(), 2);
    service.close(service.shown[1].id);
    service.click(service.shown[2].id); // comes after the other signal, and can be waited for
    QSignalSpy activated(&notifications, &DesktopNotifications::activated);
    QVERIFY(activated.wait());
    notifications.show(notice(NoticeKind::Fallback, QStringLiteral("four")));
    QVERIFY(shown.wait());
    QCOMPARE(service.shown.last().text, QStringLiteral("four"));
    QCOMPARE(service.shown.last().replaces, 0U);
}

void DesktopNotificationsTest::textIsMarkupOnlyWhereItIsRead_data()
{
    QTest::addColumn<bool>("markup");
    QTest::addColumn<QString>("text");
    QTest::newRow("markup") << true << QStringLiteral("a &lt;b&gt; &amp; c");
    QTest::newRow("plain") << false << QStringLiteral("a <b> & c");
}

void DesktopNotificationsTest::textIsMarkupOnlyWhereItIsRead()
{
    QFETCH(bool, markup);
    QFETCH(QString, text);
    test::NotificationService service(markup);
    QCOMPARE(service.start(), QString());
    DesktopNotifications notifications;
    notifications.show(notice(NoticeKind::Window, QStringLiteral("a <b> & c")));
    QTRY_COMPARE(service.shown.size(), 1);
    QCOMPARE(service.shown.first().text, text);
}

void DesktopNotificationsTest::aClickLeadsToThePage()
{
    test::NotificationService service;
    QCOMPARE(service.start(), QString());
    DesktopNotifications notifications;
    QSignalSpy shown(&notifications, &DesktopNotifications::shown);
    QSignalSpy activated(&notifications, &DesktopNotifications::activated);
    notifications.show({NoticeKind::Budget, QStringLiteral("t"), QStringLiteral("x"), QStringLiteral("costs"), true});
    QVERIFY(shown.wait());
    QCOMPARE(service.shown.first().actions.first(), QStringLiteral("default"));
    const uint id = service.shown.first().id;
    service.click(id + 1000);                               // another program's
    service.click(id, QStringLiteral("something-else"));
    qunsetenv("XDG_ACTIVATION_TOKEN");
    Q_EMIT service.ActivationToken(id, QStringLiteral("token"));
    service.click(id);
    QVERIFY(activated.wait());
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first().first().toString(), QStringLiteral("costs"));
    QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), QByteArray("token"));
    qunsetenv("XDG_ACTIVATION_TOKEN");
}

void DesktopNotificationsTest::twoAtOnceBecomeTheLast()
{
    test::NotificationService service;
    QCOMPARE(service.start(), QString());
    DesktopNotifications notifications;
    for (const char* text : {"one", "two", "three"})
        notifications.show(notice(NoticeKind::Fallback, QLatin1String(text)));
    QTRY_VERIFY(!service.shown.isEmpty() && service.shown.last().text == QLatin1String("three"));
    for (const auto& each : std::as_const(service.shown))
        QVERIFY(each.id == service.shown.first().id); // one notification, whatever it said in between
}

QTEST_GUILESS_MAIN(DesktopNotificationsTest)
#include "tst_desktop_notifications.moc"
