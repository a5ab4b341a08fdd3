// Two starts of the desktop, as real processes: the second brings the first one's window to the front and ends, whatever
// became of the one before; and a notification of the real program reaches the desktop's service.
#include "tests/support/notification_service.h"
#include "tests/support/scripted_server.h"
#include "tests/support/secret_service_session.h"
#include "tests/support/user_home.h"

#include <QDir>
#include <QFileInfo>

#include <csignal>
#include <memory>

using namespace plimsoll::test;

namespace {

constexpr int kLong = 30'000;

struct Desktop
{
    explicit Desktop(const UserHome& home, const QStringList& arguments = {})
    {
        QProcessEnvironment environment = home.environment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PLIMSOLL_DESKTOP), arguments);
    }
    ~Desktop()
    {
        process.kill();
        process.waitForFinished(kLong);
    }
    bool ended() { return QTest::qWaitFor([this] { return process.state() == QProcess::NotRunning; }, kLong); }
    void stop() { ::kill(pid_t(process.processId()), SIGTERM); }

    QProcess process;
};

QStringList sockets(const UserHome& home)
{
    return QDir(home.path(QStringLiteral("run/plimsoll"))).entryList({QStringLiteral("window-*.sock")}, QDir::System | QDir::Files);
}

bool listening(const UserHome& home, int count = 1)
{
    return QTest::qWaitFor([&] { return sockets(home).size() == count; }, kLong);
}

} // namespace

class TestInstanceDesktop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(m_session.startBus(), QString()); }
    void theSecondRaisesTheFirstAndEnds();
    void afterAKillTheNextStartWorks();
    void ofManyStartsAtOnceOneRemains();
    void anotherConfigurationIsAnotherWindow();
    void aStartWhileTheFirstEndsTakesOver();
    void aDemonstrationIsNobodysWindow();
    void oneThatDoesNotAnswerIsSaidToBeStuck();
    void aFallbackIsNotifiedAndAClickShowsThePage();

private:
    SecretServiceSession m_session;
};

void TestInstanceDesktop::theSecondRaisesTheFirstAndEnds()
{
    UserHome home;
    Desktop first(home, {QStringLiteral("--page"), QStringLiteral("live")});
    QVERIFY(listening(home));
    const QFileInfo folder(home.path(QStringLiteral("run/plimsoll")));
    QCOMPARE(folder.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther), QFile::Permissions());
    const QFileInfo socket(folder.filePath() + u'/' + sockets(home).first());
    QCOMPARE(socket.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther), QFile::Permissions());
    Desktop second(home, {QStringLiteral("--page"), QStringLiteral("costs")});
    QVERIFY(second.ended());
    QCOMPARE(second.process.exitCode(), 0);
    QVERIFY(second.process.readAllStandardOutput().contains("running already"));
    QCOMPARE(first.process.state(), QProcess::Running);
    first.stop();
    QVERIFY(first.ended());
    QCOMPARE(first.process.exitCode(), 0);
    QFile state(home.path(QStringLiteral("state/plimsoll/window.ini")));
    QVERIFY(state.open(QFile::ReadOnly));
    QVERIFY(state.readAll().contains("page=costs")); // it did show what the second one wanted
    QVERIFY(sockets(home).isEmpty());
}

void TestInstanceDesktop::afterAKillTheNextStartWorks()
{
    UserHome home;
    {
        Desktop first(home);
        QVERIFY(listening(home));
        QCOMPARE(::kill(pid_t(first.process.processId()), SIGKILL), 0);
        QVERIFY(first.ended());
    }
    QCOMPARE(sockets(home).size(), 1); // nobody has tidied up
    Desktop second(home);
    Desktop third(home);
    QVERIFY(QTest::qWaitFor([&] { return second.process.state() == QProcess::NotRunning || third.process.state() == QProcess::NotRunning; }, kLong));
    Desktop& left = second.process.state() == QProcess::Running ? second : third;
    Desktop& gone = second.process.state() == QProcess::Running ? third : second;
    QCOMPARE(gone.process.exitCode(), 0);
    QCOMPARE(left.process.state(), QProcess::Running);
    left.stop();
    QVERIFY(left.ended());
    QCOMPARE(left.process.exitCode(), 0);
}

void TestInstanceDesktop::ofManyStartsAtOnceOneRemains()
{
    UserHome home;
    std::vector<std::unique_ptr<Desktop>> all;
    for (int i = 0; i < 4; ++i)
        all.push_back(std::make_unique<Desktop>(home));
    const auto running = [&] {
        return std::count_if(all.begin(), all.end(), [](const auto& d) { return d->process.state() == QProcess::Running; });
    };
    QVERIFY(QTest::qWaitFor([&] { return running() == 1; }, 2 * kLong));
    for (const auto& each : all) {
        if (each->process.state() == QProcess::NotRunning)
            QCOMPARE(each->process.exitCode(), 0);
        else
            each->stop();
    }
    QVERIFY(QTest::qWaitFor([&] { return running() == 0; }, kLong));
}

void TestInstanceDesktop::anotherConfigurationIsAnotherWindow()
{
    UserHome home;
    Desktop first(home);
    QVERIFY(listening(home));
    Desktop other(home, {QStringLiteral("--config"), home.path(QStringLiteral("other.json"))});
    QVERIFY(listening(home, 2));
    Desktop beside(home, {QStringLiteral("--new-instance"), QStringLiteral("--page"), QStringLiteral("live")});
    Desktop again(home); // ends: the third took nobody's place
    QVERIFY(again.ended());
    QCOMPARE(again.process.exitCode(), 0);
    for (Desktop* each : {&first, &other, &beside})
        QCOMPARE(each->process.state(), QProcess::Running);
}

void TestInstanceDesktop::aStartWhileTheFirstEndsTakesOver()
{
    UserHome home;
    Desktop first(home);
    QVERIFY(listening(home));
    first.stop();
    Desktop second(home); // comes while it ends, or after
    QVERIFY(first.ended());
    if (second.process.state() == QProcess::NotRunning) // it was quick enough to be taken in
        QVERIFY(second.process.readAllStandardOutput().contains("running already"));
    else
        QVERIFY(listening(home));
}

void TestInstanceDesktop::aDemonstrationIsNobodysWindow()
{
    UserHome home;
    Desktop first(home);
    QVERIFY(listening(home));
    Desktop pictures(home, {QStringLiteral("--first-paint")});
    QVERIFY(pictures.ended());
    QVERIFY(pictures.process.readAllStandardOutput().contains("painted"));
    QCOMPARE(sockets(home).size(), 1);
}

void TestInstanceDesktop::oneThatDoesNotAnswerIsSaidToBeStuck()
{
    UserHome home;
    Desktop first(home);
    QVERIFY(listening(home));
    QCOMPARE(::kill(pid_t(first.process.processId()), SIGSTOP), 0);
    Desktop second(home);
    QVERIFY(second.ended());
    QCOMPARE(second.process.exitCode(), 1);
    const QByteArray said = second.process.readAllStandardError();
    QVERIFY2(said.contains("does not answer") && said.contains(QByteArray::number(first.process.processId())), said.constData());
    QCOMPARE(::kill(pid_t(first.process.processId()), SIGCONT), 0);
}

void TestInstanceDesktop::aFallbackIsNotifiedAndAClickShowsThePage()
{
    NotificationService service;
    QCOMPARE(service.start(), QString());
    UserHome home;
    ScriptedServer server;
    QVERIFY(server.listen());
    server.answer({{Send{httpReply(500, "{}")}}, {Send{httpReply(200, completion("hi"), {{"content-type", "application/json"}})}}});
    QJsonObject config = UserHome::oneModel(server.url());
    QJsonObject models = config.value(QLatin1String("models")).toObject();
    models.insert(QStringLiteral("n"), models.value(QLatin1String("m")));
    config.insert(QStringLiteral("models"), models);
    const QJsonObject profile{{QStringLiteral("chain"), QJsonArray{QStringLiteral("m"), QStringLiteral("n")}},
                              {QStringLiteral("max_attempts_per_model"), 1},
                              {QStringLiteral("fallback"), QJsonArray{QStringLiteral("model")}}};
    // The job's own profile has the chain, the worker's the attempts.
    config.insert(QStringLiteral("profiles"), QJsonObject{{QStringLiteral("online"), profile}, {QStringLiteral("batch"), profile}});
    home.configure(config);
    QCOMPARE(home.run({QStringLiteral("send"), QStringLiteral("--queue"), QStringLiteral("hello")}).code, 0);
    Desktop desktop(home, {QStringLiteral("--page"), QStringLiteral("live")});
    QVERIFY2(QTest::qWaitFor([&] { return !service.shown.isEmpty(); }, kLong), desktop.process.readAllStandardError().constData());
    QCOMPARE(service.shown.first().title, QStringLiteral("Fallback: m → n"));
    service.click(service.shown.first().id);
    Desktop second(home); // comes after the click, and has no wish for a page
    QVERIFY(second.ended());
    desktop.stop();
    QVERIFY(desktop.ended());
    QFile state(home.path(QStringLiteral("state/plimsoll/window.ini")));
    QVERIFY(state.open(QFile::ReadOnly));
    QVERIFY(state.readAll().contains("page=events"));
}

QTEST_GUILESS_MAIN(TestInstanceDesktop)
#include "tst_instance_desktop.moc"
