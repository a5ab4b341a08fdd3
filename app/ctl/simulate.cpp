// plimsollctl simulate: strategies for retries and fallbacks on simulated days. 0 ok, 2 usage or an invalid configuration,
// 130 interrupted.
#include "app/common/interrupt.h"
#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"

#include "core/config/config_file.h"
#include "core/lab/lab_strategies.h"
#include "core/lab/compare.h"
#include "core/telemetry/format.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <cstdio>
#include <memory>
#include <thread>

namespace plimsoll {

namespace {

struct Arguments
{
    std::string config;
    std::vector<std::string> strategies;
    int calls = 1000;
    double per_minute = 60;
    std::size_t days = 20;
    std::uint64_t seed = 1;
    unsigned threads = 0;
    bool compare = true; ///< there is nothing else yet that it could do
    bool json = false;
};

QJsonValue margin(const Estimate& estimate)
{
    return std::isfinite(estimate.margin) ? QJsonValue(estimate.margin) : QJsonValue(QJsonValue::Null);
}

QJsonObject json(const Strategy& strategy, const Comparison& seen)
{
    QJsonObject out{{QStringLiteral("name"), QString::fromStdString(strategy.name)}};
    const auto add = [&](const char* key, const Estimate& estimate) {
        out.insert(QLatin1String(key), estimate.mean);
        out.insert(QLatin1String(key) + QStringLiteral("_margin"), margin(estimate));
    };
    add("success", seen.success);
    add("p50_ms", seen.p50_ms);
    add("p95_ms", seen.p95_ms);
    add("p99_ms", seen.p99_ms);
    add("wait_ms", seen.mean_wait_ms);
    add("cost_usd", seen.cost_usd);
    add("attempts", seen.attempts);
    add("refused", seen.refused);
    return out;
}

QString seconds(double ms) { return formatDuration(Duration(std::llround(ms)), QLocale::c()); }

void printTable(const std::vector<Strategy>& strategies, const std::vector<Comparison>& seen, int calls)
{
    printOut("%-12s %10s %9s %9s %9s %10s %12s %9s %8s\n", "", "answered", "p50", "p95", "p99", "cost USD", "per answer", "attempts", "429s");
    for (std::size_t i = 0; i < strategies.size(); ++i) {
        const Comparison& c = seen[i];
        const double answers = c.success.mean * calls;
        printOut("%-12s %8.2f %% %9s %9s %9s %10.2f %12s %9.0f %8.0f\n", strategies[i].name.c_str(), 100 * c.success.mean, qUtf8Printable(seconds(c.p50_ms.mean)),
                 qUtf8Printable(seconds(c.p95_ms.mean)), qUtf8Printable(seconds(c.p99_ms.mean)), c.cost_usd.mean,
                 answers > 0 ? qUtf8Printable(QString::number(c.cost_usd.mean / answers, 'f', 5)) : "-", c.attempts.mean, c.refused.mean);
    }
    if (!seen.empty() && seen.front().days.size() > 1) {
        printOut("\nMeans of %zu days of %d calls; 95 %% confidence: ", seen.front().days.size(), calls);
        for (std::size_t i = 0; i < strategies.size(); ++i)
            printOut("%s%s ± %.2f %%", i ? ", " : "", strategies[i].name.c_str(), 100 * seen[i].success.margin);
        printOut(" answered\n");
    }
}

int simulate(const Arguments& given)
{
    const ConfigService config(given.config.empty() ? ConfigService::defaultPath() : QString::fromStdString(given.config), ConfigService::Watch::No);
    if (refusesConfig(config))
        return kExitUsage;
    std::vector<Strategy> strategies;
    for (Strategy& each : labStrategies(config.config()))
        if (given.strategies.empty() || std::find(given.strategies.begin(), given.strategies.end(), each.name) != given.strategies.end())
            strategies.push_back(std::move(each));
    SimulatedWorld world = defaultWorld();
    world.workload.calls = given.calls;
    world.workload.per_minute = given.per_minute;

    std::atomic<bool> stop{false};
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::requested, [&stop] { stop = true; });
    CompareOptions options;
    options.first_seed = given.seed;
    options.days = given.days;
    options.threads = given.threads;
    options.stop = &stop;
    std::vector<Comparison> seen;
    std::thread work([&] {
        seen = compareStrategies(strategies, world, options);
        QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    work.join();
    if (seen.empty()) {
        std::fprintf(stderr, "interrupted\n");
        return kExitInterrupted;
    }
    if (!given.json) {
        printTable(strategies, seen, given.calls);
        return kExitOk;
    }
    QJsonArray all;
    for (std::size_t i = 0; i < strategies.size(); ++i)
        all.append(json(strategies[i], seen[i]));
    writeOut(QJsonDocument(QJsonObject{{QStringLiteral("strategies"), all},
                                       {QStringLiteral("calls"), given.calls},
                                       {QStringLiteral("days"), qint64(given.days)},
                                       {QStringLiteral("first_seed"), qint64(given.seed)}})
                 .toJson());
    return kExitOk;
}

} // namespace

void addSimulate(CLI::App& app, int& exitCode)
{
    const auto given = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("simulate", "Compare strategies for retries and fallbacks on simulated days: nothing is sent anywhere");
    command->add_flag("--compare", given->compare, "All strategies side by side (this is what it does; docs/lab-model.md says on what)");
    command->add_option("--strategy", given->strategies, "Only these: none, fixed, exponential, full, current (your default profile)")
        ->check(CLI::IsMember({"none", "fixed", "exponential", "full", "current"}));
    command->add_option("--calls", given->calls, "Calls of a day")->check(CLI::Range(1, 1000000))->capture_default_str();
    command->add_option("--per-minute", given->per_minute, "Calls a minute, on average")->check(CLI::Range(0.01, 1e6))->capture_default_str();
    command->add_option("--days", given->days, "Days, each with a seed of its own")->check(CLI::Range(1, 10000))->capture_default_str();
    command->add_option("--seed", given->seed, "Seed of the first day")->capture_default_str();
    command->add_option("--threads", given->threads, "Threads; the result is the same for any number (default: the cores)")->check(CLI::Range(1, 1024));
    command->add_flag("--json", given->json, "One JSON object: strategies, with means and the margins of 95 % confidence");
    command->add_option("--config", given->config, "Another configuration file")->check(CLI::ExistingFile);
    command->footer("Exit codes: 0 ok, 2 usage or an invalid configuration, 130 interrupted.");
    command->callback([given, &exitCode] { exitCode = simulate(*given); });
}

} // namespace plimsoll
