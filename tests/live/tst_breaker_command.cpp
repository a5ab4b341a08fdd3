// Processes that share a breaker: each follows it, and the history tells of its opening once.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

using namespace plimsoll::test;

class TestBreakerCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        m_server->answer({{Send{httpReply(500, R"({"error":{"message":"no"}})")}}});
        m_home->configure(UserHome::oneModel(m_server->url()));
        QCOMPARE(m_home->run(words("config set /breaker/consecutive_failures 3")).code, 0);
    }

    void oneAfterTheOther()
    {
        for (int i = 0; i < 3; ++i)
            QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 1);
        const Ended follower = m_home->run(words("send --no-stream hello"));
        QCOMPARE(follower.code, 1);
        QVERIFY2(follower.err.contains("breaker closed \xe2\x86\x92 open (by another process)"),
                 follower.err.constData());
        QVERIFY2(follower.err.contains("no_model"), follower.err.constData());
        QCOMPARE(m_server->deliveries().size(), 3);
        QCOMPARE(openings(), 1);
    }

    // All fail at the same time, before any has heard of the others.
    void allAtOnce()
    {
        constexpr std::size_t kProcesses = 6;
        std::vector<std::unique_ptr<QProcess>> all;
        for (std::size_t i = 0; i < kProcesses; ++i) {
            all.push_back(std::make_unique<QProcess>());
            m_home->start(*all.back(), words("send -q --no-stream hello"));
        }
        for (const auto& process : all)
            QCOMPARE(UserHome::endOf(*process).code, 1);
        QVERIFY(m_server->deliveries().size() >= 3);
        QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 1);
        QCOMPARE(openings(), 1);
    }

private:
    int openings() const
    {
        int count = 0;
        for (const QByteArray& line : m_home->run(words("export --events")).out.split('\n')) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            count += event.value(QLatin1String("event")) == QLatin1String("breaker") &&
                     event.value(QLatin1String("to")) == QLatin1String("open");
        }
        return count;
    }

    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
};

QTEST_GUILESS_MAIN(TestBreakerCommand)
#include "tst_breaker_command.moc"
