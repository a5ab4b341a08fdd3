// The test of a provider: what it sends in each dialect and with each kind of credential, which lists it reads, and that
// it says in words what a person can do.
#include "core/live/provider_test_words.h"
#include "core/sandbox/sandbox.h"
#include "tests/support/memory_key_store.h"
#include "tests/support/scripted_server.h"
#include "tests/support/test_authority.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;
using Verdict = ProviderTestResult::Verdict;

namespace {

const QByteArray kKey = "sk-test-5d20c7";
const QByteArray kList = R"({"object":"list","data":[{"id":"b"},{"id":"a"},{"object":"no id"}]})";

ProviderEntry at(const QUrl& url, Dialect dialect = Dialect::OpenAi)
{
    ProviderEntry entry;
    entry.dialect = dialect;
    entry.base_url = url.toString();
    entry.proxy = QStringLiteral("none");
    return entry;
}

} // namespace

class TestProviderTest : public QObject
{
    Q_OBJECT

    MemoryKeyStore m_keys;
    std::unique_ptr<ScriptedServer> m_server;

    ProviderTestResult run(const ProviderEntry& entry, ProviderTestPlan plan = {}, const QUrl& sandbox = {})
    {
        ProviderTest test(QStringLiteral("p"), entry, sandbox, m_keys, std::move(plan));
        ProviderTestResult result;
        int times = 0;
        connect(&test, &ProviderTest::done, this, [&](const ProviderTestResult& r) {
            result = r;
            ++times;
        });
        test.start();
        if (!QTest::qWaitFor([&] { return times > 0; }, 20000))
            qWarning("no result");
        return result;
    }
    const Delivery& delivery(int i) const { return m_server->deliveries().at(i); }

private Q_SLOTS:
    void init()
    {
        m_keys.setStatus(KeyStatus::Ok);
        m_keys.setKey(QStringLiteral("p"), kKey);
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
    }

    void sandboxListsItsModels()
    {
        Sandbox sandbox;
        QVERIFY(sandbox.listen());
        for (const Dialect dialect : {Dialect::OpenAi, Dialect::Anthropic}) {
            const auto result = run(at(QUrl(kSandboxUrl), dialect), {}, QUrl(sandbox.baseUrl()));
            QCOMPARE(result.verdict, Verdict::Works);
            QCOMPARE(result.models.size(), 5);
            QVERIFY(result.models.contains(QStringLiteral("gpt-4.1")));
            QVERIFY(providerTestWords(result, QStringLiteral("p")).startsWith(QStringLiteral("Works: 5 models")));
        }
    }

    void listIsAGetWithTheKey()
    {
        m_server->answer({{Send{httpReply(200, kList)}}});
        const auto result = run(at(m_server->url()));
        QCOMPARE(result.verdict, Verdict::Works);
        QCOMPARE(result.models, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(m_server->deliveries().size(), 1);
        QCOMPARE(delivery(0).method, QByteArray("GET"));
        QCOMPARE(delivery(0).target, QByteArray("/v1/models"));
        QCOMPARE(delivery(0).headers.value("authorization"), "Bearer " + kKey);
        QVERIFY(!delivery(0).headers.contains("content-type"));
        QVERIFY(delivery(0).body.isEmpty());
    }

    void anthropicAsksForAllOfThem()
    {
        m_server->answer({{Send{httpReply(200, kList)}}});
        QCOMPARE(run(at(m_server->url(), Dialect::Anthropic)).verdict, Verdict::Works);
        QCOMPARE(delivery(0).target, QByteArray("/v1/models?limit=1000"));
        QCOMPARE(delivery(0).headers.value("x-api-key"), kKey);
        QCOMPARE(delivery(0).headers.value("anthropic-version"), QByteArray("2023-06-01"));
        QVERIFY(!delivery(0).headers.contains("authorization"));
    }

    // Azure's older form has no list below the deployment: the call of one token goes to it, with everything it needs.
    void azureDeployment()
    {
        m_server->answer({{Send{httpReply(404, R"({"error":{"code":"404","message":"Resource not found"}})")}},
                          {Send{httpReply(200, R"({"choices":[{"index":0,"message":{"content":"H"},"finish_reason":"length"}]})")}}});
        ProviderEntry entry = at(m_server->url(QStringLiteral("/openai/deployments/")));
        entry.base_url += QStringLiteral("my%20d");
        entry.auth = Auth::ApiKey;
        entry.query.insert(QStringLiteral("api-version"), QStringLiteral("2024-10-21"));
        entry.extra_headers = {{QStringLiteral("x-team"), QStringLiteral("keychain:team")}, {QStringLiteral("x-plain"), QStringLiteral("1")}};
        entry.quirks = {Quirk::MaxCompletionTokens};
        m_keys.setKey(QStringLiteral("team"), "t-9");
        const auto result = run(entry, testPlanFor(entry, QStringLiteral("gpt")));
        QCOMPARE(result.verdict, Verdict::WorksNoList);
        QCOMPARE(m_server->deliveries().size(), 2);
        QCOMPARE(delivery(0).target, QByteArray("/openai/deployments/my%20d/models?api-version=2024-10-21"));
        QCOMPARE(delivery(1).method, QByteArray("POST"));
        QCOMPARE(delivery(1).target, QByteArray("/openai/deployments/my%20d/chat/completions?api-version=2024-10-21"));
        for (const Delivery& one : m_server->deliveries()) {
            QCOMPARE(one.headers.value("api-key"), kKey);
            QCOMPARE(one.headers.value("x-team"), QByteArray("t-9"));
            QCOMPARE(one.headers.value("x-plain"), QByteArray("1"));
            QVERIFY(!one.headers.contains("authorization"));
        }
        const QJsonObject body = QJsonDocument::fromJson(delivery(1).body).object();
        QCOMPARE(body.value(QLatin1String("max_completion_tokens")).toInt(), 1);
        QCOMPARE(body.value(QLatin1String("model")).toString(), QStringLiteral("gpt"));
        QVERIFY(!body.contains(QLatin1String("max_tokens")));
    }

    void listsOfOtherShapes_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Verdict>("verdict");
        QTest::addColumn<QStringList>("models");
        const QStringList a{QStringLiteral("a")};
        QTest::newRow("bare") << QByteArray(R"([{"id":"a"}])") << Verdict::Works << a;
        QTest::newRow("names") << QByteArray(R"({"models":[{"name":"a"},{"name":"a"}]})") << Verdict::Works << a;
        QTest::newRow("none yet") << QByteArray(R"({"data":[]})") << Verdict::Works << QStringList();
        QTest::newRow("page") << QByteArray("<html>Sign in</html>") << Verdict::NotAList << QStringList();
        QTest::newRow("nothing") << QByteArray() << Verdict::NotAList << QStringList();
        QTest::newRow("object") << QByteArray(R"({"ok":true})") << Verdict::NotAList << QStringList();
    }
    void listsOfOtherShapes()
    {
        QFETCH(QByteArray, body);
        QFETCH(QStringList, models);
        m_server->answer({{Send{httpReply(200, body)}}});
        const auto result = run(at(m_server->url()));
        QTEST(result.verdict, "verdict");
        QCOMPARE(result.models, models);
    }

    void refusals_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<HeaderList>("headers");
        QTest::addColumn<QString>("words"); // what a person must read
        const auto error = [](const char* code) -> QByteArray { return QByteArray(R"({"error":{"message":"its words","code":")") + code + "\"}}"; };
        QTest::newRow("401") << 401 << error("invalid_api_key") << HeaderList() << QStringLiteral("refused the key (401). Enter a valid key for p. It says: its words");
        QTest::newRow("403") << 403 << QByteArray() << HeaderList() << QStringLiteral("forbids it (403)");
        QTest::newRow("429") << 429 << error("rate_limit_exceeded") << HeaderList{{"retry-after", "12"}} << QStringLiteral("rate limit is reached (429). Try again in 12 s.");
        QTest::newRow("billing") << 429 << error("insufficient_quota") << HeaderList() << QStringLiteral("spend cap is used up (429)");
        QTest::newRow("503") << 503 << QByteArray("<html>") << HeaderList() << QStringLiteral("trouble of its own (503). Try again later.");
        QTest::newRow("400") << 400 << error("x") << HeaderList() << QStringLiteral("did not accept the request (400). It says: its words");
        QTest::newRow("301") << 301 << QByteArray() << HeaderList{{"location", "https://elsewhere.example/v1"}} << QStringLiteral("to https://elsewhere.example/v1");
    }
    void refusals()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(HeaderList, headers);
        QFETCH(QString, words);
        m_server->answer({{Send{httpReply(status, body, headers)}}});
        const auto result = run(at(m_server->url()));
        QCOMPARE(result.verdict, Verdict::Refused);
        QVERIFY(!result.good());
        const QString said = providerTestWords(result, QStringLiteral("p"));
        QVERIFY2(said.contains(words), qPrintable(said));
        QVERIFY(!said.contains(QString::fromUtf8(kKey)));
        QCOMPARE(m_server->deliveries().size(), 1);
    }

    void keyWantedButNoneSent()
    {
        m_server->answer({{Send{httpReply(401, {})}}});
        ProviderEntry entry = at(m_server->url());
        entry.key = KeySource::None;
        const QString said = providerTestWords(run(entry), QStringLiteral("p"));
        QVERIFY2(said.contains(QStringLiteral("wants a key (401), and none is sent")), qPrintable(said));
    }

    void neitherListNorModel()
    {
        m_server->answer({{Send{httpReply(404, R"({"error":{"message":"no route"}})")}}});
        QCOMPARE(run(at(m_server->url())).verdict, Verdict::NoList);
        QCOMPARE(m_server->deliveries().size(), 1);
        ProviderTestPlan plan;
        plan.model = QStringLiteral("m");
        const auto result = run(at(m_server->url()), plan);
        QCOMPARE(result.verdict, Verdict::Refused);
        QVERIFY(result.asked_a_model);
        const QString said = providerTestWords(result, QStringLiteral("p"));
        QVERIFY2(said.contains(QStringLiteral("https://host/v1")) && said.contains(QStringLiteral("no route")), qPrintable(said));
    }

    // Where everybody may see the list it proves nothing about the key.
    void keyIsAskedFirstWhereTheListIsOpen()
    {
        ProviderTestPlan plan;
        plan.key_path = QStringLiteral("/key");
        m_server->answerBy([](const Delivery& one) {
            return Script{Send{one.target.endsWith("/key") ? httpReply(401, "{}") : httpReply(200, kList)}};
        });
        QCOMPARE(run(at(m_server->url()), plan).verdict, Verdict::Refused);
        m_server->answer({{Send{httpReply(200, R"({"data":{"label":"x"}})")}}, {Send{httpReply(200, kList)}}});
        QCOMPARE(run(at(m_server->url()), plan).verdict, Verdict::Works);
        ProviderEntry openrouter;
        openrouter.base_url = QStringLiteral("https://openrouter.ai/api/v1");
        QCOMPARE(testPlanFor(openrouter, {}).key_path, QStringLiteral("/key"));
    }

    void nothingListens()
    {
        QUrl closed;
        {
            ScriptedServer gone;
            QVERIFY(gone.listen());
            closed = gone.url();
        }
        const auto result = run(at(closed));
        QCOMPARE(result.verdict, Verdict::NoAnswer);
        const QString said = providerTestWords(result, QStringLiteral("p"));
        QVERIFY2(said.startsWith(QStringLiteral("No answer: nothing takes connections at 127.0.0.1:")), qPrintable(said));
    }

    void certificateOfAStranger()
    {
        const TestAuthority authority;
        ScriptedServer secure;
        QVERIFY(secure.listenTls(authority.serverTls()));
        secure.answer({{Send{httpReply(200, kList)}}});
        ProviderEntry entry = at(secure.url());
        const QString said = providerTestWords(run(entry), QStringLiteral("p"));
        QVERIFY2(said.contains(QStringLiteral("no trusted TLS connection")) && said.contains(QStringLiteral("ca_file")), qPrintable(said));
        QCOMPARE(secure.deliveries().size(), 0);
        entry.ca_file = authority.caFile();
        QCOMPARE(run(entry).verdict, Verdict::Works);
    }

    void unknownHostInWords() // no name is looked up here: only loopback is ever called
    {
        ProviderTestResult result;
        result.verdict = Verdict::NoAnswer;
        result.end = {.cause = HttpEnd::Cause::Failed, .network = NetworkError::Dns, .words = QStringLiteral("Host x not found")};
        result.url = QUrl(QStringLiteral("https://api.exampel.com/v1/models"));
        const QString said = providerTestWords(result, QStringLiteral("p"));
        QVERIFY2(said.contains(QStringLiteral("the name api.exampel.com is not known")), qPrintable(said));
    }

    void noKeyNoRequest()
    {
        m_server->answer({{Send{httpReply(200, kList)}}});
        m_keys.setStatus(KeyStatus::Locked);
        const auto result = run(at(m_server->url()));
        QCOMPARE(result.verdict, Verdict::NotSent);
        QVERIFY2(providerTestWords(result, QStringLiteral("p")).contains(QStringLiteral("locked")), qPrintable(result.words));
        m_keys.setStatus(KeyStatus::Ok);
        ProviderEntry nowhere = at(QUrl());
        nowhere.base_url = QStringLiteral("ftp://x");
        QCOMPARE(run(nowhere).verdict, Verdict::NotSent);
        QCOMPARE(m_server->deliveries().size(), 0);
    }

    void anyModel()
    {
        Config config;
        config.models[QStringLiteral("a")].provider = QStringLiteral("other");
        config.models[QStringLiteral("b")].provider = QStringLiteral("p");
        QCOMPARE(anyModelOf(config, QStringLiteral("p")), QStringLiteral("b"));
        config.models[QStringLiteral("b")].remote_name = QStringLiteral("remote/b");
        QCOMPARE(anyModelOf(config, QStringLiteral("p")), QStringLiteral("remote/b"));
        QCOMPARE(anyModelOf(config, QStringLiteral("q")), QString());
    }
};

QTEST_GUILESS_MAIN(TestProviderTest)
#include "tst_provider_test.moc"
