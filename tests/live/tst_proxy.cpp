// Through a proxy: which one, what it gets to see, and what the person is told when it fails. The provider's name exists
// nowhere: only the proxy, on loopback, leads to it.
#include "tests/support/asked.h"
#include "tests/support/live_fixture.h"
#include "tests/support/openai_script.h"
#include "tests/support/test_authority.h"
#include "tests/support/tunnel_proxy.h"

#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;
using namespace std::chrono_literals;
using Cause = HttpEnd::Cause;
using Kind = TunnelProxy::Kind;

Q_DECLARE_METATYPE(plimsoll::test::TunnelProxy::Kind)

class TestProxy : public QObject, private LiveFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void configuredOneCarriesTheCall_data() { bothKinds(); }
    void configuredOneCarriesTheCall();
    void passwordIsGiven_data() { bothKinds(); }
    void passwordIsGiven();
    void wrongPasswordIsTold_data() { bothKinds(); }
    void wrongPasswordIsTold();
    void deadOneIsTold_data() { bothKinds(); }
    void deadOneIsTold();
    void refusedTunnelIsTold_data();
    void refusedTunnelIsTold();
    void certificateIsTheProvidersToShow();
    void plainRequestIsDeliveredOnce();
    void systemsOneIsTaken();
    void systemsOneIsAskedForAgainAfterAFailure();
    void noneGoesDirectly();
    void loopbackNeedsNone();
    void streamComesThroughUnbuffered();
    void cancelEndsTheTunnel();
    void badAddressHidesItsPassword();

private:
    void bothKinds();
    void useSystemProxy(const QString& address);
    std::shared_ptr<Transport> through(const QString& proxy) const { return transport({.proxy = proxy, .ca_file = authority->caFile()}); }

    const QUrl provider{QStringLiteral("https://api.example.test/v1")};
    std::unique_ptr<TestAuthority> authority;
    QSslConfiguration tls;
    std::unique_ptr<ScriptedServer> server;
};

void TestProxy::initTestCase()
{
    authority = std::make_unique<TestAuthority>();
    tls = authority->serverTls({.alternative_names = QStringLiteral("DNS:api.example.test")});
}

void TestProxy::init()
{
    useSystemProxy({});
    server = std::make_unique<ScriptedServer>();
    QVERIFY(server->listenTls(tls));
    server->answer({{Send{httpReply(200, "through")}}});
}

void TestProxy::cleanup()
{
    close();
    useSystemProxy({});
}

void TestProxy::bothKinds()
{
    QTest::addColumn<TunnelProxy::Kind>("kind");
    QTest::newRow("http") << Kind::Http;
    QTest::newRow("socks5") << Kind::Socks5;
}

/// As a shell sets it. Empty: no proxy.
void TestProxy::useSystemProxy(const QString& address)
{
    for (const char* name : {"http_proxy", "https_proxy", "all_proxy", "no_proxy"}) {
        qunsetenv(name);
        qunsetenv(QByteArray(name).toUpper().constData());
    }
    if (!address.isEmpty()) {
        qputenv("http_proxy", address.toUtf8());
        qputenv("https_proxy", address.toUtf8());
    }
}

void TestProxy::configuredOneCarriesTheCall()
{
    QFETCH(TunnelProxy::Kind, kind);
    TunnelProxy proxy(kind, server->url());
    const auto shared = through(proxy.address());
    for (int i = 0; i < 2; ++i) {
        Asked asked(shared);
        asked.post(provider);
        QTRY_COMPARE(asked.ends, 1);
        QVERIFY2(asked.end.cause == Cause::Complete, qPrintable(asked.end.words));
        QCOMPARE(asked.body, "through");
    }
    QCOMPARE(proxy.tunnels(), QList<QByteArray>{"api.example.test:443"}); // the name, not an address; one warm tunnel
    QVERIFY(!proxy.heard().contains("secret"));
    QCOMPARE(server->deliveries().size(), 2);
    QVERIFY(!server->deliveries().first().headers.contains("proxy-authorization"));
}

void TestProxy::passwordIsGiven()
{
    QFETCH(TunnelProxy::Kind, kind);
    TunnelProxy proxy(kind, server->url());
    proxy.wants("me@work", "p:ss w@rd");
    Asked asked(through(proxy.address(QStringLiteral("me@work"), QStringLiteral("p:ss w@rd"))));
    asked.post(provider);
    QTRY_COMPARE(asked.ends, 1);
    QVERIFY2(asked.end.cause == Cause::Complete, qPrintable(asked.end.words));
    QCOMPARE(server->deliveries().size(), 1);
    QVERIFY(!server->deliveries().first().headers.contains("proxy-authorization"));
}

void TestProxy::wrongPasswordIsTold()
{
    QFETCH(TunnelProxy::Kind, kind);
    TunnelProxy proxy(kind, server->url());
    proxy.wants("me", "right");
    for (const QString& password : {QString(), QStringLiteral("wrong")}) {
        Asked asked(through(proxy.address(password.isEmpty() ? QString() : QStringLiteral("me"), password)));
        asked.post(provider);
        QTRY_COMPARE(asked.ends, 1);
        QCOMPARE(asked.end.cause, Cause::Failed);
        QCOMPARE(asked.end.network, NetworkError::Refused);
        QVERIFY(!asked.end.sent);
        QVERIFY2(asked.end.words.contains(QLatin1String("proxy")) && asked.end.words.contains(QLatin1String("password")),
                 qPrintable(asked.end.words));
        QVERIFY2(!asked.end.words.contains(QLatin1String("wrong")), qPrintable(asked.end.words));
    }
    QCOMPARE(server->connections(), 0);
}

void TestProxy::deadOneIsTold()
{
    QFETCH(TunnelProxy::Kind, kind);
    QString address;
    {
        TunnelProxy proxy(kind, server->url());
        address = proxy.address();
    }
    Asked asked(through(address));
    asked.post(provider);
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Failed);
    QCOMPARE(asked.end.network, NetworkError::Refused);
    QVERIFY(!asked.end.sent);
    QVERIFY2(asked.end.words.contains(QLatin1String("proxy 127.0.0.1:")), qPrintable(asked.end.words));
}

void TestProxy::refusedTunnelIsTold_data()
{
    QTest::addColumn<TunnelProxy::Kind>("kind");
    QTest::addColumn<int>("code");
    QTest::newRow("http 403") << Kind::Http << 403;
    QTest::newRow("http 502") << Kind::Http << 502;
    QTest::newRow("http 503") << Kind::Http << 503;
    QTest::newRow("socks5 not allowed") << Kind::Socks5 << 2;
    QTest::newRow("socks5 no such host") << Kind::Socks5 << 4;
}

void TestProxy::refusedTunnelIsTold()
{
    QFETCH(TunnelProxy::Kind, kind);
    QFETCH(int, code);
    TunnelProxy proxy(kind, server->url());
    proxy.refuseWith(code);
    Asked asked(through(proxy.address()));
    asked.post(provider);
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::Failed);
    QVERIFY(asked.end.network != NetworkError::None);
    QCOMPARE(asked.end.status, 0); // it was the proxy's answer, not the provider's
    QVERIFY(!asked.end.sent);
    QVERIFY2(asked.end.words.contains(QLatin1String("api.example.test")) || asked.end.words.contains(QLatin1String("proxy")),
             qPrintable(asked.end.words));
    QCOMPARE(server->connections(), 0);
}

void TestProxy::certificateIsTheProvidersToShow()
{
    ScriptedServer other;
    QVERIFY(other.listenTls(authority->serverTls()));
    TunnelProxy proxy(Kind::Http, other.url());
    Asked asked(through(proxy.address()));
    asked.post(provider);
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.network, NetworkError::Tls);
    QCOMPARE(other.deliveries().size(), 0);
}

// Without TLS a proxy reads everything and answers itself; also then there is one delivery for one attempt.
void TestProxy::plainRequestIsDeliveredOnce()
{
    ScriptedServer proxy;
    QVERIFY(proxy.listen());
    proxy.answer({{Close{}}, {Send{httpReply(200, "by the proxy")}}});
    const auto shared = through(QStringLiteral("http://127.0.0.1:%1").arg(proxy.url().port()));
    Asked cut(shared);
    cut.post(QUrl(QStringLiteral("http://api.example.test/v1")));
    QTRY_COMPARE(cut.ends, 1);
    QCOMPARE(cut.end.cause, Cause::Failed);
    QTest::qWait(100);
    QCOMPARE(proxy.deliveries().size(), 1);
    Asked asked(shared);
    asked.post(QUrl(QStringLiteral("http://api.example.test/v1")));
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.body, "by the proxy");
    QCOMPARE(proxy.deliveries()[1].target, "http://api.example.test/v1");
}

void TestProxy::systemsOneIsTaken()
{
    TunnelProxy proxy(Kind::Http, server->url());
    useSystemProxy(proxy.address());
    Asked asked(through(QStringLiteral("system")));
    asked.post(provider);
    QTRY_COMPARE(asked.ends, 1);
    QVERIFY2(asked.end.cause == Cause::Complete, qPrintable(asked.end.words));
    QCOMPARE(proxy.tunnels(), QList<QByteArray>{"api.example.test:443"});
}

// A laptop that comes to another network has another proxy there.
void TestProxy::systemsOneIsAskedForAgainAfterAFailure()
{
    const auto shared = through(QStringLiteral("system"));
    {
        TunnelProxy old(Kind::Http, server->url());
        useSystemProxy(old.address());
    }
    Asked lost(shared);
    lost.post(provider);
    QTRY_COMPARE(lost.ends, 1);
    QCOMPARE(lost.end.cause, Cause::Failed);
    TunnelProxy proxy(Kind::Http, server->url());
    useSystemProxy(proxy.address());
    Asked found(shared);
    found.post(provider);
    QTRY_COMPARE(found.ends, 1);
    QVERIFY2(found.end.cause == Cause::Complete, qPrintable(found.end.words));
}

void TestProxy::noneGoesDirectly()
{
    TunnelProxy proxy(Kind::Http, server->url());
    useSystemProxy(proxy.address());
    Asked asked(through(QStringLiteral("none")));
    asked.post(provider);
    QTRY_COMPARE_WITH_TIMEOUT(asked.ends, 1, 20000);
    QCOMPARE(asked.end.network, NetworkError::Dns); // there is no such host
    QVERIFY2(asked.end.words.contains(QLatin1String("api.example.test")), qPrintable(asked.end.words));
    QCOMPARE(proxy.connections(), 0);
}

void TestProxy::loopbackNeedsNone()
{
    TunnelProxy proxy(Kind::Http, server->url());
    ScriptedServer local;
    QVERIFY(local.listen());
    local.answer({{Send{httpReply(200, "{}")}}});
    useSystemProxy(proxy.address());
    for (const QString& setting : {QStringLiteral("system"), proxy.address()}) {
        for (const QString& host : {QStringLiteral("127.0.0.1"), QStringLiteral("localhost")}) {
            QUrl url = local.url();
            url.setHost(host);
            Asked asked(through(setting));
            asked.post(url);
            QTRY_COMPARE(asked.ends, 1);
            QCOMPARE(asked.status, 200);
        }
    }
    QCOMPARE(proxy.connections(), 0);
}

void TestProxy::streamComesThroughUnbuffered()
{
    TunnelProxy proxy(Kind::Socks5, server->url());
    open(provider);
    configure({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("p"), QJsonObject{{QStringLiteral("ca_file"), authority->caFile()},
                                                                                         {QStringLiteral("proxy"), proxy.address()}}}}}});
    server->answer({streamOf({"One ", "two ", "three"}, 50)});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    QVERIFY2(heard->results[call].done.failure == FailureClass::Ok, qPrintable(heard->results[call].errorMessage));
    QCOMPARE(heard->results[call].text, QStringLiteral("One two three"));
    QVERIFY(heard->deltas[call] >= 3);
}

void TestProxy::cancelEndsTheTunnel()
{
    TunnelProxy proxy(Kind::Http, server->url());
    server->answer({{Hang{}}});
    Asked asked(through(proxy.address()));
    asked.post(provider);
    QTRY_COMPARE(server->deliveries().size(), 1);
    asked.attempt.abort();
    QTRY_COMPARE_WITH_TIMEOUT(server->abandoned(), 1, 1000);
}

void TestProxy::badAddressHidesItsPassword()
{
    for (const char* address : {"ftp://me:hidden@127.0.0.1:1", "http://me:hidden@", "socks5://me:hid@den@host:99999"}) {
        const auto made = Transport::make({.proxy = QLatin1String(address)});
        QVERIFY2(!made, address);
        const QString words = QString::fromStdString(made.error().where + made.error().what);
        QVERIFY2(!words.contains(QLatin1String("hid")), qPrintable(words));
    }
}

QTEST_GUILESS_MAIN(TestProxy)
#include "tst_proxy.moc"
