// The loopback server against raw sockets: framing, order, limits, time limits, disconnects, back-pressure, rebinding.
#include "core/http/server.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QtTest>

using namespace plimsoll;

namespace {

constexpr int kPatience = 5'000;

/// Answers GET /echo and POST with what it got; leaves everything below /hold to the test.
class Fixture
{
public:
    explicit Fixture(HttpServerOptions options = {})
        : server([this](HttpExchange& e) { handle(e); }, options)
    {
        const Result<quint16> port = server.listen();
        if (!port)
            qFatal("cannot listen: %s", port.error().what.c_str());
    }

    std::unique_ptr<QTcpSocket> connected() const
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(QHostAddress::LocalHost, server.port());
        if (!socket->waitForConnected(kPatience))
            qFatal("cannot connect");
        return socket;
    }

    HttpServer server;
    QList<QPointer<HttpExchange>> held;
    QList<QByteArray> seen;

private:
    void handle(HttpExchange& e)
    {
        seen.append(e.request().path);
        if (e.request().path.startsWith("/hold"))
            held.append(&e);
        else
            e.respond(200, {{"Content-Type", "text/plain"}},
                      e.request().method + ' ' + e.request().path + '?' + e.request().query + ' ' + e.request().body);
    }
};

/// Reads until `done` holds for all that came; false after kPatience.
template <class Predicate> bool readUntil(QTcpSocket& socket, QByteArray& all, Predicate done)
{
    QElapsedTimer timer;
    timer.start();
    while (!done(all) && timer.elapsed() < kPatience) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        all += socket.readAll();
    }
    return done(all);
}

QByteArray talk(QTcpSocket& socket, const QByteArray& request, const QByteArray& until)
{
    socket.write(request);
    QByteArray all;
    readUntil(socket, all, [&](const QByteArray& a) { return a.contains(until); });
    return all;
}

QByteArray get(const QByteArray& path, const QByteArray& more = {})
{
    return "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + more + "\r\n";
}

} // namespace

class tst_HttpServer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answersAndKeepsAlive()
    {
        Fixture f;
        auto s = f.connected();
        const QByteArray first = talk(*s, get("/a?x=1&y"), "/a?x=1&y");
        QVERIFY2(first.startsWith("HTTP/1.1 200 OK\r\n"), first.constData());
        QVERIFY(first.contains("\r\nDate: ") && first.contains(" GMT\r\n"));
        QVERIFY(!first.contains("Connection: close"));
        QVERIFY(talk(*s, get("/b"), "GET /b").contains("200 OK"));
        QCOMPARE(f.server.connectionCount(), 1);
    }

    void pipelinedRequestsAreAnsweredInOrder()
    {
        Fixture f;
        auto s = f.connected();
        QByteArray all = talk(*s, get("/hold") + get("/two") + get("/three"), "never");
        QCOMPARE(f.seen, QList<QByteArray>{"/hold"}); // the second is not even looked at
        QVERIFY(all.isEmpty());
        f.held.first()->respond(200, {}, "one");
        QVERIFY(readUntil(*s, all, [](const QByteArray& a) { return a.contains("/three"); }));
        QVERIFY(all.indexOf("one") < all.indexOf("/two") && all.indexOf("/two") < all.indexOf("/three"));
    }

    void aRequestMayArriveByteByByte()
    {
        Fixture f;
        auto s = f.connected();
        const QByteArray request = "POST /p HTTP/1.1\r\nHost: localhost:1\r\nContent-Length: 5\r\n\r\nhello";
        for (const char c : request) {
            s->write(&c, 1);
            s->flush();
            QCoreApplication::processEvents();
        }
        QByteArray all;
        QVERIFY(readUntil(*s, all, [](const QByteArray& a) { return a.endsWith("POST /p? hello"); }));
    }

    void chunkedRequestsAndTrailers()
    {
        Fixture f;
        auto s = f.connected();
        const QByteArray reply = talk(*s,
                                      "POST /c HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\n"
                                      "3\r\nabc\r\n4;ext=1\r\ndefg\r\n0\r\nX-Trailer: t\r\n\r\n",
                                      "abcdefg");
        QVERIFY2(reply.endsWith("POST /c? abcdefg"), reply.constData());
        QVERIFY(talk(*s, get("/next"), "/next").contains("200 OK"));
    }

    void expectContinue()
    {
        Fixture f;
        auto s = f.connected();
        const QByteArray go = talk(*s, "POST /e HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n",
                                   "\r\n\r\n");
        QCOMPARE(go, "HTTP/1.1 100 Continue\r\n\r\n");
        QVERIFY(talk(*s, "ok", "/e? ok").contains("200 OK"));
    }

    void headHasTheHeadersOfGetAndNoBody()
    {
        Fixture f;
        auto s = f.connected();
        const QByteArray reply = talk(*s, "HEAD /h HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + get("/after"), "/after");
        QVERIFY(reply.contains("Content-Length: 9\r\n")); // "HEAD /h? "
        QVERIFY(!reply.contains("HEAD /h"));
    }

    void streamsInChunks()
    {
        Fixture f;
        auto s = f.connected();
        s->write(get("/hold"));
        QTRY_COMPARE(f.held.size(), 1);
        HttpExchange& e = *f.held.first();
        e.begin(200, {{"Content-Type", "text/event-stream"}});
        QVERIFY(e.writeEvent("ping", "{}"));
        QVERIFY(e.writeEvent({}, "[DONE]"));
        e.end();
        QByteArray all;
        QVERIFY(readUntil(*s, all, [](const QByteArray& a) { return a.endsWith("0\r\n\r\n"); }));
        QVERIFY(all.contains("Transfer-Encoding: chunked\r\n"));
        QVERIFY(all.contains("16\r\nevent: ping\ndata: {}\n\n\r\n"));
        QVERIFY(talk(*s, get("/next"), "/next").contains("200 OK"));
    }

    void http10IsAnsweredUntilClose()
    {
        Fixture f;
        auto s = f.connected();
        s->write("GET /hold HTTP/1.0\r\n\r\n");
        QTRY_COMPARE(f.held.size(), 1);
        f.held.first()->begin(200, {});
        f.held.first()->write("abc");
        f.held.first()->end();
        QTRY_COMPARE(s->state(), QAbstractSocket::UnconnectedState);
        const QByteArray all = s->readAll();
        QVERIFY(all.endsWith("\r\n\r\nabc") && !all.contains("chunked"));
    }

    void aClientThatLeavesIsSeenWhileItsReplyIsPending()
    {
        Fixture f;
        auto s = f.connected();
        s->write(get("/hold") + get("/pipelined"));
        QTRY_COMPARE(f.held.size(), 1);
        QSignalSpy closed(f.held.first().data(), &HttpExchange::closed);
        s->abort();
        QTRY_COMPARE_WITH_TIMEOUT(closed.count(), 1, 1'000);
        QTRY_VERIFY(f.held.first().isNull());
        QTRY_COMPARE(f.server.connectionCount(), 0);
        QCOMPARE(f.seen.size(), 1);
    }

    void aClientThatLeavesIsSeenWhileStreaming()
    {
        Fixture f;
        auto s = f.connected();
        s->write(get("/hold"));
        QTRY_COMPARE(f.held.size(), 1);
        f.held.first()->begin(200, {});
        f.held.first()->write("x");
        QSignalSpy closed(f.held.first().data(), &HttpExchange::closed);
        s->disconnectFromHost();
        QTRY_COMPARE_WITH_TIMEOUT(closed.count(), 1, 1'000);
    }

    void backPressureBoundsWhatIsUnsent()
    {
        HttpServerOptions o;
        o.writeHighWater = 64 * 1024;
        Fixture f(o);
        auto s = f.connected();
        s->setReadBufferSize(16 * 1024); // a slow reader
        s->write(get("/hold"));
        QTRY_COMPARE(f.held.size(), 1);
        HttpExchange& e = *f.held.first();
        QSignalSpy drained(&e, &HttpExchange::drained);
        e.begin(200, {});
        const QByteArray piece(16 * 1024, 'z');
        qint64 written = 0;
        while (e.write(piece) && written < (1 << 28))
            written += piece.size();
        QVERIFY2(written < (1 << 28), "write() never asked to wait");
        QCOMPARE(drained.count(), 0);
        s->setReadBufferSize(0);
        QByteArray all;
        QVERIFY(readUntil(*s, all, [&](const QByteArray&) { return drained.count() == 1; }));
        QVERIFY(e.write("last"));
        e.end();
        QVERIFY(readUntil(*s, all, [](const QByteArray& a) { return a.endsWith("last\r\n0\r\n\r\n"); }));
        QCOMPARE(all.count('z'), written + piece.size());
    }

    void aClientThatReadsNothingIsDropped()
    {
        HttpServerOptions o;
        o.writeTimeout = Duration(100);
        Fixture f(o);
        auto s = f.connected();
        s->setReadBufferSize(1024);
        s->write(get("/hold"));
        QTRY_COMPARE(f.held.size(), 1);
        QSignalSpy closed(f.held.first().data(), &HttpExchange::closed);
        f.held.first()->begin(200, {});
        f.held.first()->write(QByteArray(32 * 1024 * 1024, 'z')); // more than any socket buffer
        QTRY_COMPARE(closed.count(), 1);
    }

    void resetAndCut()
    {
        Fixture f;
        auto s = f.connected();
        s->write(get("/hold1"));
        QTRY_COMPARE(f.held.size(), 1);
        QSignalSpy errors(s.get(), &QTcpSocket::errorOccurred);
        f.held.first()->reset();
        QTRY_COMPARE(s->state(), QAbstractSocket::UnconnectedState);
        QVERIFY(s->readAll().isEmpty());

        auto t = f.connected();
        t->write(get("/hold2"));
        QTRY_COMPARE(f.held.size(), 2);
        f.held.last()->begin(200, {}, 100);
        f.held.last()->write("half");
        f.held.last()->cut();
        QTRY_COMPARE(t->state(), QAbstractSocket::UnconnectedState);
        QVERIFY(t->readAll().endsWith("Content-Length: 100\r\n\r\nhalf"));
        QTRY_COMPARE(f.server.connectionCount(), 0);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("status");
        const auto row = [](const char* name, const QByteArray& request, const char* status) {
            QTest::newRow(name) << request << QByteArray(status);
        };
        row("foreign host", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "403");
        row("rebound host with our port", "GET / HTTP/1.1\r\nHost: evil.example:80\r\n\r\n", "403");
        row("host that only begins like ours", "GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n\r\n", "403");
        row("user part", "GET / HTTP/1.1\r\nHost: evil@127.0.0.1\r\n\r\n", "403");
        row("no host", "GET / HTTP/1.1\r\n\r\n", "400");
        row("two hosts", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n", "400");
        row("absolute target", "GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "400");
        row("foreign origin", get("/", "Origin: https://evil.example\r\n"), "403");
        row("null origin", get("/", "Origin: null\r\n"), "403");
        row("loopback origin of another port", get("/", "Origin: http://127.0.0.1:1\r\n"), "403");
        row("connect", "CONNECT a:1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "501");
        row("garbage", "\x16\x03\x01 hello\r\n\r\n", "400");
        row("http/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "400");
        row("length and chunked together",
            "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400");
        row("two lengths", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", "400");
        row("negative length", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n", "400");
        row("bad chunk size", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "400");
        row("unknown expectation", get("/", "Expect: a-miracle\r\n"), "417");
        row("large header", get("/", "X: " + QByteArray(5'000, 'x') + "\r\n"), "431");
        row("unending header", "GET / HTTP/1.1\r\nX: " + QByteArray(5'000, 'x'), "431");
        QByteArray many;
        for (int i = 0; i < 300; ++i)
            many += "A: 1\r\n";
        row("many headers", get("/", many), "431");
        row("long target", get('/' + QByteArray(5'000, 'x')), "414");
        row("declared body too large", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999999999\r\n\r\n", "413");
        row("chunked body too large",
            "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n2000\r\n" + QByteArray(0x2000, 'x'), "413");
    }
    void refuses()
    {
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, status);
        HttpServerOptions o;
        o.maxHeaderBytes = 4'000;
        o.maxBodyBytes = 4'000;
        Fixture f(o);
        auto s = f.connected();
        s->write(request);
        QTRY_COMPARE(s->state(), QAbstractSocket::UnconnectedState);
        const QByteArray reply = s->readAll();
        QVERIFY2(reply.startsWith(QByteArray("HTTP/1.1 " + status + ' ')), reply.constData());
        QVERIFY(reply.contains("Connection: close\r\n"));
        QVERIFY(f.seen.isEmpty());
    }

    void ownAndAllowedOriginsPass()
    {
        HttpServerOptions o;
        o.allowedOrigins = {QStringLiteral("http://tool.example")};
        Fixture f(o);
        auto s = f.connected();
        const QByteArray own = "Origin: http://localhost:" + QByteArray::number(f.server.port()) + "\r\n";
        QVERIFY(talk(*s, get("/1", own), "/1?").contains("200 OK"));
        QVERIFY(talk(*s, get("/2", "Origin: http://tool.example\r\n"), "/2?").contains("200 OK"));
    }

    void anUpgradeOfferIsIgnored() // Java's HTTP client makes one with every first request
    {
        Fixture f;
        auto s = f.connected();
        QVERIFY(talk(*s,
                     "POST /u HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
                     "HTTP2-Settings: AA\r\nContent-Length: 2\r\n\r\nok",
                     "/u? ok").contains("200 OK"));
    }

    void timeLimits_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("idle: closed without a word") << QByteArray() << QByteArray();
        QTest::newRow("slow headers") << QByteArray("GET / HTT") << QByteArray("HTTP/1.1 408 ");
        QTest::newRow("stalled body") << QByteArray("POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nab")
                                      << QByteArray("HTTP/1.1 408 ");
    }
    void timeLimits()
    {
        QFETCH(QByteArray, sent);
        QFETCH(QByteArray, answer);
        HttpServerOptions o;
        o.idleTimeout = o.headerTimeout = o.bodyTimeout = Duration(80);
        Fixture f(o);
        auto s = f.connected();
        s->write(sent);
        QTRY_COMPARE(s->state(), QAbstractSocket::UnconnectedState);
        const QByteArray reply = s->readAll();
        QVERIFY2(answer.isEmpty() ? reply.isEmpty() : reply.startsWith(answer), reply.constData());
        QTRY_COMPARE(f.server.connectionCount(), 0);
    }

    void dribbledHeadersDoNotExtendTheirTime()
    {
        HttpServerOptions o;
        o.headerTimeout = Duration(150);
        Fixture f(o);
        auto s = f.connected();
        s->write("GET / HTTP/1.1\r\nX: ");
        QTimer dribble;
        connect(&dribble, &QTimer::timeout, s.get(), [&] { s->write("x"); });
        dribble.start(20);
        QTRY_COMPARE_WITH_TIMEOUT(s->state(), QAbstractSocket::UnconnectedState, 3'000);
        QVERIFY(s->readAll().startsWith("HTTP/1.1 408 "));
    }

    void manyIdleConnections()
    {
        Fixture f;
        std::vector<std::unique_ptr<QTcpSocket>> idle;
        for (int i = 0; i < 300; ++i)
            idle.push_back(f.connected());
        QTRY_COMPARE(f.server.connectionCount(), 300);
        QVERIFY(talk(*idle.back(), get("/x"), "/x?").contains("200 OK"));
        idle.clear();
        QTRY_COMPARE(f.server.connectionCount(), 0);
    }

    void aTakenPortIsAnError()
    {
        Fixture f;
        HttpServer second([](HttpExchange&) {});
        const Result<quint16> port = second.listen(f.server.port());
        QVERIFY(!port);
        QVERIFY(!port.error().what.empty());
    }
};

QTEST_GUILESS_MAIN(tst_HttpServer)
#include "tst_http_server.moc"
