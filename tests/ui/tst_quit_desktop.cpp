// The desktop as a process, told by a signal to end while a job's request is out: it asks nobody, and the job's fate is
// told.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <csignal>

using namespace plimsoll::test;

class TestQuitDesktop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSignalEndsItUnasked_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
    }
    void aSignalEndsItUnasked()
    {
        QFETCH(int, number);
        UserHome home;
        ScriptedServer server;
        QVERIFY(server.listen());
        server.answer({{Hang{}}});
        home.configure(UserHome::oneModelForJobs(server.url()));
        QCOMPARE(home.run(words("send --queue hello")).code, 0);

        QProcess desktop;
        QProcessEnvironment environment = home.environment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        desktop.setProcessEnvironment(environment);
        desktop.start(QStringLiteral(PLIMSOLL_DESKTOP), QStringList());
        QVERIFY2(QTest::qWaitFor([&] { return server.deliveries().size() == 1; }, UserHome::kPatienceMs),
                 desktop.readAllStandardError().constData());
        QCOMPARE(::kill(pid_t(desktop.processId()), number), 0);
        QVERIFY(QTest::qWaitFor([&] { return desktop.state() == QProcess::NotRunning; }, 10'000));
        QCOMPARE(desktop.exitStatus(), QProcess::NormalExit);
        QCOMPARE(desktop.exitCode(), 0);
        const QJsonArray jobs = home.jobs();
        QCOMPARE(jobs.size(), 1);
        QCOMPARE(jobs.first().toObject().value(QLatin1String("state")).toString(), QStringLiteral("unknown"));
    }
};

QTEST_GUILESS_MAIN(TestQuitDesktop)
#include "tst_quit_desktop.moc"
