// What the Live page says, from values made by hand: no window, no clock.
#include "core/config/engine_names.h"
#include "core/telemetry/format.h"
#include "ui/charts/chart_points.h"
#include "ui/models/chart_table_model.h"
#include "ui/models/live_table_model.h"
#include "ui/presenters/chart_words.h"
#include "ui/presenters/live_presenter.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace plimsoll;
using namespace std::chrono_literals;

namespace {

const Instant kNow = at(600000);
const QDateTime kWall(QDate(2026, 11, 30), QTime(12, 0));

BucketSnapshot bucket(double level, double capacity)
{
    BucketSnapshot b;
    b.limited = true;
    b.level = level;
    b.capacity = capacity;
    b.per_minute = 60;
    b.server_seen = kNever;
    return b;
}

Report reportOf(ReportKind kind)
{
    Report report{};
    report.kind = kind;
    return report;
}

CallSnapshot callIn(CallPhase phase)
{
    CallSnapshot call;
    call.phase = phase;
    return call;
}

} // namespace

class LivePresenterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingSentIsEmpty();
    void gaugesOfTheLimitsThatAreSet();
    void reservedServerAndBindingOfAGauge();
    void aServersOwnLimitIsShownWithoutALocalOne();
    void breakerStates_data();
    void breakerStates();
    void coolingNamesItsCauseAndItsEnd();
    void waitersNameTheLimit();
    void ratesOfTheChosenSpanOnly();
    void statusCountsAndFindsTheTightest();
    void fallbacksInWords();
    void anUnknownCostIsNoZero();
    void chartsFollowTheSpan();
    void barsStandOnEachOther();
    void linesAreThinnedToPixelsAndKeepPeaks();
    void aPausedModelSaysSo();
    void driftIsSaidInWords_data();
    void driftIsSaidInWords();
    void aCalibrationChangesTheLimitsOnly();
    void levelsShowTheTightestLimitOfTheModelsThatCameLowest();
    void aSpentLimitIsDrawn();
    void theCostOfManyModelsIsTheLargestAndTheRest();
    void aChartInWords();
    void theTablesKeepTheRulesOfModels();

private:
    ModelCard onlyCard(const ModelSnapshot& model);
    void reply(Instant when, int status, FailureClass failure, Duration latency);

    EngineNames m_names;
    Metrics m_metrics;
    ModelId m_sonnet, m_flash;
};

void LivePresenterTest::init()
{
    QLocale::setDefault(QLocale::c());
    m_names = {};
    m_metrics = {};
    m_sonnet = m_names.models.add(QStringLiteral("sonnet"));
    m_flash = m_names.models.add(QStringLiteral("flash"));
}

ModelCard LivePresenterTest::onlyCard(const ModelSnapshot& model)
{
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    snapshot.models = {model};
    return LivePresenter(m_names, m_metrics).cards(snapshot, kWall).at(0);
}

void LivePresenterTest::reply(Instant when, int status, FailureClass failure, Duration latency)
{
    Report report = reportOf(ReportKind::Reply);
    report.model = m_sonnet;
    report.status = status;
    report.failure = failure;
    report.latency = latency;
    m_metrics.onReport(report, when);
}

void LivePresenterTest::nothingSentIsEmpty()
{
    const LivePresenter presenter(m_names, m_metrics);
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    QVERIFY(presenter.empty(snapshot));
    snapshot.calls.push_back({});
    QVERIFY(!presenter.empty(snapshot));
    snapshot.calls.clear();
    m_metrics.onReport(reportOf(ReportKind::Accepted), kNow - 1s);
    QVERIFY(!presenter.empty(snapshot));
}

void LivePresenterTest::gaugesOfTheLimitsThatAreSet()
{
    ModelSnapshot model;
    model.model = m_sonnet;
    model.buckets[0] = bucket(41.9, 60);
    model.buckets[0].full_at = kNow + 19s;
    model.buckets[2] = bucket(-300, 8000);
    const ModelCard card = onlyCard(model);
    QCOMPARE(card.name, QStringLiteral("sonnet"));
    QCOMPARE(card.gauges.size(), std::size_t(2));
    QCOMPARE(card.gauges[0].name, QStringLiteral("requests"));
    QCOMPARE(card.gauges[0].amount, QStringLiteral("41 / 60"));
    QCOMPARE(card.gauges[0].note, QStringLiteral("full in 19 s"));
    QCOMPARE(card.gauges[1].name, QStringLiteral("tokens out"));
    QCOMPARE(card.gauges[1].level, 0.0); // debt is an empty bar, not a negative one
    QVERIFY(card.gauges[1].amount.startsWith(QLatin1String("0 / ")));
}

void LivePresenterTest::reservedServerAndBindingOfAGauge()
{
    ModelSnapshot model;
    model.model = m_sonnet;
    model.buckets[1] = bucket(10000, 40000);
    model.buckets[1].reserved = 4000;
    model.buckets[1].server_limit = 30000;
    model.buckets[1].server_remaining = 15000;
    model.buckets[1].server_seen = kNow - 30s;
    model.binding = Limit::InputTokensPerMinute;
    model.waiting_bucket = 1;
    model.head_due = kNow + 4s;
    const GaugeReading gauge = onlyCard(model).gauges.at(0);
    QCOMPARE(gauge.level, 0.25);
    QCOMPARE(gauge.reserved, 0.1);
    QCOMPARE(gauge.server.value_or(-1), 0.5);
    QCOMPARE(gauge.freshness, 0.5);
    QVERIFY(gauge.binding);
    QCOMPARE(gauge.note, QStringLiteral("next in 4 s"));
    QVERIFY(gauge.tip.contains(QLatin1String("15,000")) || gauge.tip.contains(QLatin1String("15000")));
}

void LivePresenterTest::aServersOwnLimitIsShownWithoutALocalOne()
{
    ModelSnapshot model;
    model.model = m_sonnet;
    model.buckets[3].server_limit = 1000;
    model.buckets[3].server_remaining = 200;
    model.buckets[3].server_seen = kNow;
    const ModelCard card = onlyCard(model);
    QCOMPARE(card.gauges.size(), std::size_t(1));
    QCOMPARE(card.gauges[0].level, 0.2);
    QCOMPARE(card.gauges[0].note, QStringLiteral("by the server"));
}

void LivePresenterTest::breakerStates_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("meaning");
    QTest::addColumn<QString>("note");
    QTest::addColumn<bool>("tripped");
    QTest::newRow("closed") << int(BreakerState::Closed) << int(Meaning::Ok) << "3 of 7 failed, 2 in a row" << false;
    QTest::newRow("open") << int(BreakerState::Open) << int(Meaning::Failed) << "probe in 4 s" << true;
    QTest::newRow("half-open") << int(BreakerState::HalfOpen) << int(Meaning::Warning) << "probing" << true;
}

void LivePresenterTest::breakerStates()
{
    QFETCH(int, state);
    ModelSnapshot model;
    model.model = m_sonnet;
    model.breaker = BreakerState(state);
    model.breaker_until = kNow + 4s;
    model.breaker_failures = 3;
    model.breaker_samples = 7;
    model.breaker_consecutive = 2;
    const ModelCard card = onlyCard(model);
    QTEST(int(card.lamp), "meaning");
    QTEST(card.lampNote, "note");
    QTEST(card.tripped, "tripped");
}

void LivePresenterTest::coolingNamesItsCauseAndItsEnd()
{
    ModelSnapshot model;
    model.model = m_sonnet;
    model.cooling_reason = FallbackReason::UsageWindow;
    model.cooling_until = kNow + 12s;
    QCOMPARE(onlyCard(model).hold, QStringLiteral("Resting, ready in 12 s: usage window spent"));
    QVERIFY(onlyCard(model).cooling);
    model.cooling_until = kNever;
    QCOMPARE(onlyCard(model).hold, QStringLiteral("Resting until you act: usage window spent"));
    model.cooling_until = kNow;
    QVERIFY(!onlyCard(model).cooling);
    QVERIFY(onlyCard(model).hold.isEmpty());
}

void LivePresenterTest::waitersNameTheLimit()
{
    ModelSnapshot model;
    model.model = m_sonnet;
    model.waiting_bucket = 2;
    model.head_due = kNow + 3s;
    model.binding = Limit::RequestsPerMinute;
    const ModelCard card = onlyCard(model);
    QCOMPARE(card.hold, QStringLiteral("Next call starts in 3 s: requests are short"));
    QVERIFY(card.traffic.contains(QLatin1String("2 waiting")));
}

void LivePresenterTest::ratesOfTheChosenSpanOnly()
{
    reply(kNow - 200s, 429, FailureClass::RateLimit, 100ms);
    reply(kNow - 10s, 200, FailureClass::Ok, 2000ms);
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    snapshot.models.resize(1);
    snapshot.models[0].model = m_sonnet;
    LivePresenter presenter(m_names, m_metrics);
    presenter.setSpan(5min);
    QVERIFY(presenter.cards(snapshot, kWall)[0].quality.startsWith(QLatin1String("refused 50")));
    presenter.setSpan(1min);
    QVERIFY(presenter.cards(snapshot, kWall)[0].quality.startsWith(QLatin1String("refused 0 ")));
}

void LivePresenterTest::statusCountsAndFindsTheTightest()
{
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    snapshot.models.resize(2);
    snapshot.models[0].model = m_sonnet;
    snapshot.models[0].in_flight = 3;
    snapshot.models[0].buckets[0] = bucket(30, 60);
    snapshot.models[1].model = m_flash;
    snapshot.models[1].in_flight = 1;
    snapshot.models[1].buckets[3] = bucket(37, 100);
    for (const CallPhase phase : {CallPhase::Running, CallPhase::RetryWait, CallPhase::BucketWait})
        snapshot.calls.push_back(callIn(phase));
    const StatusFigures figures = LivePresenter(m_names, m_metrics).status(snapshot, kWall);
    QCOMPARE(figures.inFlight, 4);
    QCOMPARE(figures.waiting, 2);
    QCOMPARE(figures.tightest, QStringLiteral("flash tokens 37 %"));
    snapshot.models[0].buckets[0].level = 60;
    snapshot.models[1].buckets[3].level = 100;
    QVERIFY(LivePresenter(m_names, m_metrics).status(snapshot, kWall).tightest.isEmpty());
}

void LivePresenterTest::fallbacksInWords()
{
    Report report = reportOf(ReportKind::Fallback);
    report.model = m_sonnet;
    report.to = m_flash;
    report.fallback_reason = FallbackReason::BreakerOpen;
    m_metrics.onReport(report, kNow - 1s);
    m_metrics.onReport(report, kNow);
    report.fallback_kind = FallbackKind::Queue;
    report.to = {};
    report.fallback_reason = FallbackReason::ModelsExhausted;
    m_metrics.onReport(report, kNow);
    const auto rows = LivePresenter(m_names, m_metrics).fallbacks(kNow);
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(rows[0], (FallbackRow{QStringLiteral("sonnet"), QStringLiteral("flash"), QStringLiteral("breaker open"), 2}));
    QCOMPARE(rows[1].to, QStringLiteral("the queue"));
}

void LivePresenterTest::anUnknownCostIsNoZero()
{
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    Finish finish;
    finish.outcome = Outcome::Cancelled;
    finish.attempts = 1;
    finish.unknown_costs = 1;
    m_metrics.onFinish(finish, kNow - 1s);
    const LivePresenter presenter(m_names, m_metrics);
    QCOMPARE(presenter.status(snapshot, kWall).costToday, QStringLiteral("1 unknown"));
    finish.outcome = Outcome::Success;
    finish.cost_usd = 0.25;
    m_metrics.onFinish(finish, kNow - 1s);
    QCOMPARE(presenter.status(snapshot, kWall).costToday, formatMoney(0.25) + QStringLiteral(" + 2 unknown"));
}

void LivePresenterTest::chartsFollowTheSpan()
{
    Finish finish;
    finish.outcome = Outcome::Success;
    finish.model = m_sonnet;
    finish.cost_usd = 0.25;
    m_metrics.onFinish(finish, kNow - 100s);
    m_metrics.onFinish(finish, kNow - 1s);
    LivePresenter presenter(m_names, m_metrics);
    const auto total = [](const ChartSeries& s) { return std::accumulate(s.values.begin(), s.values.end(), 0.0); };
    for (const auto& [span, expected] : {std::pair<Duration, double>{1min, 1}, {5min, 2}, {15min, 2}, {60min, 2}}) {
        presenter.setSpan(span);
        const ChartData outcomes = presenter.outcomes(kNow);
        QCOMPARE(total(outcomes.series.at(0)), expected);
        QCOMPARE(outcomes.series[0].values.size(), std::size_t(60));
        const ChartData cost = presenter.cost(kNow);
        QCOMPARE(cost.series.size(), std::size_t(1)); // a model that cost nothing is left out
        QCOMPARE(total(cost.series[0]), expected * 0.25);
    }
    QVERIFY(!presenter.waits(kNow).hasValues());
    QVERIFY(!presenter.waits(kNow).empty.isEmpty());
}

void LivePresenterTest::barsStandOnEachOther()
{
    const auto bars = chart_points::bars({1, 2}, {3, 0}, 60);
    QCOMPARE(bars.upper.size(), bars.lower.size());
    QCOMPARE(bars.upper[1].y(), 4.0);
    QCOMPARE(bars.lower[1].y(), 3.0);
    QCOMPARE(bars.upper[5].y(), 2.0);
    QVERIFY(bars.upper[0].x() >= -60 && bars.upper.back().x() <= 0);
}

void LivePresenterTest::linesAreThinnedToPixelsAndKeepPeaks()
{
    std::vector<double> values(10000, 1);
    values[4321] = 9;
    values[7000] = kNoValue;
    const auto points = chart_points::line(values, 60, 100);
    QVERIFY(points.size() <= 2 * 101);
    QVERIFY(std::any_of(points.begin(), points.end(), [](QPointF p) { return p.y() == 9; }));
    QVERIFY(std::is_sorted(points.begin(), points.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); }));
    QCOMPARE(chart_points::niceCeiling(3.2), 5.0);
    QCOMPARE(chart_points::niceCeiling(0.011), 0.02);
}

void LivePresenterTest::aPausedModelSaysSo()
{
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    snapshot.paused = true;
    snapshot.models.resize(1);
    snapshot.models[0].model = m_sonnet;
    snapshot.models[0].waiting_bucket = 1;
    snapshot.models[0].head_due = kNow + 3s;
    snapshot.calls.push_back(callIn(CallPhase::Paused));
    const LivePresenter presenter(m_names, m_metrics);
    QCOMPARE(presenter.cards(snapshot, kWall).at(0).hold, QStringLiteral("Paused by you"));
    const StatusFigures figures = presenter.status(snapshot, kWall);
    QVERIFY(figures.paused);
    QCOMPARE(figures.waiting, 1);
}

void LivePresenterTest::driftIsSaidInWords_data()
{
    QTest::addColumn<bool>("limitDiffers");
    QTest::addColumn<double>("drift");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("gaps");
    QTest::newRow("none") << false << 0.0 << "" << 0;
    QTest::newRow("another limit") << true << 0.0 << "The server allows 100 requests a minute, set here are 60" << 1;
    QTest::newRow("less left")
        << false << -20.0
        << "The server counts 20 more requests as used than were sent from here: others may use this key" << 0;
    QTest::newRow("more left") << false << 15.0 << "The server has 15 more requests left than are counted here" << 0;
}

void LivePresenterTest::driftIsSaidInWords()
{
    QFETCH(bool, limitDiffers);
    QFETCH(double, drift);
    ModelSnapshot model;
    model.model = m_sonnet;
    model.buckets[0] = bucket(60, 60);
    model.buckets[0].server_limit = 100;
    model.buckets[0].limit_differs = limitDiffers;
    if (drift != 0)
        model.buckets[0].server_drift = drift;
    const ModelCard card = onlyCard(model);
    QTEST(card.drift, "words");
    QTEST(int(card.gaps.size()), "gaps");
}

void LivePresenterTest::aCalibrationChangesTheLimitsOnly()
{
    ModelCard card;
    QVERIFY(LivePresenter::calibration(card).isEmpty());
    card.name = QStringLiteral("sonnet");
    card.gaps = {{0, 60, 100}, {3, 400000, 200000}};
    const QJsonObject limits{{QStringLiteral("requests_per_minute"), 100},
                             {QStringLiteral("tokens_per_minute"), 200000}};
    QCOMPARE(LivePresenter::calibration(card),
             (QJsonObject{{QStringLiteral("models"),
                           QJsonObject{{QStringLiteral("sonnet"), QJsonObject{{QStringLiteral("limits"), limits}}}}}}));
    QVERIFY(LivePresenter::calibrationWords(card).startsWith(
        QStringLiteral("sonnet: requests 60 → 100 a minute, tokens ")));
}

void LivePresenterTest::levelsShowTheTightestLimitOfTheModelsThatCameLowest()
{
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    for (int i = 0; i < 8; ++i) {
        Report attempt = reportOf(ReportKind::Attempt);
        attempt.model = i < 2 ? (i ? m_flash : m_sonnet) : m_names.models.add(QStringLiteral("model %1").arg(i));
        m_metrics.onReport(attempt, kNow - 5s);
        ModelSnapshot model;
        model.model = attempt.model;
        model.buckets[0] = bucket(90 - 10 * i, 100);
        model.buckets[1] = bucket(1000, 1000);
        snapshot.models.push_back(model);
    }
    m_metrics.onLevels(snapshot);
    const ChartData levels = LivePresenter(m_names, m_metrics).levels(kNow);
    QCOMPARE(levels.series.size(), std::size_t(6));
    QCOMPARE(levels.series[0].name, QStringLiteral("model 7"));
    QCOMPARE(levels.series[0].values.back(), 20.0);
    QVERIFY(std::isnan(levels.series[0].values.front()));
    QVERIFY(levels.note.contains(QLatin1Char('2')));
}

void LivePresenterTest::aSpentLimitIsDrawn()
{
    Report attempt = reportOf(ReportKind::Attempt);
    attempt.model = m_sonnet;
    m_metrics.onReport(attempt, kNow);
    EngineSnapshot snapshot;
    snapshot.now = kNow;
    snapshot.models.resize(1);
    snapshot.models[0].model = m_sonnet;
    snapshot.models[0].buckets[0] = bucket(-3, 60);
    m_metrics.onLevels(snapshot);
    const ChartData levels = LivePresenter(m_names, m_metrics).levels(kNow);
    QVERIFY(levels.hasValues());
    QCOMPARE(levels.series[0].values.back(), 0.0);
    QCOMPARE(levels.series[0].latest, QStringLiteral("spent"));
}

void LivePresenterTest::theCostOfManyModelsIsTheLargestAndTheRest()
{
    for (int i = 0; i < 9; ++i) {
        Finish finish;
        finish.outcome = Outcome::Success;
        finish.model = m_names.models.add(QStringLiteral("model %1").arg(i));
        finish.cost_usd = 1 + i;
        m_metrics.onFinish(finish, kNow);
    }
    const ChartData cost = LivePresenter(m_names, m_metrics).cost(kNow);
    QCOMPARE(cost.series.size(), std::size_t(6));
    QCOMPARE(cost.series[0].name, QStringLiteral("model 8"));
    QCOMPARE(cost.series[5].name, QStringLiteral("other models"));
    QCOMPARE(cost.series[5].values.back(), 1.0 + 2 + 3 + 4);
    double all = 0;
    for (const ChartSeries& series : cost.series)
        all += series.values.back();
    QCOMPARE(all, 45.0);
}

void LivePresenterTest::aChartInWords()
{
    ChartData data{{}, 300, ChartUnit::Count, QStringLiteral("Nothing here."), {}, false};
    QCOMPARE(chart_words::summary(data), QStringLiteral("Nothing here."));
    data.series.push_back({QStringLiteral("answered"), Meaning::Ok, 0, false, QStringLiteral("7"), {2, 5, 0}});
    data.series.push_back({QStringLiteral("failed"), Meaning::Failed, 0, false, {}, {kNoValue, kNoValue, kNoValue}});
    const QString words = chart_words::summary(data);
    QVERIFY2(words.contains(QLatin1String("answered: 7 in all; 0 to 5, last 0.")), qPrintable(words));
    QVERIFY2(words.contains(QLatin1String("failed: nothing.")), qPrintable(words));
    QCOMPARE(chart_words::value(3.4, ChartUnit::Seconds), QStringLiteral("3.4 s"));
    QCOMPARE(chart_words::stepAgo(2, 3, 300), QStringLiteral("now"));
    QCOMPARE(chart_words::stepAgo(0, 3, 300), QStringLiteral("3.33 min ago"));
}

void LivePresenterTest::theTablesKeepTheRulesOfModels()
{
    ChartTableModel chart;
    QAbstractItemModelTester chartTester(&chart, QAbstractItemModelTester::FailureReportingMode::QtTest);
    ChartData data{{{QStringLiteral("a"), Meaning::Ok, 0, false, {}, {1, 2}}}, 60, ChartUnit::Count, {}, {}, false};
    chart.set(data);
    QCOMPARE(chart.index(0, 1).data().toString(), QStringLiteral("2")); // the latest first
    data.series[0].values = {2, 3};
    QSignalSpy changed(&chart, &QAbstractItemModel::dataChanged);
    chart.set(data);
    QCOMPARE(changed.size(), 1);
    chart.set(data);
    QCOMPARE(changed.size(), 1);
    chart.set({{}, 60, ChartUnit::Count, {}, {}, false});
    QCOMPARE(chart.rowCount(), 0);

    LiveTableModel table;
    QAbstractItemModelTester tableTester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    ModelSnapshot model;
    model.model = m_sonnet;
    model.buckets[2] = bucket(4000, 8000);
    std::vector<ModelCard> cards{onlyCard(model)};
    model.model = m_flash;
    cards.push_back(onlyCard(model));
    table.set(cards, true);
    QCOMPARE(table.rowCount(), 2);
    QVERIFY(table.used(LiveTableModel::TokensOut) && !table.used(LiveTableModel::Requests));
    QCOMPARE(table.index(1, LiveTableModel::TokensOut).data(LiveTableModel::GaugeRole).value<GaugeReading>().level,
             0.5);
    QVERIFY(!table.index(1, LiveTableModel::Requests).data(LiveTableModel::GaugeRole).isValid());
    QSignalSpy moved(&table, &QAbstractItemModel::dataChanged);
    cards[1].gauges[0].level = 0.25;
    cards[1].gauges[0].note = QStringLiteral("full in 3 s");
    table.set(cards, false);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][0].toModelIndex().row(), 1);
    table.set({cards[1]}, true);
    QCOMPARE(table.rowCount(), 1);
    QCOMPARE(table.rowOf(m_flash), 0);
    QCOMPARE(table.rowOf(m_sonnet), -1);
}

QTEST_APPLESS_MAIN(LivePresenterTest)
#include "tst_live_presenter.moc"
