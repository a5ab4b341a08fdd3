// The sandbox over raw sockets: dialects, streams, limits whose headers are true, faults, and what it is asked in vain.
#include "core/sandbox/failure_share.h"
#include "core/sandbox/latency.h"
#include "core/sandbox/rate_headers.h"
#include "core/sandbox/sandbox.h"
#include "core/sandbox/sandbox_port.h"
#include "core/sandbox/text_tokens.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <vector>

using namespace plimsoll;

namespace {

constexpr double kFast = 200; // a reply takes about 10 ms

struct Reply
{
    int status = 0;
    QByteArray head;
    QByteArray body; ///< still chunked, if it was
    bool closed = false;
    const QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    QByteArray header(const QByteArray& name) const
    {
        const qsizetype at = head.indexOf(QByteArray("\r\n" + name + ": "));
        return at < 0 ? QByteArray() : head.mid(at + name.size() + 4).split('\r').first();
    }
};

SandboxOptions quiet(double speed = kFast)
{
    SandboxOptions o;
    o.speed = speed;
    o.failures = false;
    return o;
}

QByteArray http(const QByteArray& method, const QByteArray& path, const QByteArray& body = {}, const QByteArray& more = {})
{
    return method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + more
           + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

/// Sends, and reads until the server closes.
Reply talk(const Sandbox& sandbox, const QByteArray& request, int patience = 5'000)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, sandbox.port());
    socket.write(request);
    QByteArray all;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < patience && !(socket.state() == QAbstractSocket::UnconnectedState && !all.isNull())) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        all += socket.readAll();
        if (socket.state() == QAbstractSocket::UnconnectedState)
            break;
    }
    all += socket.readAll();
    Reply reply;
    reply.closed = socket.state() == QAbstractSocket::UnconnectedState;
    const qsizetype split = all.indexOf("\r\n\r\n");
    reply.head = all.left(split + 2);
    reply.body = all.mid(split + 4);
    reply.status = all.mid(9, 3).toInt();
    return reply;
}

QByteArray chat(const QByteArray& model = "gpt-4.1", const QByteArray& more = {})
{
    return "{\"model\":\"" + model + "\",\"messages\":[{\"role\":\"user\",\"content\":\"Why is the sky blue?\"}]" + more + "}";
}
const QByteArray kChat = "/v1/chat/completions";
const QByteArray kMessages = "/v1/messages?beta=true";

} // namespace

class tst_Sandbox : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void openAiWhole()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        const Reply r = talk(s, http("POST", kChat, chat()));
        QCOMPARE(r.status, 200);
        const QJsonObject o = r.json();
        const QJsonObject choice = o["choices"][0].toObject();
        const QString text = choice["message"]["content"].toString();
        QVERIFY(text.contains("Why is the sky blue?") && text.contains("```"));
        QCOMPARE(choice["finish_reason"].toString(), "stop");
        const int prompt = o["usage"]["prompt_tokens"].toInt();
        const int completion = o["usage"]["completion_tokens"].toInt();
        QCOMPARE(completion, countTokens(text));
        QVERIFY(completion > 150 && completion < 900);
        QCOMPARE(o["usage"]["total_tokens"].toInt(), prompt + completion);
        QVERIFY(r.header("x-request-id").startsWith("req_"));
        QCOMPARE(r.header("x-ratelimit-limit-requests"), "120");
        QCOMPARE(r.header("x-ratelimit-remaining-requests"), "119");
        QVERIFY(!r.header("x-ratelimit-reset-tokens").isEmpty());
    }

    void anthropicWholeHonoursMaxTokens()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        const Reply r = talk(s, http("POST", kMessages, chat("claude-sonnet-4.5", ",\"max_tokens\":7")));
        QCOMPARE(r.status, 200);
        const QJsonObject o = r.json();
        QCOMPARE(o["stop_reason"].toString(), "max_tokens");
        QCOMPARE(o["usage"]["output_tokens"].toInt(), 7);
        QCOMPARE(countTokens(o["content"][0]["text"].toString()), 7);
        QVERIFY(r.header("request-id").startsWith("req_"));
        QCOMPARE(r.header("anthropic-ratelimit-requests-remaining"), "59");
        const QDateTime reset = QDateTime::fromString(QString::fromLatin1(r.header("anthropic-ratelimit-requests-reset")), Qt::ISODate);
        QVERIFY(reset.isValid() && reset.timeSpec() == Qt::UTC);
    }

    void openAiStream()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        const Reply with = talk(s, http("POST", kChat, chat("gpt-4.1", ",\"stream\":true,\"stream_options\":{\"include_usage\":true}")));
        QVERIFY(with.header("Content-Type").startsWith("text/event-stream"));
        QCOMPARE(with.body.count("\"completion_tokens\""), 1);
        QVERIFY(with.body.indexOf("\"finish_reason\":\"stop\"") < with.body.indexOf("\"completion_tokens\""));
        QVERIFY(with.body.endsWith("data: [DONE]\n\n\r\n0\r\n\r\n"));
        const Reply without = talk(s, http("POST", kChat, chat("gpt-4.1", ",\"stream\":true")));
        QVERIFY(!without.body.contains("\"usage\""));
    }

    void anthropicStream()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        const Reply r = talk(s, http("POST", kMessages, chat("claude-opus-4.7", ",\"max_tokens\":9,\"stream\":true")));
        qsizetype at = -1;
        for (const char* event : {"message_start", "content_block_start", "ping", "content_block_delta", "content_block_stop",
                                  "message_delta", "message_stop"}) {
            const qsizetype next = r.body.indexOf(QByteArray("event: " + QByteArray(event) + "\n"));
            QVERIFY2(next > at, event);
            at = next;
        }
        QVERIFY(r.body.contains("\"stop_reason\":\"max_tokens\""));
        QVERIFY(r.body.contains("{\"output_tokens\":9}"));
    }

    void otherEndpoints()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        QCOMPARE(talk(s, http("HEAD", "/")).status, 200);
        QCOMPARE(talk(s, http("HEAD", "/api/hello")).status, 200);
        QCOMPARE(talk(s, http("GET", "/v1/models")).json()["data"].toArray().size(), 5);
        const QJsonObject anthropic = talk(s, http("GET", "/v1/models?limit=1000", {}, "anthropic-version: 2023-06-01\r\n")).json();
        QCOMPARE(anthropic["has_more"].toBool(true), false);
        QCOMPARE(anthropic["data"][0]["type"].toString(), "model");
        const Reply count = talk(s, http("POST", "/v1/messages/count_tokens", chat("claude-opus-4.7")));
        QVERIFY(count.json()["input_tokens"].toInt() > 4);
        QCOMPARE(talk(s, http("GET", kChat)).header("Allow"), "POST");
        QCOMPARE(talk(s, http("GET", "/sandbox/state", {}, "Origin: https://evil.example\r\n")).status, 403);
    }

    void badRequests_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("word");
        QTest::newRow("no json") << kChat << QByteArray("{") << 400 << "JSON";
        QTest::newRow("no model") << kChat << QByteArray("{\"messages\":[]}") << 400 << "model";
        QTest::newRow("no messages") << kChat << QByteArray("{\"model\":\"gpt-4.1\"}") << 400 << "messages";
        QTest::newRow("no max_tokens") << kMessages << chat("claude-opus-4.7") << 400 << "max_tokens";
        QTest::newRow("max_tokens 0") << kChat << chat("gpt-4.1", ",\"max_tokens\":0") << 400 << "max_tokens";
        QTest::newRow("temperature") << kMessages << chat("claude-opus-4.7", ",\"max_tokens\":1,\"temperature\":1.5") << 400 << "temperature";
        QTest::newRow("unknown model") << kChat << chat("gpt-0") << 404 << "gpt-0";
        QTest::newRow("unknown model, anthropic") << kMessages << chat("gpt-0", ",\"max_tokens\":1") << 404 << "gpt-0";
        QTest::newRow("unknown path") << QByteArray("/v2/x") << QByteArray() << 404 << "/v2/x";
    }
    void badRequests()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QString, word);
        Sandbox s(quiet());
        QVERIFY(s.listen());
        const Reply r = talk(s, http("POST", path, body));
        QCOMPARE(r.status, status);
        QVERIFY2(r.json()["error"]["message"].toString().contains(word), r.body.constData());
        QCOMPARE(r.json()["type"].toString() == "error", path == kMessages); // the dialect's shape
    }

    void limitsAreEnforcedAndTheirHeadersAreTrue()
    {
        SandboxOptions o = quiet(10);
        o.models = {{QStringLiteral("m"), 10, 20, 1, 1000, 6, {}, {}, {}, 8}}; // at speed 10: one a second
        Sandbox s(o);
        QVERIFY(s.listen());
        for (int i = 0; i < 6; ++i)
            QCOMPARE(talk(s, http("POST", kChat, chat("m"))).status, 200);
        const Reply refused = talk(s, http("POST", kChat, chat("m")));
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.json()["error"]["code"].toString(), "rate_limit_exceeded");
        QCOMPARE(refused.header("x-ratelimit-remaining-requests"), "0");
        QCOMPARE(refused.header("retry-after"), "1");
        const int wait = refused.header("retry-after-ms").toInt();
        QVERIFY2(wait > 0 && wait <= 1'000, refused.head.constData());
        QTest::qWait(wait); // the promise itself is what is tested
        QCOMPARE(talk(s, http("POST", kChat, chat("m"))).status, 200);
    }

    void aRequestLargerThanTheLimitIsNotAskedToComeBack()
    {
        SandboxOptions o = quiet();
        o.models = {{QStringLiteral("m"), 10, 20, 1, 100'000, {}, {}, {}, 100, 8}};
        Sandbox s(o);
        QVERIFY(s.listen());
        const Reply r = talk(s, http("POST", kChat, chat("m", ",\"max_tokens\":500")));
        QCOMPARE(r.status, 429);
        QVERIFY(r.header("retry-after").isEmpty());
        QVERIFY(r.json()["error"]["message"].toString().contains("Requested 5"));
    }

    void aClientThatLeavesGivesItsSlotBack()
    {
        SandboxOptions o = quiet();
        o.faults = {*parseFault("hang")};
        Sandbox s(o);
        QVERIFY(s.listen());
        QTcpSocket client;
        client.connectToHost(QHostAddress::LocalHost, s.port());
        client.write(http("POST", kChat, chat()));
        const auto inFlight = [&] { return talk(s, http("GET", "/sandbox/state")).json()["models"][2]["in_flight"].toInt(-1); };
        QTRY_COMPARE(inFlight(), 1);
        client.abort();
        QTRY_COMPARE(inFlight(), 0);
    }

    void statusFaultsComeAsOftenAsTold()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        const Result<int> pending = s.addFaults({"429:2x2", "529@claude-opus-4.7", "429", "500"});
        QVERIFY(pending && *pending == 4);
        for (int i = 0; i < 2; ++i) {
            const Reply r = talk(s, http("POST", kChat, chat()));
            QCOMPARE(r.status, 429);
            QCOMPARE(r.header("retry-after"), "2");
        }
        const Reply bare = talk(s, http("POST", kChat, chat()));
        QCOMPARE(bare.status, 429);
        QVERIFY(bare.header("retry-after").isEmpty());
        const Reply overloaded = talk(s, http("POST", kMessages, chat("claude-opus-4.7", ",\"max_tokens\":1")));
        QCOMPARE(overloaded.status, 529);
        QCOMPARE(overloaded.json()["error"]["type"].toString(), "overloaded_error");
        QCOMPARE(talk(s, http("POST", kChat, chat())).status, 500);
        QCOMPARE(talk(s, http("POST", kChat, chat())).status, 200);
    }

    void connectionFaults()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        QVERIFY(s.addFaults({"reset", "hang:0.05", "cut:2", "cut", "error:2", "error", "slow:1"}));
        const QByteArray stream = chat("gpt-4.1", ",\"stream\":true");
        const Reply reset = talk(s, http("POST", kChat, chat()));
        QVERIFY(reset.closed && reset.head.trimmed().isEmpty());
        const Reply hang = talk(s, http("POST", kChat, chat()));
        QVERIFY(hang.closed && hang.head.trimmed().isEmpty());
        const Reply cut = talk(s, http("POST", kChat, stream));
        QVERIFY(cut.closed && cut.status == 200 && cut.body.contains("\"content\"") && !cut.body.contains("[DONE]"));
        QVERIFY(!cut.body.endsWith("0\r\n\r\n"));
        const Reply half = talk(s, http("POST", kChat, chat()));
        QVERIFY(half.closed && half.body.size() > 0 && half.body.size() < half.header("Content-Length").toLongLong());
        const Reply error = talk(s, http("POST", kChat, stream));
        QVERIFY(error.status == 200 && error.body.contains("\"server_is_overloaded\"") && !error.body.contains("[DONE]"));
        const Reply whole = talk(s, http("POST", kChat, chat()));
        QVERIFY(whole.status == 200 && whole.json().contains("error"));
        const Reply slow = talk(s, http("POST", kChat, chat("gpt-4.1", ",\"max_tokens\":20")));
        QCOMPARE(slow.json()["usage"]["completion_tokens"].toInt(), 20);
    }

    void faultsOverHttp()
    {
        Sandbox s(quiet());
        QVERIFY(s.listen());
        QCOMPARE(talk(s, http("POST", "/sandbox/faults", "{\"faults\":[\"500x*\"]}")).json()["faults"][0].toString(), "500x*");
        for (int i = 0; i < 3; ++i)
            QCOMPARE(talk(s, http("POST", kChat, chat())).status, 500);
        QCOMPARE(talk(s, http("POST", "/sandbox/faults", "{\"faults\":[\"429\",\"429:2y\"]}")).status, 400);
        QCOMPARE(talk(s, http("GET", "/sandbox/state")).json()["faults"].toArray().size(), 1);
        QCOMPARE(talk(s, http("DELETE", "/sandbox/faults")).status, 200);
        QCOMPARE(talk(s, http("POST", kChat, chat())).status, 200);
    }

    void faultNotation_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wrongAt"); // empty: it is right
        for (const char* good : {"429", "429:2x2", "529x*@claude-opus-4.7", "hang", "hang:1.5", "reset", "cut:5@m", "error", "slow:250x3"})
            QTest::newRow(good) << QString::fromLatin1(good) << QString();
        QTest::newRow("empty") << QString() << "1";
        QTest::newRow("word") << "explode" << "1";
        QTest::newRow("status 200") << "200" << "1";
        QTest::newRow("no argument") << "429:" << "5";
        QTest::newRow("argument to reset") << "reset:1" << "6";
        QTest::newRow("count 0") << "429x0" << "5";
        QTest::newRow("trailing") << "429:2y" << "6";
        QTest::newRow("no model") << "429@" << "5";
        QTest::newRow("huge count") << "429x99999999999" << "5";
    }
    void faultNotation()
    {
        QFETCH(QString, text);
        QFETCH(QString, wrongAt);
        const Result<Fault> fault = parseFault(text);
        if (wrongAt.isEmpty())
            QVERIFY(fault && toString(*fault) == text);
        else
            QVERIFY(!fault && QString::fromStdString(fault.error().where) == wrongAt);
    }

    void latencyIsAsMeasured()
    {
        SplitMix64 draws(7);
        for (const SandboxModel& m : shippedSandboxModels()) {
            const LogNormal latency = fitLogNormal(m.meanMs, m.p95Ms);
            std::vector<double> all(40'000);
            double sum = 0;
            for (double& v : all)
                sum += v = latency.sample(draws);
            std::sort(all.begin(), all.end());
            QVERIFY(std::abs(sum / 40'000 / m.meanMs - 1) < 0.02);
            QVERIFY(std::abs(all[38'000] / m.p95Ms - 1) < 0.03);
        }
    }

    void failureSharesAreAsDocumented()
    {
        SplitMix64 draws(3);
        int counts[5] = {};
        for (int i = 0; i < 100'000; ++i)
            ++counts[int(drawMishap(0.9, draws))];
        QVERIFY(std::abs(counts[0] - 90'000) < 500);
        const int expected[5] = {0, 4'000, 3'000, 2'000, 1'000};
        for (int i = 1; i < 5; ++i)
            QVERIFY(std::abs(counts[i] - expected[i]) < 250);
    }

    void goDurations()
    {
        QCOMPARE(goDuration(0), "0s");
        QCOMPARE(goDuration(12), "12ms");
        QCOMPARE(goDuration(8'640), "8.64s");
        QCOMPARE(goDuration(69'696), "1m9.696s");
        QCOMPARE(goDuration(3'723'500), "1h2m3.5s");
    }

    void tokensAreTheWholeText()
    {
        const QString text = QStringLiteral("Ein Satz,  mit L\u00fccken\n\n```\nund donaudampfschifffahrt \U0001F600\U0001F600\U0001F600\U0001F600```");
        QCOMPARE(splitTokens(text).join(QString()), text);
        QCOMPARE(countTokens(QString()), 0);
    }

    void thePortIsPublishedWhileItIsTrue()
    {
        QTemporaryDir runtime;
        QFile::setPermissions(runtime.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
        QVERIFY(!sandbox_port::read());
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QVERIFY(sandbox_port::publish(server.serverPort()));
        QCOMPARE(QFile::permissions(sandbox_port::filePath()) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther), QFile::Permissions());
        QCOMPARE(sandbox_port::read().value_or(0), server.serverPort());
        server.close();
        QVERIFY(!sandbox_port::read()); // refused: stale
        sandbox_port::withdraw();
        QVERIFY(!QFile::exists(sandbox_port::filePath()));
        QFile other(sandbox_port::filePath());
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("{\"port\":1,\"pid\":2147483646}");
        other.close();
        QVERIFY(!sandbox_port::read()); // a dead process
        sandbox_port::withdraw();
        QVERIFY(QFile::exists(sandbox_port::filePath())); // not ours
    }
};

QTEST_GUILESS_MAIN(tst_Sandbox)
#include "tst_sandbox.moc"
