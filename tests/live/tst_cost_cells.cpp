// What calls cost in the smallest groups, and the budget lines that are watched: from files that are written as the
// history writes them.
#include "core/config/config_file.h"
#include "core/config/defaults.h"
#include "core/store/budget_watch.h"
#include "core/store/cost_cells.h"
#include "core/store/history_calls.h"
#include "core/store/history_schema.h"
#include "core/store/history_upkeep.h"
#include "core/wire/private_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace plimsoll;

namespace {

const QDate kDay(2026, 11, 30);

qint64 msOf(const QDate& day, int hour, int minute = 0)
{
    return QDateTime(day, QTime(hour, minute)).toMSecsSinceEpoch();
}

CallRecord callAt(qint64 at, const QString& name, std::optional<double> cost)
{
    CallRecord record;
    record.call = name;
    record.started_at = at;
    record.model = QStringLiteral("a");
    record.provider = QStringLiteral("p");
    record.profile = QStringLiteral("online");
    record.outcome = QStringLiteral("success");
    record.failure = QStringLiteral("ok");
    record.attempts = 1;
    record.input_tokens = 100;
    record.output_tokens = 10;
    record.cost_usd = cost;
    record.waste_usd = 0.0;
    return record;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

class TestCostCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        auto opened = Database::open(path(), historySchema());
        QVERIFY(bool(opened));
        m_database = *std::move(opened);
    }
    void cleanup() { m_database.reset(); }

    void hoursAndDays()
    {
        put(callAt(msOf(kDay, 9, 5), QStringLiteral("1"), 0.25));
        put(callAt(msOf(kDay, 9, 55), QStringLiteral("2"), 0.5));
        put(callAt(msOf(kDay, 23, 59), QStringLiteral("3"), 1.0));
        put(callAt(msOf(kDay.addDays(-1), 23, 59), QStringLiteral("4"), 2.0));
        const auto hours = readCostCells(*m_database, msOf(kDay, 0), CostStep::Hour);
        QVERIFY(hours);
        QCOMPARE(hours->size(), std::size_t(2));
        QCOMPARE(hours->at(0).hour, 9);
        QCOMPARE(hours->at(0).sums.calls, 2);
        QVERIFY(near(*hours->at(0).sums.cost_usd, 0.75));
        QCOMPARE(hours->at(1).hour, 23);
        const auto days = readCostCells(*m_database, 0, CostStep::Day);
        QVERIFY(days);
        QCOMPARE(days->size(), std::size_t(2));
        QCOMPARE(days->at(0).day, kDay.addDays(-1));
        QCOMPARE(days->at(1).sums.input_tokens, 300);
        QCOMPARE(days->at(1).sums.output_tokens, 30);
        QCOMPARE(days->at(1).hour, -1);
        QCOMPARE(days->at(1).model, QStringLiteral("a"));
        QCOMPARE(days->at(1).provider, QStringLiteral("p"));
        QCOMPARE(days->at(1).profile, QStringLiteral("online"));
    }

    void anUnknownCostIsNone()
    {
        put(callAt(msOf(kDay, 9), QStringLiteral("1"), std::nullopt));
        auto cells = readCostCells(*m_database, 0, CostStep::Day);
        QVERIFY(cells && !cells->front().sums.cost_usd);
        QCOMPARE(cells->front().sums.unknown_cost, 1);
        put(callAt(msOf(kDay, 9), QStringLiteral("2"), 0.5));
        cells = readCostCells(*m_database, 0, CostStep::Day);
        QVERIFY(near(*cells->front().sums.cost_usd, 0.5));
        QCOMPARE(cells->front().sums.unknown_cost, 1);
    }

    // A call that runs is there, as the history writes it: without an outcome.
    void callsThatRunAreCounted()
    {
        CallRecord running = callAt(msOf(kDay, 9), QStringLiteral("1"), std::nullopt);
        running.outcome.clear();
        running.input_tokens = running.output_tokens = std::nullopt;
        put(running);
        const auto cells = readCostCells(*m_database, 0, CostStep::Day);
        QCOMPARE(cells->front().sums.calls, 1);
        QCOMPARE(cells->front().sums.unfinished, 1);
    }

    // Cached answers' tokens were paid for before; a queued call has not failed.
    void cachedAndQueuedCalls()
    {
        CallRecord cached = callAt(msOf(kDay, 9), QStringLiteral("1"), 0.0);
        cached.outcome = QStringLiteral("cached");
        put(cached);
        CallRecord queued = callAt(msOf(kDay, 9), QStringLiteral("2"), 0.25);
        queued.outcome = QStringLiteral("queued");
        queued.failure = QStringLiteral("rate_limit");
        queued.waste_usd = 0.25;
        queued.unknown_cost_attempts = 1;
        put(queued);
        const auto cells = readCostCells(*m_database, 0, CostStep::Day);
        QCOMPARE(cells->front().sums.cached, 1);
        QCOMPARE(cells->front().sums.queued, 1);
        QCOMPARE(cells->front().sums.failed, 0);
        QCOMPARE(cells->front().sums.input_tokens, 100);
        QCOMPARE(cells->front().sums.unknown_cost, 1); // and yet a part of it is known
        QVERIFY(near(*cells->front().sums.cost_usd, 0.25));
        QVERIFY(near(cells->front().waste.retried, 0.25));
    }

    void wasteIsToldApart()
    {
        CallRecord failed = callAt(msOf(kDay, 9), QStringLiteral("1"), 0.1);
        failed.outcome = QStringLiteral("failed");
        failed.failure = QStringLiteral("overloaded");
        failed.waste_usd = 0.1;
        put(failed);
        CallRecord retried = callAt(msOf(kDay, 9), QStringLiteral("2"), 0.5);
        retried.waste_usd = 0.2;
        put(retried);
        CallRecord broken = callAt(msOf(kDay, 9), QStringLiteral("3"), 0.4);
        broken.outcome = QStringLiteral("failed");
        broken.failure = QStringLiteral("stream_broken");
        broken.waste_usd = 0.4;
        put(broken);
        const auto cells = readCostCells(*m_database, 0, CostStep::Day);
        QCOMPARE(cells->size(), std::size_t(1));
        QVERIFY(near(cells->front().waste.failed, 0.1));
        QVERIFY(near(cells->front().waste.retried, 0.2));
        QVERIFY(near(cells->front().waste.broken, 0.4));
        QVERIFY(near(cells->front().sums.waste_usd, 0.7));
        QCOMPARE(cells->front().sums.failed, 2);
    }

    // What is too old to be kept call by call is still in the sums, with a waste that is in no part.
    void oldDaysAreSums()
    {
        CallRecord old = callAt(msOf(kDay.addDays(-60), 9), QStringLiteral("1"), 0.5);
        old.waste_usd = 0.2;
        put(old);
        put(callAt(msOf(kDay, 9), QStringLiteral("2"), 0.25));
        const auto before = readCosts(*m_database, CostBy::Model, 0);
        while (tidyHistory(*m_database, HistoryOptions(), msOf(kDay, 12)) == Upkeep::More) {
        }
        const auto cells = readCostCells(*m_database, 0, CostStep::Hour);
        QCOMPARE(cells->size(), std::size_t(2));
        QCOMPARE(cells->front().day, kDay.addDays(-60));
        QCOMPARE(cells->front().hour, -1);
        QVERIFY(near(*cells->front().sums.cost_usd, 0.5));
        QVERIFY(near(cells->front().sums.waste_usd, 0.2));
        QVERIFY(near(cells->front().waste.total(), 0));
        QCOMPARE(before->size(), 1);
        QVERIFY(near(*before->first().cost_usd, *cells->at(0).sums.cost_usd + *cells->at(1).sums.cost_usd));
        QCOMPARE(readCostCells(*m_database, msOf(kDay, 0), CostStep::Day)->size(), std::size_t(1));
    }

    void whetherThereIsAnything()
    {
        QCOMPARE(anyCalls(*m_database), std::optional(false));
        put(callAt(msOf(kDay, 9), QStringLiteral("1"), 0.5));
        QCOMPARE(anyCalls(*m_database), std::optional(true));
    }

    void levelsOfABudget_data()
    {
        QTest::addColumn<double>("limit");
        QTest::addColumn<double>("spent");
        QTest::addColumn<int>("level");
        QTest::newRow("no line") << -1.0 << 100.0 << int(BudgetLevel::NoLine);
        QTest::newRow("under") << 5.0 << 3.99 << int(BudgetLevel::Under);
        QTest::newRow("warned at just the share") << 5.0 << 4.0 << int(BudgetLevel::Near);
        QTest::newRow("reached at just the line") << 5.0 << 5.0 << int(BudgetLevel::Reached);
        QTest::newRow("nothing spent of nothing") << 0.0 << 0.0 << int(BudgetLevel::Under);
        QTest::newRow("something spent of nothing") << 0.0 << 0.001 << int(BudgetLevel::Reached);
    }
    void levelsOfABudget()
    {
        QFETCH(double, limit);
        QFETCH(double, spent);
        QFETCH(int, level);
        const BudgetLine line = budgetLine(limit < 0 ? std::nullopt : std::optional(limit), 0.8, spent, false);
        QCOMPARE(int(line.level), level);
    }

    // The sandbox has prices, and nobody pays them.
    void playMoneyIsNotSpent()
    {
        ConfigService config(m_folder->filePath(QStringLiteral("config.json")), ConfigService::Watch::No);
        setBudget(config, 5, 20);
        const auto ofSandbox = [](CallRecord record) {
            record.model = QStringLiteral("claude-opus-4.7");
            record.provider = QStringLiteral("sandbox-anthropic");
            return record;
        };
        put(ofSandbox(callAt(msOf(kDay, 8), QStringLiteral("1"), 100.0)));
        CallRecord waiting = ofSandbox(callAt(msOf(kDay, 9), QStringLiteral("2"), std::nullopt)); // for a slot
        waiting.provider.clear();
        waiting.outcome.clear();
        put(waiting);
        put(callAt(msOf(kDay, 9), QStringLiteral("3"), 1.0));
        const PlayMoney play = playMoney(config.config());
        QCOMPARE(readCosts(*m_database, CostBy::Model, 0, Money::Real, play)->size(), 1);
        const auto rows = readCosts(*m_database, CostBy::Model, 0, Money::Play, play);
        QCOMPARE(rows->size(), 1);
        QCOMPARE(rows->first().calls, 2);
        QCOMPARE(readCosts(*m_database, CostBy::Model, 0)->size(), 2);

        qint64 now = msOf(kDay, 12);
        BudgetWatch watch(config, path(), [&now] { return now; });
        QSignalSpy reached(&watch, &BudgetWatch::reached);
        watch.start();
        QTRY_COMPARE(watch.state().today, kDay);
        QVERIFY(near(watch.state().day.spent_usd, 1));
        QVERIFY(!watch.state().day.incomplete);
        QCOMPARE(reached.size(), 0);
        // The name is given to a real provider: what it cost is real.
        const QJsonObject real{{QStringLiteral("base_url"), QStringLiteral("https://api.anthropic.com/v1")}};
        QVERIFY(bool(config.apply({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("sandbox-anthropic"), real}}}},
                                  QStringLiteral("test"))));
        QTRY_COMPARE(watch.state().day.level, BudgetLevel::Reached);
        QVERIFY(near(watch.state().day.spent_usd, 101));
    }

    void whoseMoneyIsPlayMoney()
    {
        Config config = shippedConfig();
        QVERIFY(playMoney(config).has(QStringLiteral("sandbox-openai"), QStringLiteral("gpt-4.1")));
        QVERIFY(playMoney(config).has({}, QStringLiteral("gpt-4.1")));
        QVERIFY(!playMoney(config).has(QStringLiteral("openai"), QStringLiteral("gpt-4.1")));
        QVERIFY(!playMoney(config).has({}, QStringLiteral("my-model")));
        ProviderEntry own;
        own.base_url = kSandboxUrl;
        config.providers[QStringLiteral("mine")] = own;
        QVERIFY(playMoney(config).has(QStringLiteral("mine"), {}));
        config.providers.erase(QStringLiteral("sandbox-openai")); // its past stays what it was
        QVERIFY(playMoney(config).has(QStringLiteral("sandbox-openai"), QStringLiteral("gpt-4.1")));
    }

    void aBudgetIsWatched()
    {
        ConfigService config(m_folder->filePath(QStringLiteral("config.json")), ConfigService::Watch::No);
        setBudget(config, 5, 20);
        put(callAt(msOf(QDate(2026, 11, 1), 0), QStringLiteral("1"), 10.0));
        put(callAt(msOf(QDate(2026, 10, 31), 23, 59), QStringLiteral("2"), 1000.0)); // another month's
        put(callAt(msOf(kDay, 8), QStringLiteral("3"), 3.0));
        qint64 now = msOf(kDay, 12);
        BudgetWatch watch(config, path(), [&now] { return now; });
        QSignalSpy reached(&watch, &BudgetWatch::reached);
        watch.refresh();
        QVERIFY(watch.state().today.isNull()); // not started: no file is touched
        watch.start();
        QTRY_COMPARE(watch.state().today, kDay);
        QVERIFY(near(watch.state().day.spent_usd, 3));
        QVERIFY(near(watch.state().month.spent_usd, 13));
        QCOMPARE(watch.state().worst(), BudgetLevel::Under);
        QCOMPARE(reached.size(), 0);

        put(callAt(msOf(kDay, 11), QStringLiteral("4"), 1.5));
        watch.refresh();
        QTRY_COMPARE(watch.state().day.level, BudgetLevel::Near);
        put(callAt(msOf(kDay, 11), QStringLiteral("5"), 0.5));
        watch.refresh();
        QTRY_COMPARE(watch.state().day.level, BudgetLevel::Reached);
        QCOMPARE(watch.state().month.level, BudgetLevel::Under);
        QCOMPARE(reached.size(), 2);
        QCOMPARE(reached.at(1).at(0).value<BudgetPeriod>(), BudgetPeriod::Day);
        QCOMPARE(reached.at(1).at(1).value<BudgetLevel>(), BudgetLevel::Reached);

        put(callAt(msOf(kDay, 11), QStringLiteral("6"), std::nullopt));
        watch.refresh();
        QTRY_VERIFY(watch.state().day.incomplete);
        QCOMPARE(reached.size(), 2); // told once

        setBudget(config, 100, 15); // other lines, the same money
        QCOMPARE(watch.state().day.level, BudgetLevel::Under);
        QCOMPARE(watch.state().month.level, BudgetLevel::Reached);
        QCOMPARE(reached.size(), 3);

        now = msOf(QDate(2026, 12, 1), 0, 1); // a new day, and a new month
        watch.refresh();
        QTRY_COMPARE(watch.state().today, QDate(2026, 12, 1));
        QVERIFY(near(watch.state().day.spent_usd, 0));
        QVERIFY(near(watch.state().month.spent_usd, 0));
        QCOMPARE(watch.state().worst(), BudgetLevel::Under);
        put(callAt(now, QStringLiteral("7"), 200.0));
        watch.refresh();
        QTRY_COMPARE(watch.state().day.level, BudgetLevel::Reached);
        QCOMPARE(reached.size(), 5); // both lines of the new day and month
    }

    void aUsersFileIsTheUsersAlone()
    {
        const QString file = m_folder->filePath(QStringLiteral("out.csv"));
        QVERIFY(!writePrivateFile(file, "one"));
        QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther));
        QVERIFY(!writePrivateFile(file, "two"));
        QCOMPARE(int(QFileInfo(file).permissions() & QFileDevice::Permissions(0x0077)), 0);
        QFile read(file);
        QVERIFY(read.open(QIODevice::ReadOnly));
        QCOMPARE(read.readAll(), QByteArray("two"));
        const auto error = writePrivateFile(m_folder->filePath(QStringLiteral("no/such/folder.csv")), "three");
        QVERIFY(error && !error->what.empty());
    }

private:
    QString path() const { return m_folder->filePath(QStringLiteral("history.sqlite")); }
    void put(const CallRecord& record) { QVERIFY(m_database->run(CallRecord::upsert(), record.values(1))); }
    static void setBudget(ConfigService& config, double day, double month)
    {
        const QJsonObject budget{{QStringLiteral("usd_per_day"), day}, {QStringLiteral("usd_per_month"), month}};
        QVERIFY(bool(config.apply({{QStringLiteral("budget"), budget}}, QStringLiteral("test"))));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
};

QTEST_GUILESS_MAIN(TestCostCells)
#include "tst_cost_cells.moc"
