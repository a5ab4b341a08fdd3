// plimsollctl sandbox as a process: how it starts, what it refuses, how it ends.
#include <QProcess>
#include <QTcpSocket>
#include <QTest>
#include <QUrl>

#include <csignal>

namespace {

constexpr int kPatienceMs = 20'000;

void begin(QProcess& sandbox, const QStringList& arguments)
{
    sandbox.start(QStringLiteral(PLIMSOLL_CTL), QStringList{QStringLiteral("sandbox")} + arguments);
}

/// The base URL it prints; empty if it does not come up.
QUrl urlOf(QProcess& sandbox)
{
    while (!sandbox.canReadLine())
        if (!sandbox.waitForReadyRead(kPatienceMs))
            return {};
    return QUrl(QString::fromLocal8Bit(sandbox.readLine().trimmed()));
}

} // namespace

class TestSandboxCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsCleanly_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }
    // Also while a client is connected.
    void endsCleanly()
    {
        QFETCH(int, signal);
        QProcess sandbox;
        begin(sandbox, {});
        const QUrl url = urlOf(sandbox);
        QVERIFY2(url.isValid(), sandbox.readAllStandardError().constData());
        QTcpSocket client;
        client.connectToHost(url.host(), quint16(url.port()));
        QVERIFY(client.waitForConnected(kPatienceMs));
        QCOMPARE(::kill(pid_t(sandbox.processId()), signal), 0);
        QVERIFY(sandbox.waitForFinished(kPatienceMs));
        QCOMPARE(sandbox.exitStatus(), QProcess::NormalExit);
        QCOMPARE(sandbox.exitCode(), 0);
        QCOMPARE(sandbox.readAllStandardError(), QByteArray());
    }

    void aUsedPortIsSaid()
    {
        QProcess first;
        begin(first, {});
        const QUrl url = urlOf(first);
        QVERIFY(url.isValid());
        const QString port = QString::number(url.port());
        QProcess second;
        begin(second, {QStringLiteral("--port"), port});
        QVERIFY(second.waitForFinished(kPatienceMs));
        QCOMPARE(second.exitCode(), 1);
        QCOMPARE(second.readAllStandardOutput(), QByteArray());
        const QByteArray words = second.readAllStandardError();
        QVERIFY2(words.contains(port.toLatin1()) && words.contains("in use"), words.constData());
        QCOMPARE(first.state(), QProcess::Running);
        first.terminate();
        QVERIFY(first.waitForFinished(kPatienceMs));
    }

    // The second of two faults is wrong, at its sixth character.
    void aWrongFaultSaysWhere()
    {
        QProcess sandbox;
        begin(sandbox, {QStringLiteral("--fault"), QStringLiteral("hang"), QStringLiteral("--fault"), QStringLiteral("429:2y")});
        QVERIFY(sandbox.waitForFinished(kPatienceMs));
        QCOMPARE(sandbox.exitCode(), 2);
        const QByteArray words = sandbox.readAllStandardError();
        QVERIFY2(words.contains("\"429:2y\"") && words.contains("character 6"), words.constData());
    }
};

QTEST_GUILESS_MAIN(TestSandboxCommand)
#include "tst_sandbox_command.moc"
