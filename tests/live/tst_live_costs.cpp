// What a call costs when its attempt was cut or broke off, against a server that counts what arrives (policies 9 and
// 10): unknown once bytes had gone out, what a stream reported if it did, nothing if not a byte had.
#include "tests/support/live_fixture.h"
#include "tests/support/openai_script.h"

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

/// The start of a stream in Anthropic's dialect: 1000 tokens in, a word out.
QByteArray anthropicStart()
{
    return chunk(
        "data: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":1000,\"output_tokens\":1}}}\n\n"
        "data: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"hi\"}}\n\n");
}

} // namespace

class TestLiveCosts : public QObject, private LiveFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        server = std::make_unique<ScriptedServer>();
        QVERIFY(server->listen());
        open(server->url());
        configure(json(R"({"models": {"a": {"price": {"input": 1000, "output": 2000}}}})"));
        configure(json(R"({"profiles": {"t": {"chain": ["a"], "max_attempts_per_model": 1}}})"));
    }
    void cleanup() { close(); }

    void cutWhileTheServerThinks_data()
    {
        QTest::addColumn<bool>("deadline");
        QTest::newRow("cancelled") << false;
        QTest::newRow("deadline") << true;
    }
    void cutWhileTheServerThinks()
    {
        QFETCH(bool, deadline);
        server->answer({{Hang{}}});
        const CallId call = send(QStringLiteral("hello"), [&](PromptRequest& request) {
            if (deadline)
                request.deadline = Duration(300);
        });
        QTRY_COMPARE(server->deliveries().size(), 1);
        if (!deadline)
            client->cancel(call);
        QTRY_COMPARE(heard->ends.value(call), 1);
        const Finish& done = heard->results[call].done;
        QCOMPARE(done.failure, deadline ? FailureClass::Deadline : FailureClass::Cancelled);
        QVERIFY(!done.cost_usd);
        QCOMPARE(done.unknown_costs, 1);
        QCOMPARE(eventOf(heard->results[call], "done").value(QLatin1String("unknown_cost_attempts")).toInt(), 1);
    }

    // Of a TLS connection that is still being made not a byte of the request has gone out.
    void cutWhileConnecting()
    {
        QUrl tls = server->url();
        tls.setScheme(QStringLiteral("https"));
        moveTo(tls);
        server->answerConnections({Hang{}});
        const CallId call = send();
        QTRY_COMPARE(server->connections(), 1);
        client->cancel(call);
        QTRY_COMPARE(heard->ends.value(call), 1);
        QCOMPARE(heard->results[call].done.failure, FailureClass::Cancelled);
        QCOMPARE(heard->results[call].done.attempts, 1);
        QCOMPARE(heard->results[call].done.cost_usd, std::optional(0.0));
        QCOMPARE(heard->results[call].done.unknown_costs, 0);
    }

    void nothingListens()
    {
        moveTo(QUrl(QStringLiteral("http://127.0.0.1:9/v1")));
        const CallId call = send();
        QTRY_COMPARE(heard->ends.value(call), 1);
        QCOMPARE(heard->results[call].done.failure, FailureClass::Network);
        QCOMPARE(heard->results[call].done.cost_usd, std::optional(0.0));
    }

    void brokenOff_data()
    {
        QTest::addColumn<Script>("script");
        QTest::newRow("before the answer") << Script{Reset{}};
        QTest::newRow("inside a stream") << Script{Send{kStreamHead + openAiChunk("hi")}, Reset{}};
        QTest::newRow("inside a whole answer") << Script{Send{httpReply(200, openAiAnswer("hi")).chopped(5)}, Close{}};
        QTest::newRow("a body that cannot be unpacked") << Script{Send{
            httpReply(200, "no gzip", HeaderList{{"content-encoding", "gzip"}, {"content-type", "application/json"}})}};
    }
    void brokenOff()
    {
        QFETCH(Script, script);
        server->answer({script});
        const CallId call = send();
        QTRY_COMPARE(heard->ends.value(call), 1);
        QVERIFY(heard->results[call].done.failure != FailureClass::Ok);
        QVERIFY(!heard->results[call].done.cost_usd);
        QCOMPARE(heard->results[call].done.unknown_costs, 1);
    }

    // 1000 tokens in at 1000, 1 out at 2000 USD per million.
    void aStreamThatReportedUsage_data()
    {
        QTest::addColumn<Step>("end");
        QTest::addColumn<bool>("cancelled");
        QTest::newRow("cancelled") << Step(Hang{}) << true;
        QTest::newRow("closed") << Step(Close{}) << false;
        QTest::newRow("ended without a word") << Step(Send{chunk({})}) << false;
        QTest::newRow("silent") << Step(Hang{}) << false;
    }
    void aStreamThatReportedUsage()
    {
        QFETCH(Step, end);
        QFETCH(bool, cancelled);
        configure(json(
            R"({"providers": {"p": {"dialect": "anthropic"}}, "profiles": {"t": {"stream_idle_timeout_ms": 400}}})"));
        if (cancelled)
            configure(json(R"({"profiles": {"t": {"stream_idle_timeout_ms": 60000}}})"));
        server->answer({{Send{kStreamHead + anthropicStart()}, end}});
        const CallId call = send();
        QTRY_VERIFY(!heard->texts.value(call).isEmpty());
        if (cancelled)
            client->cancel(call);
        QTRY_COMPARE(heard->ends.value(call), 1);
        const Finish& done = heard->results[call].done;
        QCOMPARE(done.failure, cancelled ? FailureClass::Cancelled : FailureClass::StreamBroken);
        QVERIFY(done.cost_usd);
        QCOMPARE(*done.cost_usd, 1.002);
        QCOMPARE(done.waste_usd.value_or(0), 1.002);
        QCOMPARE(done.unknown_costs, 0);
    }

private:
    void moveTo(const QUrl& url)
    {
        const QJsonObject provider{{QStringLiteral("base_url"), url.toString()}};
        configure({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("p"), provider}}}});
    }

    std::unique_ptr<ScriptedServer> server;
};

QTEST_GUILESS_MAIN(TestLiveCosts)
#include "tst_live_costs.moc"
