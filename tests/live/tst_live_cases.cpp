// The conformance cases of resilient clients that need a real server, real timers and a real client: each test is named
// after the case's number. The others are scenarios.
#include "core/config/engine_names.h"
#include "core/live/boot_clock.h"
#include "tests/support/live_fixture.h"
#include "tests/support/openai_script.h"

#include <QElapsedTimer>
#include <QTest>

#include <limits>

using namespace plimsoll;
using namespace plimsoll::test;
using namespace std::chrono_literals;

namespace {

/// A machine that can be put to sleep: on waking, its clock has gone on and its timers have not.
class SleepyClock final : public BootClock
{
public:
    Instant now() const override { return BootClock::now() + slept; }
    Duration slept{0};
};

QByteArray errorEvent(const char* type)
{
    return QByteArray("data: {\"error\":{\"type\":\"") + type + "\",\"message\":\"busy\"}}\n\n";
}

} // namespace

class TestLiveCases : public QObject, private LiveFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { close(); }

    void case_1_waitsForRetryAfter();
    void case_1_realTimersAreNeverEarly();
    void case_19_deadlinePassesDuringSuspend();
    void case_20_cancelInsideAWait();
    void case_36_oneDeliveryPerAttempt();
    void case_40_errorBeforeContentIsRetriedUnseen();
    void case_41_errorAfterContentBreaksTheStream();
    void case_43_endWithoutTerminalEvent_data();
    void case_43_endWithoutTerminalEvent();
    void case_44_doneWithoutFinishReason();
    void case_45_pingsKeepAliveButAreNoContent();
    void case_45_silenceEndsAtTheIdleTime();
    void case_48_abortIsCancelled();
    void case_48_silenceIsATimeout();
    void case_83_moreThanSixInFlight();
    void case_83_loweredLimitKillsNothing();
    void case_86_flightGoesOnForTheOthers();
    void case_86_lastOneOutEndsTheFlight();

private:
    /// Whether the same prompt would be answered from the cache.
    bool isCached(const QString& prompt);
    int failuresOf(const char* model) const;

    std::unique_ptr<ScriptedServer> server;
};

void TestLiveCases::init()
{
    server = std::make_unique<ScriptedServer>();
    QVERIFY(server->listen());
    open(server->url());
}

bool TestLiveCases::isCached(const QString& prompt)
{
    const qsizetype before = server->deliveries().size();
    server->answer({failing(400)});
    const CallId call = send(prompt);
    return QTest::qWaitFor([&] { return heard->ends.value(call) == 1; }) && server->deliveries().size() == before;
}

int TestLiveCases::failuresOf(const char* model) const
{
    const EngineSnapshot seen = client->snapshot();
    for (const auto& known : seen.models)
        if (client->names().models.name(known.model) == QLatin1String(model))
            return known.breaker_failures;
    return -1;
}

void TestLiveCases::case_1_waitsForRetryAfter()
{
    server->answer({failing(429, {{"retry-after", "1"}, {"retry-after", "2"}}), whole("at last")});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(call), 1, 10000);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(eventOf(result, "wait").value(QLatin1String("reason")).toString(), QStringLiteral("retry_after"));
    QCOMPARE(eventOf(result, "reply").value(QLatin1String("retry_after_ms")).toInt(), 2000);
    const qint64 apart = server->deliveries()[1].at_us - server->deliveries()[0].at_us;
    QVERIFY2(apart >= 2'000'000 && apart < 3'000'000, qPrintable(QString::number(apart)));
    QVERIFY(result.done.waited >= 2s);
}

// Without padding and with other traffic that wakes the engine all the time: not a microsecond early.
void TestLiveCases::case_1_realTimersAreNeverEarly()
{
    configure(json(R"({"retry_budget": {"capacity": 10000}, "profiles": {"t": {"server_hint": {"pad_ratio": 0}}}})"));
    QHash<QByteArray, qint64> refused; // by prompt, when
    qint64 earliest = std::numeric_limits<qint64>::max();
    int retried = 0;
    server->answerBy([&](const Delivery& delivery) {
        if (!refused.contains(delivery.body)) {
            refused.insert(delivery.body, delivery.at_us);
            return failing(429, {{"retry-after-ms", "150"}});
        }
        ++retried;
        earliest = std::min(earliest, delivery.at_us - refused.value(delivery.body));
        return whole("ok");
    });
    QList<CallId> calls;
    for (int i = 0; i < 60; ++i) {
        calls.append(send(QStringLiteral("prompt %1").arg(i), noStream));
        QTest::qWait(2);
    }
    for (const CallId call : calls)
        QTRY_COMPARE(heard->ends.value(call), 1);
    QCOMPARE(retried, 60);
    QVERIFY2(earliest >= 150'000, qPrintable(QStringLiteral("after %1 us").arg(earliest)));
}

void TestLiveCases::case_40_errorBeforeContentIsRetriedUnseen()
{
    configure(json(R"({"profiles": {"t": {"max_attempts_per_model": 1}}})"));
    server->answer({{Send{kStreamHead + chunk("data: {\"error\":{\"type\":\"overloaded_error\",\"message\":\"busy\"}}\n\n") + chunk({})}},
                    streamOf({"fine"})});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(result.text, QStringLiteral("fine"));
    QCOMPARE(eventOf(result, "reply").value(QLatin1String("class")).toString(), QStringLiteral("overloaded"));
}

// What the engine counts as one attempt is one delivery, on warm connections too.
void TestLiveCases::case_36_oneDeliveryPerAttempt()
{
    server->answer({whole("warm"), {Close{}}, {Send{"HTTP/1.1 200 OK\r\nconte"}, Pause{20}, Close{}}, whole("third")});
    const CallId first = send(QStringLiteral("one"), noStream);
    QTRY_COMPARE(heard->ends.value(first), 1);
    const CallId second = send(QStringLiteral("two"), noStream);
    QTRY_COMPARE(heard->ends.value(second), 1);
    COMPARE_OUTCOME(heard->results[second], Outcome::Success);
    QCOMPARE(heard->results[second].done.attempts, 3);
    QTest::qWait(200);
    QCOMPARE(server->deliveries().size(), 4);
}

void TestLiveCases::case_48_abortIsCancelled()
{
    server->answer({streamOf(QList<QByteArray>(1000, "word "), 10)});
    const CallId call = send();
    QTRY_VERIFY(heard->texts.value(call).size() > 10);
    client->cancel(call);
    QTRY_COMPARE(heard->ends.value(call), 1);
    QTRY_COMPARE_WITH_TIMEOUT(server->abandoned(), 1, 1000);
    COMPARE_OUTCOME(heard->results[call], Outcome::Cancelled);
    QCOMPARE(heard->results[call].text, heard->texts[call]);
    client->cancel(call);
    QTest::qWait(50);
    QCOMPARE(heard->ends.value(call), 1);
    QCOMPARE(server->deliveries().size(), 1);
}

void TestLiveCases::case_48_silenceIsATimeout()
{
    configure(json(R"({"profiles": {"t": {"first_byte_timeout_ms": 200, "max_attempts_per_model": 1, "chain": ["a"]}}})"));
    server->answer({{Hang{}}});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::Timeout);
    QCOMPARE(eventOf(heard->results[call], "reply").value(QLatin1String("network")).toString(), QStringLiteral("timeout"));
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestLiveCases::case_20_cancelInsideAWait()
{
    server->answer({failing(429, {{"retry-after", "10"}})});
    const CallId call = send();
    QTRY_COMPARE(server->deliveries().size(), 1);
    QTRY_COMPARE(logged("wait"), 1);
    client->cancel(call);
    QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(call), 1, 500);
    COMPARE_OUTCOME(heard->results[call], Outcome::Cancelled);
}

void TestLiveCases::case_83_moreThanSixInFlight()
{
    server->answer({{Pause{200}, Send{httpReply(200, openAiAnswer("ok"), kJson)}}});
    QList<CallId> calls;
    for (int i = 0; i < 30; ++i)
        calls.append(send(QString::number(i), noStream));
    for (const CallId call : calls) {
        QTRY_COMPARE(heard->ends.value(call), 1);
        COMPARE_OUTCOME(heard->results[call], Outcome::Success);
    }
    QCOMPARE(server->mostAtOnce(), 30);
}

// Suspended for ten minutes inside a wait: on waking the deadline has passed, and nothing is sent in a hurry.
void TestLiveCases::case_19_deadlinePassesDuringSuspend()
{
    SleepyClock clock;
    LiveClientOptions options;
    options.clock = &clock;
    start(options);
    server->answer({failing(429, {{"retry-after", "1"}})});
    QList<CallId> calls;
    for (int i = 0; i < 5; ++i)
        calls.append(send(QString::number(i), [](PromptRequest& request) { request.deadline = 120s; }));
    QTRY_COMPARE(logged("wait"), 5);
    clock.slept = 10min;
    for (const CallId call : calls) {
        QTRY_COMPARE(heard->ends.value(call), 1);
        COMPARE_OUTCOME(heard->results[call], Outcome::Failed);
        COMPARE_CLASS(heard->results[call], FailureClass::Deadline);
    }
    QTest::qWait(50);
    QCOMPARE(server->deliveries().size(), 5);
    start(); // `clock` goes before the client that reads it
}

void TestLiveCases::case_41_errorAfterContentBreaksTheStream()
{
    server->answer({{Send{kStreamHead + openAiChunk("One ") + openAiChunk("two ") + openAiChunk("three")}, Pause{30},
                     Send{chunk(errorEvent("overloaded_error")) + chunk({})}},
                    streamOf({"never"})});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Failed);
    COMPARE_CLASS(result, FailureClass::StreamBroken);
    QCOMPARE(result.text, QStringLiteral("One two three"));
    QCOMPARE(heard->texts[call], result.text);
    QVERIFY2(result.errorMessage.contains(QLatin1String("busy")), qPrintable(result.errorMessage));
    QCOMPARE(failuresOf("a"), 1);
    QTest::qWait(50);
    QCOMPARE(server->deliveries().size(), 1);
}

void TestLiveCases::case_43_endWithoutTerminalEvent_data()
{
    QTest::addColumn<Script>("script");
    const QByteArray undelimited = httpHead(200, kEventStream);
    QTest::newRow("chunks, cut") << Script{Send{kStreamHead + openAiChunk("Half an ")}, Pause{50}, Close{}};
    QTest::newRow("chunks, ended in good order") << Script{Send{kStreamHead + openAiChunk("Half an ") + chunk({})}};
    QTest::newRow("chunks, reset") << Script{Send{kStreamHead + openAiChunk("Half an ")}, Pause{50}, Reset{}};
    // No length, no chunks: to HTTP, and to Qt, the end of the connection is a good end.
    QTest::newRow("no length") << Script{Send{undelimited + openAiDelta("Half an ")}, Close{}};
    QTest::newRow("no length, inside an event") << Script{Send{undelimited + openAiDelta("Half an ") + openAiDelta("answer").left(40)}, Close{}};
}

void TestLiveCases::case_43_endWithoutTerminalEvent()
{
    QFETCH(Script, script);
    configure(json(R"({"cache": {"mode": "first"}})"));
    server->answer({script});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Failed);
    COMPARE_CLASS(result, FailureClass::StreamBroken);
    QCOMPARE(result.text, QStringLiteral("Half an "));
    QTest::qWait(50);
    QCOMPARE(server->deliveries().size(), 1);
    QVERIFY(!isCached(QStringLiteral("hello")));
}

void TestLiveCases::case_44_doneWithoutFinishReason()
{
    configure(json(R"({"cache": {"mode": "first"}})"));
    server->answer({{Send{kStreamHead + openAiChunk("All but ") + chunk("data: [DONE]\n\n") + chunk({})}}});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::StreamBroken);
    QCOMPARE(heard->results[call].text, QStringLiteral("All but "));
    QVERIFY(!isCached(QStringLiteral("hello")));
}

// Pings keep the idle clock from firing, but three times that long without content is a stall.
void TestLiveCases::case_45_pingsKeepAliveButAreNoContent()
{
    configure(json(R"({"profiles": {"t": {"stream_idle_timeout_ms": 200}}})"));
    server->answer({{Send{kStreamHead + openAiChunk("Once")}, Drip{chunk(": ping\n\n").repeated(200), 14, 50}}});
    const CallId call = send();
    QElapsedTimer clock;
    clock.start();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::StreamBroken);
    QCOMPARE(heard->results[call].text, QStringLiteral("Once"));
    QVERIFY(clock.elapsed() >= 600);
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestLiveCases::case_45_silenceEndsAtTheIdleTime()
{
    configure(json(R"({"profiles": {"t": {"stream_idle_timeout_ms": 300}}})"));
    server->answer({{Send{kStreamHead + openAiChunk("Once")}, Hang{}}});
    QElapsedTimer clock;
    clock.start();
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::StreamBroken);
    QVERIFY2(clock.elapsed() >= 300 && clock.elapsed() < 900, qPrintable(QString::number(clock.elapsed())));
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestLiveCases::case_83_loweredLimitKillsNothing()
{
    configure(json(R"({"models": {"a": {"limits": {"concurrency": 8}}}, "profiles": {"t": {"chain": ["a"]}}})"));
    server->answer({{Pause{800}, Send{httpReply(200, openAiAnswer("ok"), kJson)}}});
    QList<CallId> calls;
    for (int i = 0; i < 8; ++i)
        calls.append(send(QString::number(i), noStream));
    QTRY_COMPARE(server->deliveries().size(), 8);
    configure(json(R"({"models": {"a": {"limits": {"concurrency": 3}}}})"));
    int most = 0; // at once, of those that came later
    server->answerBy([&](const Delivery&) {
        most = std::max(most, server->atOnce() + 1);
        return Script{Pause{50}, Send{httpReply(200, openAiAnswer("ok"), kJson)}};
    });
    QElapsedTimer clock;
    clock.start();
    for (int i = 8; i < 14; ++i)
        calls.append(send(QString::number(i), noStream));
    QVERIFY2(clock.elapsed() < 100, "submit() blocked");
    QTest::qWait(100);
    QCOMPARE(server->deliveries().size(), 8); // nothing starts until enough have ended
    QCOMPARE(server->abandoned(), 0);
    for (const CallId call : calls) {
        QTRY_COMPARE(heard->ends.value(call), 1);
        COMPARE_OUTCOME(heard->results[call], Outcome::Success);
    }
    QVERIFY2(most <= 3, qPrintable(QString::number(most)));
    QCOMPARE(server->mostAtOnce(), 8);
}

void TestLiveCases::case_86_flightGoesOnForTheOthers()
{
    configure(json(R"({"cache": {"mode": "first"}})"));
    server->answer({streamOf({"shared ", "answer"}, 100)});
    const CallId leader = send(), second = send(), third = send();
    QTRY_VERIFY(!heard->texts.value(leader).isEmpty());
    client->cancel(leader);
    QTRY_COMPARE(heard->ends.value(leader), 1);
    COMPARE_OUTCOME(heard->results[leader], Outcome::Cancelled);
    for (const CallId heir : {second, third}) {
        QTRY_COMPARE(heard->ends.value(heir), 1);
        COMPARE_OUTCOME(heard->results[heir], Outcome::Cached);
        QCOMPARE(heard->results[heir].text, QStringLiteral("shared answer"));
        QCOMPARE(heard->texts[heir], QStringLiteral("shared answer"));
    }
    QCOMPARE(server->deliveries().size(), 1);
    QCOMPARE(server->abandoned(), 0);
}

void TestLiveCases::case_86_lastOneOutEndsTheFlight()
{
    configure(json(R"({"cache": {"mode": "first"}})"));
    server->answer({streamOf(QList<QByteArray>(200, "word "), 20), streamOf({"anew"})});
    const QList<CallId> calls{send(), send(), send()};
    QTRY_VERIFY(!heard->texts.value(calls[0]).isEmpty());
    for (const CallId call : calls) {
        QCOMPARE(server->abandoned(), 0);
        client->cancel(call);
        QTRY_COMPARE(heard->ends.value(call), 1);
        COMPARE_OUTCOME(heard->results[call], Outcome::Cancelled);
    }
    QTRY_COMPARE_WITH_TIMEOUT(server->abandoned(), 1, 1000);
    const CallId next = send();
    QTRY_COMPARE(heard->ends.value(next), 1);
    COMPARE_OUTCOME(heard->results[next], Outcome::Success);
    QCOMPARE(heard->results[next].text, QStringLiteral("anew"));
    QCOMPARE(server->deliveries().size(), 2);
}

QTEST_GUILESS_MAIN(TestLiveCases)
#include "tst_live_cases.moc"
