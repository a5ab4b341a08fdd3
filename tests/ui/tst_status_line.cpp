// The foot of the window and the tightest limit, from values made by hand. No window, no clock.
#include "core/config/defaults.h"
#include "core/config/engine_names.h"
#include "core/telemetry/limit_book.h"
#include "ui/presenters/status_line.h"

#include <QTest>

using namespace plimsoll;

namespace {

const QDateTime kWall = QDateTime::fromMSecsSinceEpoch(1'796'000'000'000, Qt::UTC);

struct World
{
    EngineNames names;
    LimitBook book;
    EngineSnapshot snapshot;

    World()
    {
        snapshot.now = at(1'000'000);
        snapshot.models.resize(2);
        snapshot.models[0].model = names.models.add(QStringLiteral("a"));
        snapshot.models[1].model = names.models.add(QStringLiteral("b"));
    }
    void bucket(std::size_t model, std::size_t index, double level, double capacity, Instant full)
    {
        BucketSnapshot& one = snapshot.models[model].buckets[index];
        one.limited = true;
        one.level = level;
        one.capacity = capacity;
        one.full_at = full;
    }
    void said(const QString& name, double limit, double remaining, std::optional<WallMs> resets, std::int64_t span_s,
              WallMs when = kWall.toMSecsSinceEpoch())
    {
        LimitWindow window;
        window.name = name;
        window.limit = limit;
        window.remaining = remaining;
        window.resets_at = resets;
        window.span_s = span_s;
        window.unit = limit == 100 ? LimitWindow::Unit::Percent : LimitWindow::Unit::Requests;
        Inspection seen;
        seen.windows = {window};
        book.note(QStringLiteral("acme"), QStringLiteral("a"), {}, seen, when);
    }
    std::optional<TightestLimit> tightest() const { return tightestLimit(snapshot, names, book, kWall); }
};

StatusItem item(const std::vector<StatusItem>& items, const char* id)
{
    for (const StatusItem& one : items) {
        if (one.id == QLatin1String(id))
            return one;
    }
    return {};
}

} // namespace

class StatusLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsShort()
    {
        World world;
        QVERIFY(!world.tightest());
        world.bucket(0, 0, 60, 60, at(0));
        QVERIFY(!world.tightest());
    }

    void theSmallestShareOfAllWins()
    {
        World world;
        world.bucket(0, 0, 30, 60, at(1'019'000));
        world.bucket(1, 3, 100, 1000, at(1'030'000));
        const auto tightest = world.tightest();
        QVERIFY(tightest);
        QCOMPARE(tightest->words(), QStringLiteral("b tokens 10 %"));
        QCOMPARE(tightest->resets, QStringLiteral("full in 30 s"));
        QCOMPARE(tightest->meaning(), Meaning::Warning);
        QVERIFY(!tightest->server);
        world.bucket(1, 3, -5, 1000, kNever); // in debt, and nobody knows until when
        QCOMPARE(world.tightest()->words(), QStringLiteral("b tokens spent"));
        QCOMPARE(world.tightest()->resets, QString());
        QCOMPARE(world.tightest()->meaning(), Meaning::Failed);
    }

    void aServersWindowCountsUntilItResets()
    {
        World world;
        const WallMs now = kWall.toMSecsSinceEpoch();
        world.bucket(0, 0, 30, 60, at(1'019'000));
        world.said(QStringLiteral("5h"), 100, 4, now + 90'000, 18'000);
        QCOMPARE(world.tightest()->words(), QStringLiteral("acme 5 h 4 %"));
        QCOMPARE(world.tightest()->resets, QStringLiteral("resets in 1 m 30 s"));
        QVERIFY(world.tightest()->server);
        world.said(QStringLiteral("5h"), 100, 4, now - 1, 18'000, now - 1000);
        QCOMPARE(world.tightest()->model, QStringLiteral("a")); // it has reset: the figure is of no window any more
    }

    void anOldFigureWithoutAResetIsForgotten()
    {
        World world;
        const WallMs now = kWall.toMSecsSinceEpoch();
        world.said(QStringLiteral("requests"), 60, 3, std::nullopt, 60, now - 59'000);
        QCOMPARE(world.tightest()->words(), QStringLiteral("a requests 5 %"));
        World later;
        later.said(QStringLiteral("requests"), 60, 3, std::nullopt, 60, now - 61'000);
        QVERIFY(!later.tightest());
    }

    void everyFactLeadsToItsPage()
    {
        StatusFacts facts;
        facts.figures.inFlight = 3;
        facts.figures.waiting = 2;
        facts.figures.queued = 4;
        facts.figures.costToday = QStringLiteral("$1.00");
        auto items = statusItems(facts);
        QCOMPARE(item(items, "flight").text, QStringLiteral("3 in flight  ·  2 waiting"));
        QCOMPARE(item(items, "flight").page, QStringLiteral("live"));
        QCOMPARE(item(items, "queue").text, QStringLiteral("queue 4"));
        QCOMPARE(item(items, "queue").page, QStringLiteral("queue"));
        QCOMPARE(item(items, "cost").text, QStringLiteral("today $1.00"));
        QCOMPARE(item(items, "cost").page, QStringLiteral("costs"));
        QCOMPARE(item(items, "limit").text, QStringLiteral("no limit is short"));
        QCOMPARE(item(items, "reach").text, QString());
        facts.queuePaused = true;
        facts.figures.paused = true;
        facts.reach = Reach::Offline;
        items = statusItems(facts);
        QCOMPARE(item(items, "queue").text, QStringLiteral("queue 4, paused"));
        QVERIFY(item(items, "limit").text.startsWith(QLatin1String("PAUSED")));
        QCOMPARE(item(items, "reach").text, QStringLiteral("offline"));
        QCOMPARE(item(items, "reach").mark, std::optional(Meaning::Warning));
    }

    void theBudgetStandsBesideTheCost()
    {
        StatusFacts facts;
        facts.money.today = kWall.date();
        facts.money.day = budgetLine(5.0, 0.8, 1.23, true);
        facts.money.month = budgetLine(std::nullopt, 0.8, 40, false);
        QCOMPARE(item(statusItems(facts), "cost").text, QStringLiteral("today ≥ $1.23 of $5.00"));
        QVERIFY(!item(statusItems(facts), "cost").mark);
        facts.money.day = budgetLine(5.0, 0.8, 4.5, false);
        QCOMPARE(item(statusItems(facts), "cost").mark, std::optional(Meaning::Warning));
        facts.money.month = budgetLine(50.0, 0.8, 51, false); // worse than the day's
        QCOMPARE(item(statusItems(facts), "cost").text, QStringLiteral("today $4.50 of $5.00  ·  month $51.00 of $50.00"));
        QCOMPARE(item(statusItems(facts), "cost").mark, std::optional(Meaning::Failed));
    }

    void theSandboxAloneIsNeverOffline()
    {
        Config config = shippedConfig();
        QCOMPARE(reachOf(config, std::nullopt), Reach::SandboxOnly);
        QCOMPARE(reachOf(config, false), Reach::SandboxOnly);
        config.providers[QStringLiteral("acme")].base_url = QStringLiteral("https://api.example.com/v1");
        config.models[QStringLiteral("m")].provider = QStringLiteral("acme");
        config.profiles[config.default_profile].chain << QStringLiteral("m");
        QCOMPARE(reachOf(config, std::nullopt), Reach::Providers);
        QCOMPARE(reachOf(config, true), Reach::Providers);
        QCOMPARE(reachOf(config, false), Reach::Offline);
    }
};

QTEST_GUILESS_MAIN(StatusLineTest)
#include "tst_status_line.moc"
