// Nothing of the user's leaks: a key and a prompt are planted, calls succeed, fail, are cancelled and killed, and then
// every file below the user's folders, every export and all output is searched for both. The server is nosy: it says back
// what it was sent.
#include "core/store/database.h"
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <csignal>

using namespace plimsoll::test;

namespace {

const QByteArray kKey = "sk-planted-8f3a61c05b7e4d92";
const QByteArray kPrompt = "planted-prompt-of-the-user-31c7";
const QByteArray kAnswer = "planted-answer-of-the-model-90d2";

} // namespace

class TestPrivacyCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        m_output.clear();
        QVERIFY(m_server->listen());
        m_home->configure(UserHome::oneModel(m_server->url(), QStringLiteral("PLANTED_KEY")));
    }

    void keptPromptsAreInTheirFileOnly()
    {
        callInEveryWay();
        for (const QByteArray& planted : {kPrompt, kAnswer})
            for (const QString& file : m_home->filesWith(planted))
                QVERIFY2(file.startsWith(QLatin1String("prompts.sqlite")) ||
                             (planted == kAnswer && file.startsWith(QLatin1String("answers.sqlite"))),
                         qPrintable(file));
        QVERIFY(!m_home->filesWith(kPrompt).isEmpty());
        nothingElseLeaks();
    }

    void withPromptsOffTheyAreNowhere()
    {
        QCOMPARE(m_home->run(words("config set /history/prompts off")).code, 0);
        callInEveryWay();
        QCOMPARE(m_home->filesWith(kPrompt), QStringList());
        QCOMPARE(m_home->filesWith(kAnswer), QStringList());
        nothingElseLeaks();
    }

    // The answer comes when prompts are off already: nothing of it is written, also not by who began while they were on.
    void switchedOffWhileACallRunsNothingOfItIsKept()
    {
        switchOffBeforeTheAnswer();
        const Ended end = send();
        QCOMPARE(end.code, 0);
        QCOMPARE(end.out, kAnswer + '\n');
        QCOMPARE(m_switched.code, 0);
        QCOMPARE(m_home->filesWith(kPrompt), QStringList());
        QCOMPARE(m_home->filesWith(kAnswer), QStringList());
        QVERIFY(m_home->run(words("costs --json")).out.contains("\"calls\":1")); // the figures are
    }

    void switchedOffWhileAJobRunsItsAnswerIsInTheQueueOnly()
    {
        m_home->configure(UserHome::oneModelForJobs(m_server->url()));
        QCOMPARE(m_home->run(words("send --queue -"), kPrompt).code, 0);
        switchOffBeforeTheAnswer();
        QCOMPARE(m_home->run(words("queue run -q")).code, 0);
        QCOMPARE(m_switched.code, 0);
        QCOMPARE(m_home->run(words("queue show 1")).out, kAnswer + '\n');
        for (const QString& file : m_home->filesWith(kAnswer))
            QVERIFY2(file.startsWith(QLatin1String("queue.sqlite")), qPrintable(file));
    }

    // They are gone at once, not with the next call.
    void switchingOffForgetsStoredAnswers_data()
    {
        QTest::addColumn<QByteArray>("by");
        QTest::newRow("set") << QByteArray("config set /history/prompts off");
        QTest::newRow("import") << QByteArray("config import -");
        QTest::newRow("undo") << QByteArray("config undo");
    }
    void switchingOffForgetsStoredAnswers()
    {
        QFETCH(QByteArray, by);
        if (by == "config undo") {
            QCOMPARE(m_home->run(words("config set /history/prompts off")).code, 0);
            QCOMPARE(m_home->run(words("config set /history/prompts on")).code, 0);
        }
        m_server->answer({{Send{httpReply(200, completion(kAnswer))}}});
        QCOMPARE(send().code, 0);
        QVERIFY(!m_home->filesWith(kAnswer).filter(QStringLiteral("answers.sqlite")).isEmpty());
        const Ended end = m_home->run(words(by.constData()), R"({"version": 1, "history": {"prompts": "off"}})");
        QVERIFY2(end.code == 0, end.err.constData());
        QCOMPARE(end.err.count("answers"), 0);
        QCOMPARE(m_home->filesWith(kAnswer).filter(QStringLiteral("answers.sqlite")), QStringList());
    }

    void stillHeldAnswersAreTold()
    {
        m_server->answer({{Send{httpReply(200, completion(kAnswer))}}});
        QCOMPARE(send().code, 0);
        {
            plimsoll::DatabaseSchema any;
            any.versions = {QStringList()};
            const auto held = plimsoll::Database::open(m_home->data(QStringLiteral("answers.sqlite")), any);
            QVERIFY(held);
            const plimsoll::Transaction writing(**held);
            QVERIFY(writing);
            const Ended end = m_home->run(words("config set /history/prompts off"));
            QCOMPARE(end.code, 0); // it is off all the same
            for (const char* part : {"answers.sqlite", "another program holds it", "plimsollctl cache wipe"})
                QVERIFY2(end.err.contains(part), end.err.constData());
        }
        QCOMPARE(m_home->run(words("cache wipe")).out, QByteArray("1 answer deleted\n"));
        QCOMPARE(m_home->filesWith(kAnswer).filter(QStringLiteral("answers.sqlite")), QStringList());
    }

private:
    void switchOffBeforeTheAnswer()
    {
        m_server->answerBy([this](const Delivery&) {
            m_switched = m_home->run(words("config set /history/prompts off"));
            return Script{Send{httpReply(200, completion(kAnswer))}};
        });
    }

    Ended send(const QStringList& more = {})
    {
        const Ended end = m_home->run(words("send --no-stream -") + more, kPrompt, environment());
        m_output += end.out + end.err;
        return end;
    }

    void callInEveryWay()
    {
        const plimsoll::HeaderList nosy{{"x-request-id", kKey}, {"x-ratelimit-limit-requests", "60"},
                                        {"x-ratelimit-remaining-requests", "59"}, {"x-was-sent", kKey}};
        m_server->answer({{Send{httpReply(200, completion(kAnswer), nosy)}}});
        QCOMPARE(send().code, 0);
        QCOMPARE(send({QStringLiteral("--json")}).code, 0);
        QCOMPARE(m_server->deliveries().last().headers.value("authorization"), "Bearer " + kKey); // it was really in use
        QVERIFY(m_server->deliveries().last().body.contains(kPrompt));
        m_server->answer({{Send{httpReply(401, R"({"error":{"type":"invalid_request_error","code":"invalid_api_key","message":"Wrong key )" +
                                                   kKey + R"("}})", nosy)}}});
        QCOMPARE(send().code, 1);
        QCOMPARE(send({QStringLiteral("--json")}).code, 1);
        m_server->answer({{Send{httpReply(302, {}, {{"location", "http://127.0.0.1:1/" + kKey}})}}});
        QCOMPARE(send().code, 1);
        m_server->answer({{Send{httpReply(500, kKey, nosy)}}});
        QCOMPARE(send().code, 1);
        endWhileItRuns(SIGINT);
        endWhileItRuns(SIGKILL);
        for (const char* line : {"export --events", "export --calls", "export --events --format csv", "costs", "config show"}) {
            const Ended end = m_home->run(words(line), {}, environment());
            QCOMPARE(end.code, 0);
            m_exports += end.out + end.err;
        }
        QVERIFY(m_exports.contains("cancelled"));
    }

    void endWhileItRuns(int signal)
    {
        m_server->answer({{Hang{}}});
        const qsizetype before = m_server->deliveries().size();
        QProcess process;
        m_home->start(process, words("send -"), kPrompt, environment());
        QTRY_VERIFY_WITH_TIMEOUT(m_server->deliveries().size() > before, UserHome::kPatienceMs);
        const QByteArray list = "/proc/" + QByteArray::number(process.processId()) + "/cmdline";
        QFile cmdline(QString::fromLatin1(list));
        QVERIFY(cmdline.open(QFile::ReadOnly));
        m_exports += cmdline.readAll();
        ::kill(pid_t(process.processId()), signal);
        const Ended end = UserHome::endOf(process);
        m_output += end.out + end.err;
    }

    /// The key is nowhere, the prompt in no export and no progress; the answer is where it was asked for.
    void nothingElseLeaks()
    {
        QCOMPARE(m_home->filesWith(kKey), QStringList());
        QVERIFY2(!m_output.contains(kKey), m_output.constData());
        QVERIFY(!m_output.contains(kPrompt));
        QVERIFY(m_output.contains(kAnswer));
        for (const QByteArray& planted : {kKey, kPrompt, kAnswer})
            QVERIFY2(!m_exports.contains(planted), m_exports.constData());
    }

    static QHash<QString, QString> environment() { return {{QStringLiteral("PLANTED_KEY"), QString::fromLatin1(kKey)}}; }

    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
    Ended m_switched; ///< by whoever switched prompts off
    QByteArray m_output, m_exports;
};

QTEST_GUILESS_MAIN(TestPrivacyCommand)
#include "tst_privacy_command.moc"
