// HTTP/2 as the client meets it: over TLS, many streams on one session, and every way in which a session can die.
#include "tests/support/asked.h"
#include "tests/support/http2_server.h"
#include "tests/support/live_fixture.h"
#include "tests/support/openai_script.h"
#include "tests/support/test_authority.h"

#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;
using namespace std::chrono_literals;
using Cause = HttpEnd::Cause;

namespace {
constexpr std::uint32_t kInternalError = 2, kCancel = 8;

h2::Script streamed(const QList<QByteArray>& words)
{
    h2::Script script{h2::Head{200, kEventStream}};
    for (const QByteArray& word : words)
        script.append(h2::Data{openAiDelta(word)});
    return script;
}

h2::Script wholeStream(const QList<QByteArray>& words)
{
    return streamed(words) + h2::Script{h2::Data{openAiEnd()}, h2::End{}};
}
} // namespace

Q_DECLARE_METATYPE(plimsoll::test::h2::Script)

class TestHttp2 : public QObject, private LiveFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { close(); }

    void isNegotiatedAndDelivers();
    void isNotAskedForWithoutTls();
    void manyStreamsShareOneSession();
    void fewStreamsAllowedIsNoFailure();
    void largeRequestGoesThrough();
    void slowFirstByteIsNoConnectTimeout();
    void earlyHintsAndTrailers();
    void case_46_sessionDiesBeforeHeaders_data();
    void case_46_sessionDiesBeforeHeaders();
    void case_47_refusedStreamIsANetworkFailure();
    void goAwayThatStillAnswers();
    void goAwayBesideARunningStream();
    void sessionDiesInMidStream_data();
    void sessionDiesInMidStream();
    void sessionClosedWhileIdle();
    void hungStreamLeavesTheOthersAlone();
    void cancelResetsItsOwnStreamOnly();
    void dripWithoutContentIsAStall();

private:
    std::shared_ptr<Transport> trusting() const { return transport({.ca_file = authority->caFile()}); }

    std::unique_ptr<TestAuthority> authority;
    QSslConfiguration tls;
    std::unique_ptr<Http2Server> server;
};

void TestHttp2::initTestCase()
{
    authority = std::make_unique<TestAuthority>();
    tls = authority->serverTls();
}

void TestHttp2::init()
{
    server = std::make_unique<Http2Server>();
    QVERIFY(server->listen(tls));
    open(server->url());
    configure({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("p"), QJsonObject{{QStringLiteral("ca_file"), authority->caFile()}}}}}});
}

void TestHttp2::isNegotiatedAndDelivers()
{
    server->answer({h2::reply(200, "{}", {{"request-id", "r1"}})});
    Asked asked(trusting());
    asked.post(server->url(QStringLiteral("/v1/chat/completions?version=1")));
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QVERIFY(asked.end.sent);
    QCOMPARE(asked.status, 200);
    QCOMPARE(asked.body, "{}");
    QCOMPARE(asked.header("request-id"), "r1");
    QCOMPARE(server->deliveries().size(), 1);
    const Delivery& got = server->deliveries().first();
    QCOMPARE(got.method, "POST");
    QCOMPARE(got.headers.value(":scheme"), "https");
    QCOMPARE(got.target, "/v1/chat/completions?version=1");
    QCOMPARE(got.body, kBody);
    QCOMPARE(got.headers.value("content-length"), QByteArray::number(kBody.size()));
    QCOMPARE(got.headers.value("authorization"), "Bearer secret");
}

// Without TLS the client speaks HTTP/1.1 only: an Upgrade would send the request's body before its answer is known.
void TestHttp2::isNotAskedForWithoutTls()
{
    ScriptedServer plain;
    QVERIFY(plain.listen());
    plain.answer({{Send{httpReply(200, "{}")}}});
    Asked asked(transport());
    asked.post(plain.url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QVERIFY(!plain.deliveries().first().headers.contains("upgrade"));
    QVERIFY(!plain.deliveries().first().headers.contains("http2-settings"));
}

void TestHttp2::manyStreamsShareOneSession()
{
    server->answer({h2::reply(200, "{}"), {h2::Pause{150}, h2::Head{200}, h2::Data{"{}"}, h2::End{}}});
    const auto shared = trusting();
    Asked first(shared);
    first.post(server->url());
    QTRY_COMPARE(first.ends, 1);
    std::vector<std::unique_ptr<Asked>> all;
    for (int i = 0; i < 20; ++i) {
        all.push_back(std::make_unique<Asked>(shared));
        all.back()->post(server->url());
    }
    for (const auto& asked : all) {
        QTRY_COMPARE(asked->ends, 1);
        QCOMPARE(asked->end.cause, Cause::Complete);
        QCOMPARE(asked->body, "{}");
    }
    QCOMPARE(server->sessions(), 1);
    QCOMPARE(server->mostAtOnce(), 20);
    QCOMPARE(server->deliveries().size(), 21);
    QCOMPARE(shared->managers(), 1);
}

void TestHttp2::fewStreamsAllowedIsNoFailure()
{
    server->allowStreams(2);
    server->answer({h2::reply(200, "{}"), {h2::Pause{30}, h2::Head{200}, h2::Data{"{}"}, h2::End{}}});
    const auto shared = trusting();
    Asked first(shared);
    first.post(server->url());
    QTRY_COMPARE(first.ends, 1);
    std::vector<std::unique_ptr<Asked>> all;
    for (int i = 0; i < 8; ++i) {
        all.push_back(std::make_unique<Asked>(shared));
        all.back()->post(server->url());
    }
    for (const auto& asked : all) {
        QTRY_COMPARE(asked->ends, 1);
        QCOMPARE(asked->end.cause, Cause::Complete);
    }
    QCOMPARE(server->mostAtOnce(), 2);
    QCOMPARE(server->deliveries().size(), 9);
}

// Larger than the flow-control window that a session begins with.
void TestHttp2::largeRequestGoesThrough()
{
    server->answer({h2::reply(200, "{}")});
    const QByteArray large(1 << 20, 'x');
    Asked asked(trusting());
    asked.attempt.start({"POST", server->url(), {{"content-type", "application/json"}}, large});
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(server->deliveries().size(), 1);
    QCOMPARE(server->deliveries().first().body, large);
}

void TestHttp2::slowFirstByteIsNoConnectTimeout()
{
    server->answer({{h2::Pause{700}, h2::Head{200}, h2::Data{"late"}, h2::End{}}});
    Asked asked(trusting(), {500ms, 5s, 5s});
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.body, "late");
}

void TestHttp2::earlyHintsAndTrailers()
{
    server->answer({{h2::Head{103, {{"link", "</x>"}}}, h2::Pause{20}, h2::Head{200, {{"request-id", "r"}}}, h2::Data{"body"},
                     h2::End{{{"x-checksum", "1"}}}}});
    Asked asked(trusting());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.answers, 1);
    QCOMPARE(asked.status, 200);
    QCOMPARE(asked.header("request-id"), "r");
    QCOMPARE(asked.body, "body");
}

void TestHttp2::case_46_sessionDiesBeforeHeaders_data()
{
    QTest::addColumn<h2::Script>("script");
    QTest::newRow("closed") << h2::Script{h2::Die{}};
    QTest::newRow("reset") << h2::Script{h2::Die{.reset = true}};
    QTest::newRow("going away, then closed") << h2::Script{h2::GoAway{1}, h2::Pause{20}, h2::Die{}};
    QTest::newRow("going away without the request") << h2::Script{h2::GoAway{0}, h2::Pause{20}, h2::Die{}};
    QTest::newRow("going away with an error, then silent") << h2::Script{h2::GoAway{0, kInternalError}, h2::Hang{}};
    QTest::newRow("silent") << h2::Script{h2::Hang{}};
}

// Qt may say nothing at all about such a reply: then the first-byte clock does. Delivered once per attempt, and retried.
void TestHttp2::case_46_sessionDiesBeforeHeaders()
{
    QFETCH(h2::Script, script);
    configure(json(R"({"profiles": {"t": {"first_byte_timeout_ms": 400}}})"));
    server->answer({script, wholeStream({"second"})});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(result.text, QStringLiteral("second"));
    QCOMPARE(result.done.attempts, 2);
    const FailureClass first = *result.done.first_class;
    QVERIFY2(first == FailureClass::Timeout || first == FailureClass::Network, name(first).data());
    QTest::qWait(50);
    QCOMPARE(server->deliveries().size(), 2);
    QCOMPARE(server->deliveries()[1].connection, 1); // a session that was silent would be so again
}

// "Not processed" would allow a free retry; by policies 2 it is a failure of the network like any other.
void TestHttp2::case_47_refusedStreamIsANetworkFailure()
{
    configure(json(R"({"retry_budget": {"capacity": 10, "refill_per_second": 0}})"));
    server->answer({{h2::ResetStream{}}, wholeStream({"second"})});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(result.text, QStringLiteral("second"));
    QCOMPARE(text(name(*result.done.first_class)), text(name(FailureClass::Network)));
    QCOMPARE(eventOf(result, "reply").value(QLatin1String("network")).toString(), QStringLiteral("reset"));
    QCOMPARE(server->deliveries().size(), 2);
    QCOMPARE(server->sessions(), 1);
}

void TestHttp2::goAwayThatStillAnswers()
{
    server->answer({{h2::GoAway{1}, h2::Pause{30}, h2::Head{200}, h2::Data{"last"}, h2::End{}}, h2::reply(200, "new session")});
    const auto shared = trusting();
    Asked last(shared);
    last.post(server->url());
    QTRY_COMPARE(last.ends, 1);
    QCOMPARE(last.end.cause, Cause::Complete);
    QCOMPARE(last.body, "last");
    Asked next(shared);
    next.post(server->url());
    QTRY_COMPARE(next.ends, 1);
    QCOMPARE(next.end.cause, Cause::Complete);
    QCOMPARE(next.body, "new session");
    QCOMPARE(server->deliveries().size(), 2);
}

// A server that shuts down lets long streams end; whoever comes meanwhile goes elsewhere, at no cost.
void TestHttp2::goAwayBesideARunningStream()
{
    server->answer({streamed({"first "}) + h2::Script{h2::GoAway{1}, h2::Pause{2000}} + wholeStream({"half"}).mid(1),
                    wholeStream({"elsewhere"})});
    const CallId running = send(QStringLiteral("one"));
    QTRY_COMPARE(heard->texts.value(running), QStringLiteral("first "));
    QTest::qWait(30); // the GOAWAY has arrived
    for (int i = 0; i < 3; ++i) {
        const CallId next = send(QStringLiteral("two"));
        QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(next), 1, i == 0 ? 1500 : 200);
        COMPARE_OUTCOME(heard->results[next], Outcome::Success);
        QCOMPARE(heard->results[next].done.attempts, 1);
    }
    QCOMPARE(heard->ends.value(running), 0);
    QTRY_COMPARE(heard->ends.value(running), 1);
    COMPARE_OUTCOME(heard->results[running], Outcome::Success);
    QCOMPARE(heard->results[running].text, QStringLiteral("first half"));
    QCOMPARE(server->sessions(), 2);
    QCOMPARE(server->deliveries().size(), 4);
}

void TestHttp2::sessionDiesInMidStream_data()
{
    QTest::addColumn<h2::Script>("death");
    QTest::newRow("closed") << h2::Script{h2::Die{}};
    QTest::newRow("reset") << h2::Script{h2::Die{.reset = true}};
    QTest::newRow("stream reset by an error") << h2::Script{h2::ResetStream{kInternalError}};
    QTest::newRow("stream cancelled") << h2::Script{h2::ResetStream{kCancel}};
    QTest::newRow("going away, then closed") << h2::Script{h2::GoAway{1}, h2::Pause{20}, h2::Die{}};
    QTest::newRow("silent") << h2::Script{h2::Hang{}};
}

void TestHttp2::sessionDiesInMidStream()
{
    QFETCH(h2::Script, death);
    configure(json(R"({"profiles": {"t": {"stream_idle_timeout_ms": 400}}})"));
    server->answer({streamed({"Half ", "an "}) + h2::Script{h2::Pause{50}} + death, wholeStream({"never"})});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_OUTCOME(result, Outcome::Failed);
    COMPARE_CLASS(result, FailureClass::StreamBroken);
    QCOMPARE(result.text, QStringLiteral("Half an "));
    QTest::qWait(50);
    QCOMPARE(server->deliveries().size(), 1);
}

// A session that the server ended between two requests costs the next one nothing.
void TestHttp2::sessionClosedWhileIdle()
{
    server->answer({h2::reply(200, "first"), h2::reply(200, "second")});
    const auto shared = trusting();
    Asked first(shared);
    first.post(server->url());
    QTRY_COMPARE(first.ends, 1);
    server->closeAll();
    QTRY_COMPARE(server->open(), 0);
    QTest::qWait(20); // the client's side sees it too
    Asked second(shared);
    second.post(server->url());
    QTRY_COMPARE(second.ends, 1);
    QCOMPARE(second.end.cause, Cause::Complete);
    QCOMPARE(second.body, "second");
    QCOMPARE(server->deliveries().size(), 2);
}

void TestHttp2::hungStreamLeavesTheOthersAlone()
{
    server->answer({h2::reply(200, "warm"), {h2::Hang{}}, {h2::Pause{600}, h2::Head{200}, h2::Data{"fine"}, h2::End{}}});
    const auto shared = trusting();
    Asked warm(shared);
    warm.post(server->url());
    QTRY_COMPARE(warm.ends, 1);
    Asked hung(shared, {5s, 300ms, 5s});
    hung.post(server->url());
    QTRY_COMPARE(server->deliveries().size(), 2);
    Asked fine(shared);
    fine.post(server->url());
    QTRY_COMPARE(hung.ends, 1);
    QCOMPARE(hung.end.cause, Cause::FirstByteTimeout);
    QTRY_COMPARE(fine.ends, 1);
    QCOMPARE(fine.end.cause, Cause::Complete);
    QCOMPARE(fine.body, "fine");
    QTRY_COMPARE(server->abandoned(), 1);
    QCOMPARE(server->sessions(), 1);
}

void TestHttp2::cancelResetsItsOwnStreamOnly()
{
    server->answer({wholeStream({"warm"}), streamed({"on and on"}) + h2::Script{h2::Hang{}},
                    streamed({"slow "}) + h2::Script{h2::Pause{300}} + wholeStream({"and whole"}).mid(1)});
    const CallId warm = send();
    QTRY_COMPARE(heard->ends.value(warm), 1);
    const CallId cancelled = send(QStringLiteral("one"));
    QTRY_COMPARE(heard->texts.value(cancelled), QStringLiteral("on and on"));
    const CallId whole = send(QStringLiteral("two"));
    QTRY_COMPARE(heard->texts.value(whole), QStringLiteral("slow "));
    client->cancel(cancelled);
    QTRY_COMPARE_WITH_TIMEOUT(server->abandoned(), 1, 1000);
    QTRY_COMPARE(heard->ends.value(whole), 1);
    COMPARE_OUTCOME(heard->results[cancelled], Outcome::Cancelled);
    COMPARE_OUTCOME(heard->results[whole], Outcome::Success);
    QCOMPARE(heard->results[whole].text, QStringLiteral("slow and whole"));
    QCOMPARE(server->sessions(), 1);
    QCOMPARE(server->open(), 1);
}

void TestHttp2::dripWithoutContentIsAStall()
{
    server->answer({{h2::Head{200, kEventStream}, h2::Drip{QByteArray(": ping\n\n").repeated(500), 8, 20}}});
    Asked asked(trusting(), {5s, 5s, 200ms});
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Stalled);
    QTRY_COMPARE(server->abandoned(), 1);
}

QTEST_GUILESS_MAIN(TestHttp2)
#include "tst_http2.moc"
