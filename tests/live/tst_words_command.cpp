// What commands say: in words that help, of what concerns the caller, and without steering a terminal by a server's text.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

using namespace plimsoll::test;

namespace {

// As JSON: red, a bell, DEL, and C1's own CSI.
constexpr char kSteering[] = "\\u001b[31mred\\u0007\\u007f\\u009b5m";
constexpr char kSteeringUtf8[] = "\x1b[31mred\x07\x7f\xc2\x9b" "5m";
constexpr char kPlain[] = "[31mred5m";

Script refusal(int status, const QByteArray& message)
{
    return {Send{httpReply(status, R"({"error":{"message":")" + message + R"("}})", {{"content-type", "application/json"}})}};
}

bool steers(const QByteArray& text)
{
    return text.contains('\x1b') || text.contains('\x07') || text.contains('\x7f') || text.contains("\xc2\x9b");
}

QJsonObject merged(QJsonObject into, const QJsonObject& more)
{
    for (auto entry = more.begin(); entry != more.end(); ++entry) {
        const QJsonValue there = into.value(entry.key());
        into.insert(entry.key(), there.isObject() && entry->isObject() ? QJsonValue(merged(there.toObject(), entry->toObject())) : *entry);
    }
    return into;
}

QJsonObject parsed(const char* json) { return QJsonDocument::fromJson(json).object(); }

} // namespace

class TestWordsCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        configure({});
    }

    void aServersErrorDoesNotSteerATerminal()
    {
        m_server->answer({refusal(400, kSteering)});
        const Ended end = m_home->run(words("send --no-stream hello"));
        QCOMPARE(end.code, 1);
        QVERIFY2(end.err.contains(kPlain) && !steers(end.err), end.err.constData());
        QCOMPARE(m_home->run(words("send --queue hello")).code, 0);
        QCOMPARE(m_home->run(words("queue run")).code, 1);
        const Ended shown = m_home->run(words("queue show 1"));
        QVERIFY2(shown.err.contains(kPlain) && !steers(shown.err), shown.err.constData());
    }

    void anAnswerIsExactInAPipeAndPlainOnATerminal()
    {
        m_server->answer({{Send{httpReply(200, completion(QByteArray(kSteering) + R"(\n\t\u00e9)"))}}});
        QCOMPARE(m_home->run(words("send -q --no-stream hello")).out, QByteArray(kSteeringUtf8) + "\n\t\xc3\xa9\n");
        const QByteArray seen = onTerminal(words("send -q --no-stream hello")).replace("\r\n", "\n");
        QVERIFY2(!steers(seen) && seen.startsWith(QByteArray(QByteArray(kPlain) + '\n')) && seen.contains("\xc3\xa9"), seen.constData());
    }

    void aFullQueueIsWhatIsToldNotTheServersWords()
    {
        configure(parsed(R"({"queue":{"max_jobs":1},"profiles":{"online":{"fallback":["queue"]}}})"));
        m_server->answer({refusal(500, "nope")});
        QCOMPARE(m_home->run(words("send -q --no-stream one")).code, 3);
        const Ended full = m_home->run(words("send -q --no-stream two"));
        QCOMPARE(full.code, 1);
        QVERIFY2(full.err.startsWith("failed: queue_full: it holds 1 job already (queue.max_jobs); the last reply said: nope"),
                 full.err.constData());
        QVERIFY(m_home->run(words("send --queue three")).err.startsWith("failed: queue_full: it holds 1 job already"));
    }

    void aQueueThatIsOffTakesNothingAndSaysSo()
    {
        configure(parsed(R"({"queue":{"enabled":false},"profiles":{"online":{"fallback":["queue"]}}})"));
        m_server->answer({refusal(500, "nope")});
        const Ended stored = m_home->run(words("send --queue one"));
        QCOMPARE(stored.code, 1);
        QCOMPARE(stored.out, QByteArray());
        QVERIFY2(stored.err.contains("switched off (queue.enabled)"), stored.err.constData());
        const Ended sent = m_home->run(words("send -q --no-stream two"));
        QCOMPARE(sent.code, 1);
        QVERIFY2(sent.err.contains("nope; not queued, for the queue is switched off (queue.enabled)"), sent.err.constData());
        QCOMPARE(m_home->jobs().size(), 0);
    }

    void coolingIsToldInWords()
    {
        configure(parsed(R"({"profiles":{"online":{"max_total_wait_ms":1000,"max_attempts_per_model":3}}})"));
        m_server->answer({{Send{httpReply(429, R"({"error":{"message":"no"}})", {{"retry-after", "40"}})}}});
        QCOMPARE(m_home->run(words("send -q --no-stream one")).code, 1);
        const QByteArray told = m_home->run(words("limits")).out;
        QVERIFY2(told.contains("  cooling for ") && told.contains(" (the server asks for a longer wait than a call may take)"),
                 told.constData());
    }

    void oneIsNotCountedAsMany()
    {
        m_server->answer({{Send{httpReply(200, completion("fine"))}}});
        QCOMPARE(m_home->run(words("send -q --no-stream one")).code, 0);
        QCOMPARE(m_home->run(words("cache wipe")).out, QByteArray("1 answer deleted\n"));
        QCOMPARE(m_home->run(words("cache wipe")).out, QByteArray("0 answers deleted\n"));
        QVERIFY(m_home->run(words("history show")).out.contains(" of 1 call, "));
    }

    void aWorkersLinesSayWhichJob()
    {
        m_server->answer({refusal(500, "nope"), {Send{httpReply(200, completion("fine"))}}});
        configure(parsed(R"({"profiles":{"batch":{"concurrency":1,"retry":{"base_ms":1}}}})"));
        QCOMPARE(m_home->run(words("send --queue one")).code, 0);
        QCOMPARE(m_home->run(words("send --queue two")).code, 0);
        const Ended end = m_home->run(words("queue run"));
        QVERIFY2(end.code == 0, end.err.constData());
        for (const char* line : {"job 1: m: attempt 1\n", "job 1: m: 500 server_error\n", "job 1: m: attempt 2\n", "job 2: m: attempt 1\n"})
            QVERIFY2(end.err.contains(line), end.err.constData());
    }

    void onlyTheBreakersOfTheCallsChainAreTold()
    {
        configure(parsed(R"({"models":{"other":{"provider":"mock"}},"breaker":{"consecutive_failures":1}})"));
        m_server->answerBy([](const Delivery& request) {
            return request.body.contains("\"other\"") ? refusal(500, "no") : Script{Send{httpReply(200, completion("fine"))}};
        });
        QCOMPARE(m_home->run(words("send -q --no-stream -m other hello")).code, 0); // the chain's m answers
        const Ended end = m_home->run(words("send --no-stream hello"));
        QCOMPARE(end.code, 0);
        QVERIFY2(!end.err.contains("other"), end.err.constData());
        const Ended pinned = m_home->run(words("send --no-stream -m other hello"));
        QVERIFY2(pinned.err.contains("other: breaker closed"), pinned.err.constData());
    }

    void whoeverMeetsAProbeOfAnotherProcessIsToldWhen()
    {
        configure(parsed(R"({"breaker":{"consecutive_failures":1,"open_ms":300}})"));
        m_server->answer({refusal(500, "no"), {Hang{}}});
        QCOMPARE(m_home->run(words("send -q --no-stream one")).code, 1);
        QElapsedTimer since;
        since.start();
        QProcess probe;
        while (m_server->deliveries().size() < 2 && since.elapsed() < UserHome::kPatienceMs) { // open yet: asked again
            if (probe.state() == QProcess::NotRunning)
                m_home->start(probe, words("send -q --no-stream two"));
            QVERIFY(QTest::qWaitFor([&] { return m_server->deliveries().size() >= 2 || probe.state() == QProcess::NotRunning; }, UserHome::kPatienceMs));
        }
        QCOMPARE(m_server->deliveries().size(), 2);
        const Ended end = m_home->run(words("send -q --no-stream three"));
        QCOMPARE(end.code, 1);
        QVERIFY2(end.err.startsWith("failed: no_model; try again in "), end.err.constData());
        probe.kill();
        probe.waitForFinished();
    }

private:
    void configure(const QJsonObject& more) { m_home->configure(merged(UserHome::oneModelForJobs(m_server->url()), more)); }

    /// What a terminal that is the command's standard output is sent.
    QByteArray onTerminal(const QStringList& arguments)
    {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
            return "no terminal";
        const QByteArray name = ::ptsname(terminal);
        const int held = ::open(name.constData(), O_RDWR | O_NOCTTY | O_CLOEXEC); // what was written stays to be read
        QProcess process;
        process.setChildProcessModifier([name] {
            const int own = ::open(name.constData(), O_RDWR | O_NOCTTY);
            ::dup2(own, STDOUT_FILENO);
            ::close(own);
        });
        m_home->start(process, arguments);
        UserHome::endOf(process);
        QByteArray seen;
        for (pollfd ready{terminal, POLLIN, 0}; ::poll(&ready, 1, 0) == 1 && (ready.revents & POLLIN);) {
            char piece[4096];
            const ssize_t size = ::read(terminal, piece, sizeof piece);
            if (size <= 0)
                break;
            seen.append(piece, size);
        }
        ::close(held);
        ::close(terminal);
        return seen;
    }

    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
};

QTEST_GUILESS_MAIN(TestWordsCommand)
#include "tst_words_command.moc"
