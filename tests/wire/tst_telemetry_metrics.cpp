// Series, percentiles, and what the metrics make of the engine's reports.
#include "core/telemetry/metrics.h"

#include <QTest>

using namespace plimsoll;
using namespace std::chrono_literals;

namespace {

constexpr ModelId kSonnet{0}, kGpt{1};

Report report(ReportKind kind, std::uint64_t call = 1, ModelId model = kSonnet)
{
    Report r{};
    r.kind = kind;
    r.call = CallId{call};
    r.model = model;
    return r;
}
Report reply(int status, FailureClass failure, Duration latency = 100ms)
{
    Report r = report(ReportKind::Reply);
    r.status = status;
    r.failure = failure;
    r.latency = latency;
    return r;
}

} // namespace

class TestTelemetryMetrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSampleReachesAllResolutions()
    {
        MetricSeries series;
        series.add(at(61'500), 2);
        series.add(at(61'900), 4);
        for (const Duration step : {Duration(1s), Duration(5s), Duration(60s)}) {
            const auto points = series.points(at(62'000), 120s, step);
            const auto hit = std::find_if(points.begin(), points.end(), [](const auto& p) { return p.slot.count > 0; });
            QVERIFY(hit != points.end());
            QCOMPARE(hit->start, Instant(at(61'500).time_since_epoch() / step * step));
            QCOMPARE(hit->slot.count, 2u);
            QCOMPARE(hit->slot.sum, 6.0);
            QCOMPARE(hit->slot.max, 4.0);
            QCOMPARE(hit->slot.last, 4.0);
            QCOMPARE(hit->slot.mean(), 3.0);
        }
    }
    void pointsHaveNoGapsAndEndNow()
    {
        MetricSeries series;
        series.add(at(3'000'500));
        const auto points = series.points(at(3'009'999), 60s, 1s);
        QCOMPARE(points.size(), 60u);
        QCOMPARE(points.back().start, at(3'009'000));
        for (std::size_t i = 1; i < points.size(); ++i)
            QCOMPARE(points[i].start - points[i - 1].start, Duration(1s));
        QCOMPARE(points[50].slot.count, 1u);
    }
    void anOldRoundIsNotShownAgain()
    {
        MetricSeries series({{1s, 10}});
        series.add(at(3'000));
        QCOMPARE(series.total(at(3'500), 10s).count, 1u);
        QCOMPARE(series.total(at(13'500), 10s).count, 0u); // same place in the ring, a round later
        series.add(at(13'000));
        series.add(at(3'100)); // far too late
        QCOMPARE(series.total(at(13'500), 10s).count, 1u);
    }
    void negativeValuesHaveAMaximumToo()
    {
        MetricSeries series;
        series.add(at(1000), -5);
        series.add(at(2000), -3);
        QCOMPARE(series.total(at(2000), 60s).max, -3.0);
    }
    void spansPickTheirStep()
    {
        const MetricSeries series;
        QCOMPARE(series.stepFor(60s), Duration(1s));
        QCOMPARE(series.stepFor(15min), Duration(1s));
        QCOMPARE(series.stepFor(1h), Duration(5s));
        QCOMPARE(series.stepFor(24h), Duration(60s));
        QCOMPARE(series.stepFor(48h), Duration(60s));
    }

    void percentilesAreClose()
    {
        LatencyHistogram histogram;
        QVERIFY(!histogram.percentiles());
        for (int ms = 1; ms <= 10'000; ++ms)
            histogram.add(Duration(ms));
        for (const double q : {0.01, 0.25, 0.5, 0.95, 0.99}) {
            const double found = double(histogram.at(q)->count());
            QVERIFY2(std::abs(found / (q * 10'000) - 1) < 0.10, qPrintable(QString::number(found)));
        }
        QCOMPARE(*histogram.at(0), Duration(1));
        QCOMPARE(*histogram.at(1), Duration(10'000));
    }
    void oneSampleIsExact()
    {
        for (const Duration latency : {Duration(0), Duration(1), Duration(777), Duration(1h), Duration(50h)}) {
            LatencyHistogram histogram;
            histogram.add(latency);
            QCOMPARE(*histogram.at(0.5), latency);
        }
    }
    void percentilesForgetWhatIsOld()
    {
        LatencySeries series;
        series.add(at(1000), 100ms);
        series.add(at(70'000), 900ms);
        QCOMPARE(series.percentiles(at(70'000), 60s)->p50, Duration(900));
        QCOMPARE(series.percentiles(at(70'000), 5min)->count, 2u);
        QVERIFY(!series.percentiles(at(70'000 + 3'600'000), 1h));
        const auto points = series.points(at(70'000), 60s, 10s);
        QCOMPARE(points.size(), 6u);
        QCOMPARE(points.back().start, at(70'000));
        QCOMPARE(points.back().value->p99, Duration(900));
        QVERIFY(!points.front().value);
    }

    void aRetriedCall()
    {
        Metrics metrics;
        metrics.onReport(report(ReportKind::Accepted), at(0));
        metrics.onReport(report(ReportKind::Attempt), at(0));
        metrics.onReport(reply(429, FailureClass::RateLimit), at(100));
        Report wait = report(ReportKind::Wait);
        wait.wait = 2s;
        metrics.onReport(wait, at(100));
        metrics.onReport(report(ReportKind::Attempt), at(2100));
        metrics.onReport(report(ReportKind::Stream), at(2400));
        metrics.onReport(reply(200, FailureClass::Ok, 700ms), at(2800));
        Finish finish;
        finish.call = CallId{1};
        finish.outcome = Outcome::Success;
        finish.model = kSonnet;
        finish.attempts = 2;
        finish.latency = 2800ms;
        finish.cost_usd = 0.02;
        finish.waste_usd = 0.005;
        metrics.onFinish(finish, at(2800));

        const Instant now = at(3000);
        QCOMPARE(metrics.outcome(Outcome::Success).total(now, 60s).count, 1u);
        QCOMPARE(metrics.outcome(Outcome::Failed).total(now, 60s).count, 0u);
        QCOMPARE(metrics.attempts().total(now, 60s).count, 2u);
        QCOMPARE(metrics.rateLimited().total(now, 60s).count, 1u);
        QCOMPARE(metrics.overloaded().total(now, 60s).count, 0u);
        QCOMPARE(metrics.retryWaits().total(now, 60s).sum, 2000.0);
        QCOMPARE(metrics.firstToken().percentiles(now, 60s)->p50, Duration(300));
        QCOMPARE(metrics.latency().percentiles(now, 60s)->count, 1u); // the refused attempt's latency says nothing
        QCOMPARE(metrics.latency().percentiles(now, 60s)->p50, Duration(700));
        QCOMPARE(metrics.timeToSuccess().percentiles(now, 60s)->p50, Duration(2800));
        QCOMPARE(*metrics.amplification(now, 60s), 2.0);
        QCOMPARE(*metrics.refusedRate(now, 60s), 0.5);
        QCOMPARE(metrics.cost().total(now, 60s).sum, 0.02);
        QCOMPARE(metrics.waste().total(now, 60s).sum, 0.005);
        QCOMPARE(metrics.model(kSonnet)->cost_usd.total(now, 60s).sum, 0.02);
        QVERIFY(!metrics.model(kGpt));
    }
    void nothingHappenedIsNotZero()
    {
        const Metrics metrics;
        QVERIFY(!metrics.amplification(at(0), 60s));
        QVERIFY(!metrics.refusedRate(at(0), 60s));
        QVERIFY(!metrics.latency().percentiles(at(0), 60s));
    }
    void fallbackFlows()
    {
        Metrics metrics;
        Report fallback = report(ReportKind::Fallback);
        fallback.to = kGpt;
        fallback.fallback_reason = FallbackReason::BreakerOpen;
        metrics.onReport(fallback, at(1000));
        fallback.fallback_reason = FallbackReason::RetriesExhausted;
        metrics.onReport(fallback, at(1000));
        metrics.onReport(fallback, at(400'000));
        const auto all = metrics.fallbacks(at(400'000), 1h);
        QCOMPARE(all.size(), 2u);
        QCOMPARE(all[0].flow.reason, FallbackReason::RetriesExhausted);
        QCOMPARE(all[0].count, 2u);
        QCOMPARE(all[0].flow.from, kSonnet);
        QCOMPARE(all[0].flow.to, kGpt);
        QCOMPARE(all[1].count, 1u);
        QCOMPARE(metrics.fallbacks(at(400'000), 60s).size(), 1u);
    }
};

QTEST_APPLESS_MAIN(TestTelemetryMetrics)
#include "tst_telemetry_metrics.moc"
