// An edit of the configuration file that is not valid, while a command runs: told once, and told when it is put right.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <QSaveFile>

using namespace plimsoll::test;

class TestConfigRefusedCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        m_config = UserHome::oneModelForJobs(m_server->url());
        m_home->configure(m_config);
        m_err.clear();
    }

    void aWatchingWorkerTellsIt()
    {
        m_server->answer({{Hang{}}});
        QCOMPARE(m_home->run(words("send --queue hello")).code, 0);
        QProcess worker;
        m_home->start(worker, words("queue run --watch"));
        QTRY_COMPARE_WITH_TIMEOUT(m_server->deliveries().size(), 1, UserHome::kPatienceMs); // it runs, and watches the file

        const QByteArray path = m_home->path(QStringLiteral("config/plimsoll/config.json")).toUtf8();
        setOpenMs(-5);
        QVERIFY(tells(worker, path + ": /breaker/open_ms: must be ", 1));
        m_config.insert(QStringLiteral("note"), 1); // another edit, another problem after the first one
        setOpenMs(-5);
        QVERIFY(tells(worker, "(and 1 more)", 1));
        m_config.remove(QStringLiteral("note"));
        setOpenMs(9000);
        QVERIFY(tells(worker, path + ": valid again", 1));
        setOpenMs(-5);
        QVERIFY(tells(worker, path + ": /breaker/open_ms: must be ", 3));
        setOpenMs(-5, "\n"); // other bytes, the same problem
        setOpenMs(9000);
        QVERIFY(tells(worker, path + ": valid again", 2));
        QCOMPARE(m_err.count("not taken"), 3);
        worker.kill();
        worker.waitForFinished();
    }

    void sendTellsIt()
    {
        m_server->answer({{Hang{}}});
        QProcess send;
        m_home->start(send, words("send -q -p online hello"));
        QTRY_COMPARE_WITH_TIMEOUT(m_server->deliveries().size(), 1, UserHome::kPatienceMs);
        setOpenMs(-5);
        QVERIFY(tells(send, ": /breaker/open_ms: must be ", 1));
        send.kill();
        send.waitForFinished();
    }

private:
    void setOpenMs(int ms, const QByteArray& more = {})
    {
        m_config.insert(QStringLiteral("breaker"), QJsonObject{{QStringLiteral("open_ms"), ms}});
        QSaveFile file(m_home->path(QStringLiteral("config/plimsoll/config.json")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QJsonDocument(m_config).toJson() + more);
        QVERIFY(file.commit());
    }

    bool tells(QProcess& process, const QByteArray& text, int times)
    {
        return QTest::qWaitFor([&] { m_err += process.readAllStandardError(); return m_err.count(text) >= times; },
                               UserHome::kPatienceMs) &&
               m_err.count(text) == times;
    }

    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
    QJsonObject m_config;
    QByteArray m_err;
};

QTEST_GUILESS_MAIN(TestConfigRefusedCommand)
#include "tst_config_refused_command.moc"
