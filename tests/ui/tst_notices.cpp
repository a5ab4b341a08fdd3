// How many notifications there are, with a clock that is a number; and what they say, from a real client, configuration
// and budget.
#include "tests/support/scripted_server.h"
#include "tests/ui/app_world.h"
#include "ui/presenters/notice_source.h"

#include <QSignalSpy>
#include <QTest>

using namespace plimsoll;

namespace {

constexpr Duration kMinute = std::chrono::minutes(1);

Notice notice(NoticeKind kind, const QString& text)
{
    return {kind, QStringLiteral("title"), text, QStringLiteral("live"), false};
}

struct Source : test::AppWorld
{
    Instant now = at(1'000'000);
    NoticeSource source{client, config, budget, [this] { return now; }};
    std::vector<Notice> told;

    Source()
    {
        QObject::connect(&source, &NoticeSource::notice, [this](const Notice& one) { told.push_back(one); });
    }
    void log(const QJsonObject& event) { Q_EMIT client.eventLogged(event); }
    void fallback(const QString& to)
    {
        log({{QStringLiteral("event"), QStringLiteral("fallback")}, {QStringLiteral("kind"), QStringLiteral("model")},
             {QStringLiteral("from"), QStringLiteral("a")}, {QStringLiteral("to"), to},
             {QStringLiteral("reason"), QStringLiteral("retries_exhausted")}});
    }
    void breaker(const char* from, const char* to, const char* reason)
    {
        log({{QStringLiteral("event"), QStringLiteral("breaker")}, {QStringLiteral("model"), QStringLiteral("m")},
             {QStringLiteral("from"), QLatin1String(from)}, {QStringLiteral("to"), QLatin1String(to)},
             {QStringLiteral("reason"), QLatin1String(reason)}});
    }
    void set(const QString& group, const QString& key, const QJsonValue& value)
    {
        const auto done = config.apply({{group, QJsonObject{{key, value}}}}, QStringLiteral("test"));
        QVERIFY(done);
    }
};

} // namespace

class NoticesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneOfAKindAMinute();
    void whatIsHeldComesWithItsNumber();
    void kindsDoNotHoldEachOther();
    void aFallbackIsTold();
    void aBreakerIsToldOnceItOpensByItself();
    void knobsActAtOnce();
    void aWindowIsToldOncePerStep();
    void aBudgetIsTold();
};

void NoticesTest::oneOfAKindAMinute()
{
    NoticePace pace;
    QVERIFY(pace.add(notice(NoticeKind::Breaker, QStringLiteral("1")), at(0), kMinute));
    QCOMPARE(pace.due(kMinute), kNever);
    QVERIFY(!pace.add(notice(NoticeKind::Breaker, QStringLiteral("2")), at(59'999), kMinute));
    QCOMPARE(pace.due(kMinute), at(60'000));
    QVERIFY(pace.take(at(59'999), kMinute).empty());
    const auto due = pace.take(at(60'000), kMinute);
    QCOMPARE(due.size(), std::size_t(1));
    QCOMPARE(due.front().text, QStringLiteral("2")); // alone: there is nothing to count
    QVERIFY(!pace.add(notice(NoticeKind::Breaker, QStringLiteral("3")), at(60'001), kMinute));
    QCOMPARE(pace.due(kMinute), at(120'000));
    NoticePace quiet;
    QVERIFY(quiet.add(notice(NoticeKind::Breaker, QStringLiteral("1")), at(0), kMinute));
    QVERIFY(quiet.add(notice(NoticeKind::Breaker, QStringLiteral("2")), at(60'000), kMinute));
}

void NoticesTest::whatIsHeldComesWithItsNumber()
{
    NoticePace pace;
    QVERIFY(pace.add(notice(NoticeKind::Fallback, QStringLiteral("first")), at(0), kMinute));
    for (int i = 1; i <= 4; ++i)
        QVERIFY(!pace.add(notice(NoticeKind::Fallback, QString::number(i)), at(i * 1000), kMinute));
    auto due = pace.take(at(60'000), kMinute);
    QCOMPARE(due.size(), std::size_t(1));
    QCOMPARE(due.front().text, QStringLiteral("4\nAnd 3 more since the last notification."));
    QVERIFY(!pace.add(notice(NoticeKind::Fallback, QStringLiteral("5")), at(61'000), kMinute));
    QVERIFY(!pace.add(notice(NoticeKind::Fallback, QStringLiteral("6")), at(62'000), kMinute));
    due = pace.take(at(500'000), kMinute);
    QCOMPARE(due.front().text, QStringLiteral("6\nAnd 1 more since the last notification."));
}

void NoticesTest::kindsDoNotHoldEachOther()
{
    NoticePace pace;
    for (const NoticeKind kind : {NoticeKind::Fallback, NoticeKind::Breaker, NoticeKind::Window, NoticeKind::Budget})
        QVERIFY(pace.add(notice(kind, QStringLiteral("x")), at(0), kMinute));
    QVERIFY(!pace.add(notice(NoticeKind::Window, QStringLiteral("y")), at(1), kMinute));
    pace.drop(NoticeKind::Window);
    QCOMPARE(pace.due(kMinute), kNever);
}

void NoticesTest::aFallbackIsTold()
{
    Source world;
    world.fallback(QStringLiteral("b"));
    QCOMPARE(world.told.size(), std::size_t(1));
    QCOMPARE(world.told[0].title, QStringLiteral("Fallback: a → b"));
    QVERIFY(!world.told[0].text.isEmpty());
    QCOMPARE(world.told[0].page, QStringLiteral("events"));
    world.now += kMinute;
    world.fallback({}); // the end of the chain is no fallback
    QCOMPARE(world.told.size(), std::size_t(1));
    world.fallback(QStringLiteral("c"));
    QCOMPARE(world.told.size(), std::size_t(2));
    world.fallback(QStringLiteral("d"));
    world.source.poll();
    QCOMPARE(world.told.size(), std::size_t(2));
    world.now += kMinute;
    world.source.poll();
    QCOMPARE(world.told.size(), std::size_t(3));
    QCOMPARE(world.told[2].title, QStringLiteral("Fallback: a → d"));
}

void NoticesTest::aBreakerIsToldOnceItOpensByItself()
{
    Source world;
    world.breaker("closed", "open", "manual");
    world.breaker("half_open", "open", "probe_failed");
    world.breaker("open", "half_open", "timer");
    QVERIFY(world.told.empty());
    world.breaker("closed", "open", "consecutive_failures");
    QCOMPARE(world.told.size(), std::size_t(1));
    QCOMPARE(world.told[0].title, QStringLiteral("Breaker open: m"));
    QCOMPARE(world.told[0].page, QStringLiteral("live"));
    QVERIFY(world.told[0].urgent);
}

void NoticesTest::knobsActAtOnce()
{
    Source world;
    world.set(QStringLiteral("notify"), QStringLiteral("fallback"), false);
    world.fallback(QStringLiteral("b"));
    QVERIFY(world.told.empty());
    world.set(QStringLiteral("notify"), QStringLiteral("fallback"), true);
    world.fallback(QStringLiteral("b"));
    QCOMPARE(world.told.size(), std::size_t(1));
    world.fallback(QStringLiteral("c")); // held
    world.set(QStringLiteral("notify"), QStringLiteral("fallback"), false);
    world.now += kMinute;
    world.source.poll();
    QCOMPARE(world.told.size(), std::size_t(1)); // nobody wants it any more
    world.breaker("closed", "open", "failure_rate");
    world.breaker("closed", "open", "failure_rate"); // held for a minute
    QCOMPARE(world.told.size(), std::size_t(2));
    world.now += std::chrono::seconds(10);
    world.set(QStringLiteral("notify"), QStringLiteral("min_interval_s"), 5);
    QCOMPARE(world.told.size(), std::size_t(3));
}

/// A server that says what is left of the account's five hours.
void NoticesTest::aWindowIsToldOncePerStep()
{
    Source world;
    test::ScriptedServer server;
    QVERIFY(server.listen());
    const qint64 reset = QDateTime::currentSecsSinceEpoch() + 3600;
    const auto reply = [&](const char* used, const char* status, qint64 at) {
        static const QByteArray body =
            QByteArrayLiteral("{\"id\":\"m1\",\"type\":\"message\",\"role\":\"assistant\",\"model\":\"m\",\"content\":[{\"type\":\"text\","
                              "\"text\":\"hi\"}],\"stop_reason\":\"end_turn\",\"usage\":{\"input_tokens\":1,\"output_tokens\":1}}");
        return test::httpReply(200, body, {{"content-type", "application/json"},
                                           {"anthropic-ratelimit-unified-status", status},
                                           {"anthropic-ratelimit-unified-5h-status", status},
                                           {"anthropic-ratelimit-unified-5h-utilization", used},
                                           {"anthropic-ratelimit-unified-5h-reset", QByteArray::number(at)}});
    };
    const auto ask = [&](const QByteArray& answer) {
        server.answer({{test::Send{answer}}});
        world.now += kMinute;
        QSignalSpy finished(&world.client, &LiveClient::finished);
        PromptRequest request;
        request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
        request.stream = false;
        request.profile = QStringLiteral("p");
        world.client.submit(request);
        QVERIFY(finished.wait());
    };
    QVERIFY(world.config.apply(
        QJsonObject{{QStringLiteral("providers"),
                     QJsonObject{{QStringLiteral("acme"), QJsonObject{{QStringLiteral("dialect"), QStringLiteral("anthropic")},
                                                                    {QStringLiteral("base_url"), server.url().toString()},
                                                                    {QStringLiteral("key"), QStringLiteral("none")}}}}},
                    {QStringLiteral("models"), QJsonObject{{QStringLiteral("m"), QJsonObject{{QStringLiteral("provider"), QStringLiteral("acme")}}}}},
                    {QStringLiteral("profiles"),
                     QJsonObject{{QStringLiteral("p"), QJsonObject{{QStringLiteral("chain"), QJsonArray{QStringLiteral("m")}},
                                                                   {QStringLiteral("cache"), false}}}}}},
        QStringLiteral("test")));
    ask(reply("0.50", "allowed", reset));
    QVERIFY(world.told.empty());
    ask(reply("0.90", "allowed_warning", reset));
    QCOMPARE(world.told.size(), std::size_t(1));
    QCOMPARE(world.told[0].title, QStringLiteral("acme: the window 5 h is nearly spent"));
    QCOMPARE(world.told[0].page, QStringLiteral("headers"));
    QVERIFY(world.told[0].text.contains(QLatin1String("10 %")));
    ask(reply("0.92", "allowed_warning", reset));
    QCOMPARE(world.told.size(), std::size_t(1)); // the same step
    ask(reply("1.0", "rejected", reset));
    QCOMPARE(world.told.size(), std::size_t(2));
    QCOMPARE(world.told[1].title, QStringLiteral("acme: the window 5 h is spent"));
    ask(reply("0.95", "allowed_warning", reset + 5 * 3600)); // the next window
    QCOMPARE(world.told.size(), std::size_t(3));
}

void NoticesTest::aBudgetIsTold()
{
    Source world;
    world.set(QStringLiteral("budget"), QStringLiteral("usd_per_day"), 1);
    Q_EMIT world.budget.reached(BudgetPeriod::Day, BudgetLevel::Near);
    Q_EMIT world.budget.reached(BudgetPeriod::Day, BudgetLevel::Reached); // within the minute: held, not lost
    QCOMPARE(world.told.size(), std::size_t(1));
    QCOMPARE(world.told[0].title, QStringLiteral("Today's budget is nearly reached"));
    world.now += kMinute;
    world.source.poll();
    QCOMPARE(world.told.size(), std::size_t(2));
    QCOMPARE(world.told[1].title, QStringLiteral("Today's budget is reached"));
    QCOMPARE(world.told[1].page, QStringLiteral("costs"));
}

QTEST_MAIN(NoticesTest)
#include "tst_notices.moc"
