// The Lab on recorded traffic: what is read from the events, how well servers are fitted to it, what-if, tuning.
#include "core/config/config_json.h"
#include "core/config/defaults.h"
#include "core/lab/compare.h"
#include "core/lab/lab_strategies.h"
#include "core/lab/limit_fit.h"
#include "core/lab/trace_csv.h"
#include "core/lab/tune.h"
#include "core/lab/what_if.h"
#include "core/sim/sim_draw.h"

#include <QDateTime>
#include <QJsonArray>
#include <QTest>

#include <thread>

using namespace plimsoll;

namespace {

constexpr qint64 kBegin = 1'780'000'000'000;

Config config(const QJsonObject& partial = {})
{
    QJsonObject json{
        {QStringLiteral("default_profile"), QStringLiteral("t")},
        {QStringLiteral("providers"), QJsonObject{{QStringLiteral("p"), QJsonObject{{QStringLiteral("base_url"), QStringLiteral("builtin:sandbox")}, {QStringLiteral("key"), QStringLiteral("none")}}}}},
        {QStringLiteral("models"),
         QJsonObject{{QStringLiteral("a"), QJsonObject{{QStringLiteral("provider"), QStringLiteral("p")}, {QStringLiteral("price"), QJsonObject{{QStringLiteral("input"), 3}, {QStringLiteral("output"), 15}}}}},
                     {QStringLiteral("b"), QJsonObject{{QStringLiteral("provider"), QStringLiteral("p")}, {QStringLiteral("price"), QJsonObject{{QStringLiteral("input"), 1}, {QStringLiteral("output"), 2}}}}}}},
        {QStringLiteral("profiles"), QJsonObject{{QStringLiteral("t"), QJsonObject{{QStringLiteral("chain"), QJsonArray{QStringLiteral("a"), QStringLiteral("b")}}}}}}};
    auto base = configFromJson(json, shippedConfig());
    if (!base)
        qFatal("%s %s", base.error().where.c_str(), base.error().what.c_str());
    if (partial.isEmpty())
        return *base;
    auto changed = configFromJson(partial, *base);
    if (!changed)
        qFatal("%s %s", changed.error().where.c_str(), changed.error().what.c_str());
    return *changed;
}

QJsonObject profile(const QJsonObject& settings) { return {{QStringLiteral("profiles"), QJsonObject{{QStringLiteral("t"), settings}}}}; }

QString wall(Instant t) { return QDateTime::fromMSecsSinceEpoch(kBegin + toMs(t), Qt::UTC).toString(Qt::ISODateWithMs); }

template <class Enum> QString word(Enum value)
{
    const std::string_view text = name(value);
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

/// A world that the history knows nothing of, lived through by the user's own settings: its events, as the history keeps them.
RecordedTraffic record(const Config& config, SimulatedWorld world, bool says_limits)
{
    EngineNames names;
    const std::size_t models = compile(config, names).models.size();
    const EngineConfig engine = labEngineConfig(config, names, models);
    world.servers.resize(models);
    const std::vector<CallSpec> calls = callsOf(world.workload, 7);
    std::vector<CallSpec> own = calls;
    for (CallSpec& call : own)
        call.profile = *names.profiles.find(QStringLiteral("t"));
    const SimulatedDay day = simulate(engine, world, own, 7, {}, Steps::Kept);
    struct Event
    {
        Instant at;
        QJsonObject json;
    };
    std::vector<Event> events;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const QString id = QString::number(i);
        const auto add = [&](Instant at, QJsonObject json) {
            json.insert(QStringLiteral("at"), wall(at));
            json.insert(QStringLiteral("run"), QStringLiteral("r1"));
            json.insert(QStringLiteral("call"), id);
            events.push_back({at, json});
        };
        const SimulatedCall& call = day.calls[i];
        std::map<ModelId, int> asked;
        Instant began{};
        for (const SimulatedStep& step : day.steps[i]) {
            const QString model = names.models.name(step.model);
            if (step.kind == ReportKind::Accepted) {
                add(step.at, {{QStringLiteral("event"), QStringLiteral("accepted")}, {QStringLiteral("profile"), QStringLiteral("t")}, {QStringLiteral("model"), model},
                              {QStringLiteral("prompt_tokens"), qint64(own[i].input)}, {QStringLiteral("max_tokens"), qint64(own[i].max_tokens)}});
            } else if (step.kind == ReportKind::Attempt) {
                began = step.at;
                add(step.at, {{QStringLiteral("event"), QStringLiteral("attempt")}, {QStringLiteral("model"), model}, {QStringLiteral("attempt"), ++asked[step.model]}});
            } else if (step.kind == ReportKind::Reply) {
                QJsonObject reply{{QStringLiteral("event"), QStringLiteral("reply")}, {QStringLiteral("model"), model}, {QStringLiteral("status"), step.status},
                                  {QStringLiteral("class"), word(step.failure)}, {QStringLiteral("latency_ms"), qint64((step.at - began).count())}};
                if (step.hint)
                    reply.insert(QStringLiteral("retry_after_ms"), qint64(step.hint->count()));
                add(step.at, reply);
                if (says_limits && world.servers[step.model.value].limits.requests_per_minute)
                    events.push_back({step.at, {{QStringLiteral("event"), QStringLiteral("limits")}, {QStringLiteral("model"), model}, {QStringLiteral("at"), wall(step.at)},
                                                {QStringLiteral("windows"), QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("requests")}, {QStringLiteral("scope"), QString()},
                                                                                                    {QStringLiteral("span_s"), 60}, {QStringLiteral("limit"), *world.servers[step.model.value].limits.requests_per_minute}}}}}});
            }
        }
        add(call.at + call.latency, {{QStringLiteral("event"), QStringLiteral("done")}, {QStringLiteral("outcome"), word(call.outcome)}, {QStringLiteral("class"), word(call.failure)},
                                     {QStringLiteral("model"), names.models.name(call.model)}, {QStringLiteral("latency_ms"), qint64(call.latency.count())},
                                     {QStringLiteral("waited_ms"), qint64(call.waited.count())}, {QStringLiteral("cost_usd"), call.cost_usd},
                                     {QStringLiteral("input_tokens"), call.outcome == Outcome::Success ? qint64(own[i].input) : 0},
                                     {QStringLiteral("output_tokens"), call.outcome == Outcome::Success ? qint64(std::min(own[i].output, own[i].max_tokens)) : 0}});
    }
    std::stable_sort(events.begin(), events.end(), [](const Event& a, const Event& b) { return a.at < b.at; });
    TrafficReader reader;
    for (const Event& event : events)
        reader.take(event.json);
    return reader.take();
}

/// Model a refuses beyond 20 requests a minute and fails now and then; b takes what comes.
SimulatedWorld busyWorld(int calls = 400)
{
    SimulatedWorld world;
    world.servers.resize(2);
    world.servers[0].limits.requests_per_minute = 20;
    world.servers[0].latency = Distribution::logNormal(2000, 4000);
    world.servers[0].failure_rate = 0.05;
    world.servers[1].latency = Distribution::logNormal(500, 900);
    world.workload.calls = calls;
    world.workload.per_minute = 40;
    return world;
}

double off(double seen, double wanted) { return std::abs(seen / wanted - 1); }

} // namespace

class TestLab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStoryOfEachCallIsRead()
    {
        const RecordedTraffic traffic = record(config(), busyWorld(), true);
        QCOMPARE(traffic.calls.size(), std::size_t(400));
        QCOMPARE(traffic.left_out, std::size_t(0));
        QCOMPARE(traffic.limits.value(QStringLiteral("a")).requests, std::optional(20.0));
        QVERIFY(!traffic.limits.contains(QStringLiteral("b")));
        std::size_t refused = 0;
        for (const RecordedCall& call : traffic.calls) {
            QVERIFY(call.ended);
            QVERIFY(!call.attempts.empty());
            for (const RecordedAttempt& attempt : call.attempts) {
                QVERIFY(attempt.latency);
                refused += attempt.status == 429;
            }
        }
        QVERIFY(refused > 20);
    }

    void whatNoServerAnsweredOrNobodyWaitedForIsLeftOut()
    {
        TrafficReader reader;
        const auto event = [&](const char* name, const char* call, QJsonObject more = {}) {
            more.insert(QStringLiteral("event"), QLatin1String(name));
            more.insert(QStringLiteral("call"), QLatin1String(call));
            more.insert(QStringLiteral("run"), QStringLiteral("r"));
            more.insert(QStringLiteral("at"), wall(at(0)));
            reader.take(more);
        };
        for (const char* call : {"cached", "cancelled", "cut", "good"})
            event("accepted", call);
        event("done", "cached", {{QStringLiteral("outcome"), QStringLiteral("cached")}});
        event("done", "cancelled", {{QStringLiteral("outcome"), QStringLiteral("cancelled")}});
        event("done", "good", {{QStringLiteral("outcome"), QStringLiteral("failed")}});
        event("done", "of before", {{QStringLiteral("outcome"), QStringLiteral("success")}});
        const RecordedTraffic traffic = reader.take();
        QCOMPARE(traffic.calls.size(), std::size_t(1));
        QCOMPARE(traffic.calls.front().call, QStringLiteral("good"));
        QCOMPARE(traffic.left_out, std::size_t(3));
    }

    void aLimitIsGuessedFromItsRefusals_data()
    {
        QTest::addColumn<bool>("tokens");
        QTest::addColumn<double>("limit");
        QTest::newRow("requests") << false << 30.0;
        QTest::newRow("output tokens") << true << 20000.0;
    }
    void aLimitIsGuessedFromItsRefusals()
    {
        QFETCH(bool, tokens);
        QFETCH(double, limit);
        RateLimits truth;
        (tokens ? truth.output_tokens_per_minute : truth.requests_per_minute) = limit;
        ServerOptions options;
        options.limits = truth;
        ServerModel server(options, 1, 0);
        std::vector<Admission> seen;
        double t = 0;
        for (std::uint64_t i = 0; i < 600; ++i) {
            t += -1200 * std::log1p(-drawFor(1, DrawFor::Arrival, i)); // 50 a minute
            Admission each{at(std::llround(t)), 100 + std::int64_t(900 * drawFor(1, DrawFor::Input, i)), 100 + std::int64_t(1200 * drawFor(1, DrawFor::Output, i)), true};
            each.admitted = server.answer(each.at, {i, 0, each.input, each.output, 4096}).facts.failure == FailureClass::Ok;
            seen.push_back(each);
        }
        const auto fitted = fitLimits(seen);
        QVERIFY(fitted);
        const auto figure = tokens ? fitted->limits.output_tokens_per_minute : fitted->limits.requests_per_minute;
        QVERIFY2(figure, "another kind of limit was taken for it");
        QVERIFY2(off(*figure, limit) < 0.1, qPrintable(QString::number(*figure)));
        QVERIFY(fitted->accuracy > 0.9);
        const std::vector<bool> predicted = refusedBy(truth, seen);
        for (std::size_t i = 0; i < seen.size(); ++i)
            QCOMPARE(predicted[i], !seen[i].admitted);
    }

    void refusalsThatNoLimitExplainsAreNoLimit()
    {
        std::vector<Admission> seen;
        for (std::uint64_t i = 0; i < 400; ++i)
            seen.push_back({at(std::int64_t(i) * 1000), 500, 500, drawFor(3, DrawFor::Failure, i) > 0.2});
        QVERIFY(!fitLimits(seen));
        QVERIFY(!fitLimits({}));
    }

    void theSameSettingsReproduceWhatHappened_data()
    {
        QTest::addColumn<bool>("said");
        QTest::addColumn<double>("per_minute");
        QTest::addColumn<double>("same"); // least share of calls that end as they did
        // Beyond the limit the one request that just gets through decides over others: then the figures are right, not each call.
        QTest::newRow("calm") << true << 15.0 << 0.97;
        QTest::newRow("beyond the limit") << true << 40.0 << 0.65;
        QTest::newRow("beyond a limit that is guessed") << false << 40.0 << 0.65;
    }
    void theSameSettingsReproduceWhatHappened()
    {
        QFETCH(bool, said);
        QFETCH(double, per_minute);
        QFETCH(double, same);
        const Config settings = config();
        SimulatedWorld world = busyWorld();
        world.workload.per_minute = per_minute;
        const FittedTraffic fitted = fit(record(settings, world, said), settings);
        QCOMPARE(fitted.models.front().limits_said, said);
        QCOMPARE(fitted.models.front().limits_fitted, !said);
        QVERIFY(fitted.models.front().explained > 0.9);
        const FitError error = backTest(fitted);
        qInfo("the same outcome %.3f, time off by %.3f; answered %.3f %.3f, p50 %.0f %.0f, p95 %.0f %.0f, USD %.3f %.3f, 429s %.0f %.0f", error.same_outcome, error.latency_ratio,
              error.seen.success, error.replayed.success, error.seen.p50_ms, error.replayed.p50_ms, error.seen.p95_ms, error.replayed.p95_ms, error.seen.cost_usd,
              error.replayed.cost_usd, error.seen.refused, error.replayed.refused);
        QVERIFY(error.same_outcome > same);
        QVERIFY(off(error.replayed.success, error.seen.success) < 0.02);
        QVERIFY(off(error.replayed.p50_ms, error.seen.p50_ms) < 0.1);
        QVERIFY(off(error.replayed.p95_ms, error.seen.p95_ms) < 0.15);
        QVERIFY(off(error.replayed.cost_usd, error.seen.cost_usd) < 0.05);
        QVERIFY(std::abs(error.replayed.refused - error.seen.refused) < 10 + 0.15 * error.seen.refused);
    }

    void theSameSettingsChangeNothing()
    {
        const Config settings = config();
        const FittedTraffic fitted = fit(record(settings, busyWorld(), true), settings);
        const WhatIf seen = whatIf(fitted, settings);
        QVERIFY(seen.changed.empty());
        QCOMPARE(seen.before.success, seen.after.success);
        QCOMPARE(seen.calls_before.size(), fitted.calls.size());
    }

    void otherSettingsChangeCallsAndItIsSaidWhy()
    {
        const Config settings = config();
        const FittedTraffic fitted = fit(record(settings, busyWorld(), true), settings);
        // A limit of one's own that keeps within the server's: no more 429s.
        const Config limited = config({{QStringLiteral("models"), QJsonObject{{QStringLiteral("a"), QJsonObject{{QStringLiteral("provider"), QStringLiteral("p")},
                                                                                 {QStringLiteral("limits"), QJsonObject{{QStringLiteral("requests_per_minute"), 20}, {QStringLiteral("request_burst"), 20}}}}}}}});
        const WhatIf seen = whatIf(fitted, limited);
        QVERIFY(seen.before.refused > 20);
        QVERIFY2(seen.after.refused < seen.before.refused / 5, qPrintable(QString::number(seen.after.refused)));
        QVERIFY(!seen.changed.empty());
        bool throttled = false;
        for (const ChangedCall& call : seen.changed) {
            QVERIFY(call.step_before || call.step_after);
            throttled = throttled || (call.step_after && call.step_after->kind == ReportKind::Throttled && call.step_after->limit == Limit::RequestsPerMinute);
        }
        QVERIFY(throttled);
        // Alone and with one attempt: what a answered badly is lost.
        const WhatIf alone = whatIf(fitted, config(profile({{QStringLiteral("chain"), QJsonArray{QStringLiteral("a")}}, {QStringLiteral("max_attempts_per_model"), 1}})));
        QVERIFY(alone.after.success < alone.before.success);
        QVERIFY(std::any_of(alone.changed.begin(), alone.changed.end(), [](const ChangedCall& call) { return call.kind == ChangeKind::Lost; }));
        QCOMPARE(alone.fallbacks_after, 0.0);
        QVERIFY(alone.fallbacks_before > 0);
    }

    void strategiesOnTheHistoryKeepTheirOrder()
    {
        const Config settings = config();
        const FittedTraffic fitted = fit(record(settings, busyWorld(), true), settings);
        const std::vector<Strategy> strategies = historyStrategies(fitted);
        QCOMPARE(strategies.size(), std::size_t(5));
        CompareOptions options;
        options.days = 3;
        const auto seen = compareStrategies(strategies, fitted.drawn, options);
        QVERIFY(seen[0].success.mean < seen[2].success.mean); // none, exponential
        QVERIFY(seen[3].success.mean > 0.99);                 // full
        QVERIFY(seen[4].success.mean > 0.9);                  // current
    }

    void aSearchIsTheSameOnAnyNumberOfThreads()
    {
        const TuneProblem problem = slowProblem();
        TuneOptions options;
        options.candidates = 24;
        options.most_days = 2;
        options.held_out_days = 4;
        options.goal = TuneGoal::P95;
        options.threads = 1;
        const TuneResult one = tune(problem, options);
        options.threads = 3;
        const TuneResult three = tune(problem, options);
        QCOMPARE(one.points.size(), three.points.size());
        for (std::size_t i = 0; i < one.points.size(); ++i) {
            QCOMPARE(one.points[i].number, three.points[i].number);
            QCOMPARE(one.points[i].change, three.points[i].change);
            QCOMPARE(one.points[i].seen.p95_ms.mean, three.points[i].seen.p95_ms.mean);
            QCOMPARE(one.points[i].confirmed, three.points[i].confirmed);
        }
    }

    void whatIsFoundIsBetterOnNewDaysAndCanBeApplied()
    {
        const TuneProblem problem = slowProblem();
        TuneOptions options;
        options.candidates = 60;
        options.most_days = 4;
        options.held_out_days = 10;
        options.goal = TuneGoal::P95;
        options.constraints.least_success = 0.95;
        const TuneResult result = tune(problem, options);
        QVERIFY(result.current());
        const TunePoint* best = result.best();
        QVERIFY(best);
        QVERIFY(best->feasible && best->gain->mean > best->gain->margin);
        QVERIFY(best->held_out->success.mean >= 0.95);
        QVERIFY(best->held_out->p95_ms.mean < result.current()->held_out->p95_ms.mean);
        QVERIFY(configFromJson(best->change, problem.base));
        // No setting in it is in vain: it differs from the base in each.
        const auto applied = configFromJson(best->change, problem.base);
        QCOMPARE(difference(problem.base, *applied), best->change);
        QVERIFY(std::any_of(result.points.begin(), result.points.end(), [](const TunePoint& point) { return point.pareto; }));
        for (const TunePoint& a : result.points)
            for (const TunePoint& b : result.points)
                if (a.pareto)
                    QVERIFY(!(b.seen.success.mean > a.seen.success.mean && b.seen.p95_ms.mean < a.seen.p95_ms.mean && b.seen.cost_usd.mean < a.seen.cost_usd.mean));
    }

    void nothingIsOfferedWhereNothingHelps()
    {
        TuneProblem problem = slowProblem();
        problem.base = config(profile({{QStringLiteral("chain"), QJsonArray{QStringLiteral("b")}}}));
        problem.world.servers[1].limits = {};
        problem.world.servers[1].failure_rate = 0;
        problem.world.servers[1].latency = Distribution::constant(500);
        problem.space.groups = {TuneGroup::Backoff, TuneGroup::Breaker};
        TuneOptions options;
        options.candidates = 20;
        options.most_days = 2;
        const TuneResult result = tune(problem, options);
        QVERIFY(!result.best());
        QVERIFY(result.current());
    }

    void aSearchCanBePausedAndStopped()
    {
        const TuneProblem problem = slowProblem();
        RunControl control;
        TuneOptions options;
        options.candidates = 500;
        options.most_days = 4096; // hours
        options.control = &control;
        std::atomic<std::size_t> done{0};
        options.progress = [&](std::size_t n, std::size_t) { done = n; };
        TuneResult result;
        std::thread search([&] { result = tune(problem, options); });
        QTRY_VERIFY(done > 0);
        control.setPaused(true);
        std::size_t before = 0;
        QTRY_VERIFY(std::exchange(before, done.load()) == done.load()); // what was begun has ended
        control.setPaused(false);
        QTRY_VERIFY(done > before);
        control.setPaused(true);
        control.stop(); // also while it is paused
        search.join();
        QVERIFY(result.stopped);
        QVERIFY(!result.best());
    }

    void aTraceIsRead()
    {
        const auto calls = readTraceCsv("output_tokens, at_ms ,what\n"
                                        "20,1500,x\r\n\n10,500,y\n");
        QVERIFY(!calls); // a column's name is what stands between the commas
        const auto good = readTraceCsv("output_tokens,at_ms,what\n20,1500,x\r\n\n10,500,y\n");
        QVERIFY(good);
        QCOMPARE(good->size(), std::size_t(2));
        QCOMPARE(good->front().output, std::int64_t(10));
        QCOMPARE(good->front().at, at(0));
        QCOMPARE(good->back().at, at(1000));
    }

    void aTraceThatIsNoneSaysWhere_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("empty") << QByteArray() << QByteArray("line 1");
        QTest::newRow("no columns") << QByteArray("1,2\n") << QByteArray("line 1");
        QTest::newRow("no calls") << QByteArray("at_ms,output_tokens\n") << QByteArray("line 1");
        QTest::newRow("no number") << QByteArray("at_ms,output_tokens\n1,2\nx,3\n") << QByteArray("line 3");
        QTest::newRow("negative") << QByteArray("at_ms,output_tokens\n-1,2\n") << QByteArray("line 2");
        QTest::newRow("a cell is missing") << QByteArray("at_ms,output_tokens\n1\n") << QByteArray("line 2");
    }
    void aTraceThatIsNoneSaysWhere()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QByteArray, where);
        const auto calls = readTraceCsv(csv);
        QVERIFY(!calls);
        QCOMPARE(QByteArray::fromStdString(calls.error().where), where);
    }

private:
    /// Settings that wait long for a busy model although the other one has room.
    static TuneProblem slowProblem()
    {
        TuneProblem problem;
        problem.base = config(profile({{QStringLiteral("max_total_wait_ms"), 60000}, {QStringLiteral("max_attempts_per_model"), 6}}));
        problem.world = busyWorld(150);
        compile(problem.base, problem.names);
        problem.world.servers.resize(problem.names.models.size());
        for (CallSpec& call : problem.world.workload.recorded = callsOf(problem.world.workload, 1))
            call.profile = *problem.names.profiles.find(QStringLiteral("t"));
        problem.world.workload.arrivals = WorkloadOptions::Arrivals::Recorded;
        problem.space.profile = QStringLiteral("t");
        problem.space.models = {QStringLiteral("a"), QStringLiteral("b")};
        return problem;
    }
};

QTEST_GUILESS_MAIN(TestLab)
#include "tst_lab.moc"
