// What the user's files cost: the limits that all processes share, by one process and by eight at once, and the history.
#include "core/live/boot_clock.h"
#include "core/store/gate_session.h"
#include "core/store/history.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace plimsoll;

namespace {

RateLimits generous()
{
    RateLimits limits;
    limits.requests_per_minute = 1e9;
    limits.input_tokens_per_minute = 1e12;
    limits.output_tokens_per_minute = 1e12;
    return limits;
}

/// A process that takes capacity for a call and gives the difference back when it has ended.
class Caller
{
public:
    Caller(const QString& path, std::int64_t process) : m_session(process)
    {
        auto opened = Database::open(path, GateTables::schema());
        if (!opened)
            qFatal("%s", opened.error().what.c_str());
        m_database = std::move(*opened);
    }

    void callOnce()
    {
        GateRequest request{QStringLiteral("model"), {}};
        request.need.number = ++m_number;
        request.need.amounts = {1, 1200, 800, 0};
        request.need.limits = generous();
        const GateReply reply = m_session.handle(m_database.get(), {request});
        if (!reply.problem.isEmpty() || reply.granted.size() != 1)
            qFatal("not granted: %s", qPrintable(reply.problem));
        m_session.handle(m_database.get(), {GateUse{QStringLiteral("model"), {{}, {0, 100, 300, 0}}}});
    }

private:
    GateSession m_session;
    std::unique_ptr<Database> m_database;
    std::uint64_t m_number = 0;
};

/// `pause` between two calls of each of the others; the benchmark itself never pauses.
void othersCall(const QString& path, int processes, std::chrono::microseconds pause, std::vector<pid_t>& children)
{
    for (int i = 1; i < processes; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            Caller caller(path, 1000 + i);
            for (;;) {
                caller.callOnce();
                std::this_thread::sleep_for(pause);
            }
        }
        children.push_back(child);
    }
}

/// Arguments: processes; how many calls a second each of the others makes.
void gateReserveAndSettle(benchmark::State& state)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("limits.sqlite"));
    std::vector<pid_t> children;
    othersCall(path, static_cast<int>(state.range(0)), std::chrono::microseconds(1'000'000 / state.range(1)), children);
    Caller caller(path, 1);
    caller.callOnce();
    std::vector<double> took;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        caller.callOnce();
        took.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    for (const pid_t child : children) {
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
    std::sort(took.begin(), took.end());
    state.counters["p50_us"] = took[took.size() / 2];
    state.counters["p99_us"] = took[took.size() * 99 / 100];
}
BENCHMARK(gateReserveAndSettle)->Args({1, 1})->Args({8, 10})->Args({8, 100})->Args({8, 1000})->UseRealTime()->MinTime(2);

QJsonObject eventOf(int number)
{
    return {{QStringLiteral("event"), QStringLiteral("reply")},
            {QStringLiteral("t"), number},
            {QStringLiteral("call"), QString::number(number / 5)},
            {QStringLiteral("model"), QStringLiteral("claude-sonnet-4.5")},
            {QStringLiteral("attempt"), 1},
            {QStringLiteral("status"), 200},
            {QStringLiteral("class"), QStringLiteral("ok")},
            {QStringLiteral("latency_ms"), 1820},
            {QStringLiteral("usage"), QJsonObject{{QStringLiteral("input"), 1200}, {QStringLiteral("output"), 800}}}};
}

/// Until the last one is in the file.
void historyEvents(benchmark::State& state)
{
    constexpr int kEvents = 40'000; // fits what may wait for the disk: none is dropped
    for (auto _ : state) {
        state.PauseTiming();
        const QTemporaryDir folder;
        History history(folder.filePath(QStringLiteral("history.sqlite")), QStringLiteral("bench"), {});
        history.start();
        state.ResumeTiming();
        for (int i = 0; i < kEvents; ++i)
            history.append(eventOf(i));
        history.finish();
        if (history.dropped() > 0 || !history.problem().isEmpty())
            state.SkipWithError("events were dropped");
    }
    state.SetItemsProcessed(state.iterations() * kEvents);
}
BENCHMARK(historyEvents)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
