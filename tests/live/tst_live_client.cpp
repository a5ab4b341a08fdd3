// The shell around the engine, end to end: real sockets, real timers, a scripted server. The numbered conformance cases are
// in tst_live_cases.cpp.
#include "core/config/engine_names.h"
#include "core/live/job_queue.h"
#include "core/telemetry/limit_book.h"
#include "tests/support/live_fixture.h"
#include "tests/support/openai_script.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;
using namespace std::chrono_literals;

namespace {

class FakeQueue : public JobQueue
{
public:
    void enqueue(const PromptRequest& request, const JobWait& wait, const Stored& stored) override
    {
        jobs.append(request);
        waits.append(wait);
        stored(full ? std::nullopt : std::optional<std::uint64_t>(jobs.size()));
    }
    void aboutToSend(std::uint64_t job, const Go& go) override
    {
        sending.append(job);
        held = go;
    }
    void attemptOver(std::uint64_t job) override { over.append(job); }
    QList<JobWait> waits;
    QList<std::uint64_t> sending, over;
    Go held;
    QList<PromptRequest> jobs;
    bool full = false;
};

/// A keyring that takes its time.
class SlowKeyStore : public MemoryKeyStore
{
public:
    std::optional<KeyResult> cached(const QString&) const override { return std::nullopt; }
    void read(const QString& name, QObject* context, Done done) override
    {
        held.append([this, name, context = QPointer<QObject>(context), done = std::move(done)] {
            if (context)
                MemoryKeyStore::read(name, context, done);
        });
    }
    void release()
    {
        for (const auto& answer : std::exchange(held, {}))
            answer();
    }
    QList<std::function<void()>> held;
};

QJsonObject bodyOf(const Delivery& delivery) { return QJsonDocument::fromJson(delivery.body).object(); }

} // namespace

class TestLiveClient : public QObject, private LiveFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void answersWhole();
    void streams();
    void speaksAnthropic();
    void keyTravelsInItsHeaderOnly();
    void missingKeyIsAuthentication_data();
    void missingKeyIsAuthentication();
    void slowKeyringDoesNotBlock();
    void fallsBackToTheNextModel();
    void cutBeforeContentIsRetried();
    void deadlineEndsARunningAttempt();
    void redirectIsRefusedInWords();
    void htmlIsMalformed();
    void unknownNamesEndTheCallOnce_data();
    void unknownNamesEndTheCallOnce();
    void sandboxNotRunning();
    void resultsComeThroughTheEventLoop();
    void consumerMayActFromSlots();
    void consumerMayDestroyTheClientFromASlot();
    void changedConfigActsOnWaitingCalls();
    void changedTimeoutsActOnWhatRuns();
    void changedProviderTakesEffect();
    void cacheAnswersAsFallback();
    void joinedFlightsShareOneDelivery();
    void degradedAsksForLess();
    void queueTakesTheCall();
    void noQueueNoPromise();
    void aJobIsNotedBeforeItIsSentAndNotQueuedAgain();
    void aJobThatIsNoLongerOursIsNotSent();
    void aStoredAnswerSaysItsAge();
    void aProfileWithoutCacheKeepsNothing();
    void aProfileThatLosesItsCacheStoresNoAnswerUnderWay();
    void breakerByHand();
    void pausedByHandNothingIsSent();
    void snapshotAndForecast();
    void estimateLearnsFromReportedUsage();
    void lastReplyIsKept();
    void temperatureAndSystemAreSent();
    void thousandsOfCalls();

private:
    std::unique_ptr<ScriptedServer> server;
};

void TestLiveClient::init()
{
    server = std::make_unique<ScriptedServer>();
    QVERIFY(server->listen());
    open(server->url());
}

void TestLiveClient::cleanup() { close(); }

namespace {
PromptRequest prompt(const char* text)
{
    PromptRequest request;
    request.messages = {{QStringLiteral("user"), QString::fromLatin1(text)}};
    request.stream = false;
    return request;
}
} // namespace

void TestLiveClient::answersWhole()
{
    server->answer({whole("Hi there")});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(result.text, QStringLiteral("Hi there"));
    QCOMPARE(heard->texts[call], result.text);
    QVERIFY(result.done.usage);
    QCOMPARE(result.done.usage->input, 11);
    QCOMPARE(result.done.usage->output, 7);
    QVERIFY(!result.requestId.isEmpty());
    QCOMPARE(kinds(result), (QStringList{QStringLiteral("accepted"), QStringLiteral("attempt"), QStringLiteral("reply"), QStringLiteral("done")}));
    QCOMPARE(eventOf(result, "accepted").value(QLatin1String("request_id")).toString(), result.requestId);
    QCOMPARE(eventOf(result, "accepted").value(QLatin1String("call")).toString(), LiveClient::callName(call));
    QCOMPARE(log->size(), std::size_t(4));
    QCOMPARE(client->activeCalls(), std::size_t(0));
}

void TestLiveClient::streams()
{
    server->answer({streamOf({"One ", "two ", "three"}, 30)});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(result.text, QStringLiteral("One two three"));
    QCOMPARE(heard->texts[call], result.text);
    QVERIFY2(heard->deltas[call] >= 3, "the answer did not stream");
    QCOMPARE(result.serverRequestId, QStringLiteral("srv-1"));
    QCOMPARE(result.done.usage->output, 7);
    QCOMPARE(eventOf(result, "stream").value(QLatin1String("state")).toString(), QStringLiteral("first_token"));
    QCOMPARE(bodyOf(server->deliveries().first()).value(QLatin1String("stream")).toBool(), true);
}

void TestLiveClient::speaksAnthropic()
{
    configure(json(R"({"providers": {"q": {"dialect": "anthropic", "base_url": "http://x", "key": "none"}}, "models": {"c": {"provider": "q"}}})"));
    configure({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("q"), QJsonObject{{QStringLiteral("base_url"), server->url().toString()}}}}}});
    server->answer({{Send{kStreamHead +
        chunk("event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"id\":\"msg_1\",\"type\":\"message\",\"role\":\"assistant\",\"content\":[],"
              "\"usage\":{\"input_tokens\":9,\"output_tokens\":1}}}\n\n") +
        chunk("event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"Bonjour\"}}\n\n") +
        chunk("event: message_delta\ndata: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":5}}\n\n") +
        chunk("event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n") + chunk({})}}});
    const CallId call = send(QStringLiteral("salut"), [](PromptRequest& request) { request.model = QStringLiteral("c"); });
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Success);
    QCOMPARE(heard->results[call].text, QStringLiteral("Bonjour"));
    QCOMPARE(heard->results[call].done.usage->output, 5);
    QCOMPARE(server->deliveries().first().target, "/v1/messages");
    QVERIFY(server->deliveries().first().headers.contains("anthropic-version"));
}

void TestLiveClient::keyTravelsInItsHeaderOnly()
{
    configure(json(R"({"providers": {"p": {"key": "keychain", "auth": "bearer", "extra_headers": {"x-org": "keychain:org", "x-team": "blue"}}}})"));
    keys->setKey(QStringLiteral("p"), "sk-secret-1");
    keys->setKey(QStringLiteral("org"), "org-secret-2");
    server->answer({failing(400), whole("ok")});
    for (int i = 0; i < 2; ++i) {
        const CallId call = send(QStringLiteral("hello"), noStream);
        QTRY_COMPARE(heard->ends.value(call), 1);
    }
    QCOMPARE(server->deliveries().size(), 2);
    const Delivery& got = server->deliveries().first();
    QCOMPARE(got.headers.value("authorization"), "Bearer sk-secret-1");
    QCOMPARE(got.headers.value("x-org"), "org-secret-2");
    QCOMPARE(got.headers.value("x-team"), "blue");
    QVERIFY(!got.body.contains("secret"));
    for (const LoggedEvent& entry : log->since(1).events)
        QVERIFY(!QJsonDocument(entry.event).toJson().contains("secret"));
}

void TestLiveClient::missingKeyIsAuthentication_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("word");
    QTest::newRow("absent") << int(KeyStatus::Absent) << "keys set";
    QTest::newRow("locked") << int(KeyStatus::Locked) << "unlock";
    QTest::newRow("refused") << int(KeyStatus::Refused) << "refused";
    QTest::newRow("no service") << int(KeyStatus::NoService) << "environment";
}

void TestLiveClient::missingKeyIsAuthentication()
{
    QFETCH(int, status);
    QFETCH(QString, word);
    configure(json(R"({"providers": {"p": {"key": "keychain", "auth": "bearer"}}})"));
    keys->setStatus(KeyStatus(status));
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_CLASS(result, FailureClass::Authentication);
    QVERIFY2(result.errorMessage.contains(word), qPrintable(result.errorMessage));
    QCOMPARE(server->connections(), 0);
}

void TestLiveClient::slowKeyringDoesNotBlock()
{
    configure(json(R"({"providers": {"p": {"key": "keychain", "auth": "bearer"}}})"));
    SlowKeyStore slow;
    slow.setKey(QStringLiteral("p"), "k");
    start({}, &slow);
    server->answer({whole("ok")});
    const CallId cancelled = send(QStringLiteral("one"), noStream);
    const CallId answered = send(QStringLiteral("two"), noStream);
    QTest::qWait(50);
    QCOMPARE(server->connections(), 0);
    client->cancel(cancelled);
    QTRY_COMPARE(heard->ends.value(cancelled), 1);
    slow.release();
    QTRY_COMPARE(heard->ends.value(answered), 1);
    COMPARE_OUTCOME(heard->results[answered], Outcome::Success);
    QCOMPARE(server->deliveries().size(), 1);
    start(); // `slow` goes before the client that knows it
}

void TestLiveClient::fallsBackToTheNextModel()
{
    configure(json(R"({"profiles": {"t": {"max_attempts_per_model": 2}}})"));
    server->answerBy([](const Delivery& delivery) {
        return bodyOf(delivery).value(QLatin1String("model")).toString() == QLatin1String("a") ? failing(500) : whole("from b");
    });
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(result.text, QStringLiteral("from b"));
    QCOMPARE(client->names().models.name(result.done.model), QStringLiteral("b"));
    QCOMPARE(result.done.attempts, 3);
    QCOMPARE(server->deliveries().size(), 3);
    const QJsonObject fallback = eventOf(result, "fallback");
    QCOMPARE(fallback.value(QLatin1String("to")).toString(), QStringLiteral("b"));
    QVERIFY(result.errorMessage.isEmpty());
}

void TestLiveClient::cutBeforeContentIsRetried()
{
    server->answer({{Send{kStreamHead + chunk(": ping\n\n")}, Pause{30}, Reset{}}, streamOf({"second"})});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Success);
    QCOMPARE(heard->results[call].text, QStringLiteral("second"));
    QCOMPARE(text(name(*heard->results[call].done.first_class)), text(name(FailureClass::Network)));
    QCOMPARE(server->deliveries().size(), 2);
}

void TestLiveClient::deadlineEndsARunningAttempt()
{
    server->answer({{Hang{}}});
    QElapsedTimer clock;
    clock.start();
    const CallId call = send(QStringLiteral("hello"), [](PromptRequest& request) { request.deadline = 300ms; });
    QTRY_COMPARE(heard->ends.value(call), 1);
    QVERIFY2(clock.elapsed() >= 300 && clock.elapsed() < 1500, qPrintable(QString::number(clock.elapsed())));
    COMPARE_CLASS(heard->results[call], FailureClass::Deadline);
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestLiveClient::redirectIsRefusedInWords()
{
    ScriptedServer thief;
    QVERIFY(thief.listen());
    configure(json(R"({"providers": {"p": {"key": "keychain", "auth": "bearer"}}})"));
    keys->setKey(QStringLiteral("p"), "k");
    server->answer({failing(307, {{"location", thief.url().toEncoded()}}, "")});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::InvalidRequest);
    QVERIFY2(heard->results[call].errorMessage.contains(QLatin1String("redirect")), qPrintable(heard->results[call].errorMessage));
    QCOMPARE(thief.connections(), 0);
}

void TestLiveClient::htmlIsMalformed()
{
    configure(json(R"({"profiles": {"t": {"chain": ["a"]}}})"));
    server->answer({{Send{httpReply(200, "<html><body>Sign in</body></html>", {{"content-type", "text/html"}})}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::Malformed);
    QCOMPARE(server->deliveries().size(), 2); // retried once
}

void TestLiveClient::unknownNamesEndTheCallOnce_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("model");
    QTest::newRow("profile") << "nope" << QString();
    QTest::newRow("model") << QString() << "nope";
}

void TestLiveClient::unknownNamesEndTheCallOnce()
{
    QFETCH(QString, profile);
    QFETCH(QString, model);
    const CallId call = send(QStringLiteral("hello"), [&](PromptRequest& request) {
        request.profile = profile;
        request.model = model;
    });
    QCOMPARE(heard->ends.value(call), 0); // not from inside submit()
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::InvalidRequest);
    QVERIFY(heard->results[call].errorMessage.contains(QLatin1String("nope")));
    QCOMPARE(kinds(heard->results[call]).last(), QStringLiteral("done"));
    QTest::qWait(20);
    QCOMPARE(heard->ends.value(call), 1);
}

void TestLiveClient::sandboxNotRunning()
{
    configure(json(R"({"profiles": {"t": {"max_attempts_per_model": 1, "chain": ["gpt-4.1"]}}})"));
    const CallId refused = send();
    QTRY_COMPARE(heard->ends.value(refused), 1);
    COMPARE_CLASS(heard->results[refused], FailureClass::Network);
    QVERIFY(heard->results[refused].errorMessage.contains(QLatin1String("sandbox")));
    server->answer({streamOf({"here"})});
    client->setSandboxUrl(server->url());
    const CallId answered = send();
    QTRY_COMPARE(heard->ends.value(answered), 1);
    QCOMPARE(heard->results[answered].text, QStringLiteral("here"));
}

void TestLiveClient::resultsComeThroughTheEventLoop()
{
    QSignalSpy events(client.get(), &LiveClient::eventLogged);
    const CallId call = send();
    client->cancel(call);
    QCOMPARE(events.size(), 0);
    QCOMPARE(heard->ends.value(call), 0);
    QTRY_COMPARE(heard->ends.value(call), 1);
    QVERIFY(events.size() > 0);
    COMPARE_OUTCOME(heard->results[call], Outcome::Cancelled);
}

void TestLiveClient::consumerMayActFromSlots()
{
    server->answer({streamOf({"x"})});
    int rounds = 0;
    connect(client.get(), &LiveClient::finished, this, [&](CallId, const CallResult&) {
        if (++rounds < 5)
            send(QStringLiteral("round %1").arg(rounds));
    });
    connect(client.get(), &LiveClient::textDelta, this, [&](CallId call, const QString&) {
        if (rounds == 2)
            client->cancel(call);
    });
    send(QStringLiteral("round 0"));
    QTRY_COMPARE(rounds, 5);
    QTRY_COMPARE(client->activeCalls(), std::size_t(0));
}

void TestLiveClient::consumerMayDestroyTheClientFromASlot()
{
    server->answer({streamOf({"x", "y", "z"}, 5000)});
    heard.reset();
    QObject context;
    connect(client.get(), &LiveClient::textDelta, &context, [&](CallId, const QString&) { client.reset(); });
    send();
    QTRY_VERIFY(!client);
    QTRY_COMPARE(server->abandoned(), 1);
}

// The bucket holds one request and never refills: the second call waits until the limit is lifted.
void TestLiveClient::changedConfigActsOnWaitingCalls()
{
    configure(json(R"({"models": {"a": {"limits": {"requests_per_minute": 1, "request_burst": 1}}},
                       "profiles": {"t": {"chain": ["a"], "max_total_wait_ms": 100000}}})"));
    server->answer({streamOf({"ok"})});
    const CallId first = send();
    QTRY_COMPARE(heard->ends.value(first), 1);
    const CallId second = send();
    QTRY_COMPARE(logged("throttled"), 1);
    QCOMPARE(server->deliveries().size(), 1);
    configure(json(R"({"models": {"a": {"limits": {"requests_per_minute": null, "request_burst": null}}}})"));
    QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(second), 1, 2000);
    COMPARE_OUTCOME(heard->results[second], Outcome::Success);
}

void TestLiveClient::changedTimeoutsActOnWhatRuns()
{
    configure(json(R"({"profiles": {"t": {"chain": ["a"], "max_attempts_total": 1}}})"));
    server->answer({{Hang{}}});
    const CallId call = send();
    QTRY_COMPARE(server->deliveries().size(), 1);
    configure(json(R"({"profiles": {"t": {"first_byte_timeout_ms": 50}}})"));
    QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(call), 1, 4000); // a minute by the old figure
    COMPARE_CLASS(heard->results[call], FailureClass::Timeout);
}

void TestLiveClient::changedProviderTakesEffect()
{
    ScriptedServer other;
    QVERIFY(other.listen());
    other.answer({streamOf({"other"})});
    server->answer({streamOf({"slow", "answer"}, 100)});
    const CallId running = send();
    QTRY_COMPARE(server->deliveries().size(), 1);
    configure({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("p"), QJsonObject{{QStringLiteral("base_url"), other.url().toString()}}}}}});
    const CallId next = send();
    QTRY_COMPARE(heard->ends.value(next), 1);
    QTRY_COMPARE(heard->ends.value(running), 1);
    QCOMPARE(heard->results[next].text, QStringLiteral("other"));
    QCOMPARE(heard->results[running].text, QStringLiteral("slowanswer")); // what was in flight ended where it began
}

void TestLiveClient::cacheAnswersAsFallback()
{
    configure(json(R"({"cache": {"mode": "fallback"}, "profiles": {"t": {"fallback": ["model", "cache"], "max_attempts_per_model": 1}}})"));
    server->answer({streamOf({"stored ", "answer"}), failing(500)});
    const CallId first = send(QStringLiteral("same  \n"));
    QTRY_COMPARE(heard->ends.value(first), 1);
    const CallId second = send(QStringLiteral("same"));
    QTRY_COMPARE(heard->ends.value(second), 1);
    COMPARE_OUTCOME(heard->results[second], Outcome::Cached);
    QCOMPARE(heard->results[second].text, QStringLiteral("stored answer"));
    QCOMPARE(heard->texts[second], QStringLiteral("stored answer"));
    const CallId different = send(QStringLiteral("other"));
    QTRY_COMPARE(heard->ends.value(different), 1);
    COMPARE_OUTCOME(heard->results[different], Outcome::Failed);
}

void TestLiveClient::joinedFlightsShareOneDelivery()
{
    configure(json(R"({"cache": {"mode": "first"}})"));
    server->answer({streamOf({"shared ", "answer"}, 50)});
    const QList<CallId> calls{send(), send(), send()};
    for (const CallId call : calls) {
        QTRY_COMPARE(heard->ends.value(call), 1);
        QCOMPARE(heard->results[call].text, QStringLiteral("shared answer"));
        QCOMPARE(heard->texts[call], QStringLiteral("shared answer"));
    }
    QCOMPARE(server->deliveries().size(), 1);
    COMPARE_OUTCOME(heard->results[calls[0]], Outcome::Success);
    COMPARE_OUTCOME(heard->results[calls[1]], Outcome::Cached);
    const CallId later = send();
    QTRY_COMPARE(heard->ends.value(later), 1);
    COMPARE_OUTCOME(heard->results[later], Outcome::Cached);
    QCOMPARE(heard->texts[later], QStringLiteral("shared answer"));
    QCOMPARE(server->deliveries().size(), 1);
}

void TestLiveClient::degradedAsksForLess()
{
    configure(json(R"({"profiles": {"t": {"fallback": ["model", "degrade"], "max_attempts_per_model": 1}}})"));
    server->answer({failing(500), failing(500), streamOf({"short"})});
    const CallId call = send(QStringLiteral("hello"), [](PromptRequest& request) { request.maxTokens = 1000; });
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Degraded);
    QCOMPARE(bodyOf(server->deliveries()[0]).value(QLatin1String("max_tokens")).toInt(), 1000);
    QCOMPARE(bodyOf(server->deliveries()[2]).value(QLatin1String("max_tokens")).toInt(), 500);
    QVERIFY(!server->deliveries()[0].body.contains("Answer briefly."));
    QVERIFY(server->deliveries()[2].body.contains("Answer briefly."));
}

void TestLiveClient::queueTakesTheCall()
{
    configure(json(R"({"profiles": {"t": {"fallback": ["queue"], "max_attempts_per_model": 1}}})"));
    server->answer({failing(500)});
    FakeQueue queue;
    LiveClientOptions options;
    options.queue = &queue;
    start(options);
    const CallId call = send(QStringLiteral("for later"));
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Queued);
    QCOMPARE(heard->results[call].done.job, std::uint64_t(1));
    QCOMPARE(queue.jobs.first().messages.first().text, QStringLiteral("for later"));
    queue.full = true;
    const CallId refused = send();
    QTRY_COMPARE(heard->ends.value(refused), 1);
    COMPARE_CLASS(heard->results[refused], FailureClass::QueueFull);
    start(); // `queue` goes before the client that knows it
}

void TestLiveClient::aJobIsNotedBeforeItIsSentAndNotQueuedAgain()
{
    configure(json(R"({"profiles": {"t": {"fallback": ["queue"], "max_attempts_per_model": 1}, "batch": {"max_attempts_per_model": 1}}})"));
    server->answer({failing(500)});
    FakeQueue queue;
    LiveClientOptions options;
    options.queue = &queue;
    start(options);
    PromptRequest request = prompt("a job");
    request.job = 7;
    const CallId call = client->submit(request);
    QTRY_COMPARE(queue.sending.size(), 1);
    QCOMPARE(queue.sending.first(), 7u);
    QVERIFY(server->deliveries().isEmpty()); // not before that is on the disk
    queue.held(true);
    QTRY_VERIFY(heard->ends.contains(call));
    QCOMPARE(server->deliveries().size(), 1);
    QCOMPARE(queue.over, QList<std::uint64_t>{7});
    COMPARE_OUTCOME(heard->results[call], Outcome::Queued); // it waits again
    QCOMPARE(heard->results[call].done.job, 7u);
    QVERIFY(queue.jobs.isEmpty());
    start(); // `queue` goes before the client that knows it
}

void TestLiveClient::aJobThatIsNoLongerOursIsNotSent()
{
    FakeQueue queue;
    LiveClientOptions options;
    options.queue = &queue;
    start(options);
    PromptRequest request = prompt("a job");
    request.job = 7;
    const CallId call = client->submit(request);
    QTRY_COMPARE(queue.sending.size(), 1);
    queue.held(false);
    QTRY_VERIFY(heard->ends.contains(call));
    COMPARE_OUTCOME(heard->results[call], Outcome::Cancelled);
    QVERIFY(server->deliveries().isEmpty());
    start();
}

void TestLiveClient::aStoredAnswerSaysItsAge()
{
    configure(json(R"({"cache": {"mode": "first"}})"));
    server->answer({whole("stored")});
    const PromptRequest request = prompt("the same");
    const CallId first = client->submit(request);
    QTRY_VERIFY(heard->ends.contains(first));
    QVERIFY(!heard->results[first].answerAge);
    QVERIFY(!eventOf(heard->results[first], "done").contains(QLatin1String("age_ms")));
    const CallId second = client->submit(request);
    QTRY_VERIFY(heard->ends.contains(second));
    COMPARE_OUTCOME(heard->results[second], Outcome::Cached);
    QVERIFY(heard->results[second].answerAge);
    QCOMPARE(eventOf(heard->results[second], "done").value(QLatin1String("age_ms")).toInteger(-1), heard->results[second].answerAge->count());
}

void TestLiveClient::aProfileWithoutCacheKeepsNothing()
{
    configure(json(R"({"cache": {"mode": "first"}, "profiles": {"t": {"cache": false}}})"));
    server->answer({whole("fresh")});
    for (int i = 1; i <= 2; ++i) {
        const CallId call = client->submit(prompt("the same"));
        QTRY_VERIFY(heard->ends.contains(call));
        COMPARE_OUTCOME(heard->results[call], Outcome::Success);
        QCOMPARE(server->deliveries().size(), i);
    }
}

// Switched off while the call runs, on again after it: had its answer been stored, the second call would be served by it.
void TestLiveClient::aProfileThatLosesItsCacheStoresNoAnswerUnderWay()
{
    configure(json(R"({"cache": {"mode": "first"}})"));
    server->answer({streamOf({"one", "two"}, 200), whole("fresh")});
    const CallId first = client->submit(prompt("the same"));
    QTRY_COMPARE(server->deliveries().size(), 1);
    configure(json(R"({"profiles": {"t": {"cache": false}}})"));
    QVERIFY(!heard->ends.contains(first));
    QTRY_VERIFY(heard->ends.contains(first));
    COMPARE_OUTCOME(heard->results[first], Outcome::Success);
    configure(json(R"({"profiles": {"t": {"cache": true}}})"));
    const CallId second = client->submit(prompt("the same"));
    QTRY_VERIFY(heard->ends.contains(second));
    COMPARE_OUTCOME(heard->results[second], Outcome::Success);
    QCOMPARE(server->deliveries().size(), 2);
}

void TestLiveClient::noQueueNoPromise()
{
    configure(json(R"({"profiles": {"t": {"fallback": ["queue"], "max_attempts_per_model": 1}}})"));
    server->answer({failing(500)});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Failed);
    COMPARE_CLASS(heard->results[call], FailureClass::ServerError);
}

void TestLiveClient::breakerByHand()
{
    server->answer({streamOf({"ok"})});
    client->forceBreaker(QStringLiteral("a"), true);
    client->forceBreaker(QStringLiteral("b"), true);
    client->forceBreaker(QStringLiteral("nobody"), true);
    const CallId refused = send();
    QTRY_COMPARE(heard->ends.value(refused), 1);
    COMPARE_CLASS(heard->results[refused], FailureClass::NoModel);
    QVERIFY(heard->results[refused].done.rejected);
    QCOMPARE(eventOf(heard->results[refused], "rejected").value(QLatin1String("reason")).toString(), QStringLiteral("no_model"));
    QCOMPARE(server->connections(), 0);
    client->forceBreaker(QStringLiteral("a"), false);
    const CallId answered = send();
    QTRY_COMPARE(heard->ends.value(answered), 1);
    COMPARE_OUTCOME(heard->results[answered], Outcome::Success);
}

void TestLiveClient::pausedByHandNothingIsSent()
{
    server->answer({streamOf({"ok"})});
    QSignalSpy told(client.get(), &LiveClient::pausedChanged);
    client->setPaused(true);
    client->setPaused(true);
    QCOMPARE(told.size(), 1);
    QVERIFY(client->paused() && client->snapshot().paused);
    const CallId waiting = send();
    const CallId late =
        send(QStringLiteral("in a hurry"), [](PromptRequest& request) { request.deadline = Duration(150); });
    QTRY_COMPARE(heard->ends.value(late), 1);
    COMPARE_CLASS(heard->results[late], FailureClass::Deadline);
    QCOMPARE(server->connections(), 0);
    QCOMPARE(heard->ends.value(waiting), 0);
    client->setPaused(false);
    QCOMPARE(told.size(), 2);
    QTRY_COMPARE(heard->ends.value(waiting), 1);
    COMPARE_OUTCOME(heard->results[waiting], Outcome::Success);
}

void TestLiveClient::snapshotAndForecast()
{
    server->answer({{Hang{}}});
    PromptRequest request;
    request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
    QCOMPARE(client->names().models.name(client->forecast(request).model), QStringLiteral("a"));
    QVERIFY(client->estimateTokens(request) > 0);
    request.profile = QStringLiteral("nope");
    QVERIFY(client->forecast(request).refused);
    const CallId call = send();
    const EngineSnapshot seen = client->snapshot();
    QCOMPARE(seen.calls.size(), std::size_t(1));
    QCOMPARE(seen.calls.front().call, call);
    QVERIFY(seen.now <= client->now());
    QCOMPARE(client->activeCalls(), std::size_t(1));
    client->cancel(call);
}

// The server counts 11 tokens for "hello": from then on so does the estimate for this model, and for no other.
void TestLiveClient::estimateLearnsFromReportedUsage()
{
    PromptRequest request;
    request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
    const std::int64_t before = client->estimateTokens(request);
    QVERIFY(before != 11);
    QVERIFY(!client->estimateError(request)); // nothing to judge it by yet
    server->answer({whole("ok"), {Send{httpReply(200, R"({"choices":[{"message":{"content":"ok"},"finish_reason":"stop"}]})", kJson)}}});
    const CallId first = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(first), 1);
    QCOMPARE(client->estimateTokens(request), 11);
    QCOMPARE(*client->estimateError(request), double(std::abs(before - 11)) / 11);
    request.model = QStringLiteral("b");
    QCOMPARE(client->estimateTokens(request), before);
    // What a later reply does not report is taken from the corrected estimate.
    const CallId second = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(second), 1);
    QVERIFY(heard->results[second].done.usage);
    QCOMPARE(heard->results[second].done.usage->input, 11);
}

void TestLiveClient::lastReplyIsKept()
{
    QVERIFY(!client->lastReply(QStringLiteral("a")));
    server->answer({{Send{httpReply(200, openAiAnswer("ok"), kJson + HeaderList{{"x-ratelimit-limit-requests", "60"},
                                                                               {"x-ratelimit-remaining-requests", "59"}})}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    const auto seen = client->lastReply(QStringLiteral("a"));
    QVERIFY(seen);
    QCOMPARE(seen->status, 200);
    QVERIFY(seen->headers.contains(std::pair<QByteArray, QByteArray>("x-ratelimit-limit-requests", "60")));
    const QJsonArray windows = seen->inspection.value(QLatin1String("windows")).toArray();
    QCOMPARE(windows.size(), 1);
    QCOMPARE(windows.first().toObject().value(QLatin1String("remaining")).toInt(), 59);
    QCOMPARE(eventOf(heard->results[call], "limits").value(QLatin1String("windows")).toArray(), windows);
    const KnownModel* known = client->limits().find(QStringLiteral("a"));
    QVERIFY(known);
    QVERIFY(!known->provider.isEmpty());
    QCOMPARE(known->windows.size(), 1u);
    QCOMPARE(known->windows.front().window.remaining, 59.0);
    QVERIFY(known->replies.front().inspection.text.isEmpty()); // an answer is not kept with its headers
}

void TestLiveClient::temperatureAndSystemAreSent()
{
    server->answer({whole("ok")});
    const CallId call = send(QStringLiteral("hello"), [](PromptRequest& request) {
        request.stream = false;
        request.system = QStringLiteral("Be kind.");
        request.temperature = 0.5;
        request.maxTokens = 77;
    });
    QTRY_COMPARE(heard->ends.value(call), 1);
    const QJsonObject body = bodyOf(server->deliveries().first());
    QCOMPARE(body.value(QLatin1String("temperature")).toDouble(), 0.5);
    QCOMPARE(body.value(QLatin1String("max_tokens")).toInt(), 77);
    const QJsonArray messages = body.value(QLatin1String("messages")).toArray();
    QCOMPARE(messages.first().toObject().value(QLatin1String("content")).toString(), QStringLiteral("Be kind."));
    QCOMPARE(messages.last().toObject().value(QLatin1String("content")).toString(), QStringLiteral("hello"));
}

// Exactly one end each, and nothing is left over.
void TestLiveClient::thousandsOfCalls()
{
    client->keepEvents(false);
    server->answerBy([n = 0](const Delivery&) mutable { return ++n % 10 == 0 ? failing(500) : whole("ok"); });
    constexpr int kCalls = 3000, kInFlight = 32;
    int sent = 0;
    connect(client.get(), &LiveClient::finished, this, [&](CallId, const CallResult&) {
        if (sent < kCalls) {
            send(QString::number(++sent), noStream);
        }
    });
    while (sent < kInFlight)
        send(QString::number(++sent), noStream);
    QTRY_COMPARE_WITH_TIMEOUT(heard->order.size(), kCalls, 60000);
    for (const int ends : std::as_const(heard->ends))
        QCOMPARE(ends, 1);
    QCOMPARE(client->activeCalls(), std::size_t(0));
}

QTEST_GUILESS_MAIN(TestLiveClient)
#include "tst_live_client.moc"
