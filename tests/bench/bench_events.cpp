// What the Events page asks of the log: looking through 100,000 events (goal: 100 ms), and what an event costs that
// comes in (goal: 10,000 a second with 5 % of a core).
#include "core/telemetry/event_log.h"
#include "core/telemetry/event_query.h"

#include <benchmark/benchmark.h>

using namespace plimsoll;

namespace {

constexpr int kEvents = 100'000;

QJsonObject reply(int n)
{
    static const char* const kModels[] = {"claude-sonnet-4.5", "gpt-4.1", "gemini-2.5-flash", "deepseek-v3.2"};
    return {{QStringLiteral("t_ms"), n},
            {QStringLiteral("call"), QString::number(n / 5 + 1)},
            {QStringLiteral("event"), QStringLiteral("reply")},
            {QStringLiteral("model"), QLatin1String(kModels[n % 4])},
            {QStringLiteral("status"), n % 10 == 0 ? 429 : 200},
            {QStringLiteral("class"), n % 10 == 0 ? QStringLiteral("rate_limit") : QStringLiteral("ok")},
            {QStringLiteral("retryable"), n % 10 == 0},
            {QStringLiteral("latency_ms"), 800 + n % 400}};
}

const EventLog& log()
{
    static EventLog* const filled = [] {
        auto* made = new EventLog(kEvents);
        for (int n = 0; n < kEvents; ++n)
            made->append(reply(n));
        return made;
    }();
    return *filled;
}

void filter(benchmark::State& state, const EventQuery& query)
{
    const RecordBatch all = log().records(1);
    for (auto _ : state) {
        const EventMatcher matches(query, all.names);
        int found = 0;
        for (const EventRecord& record : all.records)
            found += matches(record);
        benchmark::DoNotOptimize(found);
    }
}

} // namespace

static void FilterByModelAndClass(benchmark::State& state)
{
    filter(state, {.model = QStringLiteral("gpt-4.1"), .failure = QStringLiteral("rate_limit")});
}
BENCHMARK(FilterByModelAndClass)->Unit(benchmark::kMillisecond);

static void FilterByText(benchmark::State& state)
{
    filter(state, {.text = QStringLiteral("no such text")});
}
BENCHMARK(FilterByText)->Unit(benchmark::kMillisecond);

static void FilterByOneLetter(benchmark::State& state) // nothing to skip by
{
    filter(state, {.text = QStringLiteral("#")});
}
BENCHMARK(FilterByOneLetter)->Unit(benchmark::kMillisecond);

static void AppendToTheLog(benchmark::State& state)
{
    EventLog full(1000);
    const QJsonObject event = reply(1);
    for (auto _ : state)
        full.append(event);
}
BENCHMARK(AppendToTheLog)->Unit(benchmark::kMicrosecond);

static void TakeThemAllOut(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(log().records(1));
}
BENCHMARK(TakeThemAllOut)->Unit(benchmark::kMillisecond);
