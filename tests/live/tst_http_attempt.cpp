// Every trap of Qt's HTTP client, against a server that counts.
#include "tests/support/asked.h"
#include "tests/support/scripted_server.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;
using namespace std::chrono_literals;
using Cause = HttpEnd::Cause;

class TestHttpAttempt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void deliversTheRequestAndTheAnswer();
    void worksOverIpv6();
    void neverDeliversTwice_data();
    void neverDeliversTwice();
    void neverDeliversTwiceOnAWarmConnection();
    void abortClosesTheSocket_data();
    void abortClosesTheSocket();
    void destructionClosesTheSocket();
    void abortInsideASignalIsSilent();
    void moreThanSixAtOnce();
    void warmConnectionsAreUsedAgain();
    void idleConnectionClosedIsNoFailure();
    void noConnectionInTime();
    void firstByteWatchdog_data();
    void firstByteWatchdog();
    void idleWatchdog();
    void slowButSteadyIsFine();
    void stallWatchdog();
    void contentKeepsTheStallAway();
    void cutBodies_data();
    void cutBodies();
    void anUndelimitedBodyEndsWithTheConnection();
    void redirectsAreNotFollowed_data();
    void redirectsAreNotFollowed();
    void badOptionsAreErrors_data();
    void badOptionsAreErrors();
    void noCookieComesBack();
    void passwordIsNotAskedFor();
    void refusedIsNotSent();
    void unknownHostIsDns();
    void whatIsNoHttpIsReset();

private:
    std::unique_ptr<ScriptedServer> server;
};

void TestHttpAttempt::init()
{
    server = std::make_unique<ScriptedServer>();
    QVERIFY(server->listen());
}

void TestHttpAttempt::deliversTheRequestAndTheAnswer()
{
    server->answer({{Send{httpReply(200, "{}", {{"request-id", "r1"}})}}});
    Asked asked(transport());
    asked.post(server->url(QStringLiteral("/v1/chat/completions")));
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.end.network, NetworkError::None);
    QVERIFY(asked.end.sent);
    QCOMPARE(asked.status, 200);
    QCOMPARE(asked.body, "{}");
    QCOMPARE(asked.header("request-id"), "r1");
    QCOMPARE(server->deliveries().size(), 1);
    const Delivery& got = server->deliveries().first();
    QCOMPARE(got.method, "POST");
    QCOMPARE(got.target, "/v1/chat/completions");
    QCOMPARE(got.body, kBody);
    QCOMPARE(got.headers.value("content-length"), QByteArray::number(kBody.size()));
    QVERIFY(!got.headers.contains("transfer-encoding"));
    QCOMPARE(got.headers.value("authorization"), "Bearer secret");
    QVERIFY(got.headers.value("user-agent").startsWith("plimsoll/"));
}

void TestHttpAttempt::worksOverIpv6()
{
    ScriptedServer six;
    if (!six.listen(QHostAddress::LocalHostIPv6))
        QSKIP("this machine has no IPv6 loopback");
    six.answer({{Send{httpReply(200, "six")}}});
    Asked asked(transport());
    asked.post(six.url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.body, "six");
}

void TestHttpAttempt::neverDeliversTwice_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("closed without an answer") << Script{Close{}};
    QTest::newRow("reset without an answer") << Script{Reset{}};
    QTest::newRow("closed inside the status line") << Script{Send{"HTTP/1.1 20"}, Close{}};
    QTest::newRow("closed inside the headers") << Script{Send{"HTTP/1.1 200 OK\r\ncontent-le"}, Pause{30}, Close{}};
    QTest::newRow("reset inside the headers") << Script{Send{"HTTP/1.1 200 OK\r\ncontent-le"}, Pause{30}, Reset{}};
}

void TestHttpAttempt::neverDeliversTwice()
{
    QFETCH(Script, script);
    server->answer({script});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Failed);
    QCOMPARE(asked.end.network, NetworkError::Reset);
    QCOMPARE(asked.end.status, 0);
    QVERIFY(asked.end.sent);
    QTest::qWait(300); // a hidden second delivery would come at once
    QCOMPARE(server->deliveries().size(), 1);
    QCOMPARE(asked.ends, 1);
}

// A kept-alive connection that the server closes as the next request comes is where clients resend most eagerly.
void TestHttpAttempt::neverDeliversTwiceOnAWarmConnection()
{
    server->answer({{Send{httpReply(200, "{}")}}, {Close{}}, {Send{httpReply(200, "{}")}}});
    const auto shared = transport();
    Asked first(shared);
    first.post(server->url());
    QTRY_COMPARE(first.ends, 1);
    Asked second(shared);
    second.post(server->url());
    QTRY_COMPARE(second.ends, 1);
    QCOMPARE(second.end.cause, Cause::Failed);
    QTest::qWait(300);
    QCOMPARE(server->deliveries().size(), 2);
    QCOMPARE(server->deliveries()[1].connection, 0);
}

void TestHttpAttempt::abortClosesTheSocket_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("before the headers") << Script{Hang{}};
    QTest::newRow("inside a stream") << Script{
        Send{httpHead(200, {{"content-type", "text/event-stream"}, {"transfer-encoding", "chunked"}})},
        Drip{chunk(": ping\n\n").repeated(10000), 14, 10}};
}

void TestHttpAttempt::abortClosesTheSocket()
{
    QFETCH(Script, script);
    server->answer({script});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(server->deliveries().size(), 1);
    if (QByteArray(QTest::currentDataTag()) == "inside a stream")
        QTRY_VERIFY(asked.body.size() > 20);
    QElapsedTimer clock;
    clock.start();
    asked.attempt.abort();
    QTRY_COMPARE(server->abandoned(), 1);
    QVERIFY2(clock.elapsed() < 1000, "the server saw it late");
    QCOMPARE(asked.ends, 0);
}

void TestHttpAttempt::destructionClosesTheSocket()
{
    server->answer({{Hang{}}});
    {
        Asked asked(transport());
        asked.post(server->url());
        QTRY_COMPARE(server->deliveries().size(), 1);
    }
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestHttpAttempt::abortInsideASignalIsSilent()
{
    server->answer({{Send{httpReply(200, "abc")}}});
    for (const bool atHeaders : {true, false}) {
        Asked asked(transport());
        if (atHeaders)
            connect(&asked.attempt, &HttpAttempt::answered, this, [&asked] { asked.attempt.abort(); });
        else
            connect(&asked.attempt, &HttpAttempt::received, this, [&asked] { asked.attempt.abort(); });
        asked.post(server->url());
        QTRY_COMPARE(asked.answers, 1);
        QTRY_COMPARE(asked.body, atHeaders ? "" : "abc");
        QTest::qWait(50);
        QCOMPARE(asked.ends, 0);
    }
}

void TestHttpAttempt::moreThanSixAtOnce()
{
    server->answer({{Pause{200}, Send{httpReply(200, "{}")}}});
    const auto shared = transport();
    std::vector<std::unique_ptr<Asked>> all;
    for (int i = 0; i < 20; ++i) {
        all.push_back(std::make_unique<Asked>(shared));
        all.back()->post(server->url());
    }
    QCOMPARE(shared->inFlight(), 20);
    for (const auto& asked : all) {
        QTRY_COMPARE(asked->ends, 1);
        QCOMPARE(asked->end.cause, Cause::Complete);
    }
    QCOMPARE(server->mostAtOnce(), 20);
    QCOMPARE(shared->managers(), 4);
    QCOMPARE(shared->inFlight(), 0);
}

void TestHttpAttempt::warmConnectionsAreUsedAgain()
{
    server->answer({{Send{httpReply(200, "{}")}}});
    const auto shared = transport();
    for (int i = 0; i < 10; ++i) {
        Asked asked(shared);
        asked.post(server->url());
        QTRY_COMPARE(asked.ends, 1);
    }
    QCOMPARE(server->connections(), 1);
}

// A server ends its idle connections when it likes: the next request opens another one.
void TestHttpAttempt::idleConnectionClosedIsNoFailure()
{
    for (const Step& end : {Step(Close{}), Step(Reset{})}) {
        server = std::make_unique<ScriptedServer>();
        QVERIFY(server->listen());
        server->answer({{Send{httpReply(200, "first")}, Pause{20}, end}, {Send{httpReply(200, "second")}}});
        const auto shared = transport();
        Asked first(shared);
        first.post(server->url());
        QTRY_COMPARE(first.ends, 1);
        QTRY_COMPARE(server->open(), 0);
        QTest::qWait(20); // the client's side sees it too
        Asked second(shared);
        second.post(server->url());
        QTRY_COMPARE(second.ends, 1);
        QCOMPARE(second.end.cause, Cause::Complete);
        QCOMPARE(second.body, "second");
        QCOMPARE(server->deliveries().size(), 2);
    }
}

// A listener whose backlog is full swallows further SYNs: the connection neither comes nor fails.
void TestHttpAttempt::noConnectionInTime()
{
    QTcpServer full;
    full.setListenBacklogSize(1);
    QVERIFY(full.listen(QHostAddress::LocalHost));
    full.pauseAccepting();
    std::vector<std::unique_ptr<QTcpSocket>> fillers;
    for (int i = 0; i < 4; ++i) {
        fillers.push_back(std::make_unique<QTcpSocket>());
        fillers.back()->connectToHost(full.serverAddress(), full.serverPort());
    }
    QTRY_VERIFY(fillers.front()->state() == QAbstractSocket::ConnectedState);
    QTest::qWait(50);
    Asked asked(transport(), {300ms, 10s, 10s});
    QElapsedTimer clock;
    clock.start();
    asked.post(QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(full.serverPort())));
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::ConnectTimeout);
    QCOMPARE(asked.end.network, NetworkError::Timeout);
    QVERIFY(!asked.end.sent);
    QVERIFY2(clock.elapsed() >= 300 && clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
}

void TestHttpAttempt::firstByteWatchdog_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("silence") << Script{Hang{}};
    QTest::newRow("headers that never end") << Script{
        Send{"HTTP/1.1 200 OK\r\n"}, Drip{QByteArray("x-slow: 1\r\n").repeated(10000), 11, 20}};
}

void TestHttpAttempt::firstByteWatchdog()
{
    QFETCH(Script, script);
    server->answer({script});
    Asked asked(transport(), {5s, 300ms, 5s});
    QElapsedTimer clock;
    clock.start();
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::FirstByteTimeout);
    QCOMPARE(asked.end.network, NetworkError::Timeout);
    QVERIFY(asked.end.sent);
    QVERIFY2(clock.elapsed() >= 300 && clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestHttpAttempt::idleWatchdog()
{
    server->answer({{Send{httpHead(200, {{"content-length", "10"}}) + "abc"}, Hang{}}});
    Asked asked(transport(), {5s, 5s, 300ms});
    asked.post(server->url());
    QTRY_COMPARE(asked.body, "abc");
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::IdleTimeout);
    QCOMPARE(asked.end.status, 200);
    QTRY_COMPARE(server->abandoned(), 1);
}

// 20 bytes, one every 50 ms: longer in all than the idle time, but never silent for as long.
void TestHttpAttempt::slowButSteadyIsFine()
{
    server->answer({{Send{httpHead(200, {{"content-length", "20"}})}, Drip{"01234567890123456789", 1, 50}}});
    Asked asked(transport(), {5s, 5s, 400ms});
    connect(&asked.attempt, &HttpAttempt::received, &asked.attempt, [&asked] { asked.attempt.noteContent(); });
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.body, "01234567890123456789");
}

void TestHttpAttempt::stallWatchdog()
{
    server->answer({{Send{httpHead(200, {{"transfer-encoding", "chunked"}})}, Drip{chunk(": ping\n\n").repeated(1000), 14, 50}}});
    Asked asked(transport(), {5s, 5s, 200ms});
    QElapsedTimer clock;
    clock.start();
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Stalled);
    QVERIFY2(clock.elapsed() >= 600 && clock.elapsed() < 2500, qPrintable(QString::number(clock.elapsed())));
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestHttpAttempt::contentKeepsTheStallAway()
{
    server->answer({{Send{httpHead(200, {{"transfer-encoding", "chunked"}})},
                     Drip{chunk("content!").repeated(25), 13, 50}, Send{chunk({})}}});
    Asked asked(transport(), {5s, 5s, 300ms});
    connect(&asked.attempt, &HttpAttempt::received, &asked.attempt, [&asked] { asked.attempt.noteContent(); });
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.body.size(), 200);
}

void TestHttpAttempt::cutBodies_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("content-length") << Script{Send{httpHead(200, {{"content-length", "10"}}) + "abc"}, Close{}};
    QTest::newRow("chunked") << Script{Send{httpHead(200, {{"transfer-encoding", "chunked"}}) + chunk("abc")}, Close{}};
    QTest::newRow("inside a chunk") << Script{Send{httpHead(200, {{"transfer-encoding", "chunked"}}) + "a\r\nabc"}, Close{}};
    QTest::newRow("reset") << Script{Send{httpHead(200, {{"transfer-encoding", "chunked"}}) + chunk("abc")}, Pause{50}, Reset{}};
    QTest::newRow("error status") << Script{Send{httpHead(500, {{"content-length", "10"}}) + "abc"}, Close{}};
}

void TestHttpAttempt::cutBodies()
{
    QFETCH(Script, script);
    server->answer({script});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Failed);
    QCOMPARE(asked.end.network, NetworkError::Reset);
    QCOMPARE(asked.body, "abc");
    QVERIFY(asked.end.status != 0);
    QTest::qWait(100);
    QCOMPARE(server->deliveries().size(), 1);
}

// HTTP cannot tell this from a cut: only the dialect's terminal event can.
void TestHttpAttempt::anUndelimitedBodyEndsWithTheConnection()
{
    server->answer({{Send{httpHead(200, {}) + "data: half"}, Close{}}});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.body, "data: half");
}

void TestHttpAttempt::redirectsAreNotFollowed_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("elsewhere");
    for (const int status : {300, 301, 302, 303, 307, 308})
        for (const bool elsewhere : {true, false})
            QTest::addRow("%d %s", status, elsewhere ? "to another server" : "on the same server") << status << elsewhere;
}

// Neither the key nor the body goes where an answer says, be it the same host: the address is the person's to change.
void TestHttpAttempt::redirectsAreNotFollowed()
{
    QFETCH(int, status);
    QFETCH(bool, elsewhere);
    ScriptedServer thief;
    QVERIFY(thief.listen());
    thief.answer({{Send{httpReply(200, "{}")}}});
    const QUrl target = elsewhere ? thief.url() : server->url(QStringLiteral("/v2"));
    server->answer({{Send{httpReply(status, "", {{"location", target.toEncoded()}})}}});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.status, status);
    QCOMPARE(asked.header("location"), target.toEncoded());
    QTest::qWait(50);
    QCOMPARE(thief.connections(), 0);
    QCOMPARE(server->deliveries().size(), 1);
}

void TestHttpAttempt::badOptionsAreErrors_data()
{
    QTest::addColumn<QString>("proxy");
    QTest::addColumn<QString>("authorities");
    QTest::newRow("no such file") << "none" << QStringLiteral("/nowhere/absent.pem");
    QTest::newRow("no certificate") << "none" << QStringLiteral(PLIMSOLL_TEST_DATA "/Tests.cmake");
    QTest::newRow("no proxy") << "over there" << QString();
    QTest::newRow("unknown kind of proxy") << "ftp://127.0.0.1:1" << QString();
}

void TestHttpAttempt::badOptionsAreErrors()
{
    QFETCH(QString, proxy);
    QFETCH(QString, authorities);
    const auto made = Transport::make({.proxy = proxy, .ca_file = authorities});
    QVERIFY(!made);
    QVERIFY(!made.error().what.empty());
}

void TestHttpAttempt::noCookieComesBack()
{
    server->answer({{Send{httpReply(200, "{}", {{"set-cookie", "track=1; Path=/"}})}}});
    const auto shared = transport();
    for (int i = 0; i < 2; ++i) {
        Asked asked(shared);
        asked.post(server->url());
        QTRY_COMPARE(asked.ends, 1);
    }
    QVERIFY(!server->deliveries()[1].headers.contains("cookie"));
}

void TestHttpAttempt::passwordIsNotAskedFor()
{
    server->answer({{Send{httpReply(401, "{}", {{"www-authenticate", "Basic realm=\"x\""}})}}});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.status, 401);
    QCOMPARE(asked.body, "{}");
    QCOMPARE(asked.end.cause, Cause::Complete);
    QTest::qWait(50);
    QCOMPARE(server->deliveries().size(), 1);
}

void TestHttpAttempt::refusedIsNotSent()
{
    const QUrl nobody = server->url();
    server.reset();
    Asked asked(transport());
    asked.post(nobody);
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.network, NetworkError::Refused);
    QVERIFY(!asked.end.sent);
    QVERIFY2(asked.end.words.contains(QStringLiteral("%1 refuses connections").arg(nobody.authority())), qPrintable(asked.end.words));
}

void TestHttpAttempt::unknownHostIsDns()
{
    Asked asked(transport({.proxy = QStringLiteral("none")}));
    asked.post(QUrl(QStringLiteral("http://no-such-host.invalid/v1")));
    QTRY_COMPARE_WITH_TIMEOUT(asked.ends, 1, 20000);
    QCOMPARE(asked.end.network, NetworkError::Dns);
    QVERIFY(!asked.end.sent);
    QVERIFY2(asked.end.words.contains(QLatin1String("no host no-such-host.invalid")), qPrintable(asked.end.words));
}

void TestHttpAttempt::whatIsNoHttpIsReset()
{
    server->answer({{Send{"SSH-2.0-OpenSSH_9.2\r\n"}, Pause{50}, Close{}}});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.status, 0);
    QCOMPARE(asked.end.network, NetworkError::Reset);
    QTest::qWait(100);
    QCOMPARE(server->deliveries().size(), 1);
}

QTEST_GUILESS_MAIN(TestHttpAttempt)
#include "tst_http_attempt.moc"
