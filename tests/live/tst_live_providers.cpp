// Providers that differ, through the whole client: Azure's path, query and key; servers that refuse stream_options or
// report no usage; limits that mean a day; and what every dialect reports settles the local buckets.
#include "core/config/config_file.h"
#include "core/config/engine_names.h"
#include "core/live/live_client.h"
#include "core/telemetry/event_log.h"
#include "tests/support/memory_key_store.h"
#include "tests/support/scripted_server.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

const HeaderList kJson{{"content-type", "application/json"}};
const HeaderList kStream{{"content-type", "text/event-stream"}};
const QByteArray kAnswer = R"({"choices":[{"index":0,"message":{"content":"ok"},"finish_reason":"stop"}]})";

const QByteArray kShortStream =
    "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"some words\"},\"finish_reason\":\"stop\"}]}\n\n"
    "data: [DONE]\n\n";

Script reply(int status, const QByteArray& body, const HeaderList& headers = kJson) { return {Send{httpReply(status, body, headers)}}; }

} // namespace

class TestLiveProviders : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    MemoryKeyStore m_keys;
    EventLog m_log;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<ConfigService> m_config;
    std::unique_ptr<LiveClient> m_client;
    QHash<CallId, CallResult> m_results;

    /// Model `m` on the given provider, `other` on a second one.
    void start(const QString& id, QJsonObject provider, const QJsonObject& limits = {})
    {
        if (!provider.contains(QLatin1String("base_url")))
            provider.insert(QStringLiteral("base_url"), m_server->url().toString());
        if (!provider.contains(QLatin1String("key")))
            provider.insert(QStringLiteral("key"), QStringLiteral("none"));
        const QJsonObject second{{QStringLiteral("base_url"), m_server->url(QStringLiteral("/other")).toString()}, {QStringLiteral("key"), QStringLiteral("none")}};
        const QJsonObject models{{QStringLiteral("m"), QJsonObject{{QStringLiteral("provider"), id}, {QStringLiteral("limits"), limits}}},
                                 {QStringLiteral("other"), QJsonObject{{QStringLiteral("provider"), QStringLiteral("second")}}}};
        const QJsonObject profile{{QStringLiteral("chain"), QJsonArray{QStringLiteral("m"), QStringLiteral("other")}}};
        m_config = std::make_unique<ConfigService>(m_folder.filePath(id + QStringLiteral(".json")), ConfigService::Watch::No);
        const auto applied = m_config->apply({{QStringLiteral("default_profile"), QStringLiteral("t")},
                                              {QStringLiteral("providers"), QJsonObject{{id, provider}, {QStringLiteral("second"), second}}},
                                              {QStringLiteral("models"), models},
                                              {QStringLiteral("profiles"), QJsonObject{{QStringLiteral("t"), profile}}}},
                                             QStringLiteral("test"));
        QVERIFY2(applied, applied ? "" : applied.error().first().what.c_str());
        m_client = std::make_unique<LiveClient>(*m_config, m_keys, m_log);
        connect(m_client.get(), &LiveClient::finished, this, [this](CallId call, const CallResult& result) { m_results.insert(call, result); });
    }

    CallResult ask(bool stream)
    {
        PromptRequest request;
        request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
        request.stream = stream;
        request.maxTokens = 2000;
        const CallId call = m_client->submit(request);
        if (!QTest::qWaitFor([&] { return m_results.contains(call); }, 20000))
            qWarning("the call did not end");
        return m_results.take(call);
    }

    QJsonObject sent(int i) const { return QJsonDocument::fromJson(m_server->deliveries().at(i).body).object(); }

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
    }
    void cleanup() { m_client.reset(); }

    void azure()
    {
        m_keys.setKey(QStringLiteral("azure"), "az-key");
        start(QStringLiteral("azure"), {{QStringLiteral("base_url"), m_server->url(QStringLiteral("/openai")).toString()},
                                        {QStringLiteral("path"), QStringLiteral("/deployments/my%20d/chat/completions")},
                                        {QStringLiteral("query"), QJsonObject{{QStringLiteral("api-version"), QStringLiteral("2024-10-21")}}},
                                        {QStringLiteral("auth"), QStringLiteral("api-key")},
                                        {QStringLiteral("key"), QStringLiteral("keychain")},
                                        {QStringLiteral("quirks"), QJsonArray{QStringLiteral("max_completion_tokens")}}});
        m_server->answer({reply(200, kAnswer)});
        QCOMPARE(ask(false).done.outcome, Outcome::Success);
        const Delivery& one = m_server->deliveries().first();
        QCOMPARE(one.target, QByteArray("/openai/deployments/my%20d/chat/completions?api-version=2024-10-21"));
        QCOMPARE(one.headers.value("api-key"), QByteArray("az-key"));
        QVERIFY(!one.headers.contains("authorization"));
        QCOMPARE(sent(0).value(QLatin1String("max_completion_tokens")).toInt(), 2000);
    }

    // The server refuses stream_options and reports no usage: the answer is whole, its tokens are the client's estimate.
    void noStreamOptions()
    {
        start(QStringLiteral("old"), {{QStringLiteral("quirks"), QJsonArray{QStringLiteral("no_stream_options")}}});
        m_server->answerBy([](const Delivery& one) {
            if (one.body.contains("stream_options"))
                return reply(422, R"({"detail":"stream_options: extra fields not permitted"})");
            return reply(200, kShortStream, kStream);
        });
        const CallResult result = ask(true);
        QCOMPARE(result.done.outcome, Outcome::Success);
        QCOMPARE(result.text, QStringLiteral("some words"));
        QVERIFY(result.done.estimated);
        QVERIFY(result.done.usage && result.done.usage->input > 0 && result.done.usage->output > 0);
        QCOMPARE(m_server->deliveries().size(), 1);
    }

    // Noticed at the first refusal: one more attempt, and from then on without.
    void streamOptionsAreRefused_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("refusal");
        QTest::newRow("openai")
            << 400
            << QByteArray(
                   R"({"error":{"message":"Unrecognized request argument supplied: stream_options","type":"invalid_request_error"}})");
        QTest::newRow("fastapi")
            << 422
            << QByteArray(
                   R"({"detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]})");
        QTest::newRow("mistral")
            << 422
            << QByteArray(
                   R"({"object":"error","message":{"detail":[{"loc":["body","stream_options","include_usage"],"msg":"extra fields not permitted"}]}})");
        QTest::newRow("words") << 400 << QByteArray("include_usage is not supported");
    }
    void streamOptionsAreRefused()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, refusal);
        start(QLatin1String(QTest::currentDataTag()), {});
        m_server->answerBy([&](const Delivery& one) {
            return one.body.contains("stream_options") ? reply(status, refusal) : reply(200, kShortStream, kStream);
        });
        const CallResult first = ask(true);
        QCOMPARE(first.done.outcome, Outcome::Success);
        QCOMPARE(first.done.attempts, 2); // and each is told
        QVERIFY(first.errorMessage.isEmpty());
        QCOMPARE(m_server->deliveries().size(), 2);
        QVERIFY(!sent(1).contains(QLatin1String("stream_options")));
        QVERIFY(sent(1).value(QLatin1String("stream")).toBool());
        QCOMPARE(ask(true).done.attempts, 1); // remembered
        QVERIFY(!sent(2).contains(QLatin1String("stream_options")));
    }

    void aRefusalThatStays()
    {
        start(QStringLiteral("strict"), {});
        m_server->answer({reply(400, R"({"error":{"message":"stream_options: no","type":"invalid_request_error"}})")});
        CallResult result = ask(true);
        QCOMPARE(result.done.failure, FailureClass::InvalidRequest);
        QCOMPARE(m_server->deliveries().size(), 2); // once with, once without, and no more
        const auto capped = m_config->apply(
            {{QStringLiteral("profiles"),
              QJsonObject{{QStringLiteral("t"), QJsonObject{{QStringLiteral("max_attempts_per_model"), 1}}}}},
             {QStringLiteral("providers"),
              QJsonObject{{QStringLiteral("strict"), QJsonObject{{QStringLiteral("path"), QStringLiteral("/chat")}}}}}},
            QStringLiteral("test"));
        QVERIFY(capped);
        result = ask(true); // a changed entry is learnt anew, and a cap is a cap: the words say what to set
        QCOMPARE(result.done.attempts, 1);
        QVERIFY2(result.errorMessage.contains(QLatin1String("quirk no_stream_options of the provider strict")),
                 qPrintable(result.errorMessage));
    }

    void anotherRefusalIsNotRetried()
    {
        start(QStringLiteral("plain"), {});
        m_server->answer({reply(400, R"({"error":{"message":"messages: too many","type":"invalid_request_error"}})")});
        QCOMPARE(ask(true).done.attempts, 1);
        m_server->answer({reply(400, R"({"error":{"message":"stream_options","type":"invalid_request_error"}})")});
        QCOMPARE(ask(false).done.attempts, 1); // it did not carry them
        QCOMPARE(m_server->deliveries().size(), 2);
    }

    // Groq's requests are of the day, which nothing in its reply says: not retried, and no limit of a minute is learned.
    void groqDay()
    {
        const HeaderList day{{"x-ratelimit-limit-requests", "1000"}, {"x-ratelimit-remaining-requests", "0"}, {"x-ratelimit-reset-requests", "2h"}, {"retry-after", "1"}};
        start(QStringLiteral("groq"), {}, {{QStringLiteral("requests_per_minute"), 600}});
        m_server->answerBy([&](const Delivery& one) {
            return one.target.startsWith("/other") ? reply(200, kAnswer)
                                                   : reply(429, R"({"error":{"message":"m","type":"requests","code":"rate_limit_exceeded"}})", kJson + day);
        });
        const CallResult result = ask(false);
        QCOMPARE(result.done.outcome, Outcome::Success);
        QCOMPARE(m_server->deliveries().size(), 2);
        QVERIFY(m_server->deliveries().at(1).target.startsWith("/other"));
        const EngineSnapshot seen = m_client->snapshot();
        const ModelSnapshot& model = seen.models.at(m_client->names().models.find(QStringLiteral("m"))->value);
        QVERIFY(!model.buckets[0].server_limit);
        QVERIFY(model.buckets[0].level > 100);
        QVERIFY(model.cooling_until > seen.now + Duration(7100000));
        QVERIFY(ask(false).done.outcome == Outcome::Success); // and it is not asked again
        QCOMPARE(m_server->deliveries().size(), 3);
        QVERIFY(m_server->deliveries().at(2).target.startsWith("/other"));
    }

    // 1000 new tokens, 900 read from a cache, 500 written, 400 out: whatever the dialect calls them.
    void settlesWithRealUsage_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("stream");
        const QString openai = QStringLiteral("openai"), anthropic = QStringLiteral("anthropic");
        const QByteArray chat = R"("usage":{"prompt_tokens":2400,"completion_tokens":400,"prompt_tokens_details":{"cached_tokens":900,"cache_write_tokens":500}})";
        QTest::newRow("openai") << openai << QByteArray(kAnswer.chopped(1) + ',' + chat + '}') << false;
        QTest::newRow("openai-stream") << openai << QByteArray("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"ok\"},\"finish_reason\":\"stop\"}]}\n\n"
                                                               "data: {\"choices\":[]," + chat + "}\n\ndata: [DONE]\n\n") << true;
        QTest::newRow("anthropic") << anthropic
            << QByteArray(R"({"type":"message","content":[{"type":"text","text":"ok"}],"usage":{"input_tokens":1000,"cache_read_input_tokens":900,"cache_creation_input_tokens":500,"output_tokens":400}})") << false;
        QTest::newRow("anthropic-stream") << anthropic
            << QByteArray("data: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":1000,\"cache_read_input_tokens\":900,\"cache_creation_input_tokens\":500,\"output_tokens\":1}}}\n\n"
                          "data: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"ok\"}}\n\n"
                          "data: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":400}}\n\n"
                          "data: {\"type\":\"message_stop\"}\n\n") << true;
    }
    void settlesWithRealUsage()
    {
        QFETCH(QString, dialect);
        QFETCH(QByteArray, body);
        QFETCH(bool, stream);
        start(QLatin1String(QTest::currentDataTag()), {{QStringLiteral("dialect"), dialect}},
              {{QStringLiteral("input_tokens_per_minute"), 60}, {QStringLiteral("output_tokens_per_minute"), 60},
               {QStringLiteral("tokens_per_minute"), 60}, {QStringLiteral("token_burst"), 10000}});
        m_server->answer({reply(200, body, stream ? kStream : kJson)});
        const CallResult result = ask(stream);
        QCOMPARE(result.done.outcome, Outcome::Success);
        QVERIFY(!result.done.estimated);
        const EngineSnapshot seen = m_client->snapshot();
        const auto& buckets = seen.models.at(m_client->names().models.find(QStringLiteral("m"))->value).buckets;
        const auto near = [](double level, double expected) { return level >= expected && level < expected + 30; }; // a token a second
        QVERIFY2(near(buckets[1].level, 10000 - 1500), qPrintable(QString::number(buckets[1].level)));
        QVERIFY2(near(buckets[2].level, 10000 - 400), qPrintable(QString::number(buckets[2].level)));
        QVERIFY2(near(buckets[3].level, 10000 - 2800), qPrintable(QString::number(buckets[3].level)));
    }
};

QTEST_GUILESS_MAIN(TestLiveProviders)
#include "tst_live_providers.moc"
