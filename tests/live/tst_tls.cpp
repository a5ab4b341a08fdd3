// TLS is always verified: whatever is wrong with a certificate, nothing goes out, and the words say what to do.
#include "tests/support/asked.h"
#include "tests/support/live_fixture.h"
#include "tests/support/openai_script.h"
#include "tests/support/test_authority.h"

#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;
using namespace std::chrono_literals;
using Cause = HttpEnd::Cause;

Q_DECLARE_METATYPE(plimsoll::test::TestAuthority::Kind)

class TestTls : public QObject, private LiveFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { authority = std::make_unique<TestAuthority>(); }
    void cleanup() { close(); }

    void ownAuthorityIsTrusted();
    void badCertificateIsRefused_data();
    void badCertificateIsRefused();
    void unverifiedIsNeverTheFallback();
    void cutHandshake_data();
    void cutHandshake();
    void hungHandshakeIsAConnectTimeout();
    void cancelInsideTheHandshake();
    void redirectToPlainHttpIsNotFollowed();
    void personIsToldWhatToDo();
    void missingAuthorityFileIsTold();

private:
    std::shared_ptr<Transport> trusting() const { return transport({.ca_file = authority->caFile()}); }
    std::unique_ptr<TestAuthority> authority;
};

void TestTls::ownAuthorityIsTrusted()
{
    ScriptedServer server;
    QVERIFY(server.listenTls(authority->serverTls()));
    server.answer({{Send{httpReply(200, "safe")}}});
    Asked asked(trusting());
    asked.post(server.url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.body, "safe");
}

void TestTls::badCertificateIsRefused_data()
{
    QTest::addColumn<bool>("trusted"); // whether the authority is in ca_file
    QTest::addColumn<TestAuthority::Kind>("kind");
    QTest::addColumn<QString>("advice"); // a part of the words
    using Kind = TestAuthority::Kind;
    QTest::newRow("unknown authority") << false << Kind{} << "ca_file";
    QTest::newRow("self-signed") << false << Kind{.self_signed = true} << "ca_file";
    QTest::newRow("self-signed, some other authority given") << true << Kind{.self_signed = true} << "ca_file";
    QTest::newRow("other host name") << true << Kind{.alternative_names = QStringLiteral("DNS:api.example.test")} << "base_url";
    QTest::newRow("other address") << true << Kind{.alternative_names = QStringLiteral("IP:127.0.0.2")} << "base_url";
    QTest::newRow("expired") << true << Kind{.days = -1} << "clock";
    QTest::newRow("expired and unknown") << false << Kind{.days = -1} << "ca_file";
}

void TestTls::badCertificateIsRefused()
{
    QFETCH(bool, trusted);
    QFETCH(TestAuthority::Kind, kind);
    QFETCH(QString, advice);
    ScriptedServer server;
    QVERIFY(server.listenTls(authority->serverTls(kind)));
    server.answer({{Send{httpReply(200, "{}")}}});
    Asked asked(trusted ? trusting() : transport());
    asked.post(server.url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Failed);
    QCOMPARE(asked.end.network, NetworkError::Tls);
    QVERIFY(!asked.end.sent);
    QCOMPARE(asked.answers, 0);
    QVERIFY2(asked.end.words.contains(advice), qPrintable(asked.end.words));
    QVERIFY2(asked.end.words.contains(QLatin1String("127.0.0.1")), qPrintable(asked.end.words));
    QVERIFY2(!asked.end.words.contains(u'\n'), qPrintable(asked.end.words));
    QTest::qWait(50);
    QCOMPARE(server.deliveries().size(), 0);
}

// A session that was refused is not taken up again by a later request, nor is a host remembered as known.
void TestTls::unverifiedIsNeverTheFallback()
{
    ScriptedServer server;
    QVERIFY(server.listenTls(authority->serverTls()));
    server.answer({{Send{httpReply(200, "{}")}}});
    Asked trusted(trusting());
    trusted.post(server.url());
    QTRY_COMPARE(trusted.end.status, 200);
    const auto strict = transport();
    for (int i = 0; i < 3; ++i) {
        Asked asked(strict);
        asked.post(server.url());
        QTRY_COMPARE(asked.ends, 1);
        QCOMPARE(asked.end.network, NetworkError::Tls);
    }
    QCOMPARE(server.deliveries().size(), 1);
}

void TestTls::cutHandshake_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("closed at once") << Script{Close{}};
    QTest::newRow("reset at once") << Script{Reset{}};
    QTest::newRow("closed inside the server's hello") << Script{Send{QByteArray::fromHex("160303007a0200")}, Pause{30}, Close{}};
    QTest::newRow("an alert") << Script{Send{QByteArray::fromHex("15030100020228")}, Pause{30}, Close{}};
    QTest::newRow("no TLS at all") << Script{Send{httpReply(400, "plain HTTP here")}, Pause{30}, Close{}};
}

void TestTls::cutHandshake()
{
    QFETCH(Script, script);
    ScriptedServer server;
    server.answerConnections(script);
    QVERIFY(server.listen());
    QUrl url = server.url();
    url.setScheme(QStringLiteral("https"));
    Asked asked(trusting());
    asked.post(url);
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Failed);
    QVERIFY2(asked.end.network == NetworkError::Tls || asked.end.network == NetworkError::Reset, name(asked.end.network).data());
    QVERIFY(!asked.end.sent);
    QCOMPARE(asked.end.status, 0);
    QVERIFY(!asked.end.words.isEmpty());
}

void TestTls::hungHandshakeIsAConnectTimeout()
{
    ScriptedServer server;
    server.answerConnections({Hang{}});
    QVERIFY(server.listen());
    QUrl url = server.url();
    url.setScheme(QStringLiteral("https"));
    Asked asked(trusting(), {300ms, 5s, 5s});
    asked.post(url);
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::ConnectTimeout);
    QVERIFY(!asked.end.sent);
    QTRY_COMPARE(server.open(), 0);
}

void TestTls::cancelInsideTheHandshake()
{
    ScriptedServer server;
    server.answerConnections({Hang{}});
    QVERIFY(server.listen());
    QUrl url = server.url();
    url.setScheme(QStringLiteral("https"));
    open(url);
    const CallId call = send();
    QTRY_COMPARE(server.open(), 1);
    client->cancel(call);
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Cancelled);
    QTRY_COMPARE_WITH_TIMEOUT(server.open(), 0, 1000);
}

void TestTls::redirectToPlainHttpIsNotFollowed()
{
    ScriptedServer plain, server;
    QVERIFY(plain.listen());
    QVERIFY(server.listenTls(authority->serverTls()));
    server.answer({{Send{httpReply(307, "", {{"location", plain.url().toEncoded()}})}}});
    Asked asked(trusting());
    asked.post(server.url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.status, 307);
    QTest::qWait(50);
    QCOMPARE(plain.connections(), 0);
    QCOMPARE(server.deliveries().size(), 1);
}

void TestTls::personIsToldWhatToDo()
{
    ScriptedServer server;
    QVERIFY(server.listenTls(authority->serverTls()));
    server.answer({{Send{httpReply(200, "{}")}}});
    open(server.url());
    configure(json(R"({"profiles": {"t": {"chain": ["a"], "max_attempts_per_model": 1}}})"));
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_CLASS(result, FailureClass::Network);
    QCOMPARE(eventOf(result, "reply").value(QLatin1String("network")).toString(), QStringLiteral("tls"));
    QVERIFY2(result.errorMessage.contains(QLatin1String("ca_file")), qPrintable(result.errorMessage));
    QCOMPARE(server.deliveries().size(), 0);
}

void TestTls::missingAuthorityFileIsTold()
{
    ScriptedServer server;
    QVERIFY(server.listenTls(authority->serverTls()));
    open(server.url());
    configure(json(R"({"providers": {"p": {"ca_file": "/nowhere/ca.pem"}}, "profiles": {"t": {"chain": ["a"], "max_attempts_per_model": 1}}})"));
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    COMPARE_CLASS(result, FailureClass::Network);
    QVERIFY2(result.errorMessage.contains(QLatin1String("/nowhere/ca.pem")), qPrintable(result.errorMessage));
    QCOMPARE(server.connections(), 0);
}

QTEST_GUILESS_MAIN(TestTls)
#include "tst_tls.moc"
