#include "core/telemetry/event_log.h"

#include <QTest>

#include <thread>

using namespace plimsoll;

namespace {

QJsonObject numbered(int n)
{
    return {{QStringLiteral("event"), QStringLiteral("reply")}, {QStringLiteral("n"), n}};
}
int number(const LoggedEvent& logged) { return logged.event.value(QStringLiteral("n")).toInt(); }

} // namespace

class TestTelemetryEventLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pollingSeesEachEventOnce()
    {
        EventLog log(8);
        QCOMPARE(log.lastSequence(), 0u);
        QVERIFY(log.since(1).events.empty());
        log.append(numbered(1));
        log.append(numbered(2));
        EventBatch batch = log.since(1);
        QCOMPARE(batch.events.size(), 2u);
        QCOMPARE(batch.events[0].sequence, 1u);
        QCOMPARE(batch.next, 3u);
        QVERIFY(log.since(batch.next).events.empty());
        log.append(numbered(3));
        batch = log.since(batch.next);
        QCOMPARE(batch.events.size(), 1u);
        QCOMPARE(number(batch.events[0]), 3);
        QVERIFY(!batch.gap);
    }

    void theOldestLeave()
    {
        EventLog log(4);
        for (int n = 1; n <= 10; ++n)
            log.append(numbered(n));
        QCOMPARE(log.size(), 4u);
        const EventBatch batch = log.since(3);
        QVERIFY(batch.gap);
        QCOMPARE(batch.events.size(), 4u);
        QCOMPARE(number(batch.events.front()), 7);
        QCOMPARE(batch.events.front().sequence, 7u);
        QCOMPARE(number(batch.events.back()), 10);
        QVERIFY(!log.since(7).gap);
    }

    void limitGoesOnWhereItStopped()
    {
        EventLog log(8);
        for (int n = 1; n <= 5; ++n)
            log.append(numbered(n));
        const EventBatch first = log.since(1, {}, 2);
        QCOMPARE(first.events.size(), 2u);
        QCOMPARE(first.next, 3u);
        QCOMPARE(number(log.since(first.next, {}, 2).events[0]), 3);
    }

    void clearKeepsTheNumbering()
    {
        EventLog log(4);
        log.append(numbered(1));
        log.clear();
        QCOMPARE(log.size(), 0u);
        QVERIFY(log.latest(5).events.empty());
        log.append(numbered(2));
        const EventBatch batch = log.since(1);
        QVERIFY(batch.gap);
        QCOMPARE(batch.events.size(), 1u);
        QCOMPARE(batch.events[0].sequence, 2u);
    }

    void latestMatching()
    {
        EventLog log(16);
        for (int n = 1; n <= 6; ++n) {
            QJsonObject e = numbered(n);
            e.insert(QStringLiteral("call"), n % 2 ? QStringLiteral("a") : QStringLiteral("b"));
            log.append(e);
        }
        const EventBatch batch = log.latest(2, {QStringLiteral("a"), {}, {}});
        QCOMPARE(batch.events.size(), 2u);
        QCOMPARE(number(batch.events[0]), 3);
        QCOMPARE(number(batch.events[1]), 5);
    }

    void modelFilterKnowsFallbacks()
    {
        const EventFilter filter{{}, QStringLiteral("gpt"), {}};
        const auto fallback = [](const char* kind, const char* from, const char* to) {
            return QJsonObject{{QStringLiteral("event"), QStringLiteral("fallback")},
                               {QStringLiteral("kind"), QLatin1String(kind)},
                               {QStringLiteral("from"), QLatin1String(from)},
                               {QStringLiteral("to"), QLatin1String(to)}};
        };
        QVERIFY(filter.matches(fallback("model", "gpt", "sonnet")));
        QVERIFY(filter.matches(fallback("model", "sonnet", "gpt")));
        QVERIFY(!filter.matches(fallback("queue", "sonnet", "gpt")));
        QVERIFY(!filter.matches(numbered(1)));
        QVERIFY(!filter.matches({{QStringLiteral("event"), QStringLiteral("breaker")},
                                 {QStringLiteral("model"), QStringLiteral("sonnet")},
                                 {QStringLiteral("to"), QStringLiteral("gpt")}}));
    }

    void writerAndReaderInDifferentThreads()
    {
        constexpr int kEvents = 20'000;
        EventLog log(kEvents);
        std::thread writer([&log] {
            for (int n = 1; n <= kEvents; ++n)
                log.append(numbered(n));
        });
        std::uint64_t next = 1;
        int expected = 1;
        bool in_order = true;
        while (expected <= kEvents) {
            const EventBatch batch = log.since(next);
            next = batch.next;
            for (const LoggedEvent& logged : batch.events)
                in_order = in_order && number(logged) == expected++;
            std::this_thread::yield();
        }
        writer.join();
        QVERIFY(in_order);
    }
};

QTEST_APPLESS_MAIN(TestTelemetryEventLog)
#include "tst_telemetry_event_log.moc"
