// The desktop as a process, told by a signal to end while a job's request is out: it asks nobody, and the job's fate is
// told.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <csignal>

using namespace plimsoll::test;

namespace {
QStringList words(const char* line)
{
    return QString::fromLatin1(line).split(u' ');
}
} // namespace

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
        QJsonObject config = UserHome::oneModel(server.url());
        QJsonObject profiles = config.value(QLatin1String("profiles")).toObject();
        profiles.insert(QStringLiteral("batch"),
                        QJsonObject{{QStringLiteral("chain"), QJsonArray{QStringLiteral("m")}}});
        config.insert(QStringLiteral("profiles"), profiles);
        home.configure(config);
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
        const QByteArray listed = home.run(words("queue list --json")).out;
        const QJsonArray jobs = QJsonDocument::fromJson(listed).object().value(QLatin1String("jobs")).toArray();
        QCOMPARE(jobs.size(), 1);
        QCOMPARE(jobs.first().toObject().value(QLatin1String("state")).toString(), QStringLiteral("unknown"));
    }
};

QTEST_GUILESS_MAIN(TestQuitDesktop)
#include "tst_quit_desktop.moc"
