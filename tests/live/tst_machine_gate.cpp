// Limits that processes have in common, over a real database: two gates stand for two processes; the last test starts
// eight real ones (this program again) against one sandbox.
#include "core/store/machine_gate.h"

#include "core/config/config_file.h"
#include "core/config/defaults.h"
#include "core/config/engine_names.h"
#include "core/live/boot_clock.h"
#include "core/live/live_client.h"
#include "core/sandbox/sandbox.h"
#include "core/telemetry/event_sink.h"
#include "tests/support/memory_key_store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

const QString kModelName = QStringLiteral("claude-opus-4.7"); // 40 requests a minute, 8 at once

/// A process' side of the gate, without its engine.
class Side : public QObject
{
public:
    explicit Side(const QString& path) : config(compile(shippedConfig(), names)), gate(path), model(*names.models.find(kModelName))
    {
        connect(&gate, &CapacityGate::granted, this, [this](const CapacityGranted& answer) { answers.push_back(answer); });
        connect(&gate, &CapacityGate::told, this, [this](const SharedState& state) { news.push_back(state); });
        gate.attach(names, clock);
        gate.configure(config);
    }

    std::uint64_t ask(double requests, bool probe = false, Duration lease = Duration(30000))
    {
        NeedCapacity need;
        need.number = ++m_number;
        need.model = model;
        need.call = CallId{need.number};
        need.amounts = {requests, 0, 0, 0};
        need.limits = config.models[model.value].limits;
        need.probe = probe;
        need.probe_lease = lease;
        gate.need(need);
        return need.number;
    }
    const CapacityGranted* answer(std::uint64_t number) const
    {
        for (const CapacityGranted& each : answers)
            if (each.number == number)
                return &each;
        return nullptr;
    }
    template <class T> std::optional<T> latest() const
    {
        for (auto each = news.rbegin(); each != news.rend(); ++each)
            if (const auto* change = std::get_if<T>(&each->change))
                return *change;
        return std::nullopt;
    }
    template <class T> int count() const
    {
        return static_cast<int>(std::count_if(news.begin(), news.end(), [](const SharedState& each) {
            return std::holds_alternative<T>(each.change);
        }));
    }

    EngineNames names;
    BootClock clock;
    EngineConfig config;
    MachineGate gate;
    ModelId model;
    std::vector<CapacityGranted> answers;
    std::vector<SharedState> news;

private:
    std::uint64_t m_number = 0;
};

/// What is asked must be answered; then the answer.
#define ANSWER(name, side, number) \
    const std::uint64_t name##Number = (number); \
    QTRY_VERIFY((side).answer(name##Number)); \
    [[maybe_unused]] const CapacityGranted name = *(side).answer(name##Number)

class Quiet : public EventSink
{
public:
    void append(const QJsonObject&) override {}
    bool wanted() const override { return false; }
};

constexpr int kProcesses = 8, kCallsEach = 100;
constexpr double kSpeed = 50; ///< of the sandbox's clock: its 60 requests a minute are 3,000 here

/// The configuration of the eight: one model of the sandbox, with the sandbox's own limit in real time.
QJsonObject eightConfig()
{
    const QJsonObject limits{{QStringLiteral("requests_per_minute"), 60 * kSpeed}, {QStringLiteral("request_burst"), 6}, // of the server's 12: what is on its way may bunch
                             {QStringLiteral("input_tokens_per_minute"), QJsonValue::Null},
                             {QStringLiteral("output_tokens_per_minute"), QJsonValue::Null},
                             {QStringLiteral("concurrency"), 50}};
    const QJsonObject profile{{QStringLiteral("chain"), QJsonArray{QStringLiteral("claude-sonnet-4.5")}},
                              {QStringLiteral("deadline_ms"), 120000}, {QStringLiteral("max_total_wait_ms"), 120000}};
    return {{QStringLiteral("models"), QJsonObject{{QStringLiteral("claude-sonnet-4.5"), QJsonObject{{QStringLiteral("limits"), limits}}}}},
            {QStringLiteral("profiles"), QJsonObject{{QStringLiteral("online"), profile}}}};
}

/// One of the eight: its calls at once, then a line of how they ended.
int runClient(const QString& folder, const QString& url)
{
    ConfigService config(folder + QStringLiteral("/config.json"), ConfigService::Watch::No);
    MemoryKeyStore keys;
    Quiet events;
    MachineGate gate(folder + QStringLiteral("/limits.sqlite"));
    LiveClientOptions options;
    options.gate = &gate;
    LiveClient client(config, keys, events, options);
    client.setSandboxUrl(QUrl(url));
    int ended = 0, answered = 0, attempts = 0, throttled = 0;
    QObject::connect(&client, &LiveClient::finished, &client, [&](CallId, const CallResult& result) {
        answered += result.done.outcome == Outcome::Success;
        attempts += result.done.attempts;
        throttled += result.done.first_class == FailureClass::RateLimit;
        if (++ended == kCallsEach)
            QCoreApplication::quit();
    });
    for (int i = 0; i < kCallsEach; ++i) {
        PromptRequest request;
        request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
        request.maxTokens = 20;
        client.submit(request);
    }
    QCoreApplication::exec();
    std::printf("%d %d %d\n", answered, attempts, throttled);
    if (!gate.problem().isEmpty())
        std::printf("%s\n", qUtf8Printable(gate.problem()));
    return 0;
}

} // namespace

class TestMachineGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QStringLiteral("%1/limits.sqlite").arg(++m_number)); }

    void oneBucketForAll()
    {
        Side one(m_path), two(m_path);
        std::vector<std::uint64_t> asked;
        for (int i = 0; i < 8; ++i)
            asked.push_back((i % 2 ? one : two).ask(1));
        for (int i = 0; i < 8; ++i) {
            ANSWER(answer, i % 2 ? one : two, asked[std::size_t(i)]);
            QVERIFY(answer.granted);
        }
        ANSWER(refused, one, one.ask(1));
        QVERIFY(!refused.granted);
        QVERIFY(!refused.probes_out);
        QVERIFY(refused.levels);
        QVERIFY2((*refused.levels)[0] < 1, "the ninth would be above the burst of eight");
        one.gate.share(SharedUse{one.model, {1, 0, 0, 0}});
        ANSWER(returned, one, one.ask(0)); // it is in
        ANSWER(again, two, two.ask(1));
        QVERIFY2(again.granted, "what one gave back another may have");
    }

    void theOthersSeeTheLevel()
    {
        Side one(m_path), two(m_path);
        ANSWER(mine, one, one.ask(5));
        QVERIFY(mine.granted);
        QTRY_VERIFY(two.latest<SharedLevels>());
        QVERIFY(two.latest<SharedLevels>()->level[0] < 4);
        QCOMPARE(one.count<SharedLevels>(), 0); // its own doing is no news
    }

    void whatTheServerSaidHoldsForAll()
    {
        Side one(m_path), two(m_path);
        ANSWER(first, one, one.ask(1));
        QVERIFY(first.granted);
        SharedRemaining remaining{one.model, {}};
        remaining.remaining[0] = 0;
        one.gate.share(remaining);
        QTRY_VERIFY(two.latest<SharedLevels>() && two.latest<SharedLevels>()->level[0] < 1.5); // it refills
        ANSWER(refused, two, two.ask(1));
        QVERIFY(!refused.granted);
    }

    void newsReachTheOthersAndWhoComesLater()
    {
        Side one(m_path), two(m_path);
        const Instant until = one.clock.now() + Duration(20000);
        one.gate.share(SharedBreaker{one.model, true, until, 2, BreakerReason::FailureRate});
        one.gate.share(SharedCooling{one.model, {until, FallbackReason::UsageWindow, FailureClass::UsageWindow}});
        one.gate.share(SharedCredential{ProviderId{0}, {kNever, FallbackReason::QuotaExhausted, FailureClass::QuotaExhausted}});
        one.gate.share(SharedBudget{ProviderId{0}, -30});
        QTRY_VERIFY(two.latest<SharedBudget>());
        Side late(m_path);
        QTRY_VERIFY(late.latest<SharedBudget>());
        for (const Side* side : {&two, &late}) {
            const auto breaker = side->latest<SharedBreaker>();
            QVERIFY(breaker && breaker->open);
            QCOMPARE(breaker->reopenings, 2);
            QCOMPARE(breaker->reason, BreakerReason::FailureRate);
            QVERIFY(std::abs(side->clock.sinceBoot(breaker->until) - one.clock.sinceBoot(until)) <= 1);
            const auto cooling = side->latest<SharedCooling>();
            QVERIFY(cooling && cooling->cooling.reason == FallbackReason::UsageWindow);
            QVERIFY(std::abs(side->clock.sinceBoot(cooling->cooling.until) - one.clock.sinceBoot(until)) <= 1);
            const auto credential = side->latest<SharedCredential>();
            QVERIFY(credential && credential->cooling.until == kNever);
        }
        QVERIFY(std::abs(two.latest<SharedBudget>()->change + 30) < 1);
        QVERIFY(std::abs(late.latest<SharedBudget>()->change + 30) < 3); // it refills while we look
        QCOMPARE(one.news.size(), std::size_t(0));
    }

    void outcomesAreCountedByWhoComesLaterUntilTheBreakerMoves()
    {
        Side one(m_path);
        one.gate.share(SharedOutcome{one.model, true});
        one.gate.share(SharedBreaker{one.model, false, {}, 0, BreakerReason::ProbeSucceeded});
        one.gate.share(SharedOutcome{one.model, true});
        one.gate.share(SharedOutcome{one.model, false});
        ANSWER(done, one, one.ask(0)); // all of it is in
        Side late(m_path);
        QTRY_COMPARE(late.count<SharedOutcome>(), 2);
        QCOMPARE(late.latest<SharedOutcome>()->failure, false);
    }

    void oneProbeForAll()
    {
        Side one(m_path), two(m_path);
        ANSWER(first, one, one.ask(1, true));
        QVERIFY(first.granted);
        ANSWER(second, two, two.ask(1, true));
        QVERIFY(!second.granted);
        QVERIFY(second.probes_out);
        one.gate.share(SharedProbe{one.model, first.number});
        ANSWER(freed, one, one.ask(0)); // it is in
        ANSWER(third, two, two.ask(1, true));
        QVERIFY(third.granted);
        one.gate.share(SharedBreaker{one.model, true, one.clock.now(), 0, BreakerReason::ProbeFailed}); // a new generation
        ANSWER(fourth, one, one.ask(1, true));
        QVERIFY(fourth.granted);
    }

    void aProbeOfSomebodyWhoDiedIsLostWithItsLease()
    {
        {
            Side dead(m_path);
            ANSWER(first, dead, dead.ask(1, true, Duration(1)));
            QVERIFY(first.granted);
        }
        Side heir(m_path);
        ANSWER(told, heir, heir.ask(1, true));
        QVERIFY(!told.granted);
        QVERIFY(told.probe_lost);
        QVERIFY(*told.probe_lost <= heir.clock.now());
        ANSWER(next, heir, heir.ask(1, true));
        QVERIFY(next.granted);
    }

    void aBusyDatabaseIsWaitedFor()
    {
        Side one(m_path);
        ANSWER(first, one, one.ask(1));
        QVERIFY(first.granted);
        auto other = Database::open(m_path, GateTables::schema());
        QVERIFY(other);
        Transaction held(**other);
        QVERIFY(held);
        const std::uint64_t asked = one.ask(1);
        QVERIFY(!QTest::qWaitFor([&] { return one.answer(asked) != nullptr; }, 100));
        QVERIFY(held.commit());
        ANSWER(second, one, asked);
        QVERIFY(second.granted);
        QVERIFY(second.levels);
        QVERIFY(one.gate.problem().isEmpty());
    }

    void aStuckDatabaseIsNoErrorAndIsTold()
    {
        Side one(m_path);
        ANSWER(first, one, one.ask(1));
        auto other = Database::open(m_path, GateTables::schema());
        QVERIFY(other);
        {
            Transaction held(**other);
            QVERIFY(held);
            ANSWER(alone, one, one.ask(1));
            QVERIFY(alone.granted);
            QVERIFY(!alone.levels);
            QVERIFY(!one.gate.problem().isEmpty());
            QElapsedTimer more;
            more.start();
            for (int i = 0; i < 10; ++i) {
                ANSWER(again, one, one.ask(1));
                QVERIFY(!again.levels);
            }
            const int patience = GateTables::schema().busy_timeout_ms;
            QVERIFY2(more.elapsed() < patience, "a file that is held for long is waited for once, not by every request");
        }
        ANSWER(together, one, one.ask(1));
        QVERIFY(together.levels);
        QVERIFY(one.gate.problem().isEmpty());
    }

    void withoutADatabaseTheProcessLimitsItself()
    {
        QFile file(m_folder.filePath(QStringLiteral("plain")));
        QVERIFY(file.open(QFile::WriteOnly));
        Side one(m_folder.filePath(QStringLiteral("plain/limits.sqlite")));
        ANSWER(alone, one, one.ask(1));
        QVERIFY(alone.granted);
        QVERIFY(!one.gate.problem().isEmpty());
    }

    void afterARestartOfTheMachineAWindowStillCools()
    {
        {
            Side one(m_path);
            const Instant now = one.clock.now();
            one.gate.share(SharedCooling{one.model, {now + Duration(3600000), FallbackReason::UsageWindow, FailureClass::UsageWindow}});
            one.gate.share(SharedBreaker{one.model, true, now + Duration(3600000), 0, BreakerReason::Manual});
            ANSWER(done, one, one.ask(8));
        }
        {
            auto database = Database::open(m_path, GateTables::schema());
            QVERIFY(database);
            QVERIFY((*database)->run(QStringLiteral("UPDATE boot SET id = 'another'")));
            // Of a boot that lasted a day longer, and ended ten minutes ago.
            QVERIFY((*database)->run(QStringLiteral("UPDATE cooling SET until = until + 86400000, wall_until = wall_until - 600000")));
            QVERIFY((*database)->run(QStringLiteral("UPDATE limits SET at = at + 86400000")));
        }
        Side two(m_path);
        QTRY_VERIFY(two.latest<SharedCooling>());
        const Duration left = two.latest<SharedCooling>()->cooling.until - two.clock.now();
        QVERIFY2(left > Duration(2990000) && left <= Duration(3000000), qPrintable(QString::number(left.count())));
        QVERIFY(!two.latest<SharedBreaker>());
        ANSWER(refused, two, two.ask(8));
        QVERIFY2(!refused.granted, "an empty bucket is not full because the machine was started anew");
        QVERIFY((*refused.levels)[0] < 1);
    }

    void eightProcessesStayWithinTheServersLimit()
    {
        const QString folder = QFileInfo(m_path).absolutePath();
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/config.json"));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QJsonDocument(eightConfig()).toJson());
        file.close();
        SandboxOptions options;
        options.speed = kSpeed;
        options.failures = false;
        for (SandboxModel& model : options.models)
            model.concurrency = 1000; // its own rule, not ours here
        Sandbox sandbox(options);
        QVERIFY(sandbox.listen());

        std::vector<std::unique_ptr<QProcess>> processes;
        for (int i = 0; i < kProcesses; ++i) {
            processes.push_back(std::make_unique<QProcess>());
            processes.back()->start(QCoreApplication::applicationFilePath(),
                                    {QStringLiteral("--client"), folder, sandbox.baseUrl()});
        }
        int answered = 0, throttled = 0;
        for (const auto& process : processes) {
            QTRY_VERIFY_WITH_TIMEOUT(process->state() == QProcess::NotRunning, 120000);
            const QList<QByteArray> lines = process->readAllStandardOutput().split('\n');
            QVERIFY2(lines.size() == 2, QByteArray(lines.join(' ') + process->readAllStandardError()).constData());
            const QList<QByteArray> figures = lines[0].split(' ');
            answered += figures[0].toInt();
            throttled += figures[2].toInt();
        }
        QCOMPARE(throttled, 0); // never above the limit
        QCOMPARE(answered, kProcesses * kCallsEach);
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--client"))
        return runClient(arguments[2], arguments[3]);
    TestMachineGate test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_machine_gate.moc"
