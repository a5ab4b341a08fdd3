// The history: events and calls are all in the file, whatever the disk does a call never waits, and what is too old or too
// much goes and leaves its cost behind.
#include "core/store/history.h"
#include "core/store/history_read.h"
#include "core/store/history_schema.h"
#include "core/store/history_upkeep.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace plimsoll;

namespace {

QJsonObject object(const char* json) { return QJsonDocument::fromJson(json).object(); }

/// The events of one call that asked two models.
QList<QJsonObject> oneCall(const QString& id)
{
    QList<QJsonObject> events{
        object(R"({"event":"accepted","profile":"online","model":"a","request_id":"r1","prompt_hash":"abcd","prompt_chars":12,"prompt_tokens":3})"),
        object(R"({"event":"attempt","model":"a","provider":"pa","attempt":1,"total":1})"),
        object(R"({"event":"reply","model":"a","status":429,"class":"rate_limit","retryable":true})"),
        object(R"({"event":"wait","model":"a","wait_ms":250,"reason":"backoff"})"),
        object(R"({"event":"attempt","model":"a","provider":"pa","attempt":2,"total":2})"),
        object(R"({"event":"reply","model":"a","status":529,"class":"overloaded","retryable":false})"),
        object(R"({"event":"fallback","kind":"model","from":"a","to":"b","reason":"retries_exhausted"})"),
        object(R"({"event":"attempt","model":"b","provider":"pb","attempt":1,"total":3})"),
        object(R"({"event":"stream","model":"b","state":"first_token"})"),
        object(R"({"event":"reply","model":"b","status":200,"class":"ok","latency_ms":90})"),
        object(R"({"event":"done","outcome":"success","model":"b","attempts":3,"latency_ms":400,"waited_ms":240,)"
               R"("first_class":"rate_limit","class":"ok","input_tokens":10,"output_tokens":20,"cost_usd":0.25,"waste_usd":0.05})")};
    for (QJsonObject& event : events)
        event.insert(QLatin1String("call"), id);
    return events;
}

HistoryOptions options(int days = 30, int max_mb = 1024)
{
    HistoryOptions made;
    made.events_days = days;
    made.max_mb = max_mb;
    return made;
}

QList<QJsonObject> allEvents(Database& database)
{
    QList<QJsonObject> events;
    readEvents(database, 0, [&](const QJsonObject& event) {
        events.append(event);
        return true;
    });
    return events;
}

QList<QJsonObject> allCalls(Database& database)
{
    QList<QJsonObject> calls;
    readCalls(database, 0, [&](const QJsonObject& call) {
        calls.append(call);
        return true;
    });
    return calls;
}

QString word(const QJsonObject& object, const char* key) { return object.value(QLatin1String(key)).toString(); }

constexpr qint64 kDayMs = 24 * 3600 * 1000LL;

/// A call's row `days` ago.
bool putCall(Database& database, qint64 at, const QString& call, const QVariant& cost, const QString& model = QStringLiteral("a"),
             const QVariant& outcome = QStringLiteral("success"))
{
    CallRecord record;
    record.call = call;
    record.started_at = at;
    record.model = model;
    record.profile = QStringLiteral("online");
    record.provider = QStringLiteral("p");
    record.outcome = outcome.toString();
    record.attempts = 1;
    record.input_tokens = 100;
    if (!cost.isNull())
        record.cost_usd = cost.toDouble();
    return database.run(CallRecord::upsert(), record.values(1)) != nullptr;
}

/// Done when it returns: what is appended after it is written after it.
void inStore(History& history, const std::function<void(Database*)>& work)
{
    QSemaphore done;
    history.store()->post([&](Database* database) {
        work(database);
        done.release();
    });
    done.acquire();
}

bool putEvents(Database& database, qint64 at, int count)
{
    Transaction transaction(database);
    for (int i = 0; i < count; ++i)
        if (!database.run(QStringLiteral("INSERT INTO event (at, run, call, event, json) VALUES (?, 1, NULL, 'breaker', ?)"),
                          {at, QString(400, u'x')}))
            return false;
    return transaction.commit();
}

} // namespace

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QStringLiteral("h%1/history.sqlite").arg(++m_number)); }

    void everyEventAndARowForTheCall()
    {
        {
            History history(m_path, QStringLiteral("tst"), options());
            history.append(object(R"({"event":"breaker","model":"a","from":"closed","to":"open"})")); // before it is open
            history.start();
            for (const QJsonObject& event : oneCall(QStringLiteral("7")))
                history.append(event);
            history.finish();
            QCOMPARE(history.problem(), QString());
            QCOMPARE(history.dropped(), 0);
        }
        auto database = open();
        const QList<QJsonObject> events = allEvents(*database);
        QCOMPARE(events.size(), 12);
        QCOMPARE(word(events.first(), "event"), QStringLiteral("breaker"));
        QCOMPARE(word(events.last(), "outcome"), QStringLiteral("success"));
        QVERIFY(QDateTime::fromString(word(events.last(), "at"), Qt::ISODateWithMs).isValid());
        const QList<QJsonObject> calls = allCalls(*database);
        QCOMPARE(calls.size(), 1);
        const QJsonObject expected = object(
            R"({"call":"7","program":"tst","request_id":"r1","profile":"online","model":"b","provider":"pb","outcome":"success",)"
            R"("class":"ok","first_class":"rate_limit","attempts":3,"waits":1,"waited_ms":240,"latency_ms":400,"input_tokens":10,)"
            R"("output_tokens":20,"cost_usd":0.25,"waste_usd":0.05,"prompt_hash":"abcd","prompt_chars":12,"prompt_tokens":3})");
        QJsonObject call = calls.first();
        for (const char* own : {"started_at", "ended_at"}) {
            QVERIFY2(QDateTime::fromString(word(call, own), Qt::ISODateWithMs).isValid(), own);
            call.remove(QLatin1String(own));
        }
        QVERIFY(!word(call, "run").isEmpty());
        QVERIFY(call.value(QLatin1String("first_token_ms")).isDouble());
        call.remove(QLatin1String("run"));
        call.remove(QLatin1String("first_token_ms"));
        QCOMPARE(call, expected);
    }

    // Written before it is over: a process that is killed leaves a row that says so.
    void aCallThatRunsHasARow()
    {
        History history(m_path, QStringLiteral("tst"), options());
        history.start();
        for (const QJsonObject& event : oneCall(QStringLiteral("1")).mid(0, 3))
            history.append(event);
        auto database = open();
        QTRY_COMPARE(allCalls(*database).size(), 1);
        QVERIFY(!allCalls(*database).first().contains(QLatin1String("outcome")));
        auto costs = readCosts(*database, CostBy::Model, 0);
        QCOMPARE(costs->size(), 1);
        QCOMPARE(costs->first().unfinished, 1);
        QVERIFY(!costs->first().cost_usd); // what it cost will never be known
        for (const QJsonObject& event : oneCall(QStringLiteral("1")).mid(3))
            history.append(event);
        history.finish();
        QCOMPARE(allCalls(*database).size(), 1);
        QCOMPARE(word(allCalls(*database).first(), "outcome"), QStringLiteral("success"));
    }

    // Numbers of calls begin at 1 in each process.
    void processesDoNotMix()
    {
        for (int process = 0; process < 2; ++process) {
            History history(m_path, QStringLiteral("tst"), options());
            history.start();
            for (const QJsonObject& event : oneCall(QStringLiteral("1")))
                history.append(event);
        }
        auto database = open();
        QCOMPARE(allCalls(*database).size(), 2);
        QVERIFY(word(allCalls(*database).first(), "run") != word(allCalls(*database).last(), "run"));
    }

    void manyThreadsLoseNothing()
    {
        {
            History history(m_path, QStringLiteral("tst"), options());
            history.start();
            std::vector<std::thread> threads;
            for (int t = 0; t < 4; ++t)
                threads.emplace_back([&history] {
                    for (int i = 0; i < 2000; ++i)
                        history.append(QJsonObject{{QStringLiteral("event"), QStringLiteral("budget")}});
                });
            for (std::thread& thread : threads)
                thread.join();
        }
        QCOMPARE(allEvents(*open()).size(), 8000);
    }

    // Several processes follow one breaker: its change is one event, whoever tells it first.
    void aBreakersChangeIsWrittenOnce()
    {
        auto database = open();
        HistoryWriter one({1, QStringLiteral("one"), 1, 0}, 100), two({2, QStringLiteral("two"), 2, 0}, 100);
        const QJsonObject opened = object(R"({"event":"breaker","model":"a","from":"closed","to":"open"})");
        const QJsonObject reopened = object(R"({"event":"breaker","model":"a","from":"half_open","to":"open"})");
        const QJsonObject followed =
            object(R"({"event":"breaker","model":"a","from":"closed","to":"open","elsewhere":true})");
        const QJsonObject other = object(R"({"event":"breaker","model":"b","from":"closed","to":"open"})");
        const auto written = [&](HistoryWriter& writer, qint64 at, const QJsonObject& event) {
            const auto before = allEvents(*database).size();
            writer.take({{at, event}});
            if (!writer.write(database.get()))
                qWarning("not written");
            return int(allEvents(*database).size() - before);
        };
        QCOMPARE(written(one, 10'000, opened), 1);
        QCOMPARE(written(two, 10'010, followed), 0);
        QCOMPARE(written(two, 10'020, opened), 0); // came to it by itself, before it heard
        QCOMPARE(written(two, 10'020, other), 1);
        QCOMPARE(written(two, 12'000, reopened), 1);
        QCOMPARE(written(two, 12'500, reopened), 1); // one process knows what it tells
        QCOMPARE(written(one, 40'000, opened), 1);
        QCOMPARE(written(two, 50'000, opened), 1); // another one: nobody told that it had closed
    }

    void costsAreGrouped()
    {
        auto database = open();
        const qint64 noon = QDateTime(QDate(2026, 11, 30), QTime(12, 0)).toMSecsSinceEpoch();
        QVERIFY(putCall(*database, noon - kDayMs, QStringLiteral("1"), 0.5, QStringLiteral("a")));
        QVERIFY(putCall(*database, noon, QStringLiteral("2"), 0.25, QStringLiteral("b")));
        QVERIFY(putCall(*database, noon, QStringLiteral("3"), QVariant(), QStringLiteral("b")));
        QVERIFY(putCall(*database, noon, QStringLiteral("4"), QVariant(), QStringLiteral("c")));
        QVERIFY(putCall(*database, noon, QStringLiteral("5"), 0.0, QStringLiteral("b"), QStringLiteral("failed")));
        const auto models = readCosts(*database, CostBy::Model, 0);
        QCOMPARE(models->size(), 3);
        QCOMPARE(models->at(0).group, QStringLiteral("a"));
        QCOMPARE(models->at(1).group, QStringLiteral("b"));
        QCOMPARE(models->at(1).calls, 3);
        QCOMPARE(models->at(1).failed, 1);
        QCOMPARE(models->at(1).unknown_cost, 1);
        QCOMPARE(models->at(1).cost_usd, std::optional(0.25));
        QCOMPARE(models->at(2).cost_usd, std::optional<double>()); // unknown, not 0
        const auto days = readCosts(*database, CostBy::Day, 0);
        QCOMPARE(days->size(), 2);
        QCOMPARE(days->at(0).group, QStringLiteral("2026-11-29"));
        QCOMPARE(days->at(0).cost_usd, std::optional(0.5));
        QCOMPARE(readCosts(*database, CostBy::Day, noon)->size(), 1);
        QCOMPARE(readCosts(*database, CostBy::Provider, 0)->first().calls, 5);
        QCOMPARE(readCosts(*database, CostBy::Profile, 0)->first().group, QStringLiteral("online"));
    }

    // Before and after they are too old to be kept one by one.
    void cachedQueuedAndHalfKnownCallsAreCountedAsSuch()
    {
        auto database = open();
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        const auto put = [&](const char* call, const char* outcome, std::optional<double> cost, int unknown_attempts) {
            CallRecord record;
            record.call = QString::fromLatin1(call);
            record.started_at = now - 40 * kDayMs;
            record.model = QStringLiteral("a");
            record.outcome = QString::fromLatin1(outcome);
            record.input_tokens = 100;
            record.output_tokens = 10;
            record.cost_usd = cost;
            record.unknown_cost_attempts = unknown_attempts;
            return database->run(CallRecord::upsert(), record.values(1)) != nullptr;
        };
        QVERIFY(put("1", "success", 0.5, 1)); // after an attempt that timed out
        QVERIFY(put("2", "cached", 0.0, 0));
        QVERIFY(put("3", "queued", 0.0, 0));
        QVERIFY(put("4", "cancelled", std::nullopt, 1));
        QCOMPARE(allCalls(*database).first().value(QLatin1String("unknown_cost_attempts")).toInt(), 1);
        QVERIFY(!allCalls(*database).at(1).contains(QLatin1String("unknown_cost_attempts")));
        for (int old = 0; old < 2; ++old) {
            const auto rows = readCosts(*database, CostBy::Model, 0);
            QCOMPARE(rows->size(), 1);
            const CostRow& row = rows->first();
            QCOMPARE(row.calls, 4);
            QCOMPARE(row.cached, 1);
            QCOMPARE(row.queued, 1);
            QCOMPARE(row.failed, 1);
            QCOMPARE(row.unknown_cost, 2);
            QCOMPARE(row.cost_usd, std::optional(0.5));
            QCOMPARE(row.input_tokens, 300); // not again those of the cached answer
            QCOMPARE(row.output_tokens, 30);
            while (tidyHistory(*database, options(30), now) == Upkeep::More) {
            }
        }
        QCOMPARE(allCalls(*database).size(), 0);
    }

    void whatIsKnownInPartIsNotUnknown()
    {
        auto database = open();
        CallRecord record;
        record.call = QStringLiteral("1");
        record.outcome = QStringLiteral("success");
        record.cost_usd = 0.5;
        record.unknown_cost_attempts = 1;
        QVERIFY(database->run(CallRecord::upsert(), record.values(1)));
        const auto rows = readCosts(*database, CostBy::Model, 0);
        QCOMPARE(rows->first().unknown_cost, 1);
        QCOMPARE(rows->first().cost_usd, std::optional(0.5));
    }

    void aFileOfTheFirstVersionKeepsItsCosts()
    {
        DatabaseSchema first = historySchema();
        first.versions.resize(1);
        {
            const auto old = Database::open(m_path, first);
            QVERIFY(old);
            QVERIFY((*old)->run(QStringLiteral(
                "INSERT INTO call (run, call, started_at, model, outcome, attempts, waits, waited_ms, "
                "input_tokens, estimated, cost_usd) VALUES (1, '1', 1, 'a', 'success', 1, 0, 0, 100, 0, 0.25)")));
            QVERIFY((*old)->run(QStringLiteral(
                "INSERT INTO cost_day VALUES ('2026-01-01', 'online', 'a', 'p', 3, 1, 0, 1, 50, 60, 0.5, 0)")));
        }
        auto database = open();
        QVERIFY(database);
        const auto rows = readCosts(*database, CostBy::Model, 0);
        QCOMPARE(rows->size(), 1);
        QCOMPARE(rows->first().calls, 4);
        QCOMPARE(rows->first().input_tokens, 150);
        QCOMPARE(rows->first().unknown_cost, 1);
        QCOMPARE(rows->first().cost_usd, std::optional(0.75));
    }

    void whatIsTooOldGoesAndLeavesItsCost()
    {
        auto database = open();
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        QVERIFY(putCall(*database, now - 40 * kDayMs, QStringLiteral("1"), 0.5));
        QVERIFY(putCall(*database, now - 40 * kDayMs, QStringLiteral("2"), QVariant()));
        QVERIFY(putCall(*database, now - 10 * kDayMs, QStringLiteral("3"), 0.25));
        QVERIFY(putEvents(*database, now - 40 * kDayMs, 3000));
        QVERIFY(putEvents(*database, now - 10 * kDayMs, 5));
        const auto before = readCosts(*database, CostBy::Day, 0);
        int steps = 0;
        while (tidyHistory(*database, options(30), now) == Upkeep::More)
            QVERIFY(++steps < 10);
        QVERIFY(steps >= 2); // in more than one step: a writer may come between
        QCOMPARE(allEvents(*database).size(), 5);
        QCOMPARE(allCalls(*database).size(), 1);
        const auto after = readCosts(*database, CostBy::Day, 0);
        QCOMPARE(after->size(), before->size());
        QCOMPARE(after->first().group, before->first().group);
        QCOMPARE(after->first().calls, 2);
        QCOMPARE(after->first().unknown_cost, 1);
        QCOMPARE(after->first().cost_usd, std::optional(0.5));
        QCOMPARE(after->first().input_tokens, 200);
    }

    void aFileThatIsTooLargeGivesRoomBack()
    {
        auto database = open();
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        QVERIFY(putEvents(*database, now - 1000, 3000));
        QVERIFY(putEvents(*database, now, 100));
        QVERIFY(usedBytes(*database) > eventBytesAllowed(options(30, 1)));
        int steps = 0;
        while (tidyHistory(*database, options(30, 1), now) == Upkeep::More)
            QVERIFY(++steps < 10);
        QVERIFY(usedBytes(*database) <= eventBytesAllowed(options(30, 1)));
        const QList<QJsonObject> left = allEvents(*database);
        QVERIFY(left.size() >= 100); // the newest stay
        QVERIFY(database->run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        QVERIFY(QFileInfo(m_path).size() <= eventBytesAllowed(options(30, 1)));
    }

    void theProcessKeepsItTidy()
    {
        {
            auto database = open();
            QVERIFY(putEvents(*database, QDateTime::currentMSecsSinceEpoch() - 40 * kDayMs, 5000));
        }
        History history(m_path, QStringLiteral("tst"), options(60));
        history.start();
        auto database = open();
        QTRY_VERIFY(upkeepDueAsked(*database));
        QCOMPARE(allEvents(*database).size(), 5000);
        history.setOptions(options(30)); // a change counts at once
        QTRY_COMPARE(allEvents(*database).size(), 0);
    }

    void sizeIsShown()
    {
        auto database = open();
        QVERIFY(!readSize(*database)->oldest);
        QVERIFY(putEvents(*database, 1'700'000'000'000, 10));
        const auto size = readSize(*database);
        QCOMPARE(size->events, 10);
        QCOMPARE(size->oldest->toMSecsSinceEpoch(), 1'700'000'000'000);
        QVERIFY(size->bytes > 4096);
    }

    // Another program holds the writer's lock: nothing waits for it here, and when it lets go all is written.
    void aLockedFileIsWrittenLater()
    {
        auto other = open();
        History history(m_path, QStringLiteral("tst"), options());
        QSignalSpy changed(&history, &History::stateChanged);
        history.start();
        auto held = std::make_unique<Transaction>(*other);
        QVERIFY(*held);
        QElapsedTimer time;
        time.start();
        for (const QJsonObject& event : oneCall(QStringLiteral("1")))
            history.append(event);
        QVERIFY(time.elapsed() < 100);
        QTRY_VERIFY(!history.problem().isEmpty());
        QVERIFY2(history.problem().contains(QLatin1String("locked")), qPrintable(history.problem()));
        held.reset();
        QTRY_VERIFY_WITH_TIMEOUT(history.problem().isEmpty(), 10'000);
        history.finish();
        QCOMPARE(history.dropped(), 0);
        QCOMPARE(allEvents(*other).size(), 11);
        QCOMPARE(allCalls(*other).size(), 1);
    }

    // Here as a limit on the pages, which SQLite reports as it does a full disk.
    void aFullDiskIsToldAndSurvived()
    {
        History history(m_path, QStringLiteral("tst"), options());
        history.start();
        inStore(history, [](Database* database) {
            QSqlQuery* limit = database->run(QStringLiteral("PRAGMA max_page_count=20"));
            QVERIFY(limit);
            limit->finish();
        });
        const auto flood = [&](int count) {
            for (int i = 0; i < count; ++i)
                history.append(QJsonObject{{QStringLiteral("event"), QStringLiteral("limits")}, {QStringLiteral("windows"), QString(500, u'x')}});
        };
        flood(2000);
        QTRY_VERIFY(!history.problem().isEmpty());
        QVERIFY2(history.problem().contains(QLatin1String("full")), qPrintable(history.problem()));
        history.store()->post([](Database* database) {
            QSqlQuery* limit = database->run(QStringLiteral("PRAGMA max_page_count=1000000"));
            limit->finish();
        });
        flood(1); // room again: what was refused is written too
        QTRY_VERIFY_WITH_TIMEOUT(history.problem().isEmpty(), 10'000);
        history.finish();
        QCOMPARE(history.dropped(), 0);
        QCOMPARE(allEvents(*open()).size(), 2001);
    }

    void whatDoesNotFitTheBufferIsCounted()
    {
        QVERIFY(QFile(m_folder.filePath(QStringLiteral("plain"))).open(QFile::WriteOnly));
        History history(m_folder.filePath(QStringLiteral("plain/history.sqlite")), QStringLiteral("tst"), options());
        history.start();
        for (std::size_t i = 0; i < History::kCapacity + 10; ++i)
            history.append(QJsonObject{{QStringLiteral("event"), QStringLiteral("budget")}});
        QTRY_VERIFY(!history.problem().isEmpty());
        history.finish();
        QVERIFY(!history.problem().isEmpty());
        QCOMPARE(history.dropped(), qint64(History::kCapacity) + 10);
    }

    void aBrokenFileIsSetAside()
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
        QFile file(m_path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        History history(m_path, QStringLiteral("tst"), options());
        history.start();
        for (const QJsonObject& event : oneCall(QStringLiteral("1")))
            history.append(event);
        history.finish();
        QCOMPARE(history.problem(), QString());
        QVERIFY2(history.setAside().contains(QLatin1String("broken")), qPrintable(history.setAside()));
        QCOMPARE(allCalls(*open()).size(), 1);
    }

    // A row knows which process wrote it, also when the file was made anew while that ran.
    void damageWhileInUseLosesOnlyWhatWasThere()
    {
        History history(m_path, QStringLiteral("tst"), options());
        history.start();
        for (const QJsonObject& event : oneCall(QStringLiteral("1")))
            history.append(event);
        inStore(history, [path = m_path](Database* database) {
            QSqlQuery* into = database->run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
            into->finish();
            QFile file(path);
            QVERIFY(file.open(QFile::ReadWrite));
            file.write(QByteArray(int(file.size()), '\xff'));
            QSqlQuery* forget = database->run(QStringLiteral("PRAGMA shrink_memory"));
            if (forget)
                forget->finish();
        });
        for (const QJsonObject& event : oneCall(QStringLiteral("2")))
            history.append(event);
        QTRY_VERIFY_WITH_TIMEOUT(!history.setAside().isEmpty(), 10'000);
        history.finish();
        QCOMPARE(history.problem(), QString());
        QCOMPARE(history.dropped(), 0);
        const QList<QJsonObject> calls = allCalls(*open());
        QVERIFY(!calls.isEmpty());
        QCOMPARE(word(calls.last(), "call"), QStringLiteral("2"));
        QCOMPARE(word(calls.last(), "program"), QStringLiteral("tst"));
    }

    void aCallThatWasRefusedCostsNothing()
    {
        {
            History history(m_path, QStringLiteral("tst"), options());
            history.start();
            history.append(object(R"({"call":"1","event":"rejected","reason":"invalid_request"})"));
            history.append(object(R"({"call":"1","event":"done","outcome":"failed","attempts":0,"class":"invalid_request"})"));
            history.append(object(R"({"call":"2","event":"attempt","model":"m","provider":"p","total":1})"));
            history.append(object(R"({"call":"2","event":"done","outcome":"success","model":"m","attempts":1,"class":"ok"})"));
        }
        const auto costs = readCosts(*open(), CostBy::Model, 0);
        QCOMPARE(costs->size(), 2);
        QCOMPARE(costs->at(0).cost_usd, std::optional(0.0));
        QCOMPARE(costs->at(1).group, QStringLiteral("m"));
        QCOMPARE(costs->at(1).cost_usd, std::optional<double>());
    }

private:
    std::unique_ptr<Database> open()
    {
        auto opened = Database::open(m_path, historySchema());
        return opened ? std::move(*opened) : nullptr;
    }
    static bool upkeepDueAsked(Database& database)
    {
        return !upkeepDue(database, QStringLiteral("events"), QDateTime::currentMSecsSinceEpoch());
    }

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
