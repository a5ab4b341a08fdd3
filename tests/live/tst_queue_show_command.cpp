// A job whose worker ended while a request was under way: what plimsollctl queue says of it, and what helps.
#include "core/store/database.h"
#include "core/store/job_table.h"
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

using namespace plimsoll;
using namespace plimsoll::test;

class TestQueueShowCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        m_home->configure(UserHome::oneModel(m_server->url()));
        QCOMPARE(m_home->run(words("send --queue hello")).out, QByteArray("1\n"));
        endAWorkerInTheMiddle();
    }

    void sayWhatHappenedAndWhatCanBeDone()
    {
        const Ended end = m_home->run(words("queue show 1"));
        QCOMPARE(end.code, 0);
        for (const char* part :
             {"unknown", "under way when its worker ended", "may or may not have been answered, and billed",
              "queue retry 1", "queue cancel 1", "queue.unknown_outcome"})
            QVERIFY2(end.out.contains(part), part);
        const Ended json = m_home->run(words("queue show 1 --json"));
        const QJsonObject job = QJsonDocument::fromJson(json.out).object();
        QCOMPARE(job.value(QLatin1String("state")).toString(), QStringLiteral("unknown"));
        QVERIFY(job.value(QLatin1String("message")).toString().contains(QLatin1String("may or may not")));
        const Ended list = m_home->run(words("queue list"));
        QVERIFY2(list.err.contains("1 of unknown outcome") && list.err.contains("queue show"), list.err.constData());
    }

    void theAdviceIsGood()
    {
        m_server->answer({{Send{httpReply(200, completion("fine"))}}});
        QCOMPARE(m_home->run(words("queue retry 1")).code, 0);
        QCOMPARE(m_home->run(words("queue run -q")).code, 0);
        QCOMPARE(m_home->run(words("queue show 1")).out, QByteArray("fine\n"));
    }

    void theListMarksAnAnswerThatIsNotQuiteWhatWasAskedFor_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::newRow("degraded") << int(Outcome::Degraded);
        QTest::newRow("cached") << int(Outcome::Cached);
    }
    void theListMarksAnAnswerThatIsNotQuiteWhatWasAskedFor()
    {
        QFETCH(int, outcome);
        {
            const auto database = Database::open(m_home->data(QStringLiteral("queue.sqlite")), job_table::schema());
            QVERIFY(database);
            JobAnswer answer;
            answer.outcome = Outcome(outcome);
            answer.text = answer.model = answer.request_id = QStringLiteral("m");
            QCOMPARE(job_table::complete(**database, 1, answer, 1), std::optional(true));
        }
        const QByteArray list = m_home->run(words("queue list")).out;
        QVERIFY2(list.contains(" done ") && list.contains(QTest::currentDataTag()), list.constData());
    }

    void resendNeedsNobody()
    {
        m_server->answer({{Send{httpReply(200, completion("fine"))}}});
        QCOMPARE(m_home->run(words("config set /queue/unknown_outcome resend")).code, 0);
        QCOMPARE(m_home->run(words("queue run -q")).code, 0);
        QCOMPARE(m_home->run(words("queue show 1")).out, QByteArray("fine\n"));
    }

private:
    void endAWorkerInTheMiddle()
    {
        m_server->answer({{Hang{}}});
        QProcess worker;
        m_home->start(worker, words("queue run -q --watch"));
        QTRY_COMPARE_WITH_TIMEOUT(m_server->deliveries().size(), 1, UserHome::kPatienceMs);
        worker.kill();
        UserHome::endOf(worker);
        { // its lease has ended
            const auto database = Database::open(m_home->data(QStringLiteral("queue.sqlite")), job_table::schema());
            QVERIFY(database);
            QVERIFY((*database)->run(QStringLiteral("UPDATE job SET lease_until = 1 WHERE state = 'running'")));
        }
        QCOMPARE(m_home->run(words("queue run -q")).code, 0); // asked, not sent again
        QCOMPARE(m_server->deliveries().size(), 1);
    }

    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
};

QTEST_GUILESS_MAIN(TestQueueShowCommand)
#include "tst_queue_show_command.moc"
