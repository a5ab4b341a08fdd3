// What the Costs page says, from cells made by hand: table, bars, words, the planner's sums. No window, no clock.
#include "core/config/config.h"
#include "core/config/defaults.h"
#include "core/prices/price_sources.h"
#include "ui/models/costs_model.h"
#include "ui/presenters/costs_words.h"
#include "ui/presenters/plan_models.h"
#include "ui/presenters/plan_words.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace plimsoll;

namespace {

const QDate kToday(2026, 11, 30);

CostCell cell(const QDate& day, const QString& model, std::optional<double> cost, qint64 calls = 1, int hour = -1)
{
    CostCell made;
    made.day = day;
    made.hour = hour;
    made.model = model;
    made.provider = model.isEmpty() ? QString() : QStringLiteral("p-") + model;
    made.profile = QStringLiteral("online");
    made.sums.calls = calls;
    made.sums.cost_usd = cost;
    made.sums.unknown_cost = cost ? 0 : calls;
    made.sums.input_tokens = 100 * calls;
    made.sums.output_tokens = 10 * calls;
    return made;
}

int noSeries(const QString&)
{
    return 3;
}

std::vector<PlanModel> sandboxModels()
{
    return planModels(shippedConfig(), nullptr, kToday, noSeries);
}

std::size_t indexOf(const CostPlan& plan, const QString& name)
{
    for (std::size_t i = 0; i < plan.models().size(); ++i)
        if (plan.models()[i].name == name)
            return i;
    qFatal("no model %s", qPrintable(name));
}

int sumOf(const CostPlan& plan)
{
    int sum = 0;
    for (std::size_t i = 0; i < plan.models().size(); ++i)
        sum += plan.share(i);
    return sum;
}

const QString kOpus = QStringLiteral("claude-opus-4.7");
const QString kSonnet = QStringLiteral("claude-sonnet-4.5");
const QString kDeepSeek = QStringLiteral("deepseek-v3.2");

} // namespace

class TestCosts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void rowsByEachGrouping()
    {
        const std::vector<CostCell> cells{
            cell(kToday, QStringLiteral("a"), 1.0), cell(kToday, QStringLiteral("b"), 5.0),
            cell(kToday.addDays(-1), QStringLiteral("a"), 2.0), cell(kToday, QString(), 0.0)};
        const auto models = costRows(cells, CostBy::Model, noSeries);
        QCOMPARE(models.size(), std::size_t(3));
        QCOMPARE(models[0].key, QStringLiteral("b")); // the dearest first
        QCOMPARE(models[1].sums.calls, 2);
        QCOMPARE(*models[1].sums.cost_usd, 3.0);
        QCOMPARE(models[2].name, QStringLiteral("(no model)"));
        QCOMPARE(models[0].series, 3);
        const auto days = costRows(cells, CostBy::Day, noSeries);
        QCOMPARE(days.size(), std::size_t(2));
        QCOMPARE(days[0].key, QStringLiteral("2026-11-30")); // the newest first
        QCOMPARE(days[0].series, -1);
        QCOMPARE(costRows(cells, CostBy::Provider, noSeries)[0].key, QStringLiteral("p-b"));
        QCOMPARE(costRows(cells, CostBy::Profile, noSeries).size(), std::size_t(1));
        QCOMPARE(*costTotal(cells).sums.cost_usd, 8.0);
        QCOMPARE(costs_words::cost(costTotal({}).sums), QStringLiteral("$0.00"));
    }

    void anUnknownCostIsNeverZero()
    {
        CostRow sums;
        sums.calls = 2;
        sums.unknown_cost = 2;
        QCOMPARE(costs_words::cost(sums), QStringLiteral("unknown"));
        sums.calls = 3;
        sums.cost_usd = 1.5;
        QCOMPARE(costs_words::figure(sums), QStringLiteral("≥ $1.50"));
        QVERIFY2(costs_words::cost(sums).startsWith(QLatin1String("$1.50 + 2")), qPrintable(costs_words::cost(sums)));
        sums = {};
        sums.calls = sums.failed = sums.unknown_cost = 1;
        QCOMPARE(costs_words::waste(sums), QStringLiteral("unknown"));
        QVERIFY(costs_words::csv(CostBy::Model, {{QStringLiteral("a"), {}, 0, sums, {}}})
                    .contains("\r\na,1,1,0,0,0,0,0,,1,,0\r\n"));
    }

    void theWasteSaysItsParts()
    {
        CostTableRow total;
        QCOMPARE(costs_words::wasteParts(total), QStringLiteral("no attempt was paid for in vain"));
        total.sums.calls = 1;
        total.sums.cost_usd = 1;
        total.sums.waste_usd = 1;
        total.waste = {0.25, 0.5, 0};
        const QString words = costs_words::wasteParts(total);
        QVERIFY2(words.contains(QLatin1String("failed calls $0.25")) &&
                     words.contains(QLatin1String("retried attempts $0.50")),
                 qPrintable(words));
        QVERIFY2(words.contains(QLatin1String("older days, not told apart $0.25")) &&
                     !words.contains(QLatin1String("broken")),
                 qPrintable(words));
    }

    void aCsvQuotesWhatItMust()
    {
        CostRow sums;
        sums.calls = 1;
        sums.cost_usd = 0.125;
        const QByteArray csv = costs_words::csv(CostBy::Profile, {{QStringLiteral("a \"b\", c"), {}, 0, sums, {}}});
        QCOMPARE(csv, QByteArray("profile,calls,failed,cached,queued,unfinished,input_tokens,output_tokens,cost_usd,"
                                 "unknown_cost_calls,waste_usd,play_money\r\n"
                                 "\"a \"\"b\"\", c\",1,0,0,0,0,0,0,0.125,0,0,0\r\n"));
    }

    void aBarForEveryDay()
    {
        const std::vector<CostCell> cells{
            cell(kToday.addDays(-6), QStringLiteral("a"), 1.0), cell(kToday, QStringLiteral("a"), 2.0),
            cell(kToday, QStringLiteral("b"), 4.0), cell(kToday.addDays(-1), QStringLiteral("c"), std::nullopt)};
        const CostBars bars = costBars(cells, CostBy::Day, CostRange::Week, kToday, noSeries);
        QCOMPARE(bars.step, BarStep::Day);
        QCOMPARE(bars.bars.size(), std::size_t(7));
        QCOMPARE(bars.series.size(), std::size_t(2)); // models stand on each other; one of unknown cost has no height
        QCOMPARE(bars.series[0].name, QStringLiteral("b"));
        QCOMPARE(bars.sum(0), 1.0);
        QCOMPARE(bars.sum(3), 0.0);
        QCOMPARE(bars.sum(6), 6.0);
        QVERIFY(bars.bars[5].unknown);
        QVERIFY(!bars.bars[6].unknown);
        QVERIFY(describe(bars).contains(QLatin1String("$7.00 in all")));
        QVERIFY(costBars({}, CostBy::Model, CostRange::Month, kToday, noSeries).empty());
    }

    void todayHasHours()
    {
        const std::vector<CostCell> cells{cell(kToday, QStringLiteral("a"), 1.0, 1, 9),
                                          cell(kToday, QStringLiteral("a"), 2.0, 1, 23),
                                          cell(kToday, QStringLiteral("a"), 8.0)};
        const CostBars bars = costBars(cells, CostBy::Model, CostRange::Today, kToday, noSeries);
        QCOMPARE(bars.bars.size(), std::size_t(24));
        QCOMPARE(bars.sum(9), 1.0);
        QCOMPARE(bars.sum(23), 2.0);
        QCOMPARE(bars.sum(0), 0.0); // an hour that is not known is no hour
    }

    void longHistoriesAreAddedUp()
    {
        const auto from = [](int days) {
            return costBars(
                {cell(kToday.addDays(-days), QStringLiteral("a"), 1.0), cell(kToday, QStringLiteral("a"), 2.0)},
                CostBy::Model, CostRange::All, kToday, noSeries);
        };
        QCOMPARE(from(10).step, BarStep::Day);
        const CostBars weeks = from(200);
        QCOMPARE(weeks.step, BarStep::Week);
        QVERIFY(weeks.bars.size() < 32);
        const CostBars months = from(1500);
        QCOMPARE(months.step, BarStep::Month);
        for (const CostBars& bars : {weeks, months}) {
            QCOMPARE(bars.sum(0), 1.0);
            QCOMPARE(bars.sum(bars.bars.size() - 1), 2.0);
        }
    }

    void aBudgetSaysItsState()
    {
        QCOMPARE(costs_words::budgetFigure(budgetLine(5, 0.8, 4.1, false)), QStringLiteral("$4.10 of $5.00 (82 %)"));
        QVERIFY(costs_words::budgetFigure(budgetLine(5, 0.8, 4.1, true)).startsWith(QLatin1String("at least $4.10")));
        QCOMPARE(costs_words::budgetFigure(budgetLine({}, 0.8, 4.1, false)), QStringLiteral("$4.10"));
        BudgetLines lines{kToday, budgetLine(5, 0.8, 1, false), budgetLine(50, 0.8, 10, false)};
        QVERIFY(costs_words::budgetAlert(lines).isEmpty());
        lines.day = budgetLine(5, 0.8, 6, false);
        QVERIFY(costs_words::budgetAlert(lines).contains(
            QLatin1String("The day's budget is reached: $6.00 of $5.00 (120 %)")));
    }

    void theTableSortsAndKeepsItsTotal()
    {
        CostsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<CostCell> cells{cell(kToday, QStringLiteral("a"), 1.0, 5),
                                    cell(kToday, QStringLiteral("b"), 5.0, 1),
                                    cell(kToday, QStringLiteral("c"), std::nullopt, 3)};
        const auto set = [&] { model.set(CostBy::Model, costRows(cells, CostBy::Model, noSeries), {costTotal(cells)}); };
        const auto names = [&] {
            QStringList all;
            for (int row = 0; row < model.rowCount(); ++row)
                all << model.index(row, CostsModel::Group).data().toString();
            return all.join(QLatin1Char(' '));
        };
        set();
        QCOMPARE(names(), QStringLiteral("b a c Total"));
        const QPersistentModelIndex chosen(model.index(1, CostsModel::Calls)), total(model.index(3, 0));
        model.sort(CostsModel::Calls, Qt::DescendingOrder);
        QCOMPARE(names(), QStringLiteral("a c b Total"));
        QCOMPARE(chosen.row(), 0);
        QCOMPARE(total.row(), 3);
        model.sort(CostsModel::Cost, Qt::AscendingOrder);
        QCOMPARE(names(), QStringLiteral("c a b Total")); // what is not known is less than anything
        QCOMPARE(model.index(0, CostsModel::Cost).data().toString(), QStringLiteral("unknown"));
        cells[0].sums.cost_usd = 9.0;
        set(); // fresh figures keep the order that was asked for
        QCOMPARE(names(), QStringLiteral("c b a Total"));
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        set();
        QCOMPARE(changes.size(), 0);
        model.set(CostBy::Day, costRows(cells, CostBy::Day, noSeries), {costTotal(cells)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Day"));
        model.set(CostBy::Day, {}, {costTotal({})});
        QCOMPARE(names(), QStringLiteral("Total"));
    }

    void tokenSharesAreOfTheTokens()
    {
        CostRow a, b, none;
        a.group = QStringLiteral("a");
        a.input_tokens = 30;
        a.output_tokens = 10;
        b.group = QStringLiteral("b");
        b.input_tokens = 10;
        b.output_tokens = 30;
        const auto shares = tokenShares({a, b, none});
        QCOMPARE(shares.size(), std::size_t(2));
        QCOMPARE(shares[0].input, 0.75);
        QCOMPARE(shares[0].output, 0.25);
    }

    // 50 M output tokens a month at the sandbox's prices.
    void thePlannersFigures()
    {
        CostPlan plan;
        plan.setModels(sandboxModels());
        plan.setVolume(0, 50e6);
        const std::size_t opus = indexOf(plan, kOpus), sonnet = indexOf(plan, kSonnet),
                          deepseek = indexOf(plan, kDeepSeek);
        QCOMPARE(plan_words::cost(plan.costAlone(opus)), QStringLiteral("$3,750.00"));
        plan.setMix({{kOpus, 1, 1}});
        QCOMPARE(plan_words::cost(plan.cost()), QStringLiteral("$3,750.00"));
        plan.setShare(sonnet, 30);
        QCOMPARE(plan.share(opus), 70);
        QCOMPARE(plan_words::cost(plan.cost()), QStringLiteral("$2,850.00"));
        plan.setShare(deepseek, 10);
        plan.setShare(sonnet, 20);
        QCOMPARE(plan.share(opus), 70);
        QCOMPARE(plan.share(sonnet), 20);
        QCOMPARE(plan.share(deepseek), 10);
        QCOMPARE(plan_words::cost(plan.cost()), QStringLiteral("$2,777.10"));
        QCOMPARE(plan_words::cost(plan.costOf(deepseek)), QStringLiteral("$2.10"));
        const PlanCost today = plan.costOf(std::vector<PlanPart>{{kOpus, 1, 1}});
        QCOMPARE(plan_words::beside(plan.cost(), today), QStringLiteral("$972.90 (26 %) less than the last 30 days' mix"));
        QCOMPARE(plan_words::beside(today, today), QStringLiteral("as much as the last 30 days' mix"));
        plan.setVolume(10e6, 50e6); // input at 15, 3 and 0.27
        QVERIFY(std::abs(plan.cost().usd - (2777.10 + 105 + 6 + 0.27)) < 1e-6);
    }

    void theSharesAlwaysAddUp()
    {
        CostPlan plan;
        plan.setModels(sandboxModels());
        QCOMPARE(sumOf(plan), 100);
        QRandomGenerator random(7);
        for (int i = 0; i < 5000; ++i) {
            const auto model = std::size_t(random.bounded(int(plan.models().size())));
            const int percent = random.bounded(-20, 140);
            plan.setShare(model, percent);
            QCOMPARE(plan.share(model), std::clamp(percent, 0, 100));
            QCOMPARE(sumOf(plan), 100);
            for (std::size_t k = 0; k < plan.models().size(); ++k)
                QVERIFY(plan.share(k) >= 0);
        }
        plan.setMix({{kOpus, 1, 1}, {kSonnet, 1, 1}, {kDeepSeek, 1, 1}, {QStringLiteral("gone"), 50, 50}});
        QCOMPARE(sumOf(plan), 100);
        QCOMPARE(plan.share(indexOf(plan, kOpus)) + plan.share(indexOf(plan, kSonnet)), 67);
        plan.setMix({{QStringLiteral("gone"), 1, 1}});
        QCOMPARE(sumOf(plan), 100);
        std::vector<PlanModel> fewer = sandboxModels();
        fewer.erase(fewer.begin()); // its part goes to another
        plan.setModels(fewer);
        QCOMPARE(sumOf(plan), 100);
        plan.setModels({fewer.front()});
        plan.setShare(0, 10);
        QCOMPARE(plan.share(0), 100);
        plan.setModels({});
        QVERIFY(plan.cost().known());
    }

    void aPriceThatIsNotKnownIsSaid()
    {
        CostPlan plan;
        plan.setModels({{QStringLiteral("a"), 0, 1.0, 2.0, {}}, {QStringLiteral("b"), 0, {}, {}, {}}});
        plan.setVolume(0, 1e6);
        plan.setMix({{QStringLiteral("b"), 1, 1}});
        QCOMPARE(plan_words::cost(plan.cost()), QStringLiteral("unknown"));
        plan.setShare(0, 50);
        QCOMPARE(plan_words::cost(plan.cost()), QStringLiteral("at least $1.00"));
        QVERIFY(plan_words::beside(plan.cost(), plan.costAlone(0)).isEmpty());
        QVERIFY(plan_words::note(plan, plan.costAlone(0), plan_words::Traffic::Real).contains(QLatin1String("No price is known for b")));
        plan.setShare(0, 100);
        QCOMPARE(plan_words::cost(plan.cost()), QStringLiteral("$2.00")); // nothing of it is used
    }

    void pricesComeFromTheConfigurationThenTheTables()
    {
        Config config = shippedConfig();
        ProviderEntry anthropic;
        anthropic.base_url = QStringLiteral("https://api.anthropic.com/v1");
        config.providers[QStringLiteral("real")] = anthropic;
        PriceEntry entry;
        entry.provider = QStringLiteral("anthropic");
        entry.names = {QStringLiteral("claude-x")};
        entry.source = QStringLiteral("a list");
        entry.price.input = 4;
        entry.price.output = 20;
        ModelEntry model;
        model.provider = QStringLiteral("real");
        model.price.input = 3;
        config.models[QStringLiteral("claude-x")] = model;
        const PriceBook book({PriceTable{entry}});
        CostPlan plan;
        plan.setModels(planModels(config, &book, kToday, noSeries));
        const PlanModel& planned = plan.models()[indexOf(plan, QStringLiteral("claude-x"))];
        QCOMPARE(planned.input, std::optional(3.0));
        QCOMPARE(planned.output, std::optional(20.0));
        QCOMPARE(planned.source, QStringLiteral("a list"));
        const auto all = tableModels(PriceBook({shippedPrices()}), kToday);
        QVERIFY(all.size() > 20);
        QVERIFY(std::is_sorted(all.begin(), all.end(),
                               [](const PlanModel& a, const PlanModel& b) { return a.name < b.name; }));
    }

    void withoutTrafficTodaysMixIsTheProfiles()
    {
        const auto mix = plan_words::recentMix({}, shippedConfig());
        QCOMPARE(mix.size(), std::size_t(1));
        QCOMPARE(mix.front().model, kSonnet);
        QCOMPARE(plan_words::recentMix({{kOpus, 1, 1}}, shippedConfig()).front().model, kOpus);
    }
};

QTEST_GUILESS_MAIN(TestCosts)
#include "tst_costs.moc"
