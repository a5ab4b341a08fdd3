// The tray icon against a real StatusNotifierWatcher on a bus of the test's own; closing that hides, and the ways back.
#include "tests/support/secret_service_session.h"
#include "tests/ui/app_world.h"
#include "ui/main_window.h"
#include "ui/page.h"
#include "ui/presenters/tray_words.h"
#include "ui/shell/tray.h"

#include <QAction>
#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace plimsoll;

namespace {

/// The part of a desktop that icons register with. In a thread of its own, as in a process of its own: Qt asks and waits.
class Watcher : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")
    Q_PROPERTY(bool IsStatusNotifierHostRegistered READ hosted)
    Q_PROPERTY(int ProtocolVersion READ version)
public:
    bool hosted() const { return true; }
    int version() const { return 0; }

public Q_SLOTS:
    void RegisterStatusNotifierItem(const QString& service) { Q_EMIT registered(service); }
    void RegisterStatusNotifierHost(const QString&) {}

Q_SIGNALS:
    void registered(const QString& service);
    void StatusNotifierHostRegistered();
};

struct Session
{
    test::SecretServiceSession bus;
    QThread thread;
    Watcher watcher;
    const QString connection = QStringLiteral("test-watcher");
    const QString name = QStringLiteral("org.kde.StatusNotifierWatcher");

    void start()
    {
        watcher.moveToThread(&thread);
        thread.start();
        offer();
    }
    void offer()
    {
        QMetaObject::invokeMethod(
            &watcher,
            [this] {
                QDBusConnection there = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), connection);
                there.registerObject(QStringLiteral("/StatusNotifierWatcher"), &watcher,
                                     QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllProperties);
                if (!there.registerService(name))
                    qFatal("the watcher's name is taken");
            },
            Qt::BlockingQueuedConnection);
    }
    void leave()
    {
        QMetaObject::invokeMethod(
            &watcher, [this] { QDBusConnection(connection).unregisterService(name); }, Qt::BlockingQueuedConnection);
    }
    ~Session()
    {
        thread.quit();
        thread.wait();
        QDBusConnection::disconnectFromBus(connection);
    }
};

Session* session = nullptr;

struct World : test::AppWorld
{
    MainWindow window{context, allPages(), QString(), QStringLiteral("live")};
    std::unique_ptr<Tray> tray;

    World()
    {
        window.show();
        tray = std::make_unique<Tray>(context, window);
        window.setMayHide([this] { return config.config().ui.close_to_tray && tray->usable(); });
    }
    void closeToTray(bool on)
    {
        QVERIFY(config.apply({{QStringLiteral("ui"), QJsonObject{{QStringLiteral("close_to_tray"), on}}}}, QStringLiteral("test")));
    }
    QAction* action(const char* name) const
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* found = widget->findChild<QAction*>(QLatin1String(name)))
                return found;
        }
        return nullptr;
    }
};

} // namespace

class TrayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theIconRegistersAndAClickTogglesTheWindow();
    void closingHidesOnlyIfItIsWanted();
    void quitEndsAlsoFromTheTrayAndAsks();
    void aTrayThatGoesAwayGivesTheWindowBack();
    void withoutTheIconClosingCloses();
    void theMenuSaysWhatIsTightest();
    void theIconIsDrawnInBothThemes();
};

void TrayTest::theIconRegistersAndAClickTogglesTheWindow()
{
    World world;
    QVERIFY(!world.tray->usable());
    QSignalSpy registered(&session->watcher, &Watcher::registered);
    world.tray->start();
    QVERIFY(registered.wait());
    QVERIFY(world.tray->usable());
    const QString item = registered.first().first().toString();
    const auto click = [&] {
        QDBusMessage message = QDBusMessage::createMethodCall(item, QStringLiteral("/StatusNotifierItem"),
                                                              QStringLiteral("org.kde.StatusNotifierItem"), QStringLiteral("Activate"));
        message << 0 << 0;
        QMetaObject::invokeMethod(
            &session->watcher, [message] { QDBusConnection(session->connection).asyncCall(message); }, Qt::QueuedConnection);
    };
    click();
    QTRY_VERIFY(!world.window.isVisible());
    QVERIFY(world.window.isHiddenInTray());
    QCOMPARE(world.action("trayToggle")->text(), QStringLiteral("Show"));
    click();
    QTRY_VERIFY(world.window.isVisible());
    QCOMPARE(world.action("trayToggle")->text(), QStringLiteral("Hide"));
}

void TrayTest::closingHidesOnlyIfItIsWanted()
{
    World world;
    world.tray->start();
    QTRY_VERIFY(world.tray->usable());
    QSignalSpy closed(&world.window, &MainWindow::closed);
    world.closeToTray(true);
    world.window.close();
    QVERIFY(!world.window.isVisible());
    QCOMPARE(closed.count(), 0);
    world.window.bringToFront(QStringLiteral("costs"));
    QVERIFY(world.window.isVisible());
    QCOMPARE(world.window.currentPage(), QStringLiteral("costs"));
    world.closeToTray(false);
    world.window.close();
    QCOMPARE(closed.count(), 1);
}

void TrayTest::quitEndsAlsoFromTheTrayAndAsks()
{
    World world;
    world.tray->start();
    QTRY_VERIFY(world.tray->usable());
    world.closeToTray(true);
    world.client.setPaused(true); // the call stays
    PromptRequest request;
    request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
    world.client.submit(request);
    QTRY_COMPARE(world.client.activeCalls(), std::size_t(1));
    world.window.close();
    QVERIFY(!world.window.isVisible()); // hiding asks nobody
    QSignalSpy closed(&world.window, &MainWindow::closed);
    world.action("trayQuit")->trigger();
    QTRY_VERIFY(world.window.findChild<QMessageBox*>(QStringLiteral("closing")));
    QVERIFY(world.window.isVisible()); // a question stands before its window
    QCOMPARE(closed.count(), 0);
    auto* question = world.window.findChild<QMessageBox*>(QStringLiteral("closing"));
    question->findChild<QPushButton*>(QStringLiteral("quit"))->click();
    QTRY_COMPARE(closed.count(), 1);
    QVERIFY(!world.window.isVisible());
}

void TrayTest::aTrayThatGoesAwayGivesTheWindowBack()
{
    World world;
    world.tray->start();
    QTRY_VERIFY(world.tray->usable());
    world.closeToTray(true);
    world.window.close();
    QVERIFY(!world.window.isVisible());
    world.tray->checkWayBack();
    QVERIFY(!world.window.isVisible());
    session->leave();
    world.tray->checkWayBack();
    QVERIFY(world.window.isVisible());
    QSignalSpy closed(&world.window, &MainWindow::closed);
    world.window.close(); // there is nowhere to hide now
    QCOMPARE(closed.count(), 1);
    session->offer();
}

void TrayTest::withoutTheIconClosingCloses()
{
    World world;
    world.tray->start();
    QTRY_VERIFY(world.tray->usable());
    world.closeToTray(true);
    world.window.close();
    QVERIFY(world.window.isHiddenInTray());
    QVERIFY(world.config.apply({{QStringLiteral("ui"), QJsonObject{{QStringLiteral("tray"), false}}}}, QStringLiteral("test")));
    QVERIFY(world.window.isVisible()); // the way back went with the icon
    QVERIFY(!world.tray->usable());
    QSignalSpy closed(&world.window, &MainWindow::closed);
    world.window.close();
    QCOMPARE(closed.count(), 1);
}

void TrayTest::theMenuSaysWhatIsTightest()
{
    World world;
    world.tray->start();
    QCOMPARE(world.action("trayLimit")->text(), QStringLiteral("No limit is short"));
    QCOMPARE(world.action("trayFlight")->text(), QStringLiteral("0 in flight, 0 waiting"));
    QCOMPARE(world.action("trayPause")->text(), QStringLiteral("Pause all calls"));
    world.action("trayPause")->trigger();
    QVERIFY(world.client.paused());
    QCOMPARE(world.action("trayPause")->text(), QStringLiteral("Resume all calls"));
    TightestLimit limit;
    limit.model = QStringLiteral("gpt-4.1");
    limit.limit = QStringLiteral("tokens");
    limit.left = 0.37;
    limit.resets = QStringLiteral("full in 19 s");
    QCOMPARE(tray_words::tightest(limit), QStringLiteral("gpt-4.1 tokens 37 %, full in 19 s"));
    StatusFigures figures;
    figures.inFlight = 2;
    figures.paused = true;
    QCOMPARE(tray_words::tip(figures, limit), QStringLiteral("Plimsoll\nPaused: nothing new is sent\n"
                                                             "gpt-4.1 tokens 37 %, full in 19 s\n2 in flight, 0 waiting"));
}

void TrayTest::theIconIsDrawnInBothThemes()
{
    for (const bool dark : {false, true}) {
        const QImage full = trayIcon({100, Meaning::Ok, false, dark}).pixmap(QSize(64, 64), 1.0).toImage();
        const QImage empty = trayIcon({0, Meaning::Failed, false, dark}).pixmap(QSize(64, 64), 1.0).toImage();
        const QImage paused = trayIcon({100, Meaning::Ok, true, dark}).pixmap(QSize(64, 64), 1.0).toImage();
        QCOMPARE(full.size(), QSize(64, 64));
        QVERIFY(full != empty && full != paused);
        QCOMPARE(qAlpha(full.pixel(0, 0)), 0);     // round
        QCOMPARE(qAlpha(full.pixel(32, 50)), 255); // on its own ground
        const QString folder = qEnvironmentVariable("PLIMSOLL_PICTURES");
        if (!folder.isEmpty()) {
            QImage sheet(5 * 72, 72, QImage::Format_ARGB32);
            sheet.fill(Qt::gray);
            QPainter painter(&sheet);
            int x = 4;
            for (const TrayFace& face : {TrayFace{100, Meaning::Ok, false, dark}, TrayFace{60, Meaning::Ok, false, dark},
                                         TrayFace{15, Meaning::Warning, false, dark}, TrayFace{0, Meaning::Failed, false, dark},
                                         TrayFace{60, Meaning::Ok, true, dark}}) {
                painter.drawPixmap(x, 4, trayIcon(face).pixmap(QSize(64, 64), 1.0));
                x += 72;
            }
            painter.end();
            sheet.save(folder + (dark ? QStringLiteral("/tray-dark.png") : QStringLiteral("/tray-light.png")));
        }
    }
}

int main(int argc, char** argv)
{
    QByteArray display = qgetenv("DISPLAY"); // the session takes it away
    Session all;
    qputenv("DISPLAY", display);
    if (const QString problem = all.bus.startBus(); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    QApplication app(argc, argv);
    session = &all;
    all.start();
    TrayTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_tray.moc"
