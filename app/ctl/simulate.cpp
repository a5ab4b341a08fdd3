// plimsollctl simulate: strategies for retries and fallbacks on simulated days, or on the user's own traffic; and what that would
// have met under other settings. 0 ok, 1 no such history, 2 usage or an invalid configuration, 130 interrupted.
#include "app/common/interrupt.h"
#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/lab_source.h"
#include "app/ctl/output.h"
#include "app/ctl/what_if.h"

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
    LabSourceOptions source;
    std::vector<std::string> strategies;
    std::vector<std::string> settings; ///< NAME=FILE
    std::string what_if;               ///< a file
    std::vector<std::string> set;      ///< POINTER=VALUE
    std::size_t days = 20;
    std::uint64_t seed = 1;
    unsigned threads = 0;
    bool compare = true; ///< what it does unless it is asked for something else
    bool json = false;

    bool asksWhatIf() const { return !what_if.empty() || !set.empty(); }
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

QJsonArray json(const std::vector<Strategy>& strategies, const std::vector<Comparison>& seen)
{
    QJsonArray all;
    for (std::size_t i = 0; i < strategies.size(); ++i)
        all.append(json(strategies[i], seen[i]));
    return all;
}

/// On a thread of its own, while this one hears of an interrupt. Empty: it was interrupted.
template <class Work> auto interruptible(std::atomic<bool>& stop, Work work)
{
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::requested, [&stop] { stop = true; });
    decltype(work()) out{};
    std::thread thread([&] {
        out = work();
        QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    thread.join();
    return out;
}

bool wanted(const Arguments& given, const std::string& name)
{
    return given.strategies.empty() || std::find(given.strategies.begin(), given.strategies.end(), name) != given.strategies.end();
}

/// "NAME=FILE", a partial configuration over the user's own. Nothing: it was told.
std::optional<std::pair<std::string, Config>> savedSettings(const std::string& text, const Config& base)
{
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos) {
        std::fprintf(stderr, "plimsollctl simulate: --settings: %s: must be NAME=FILE\n", text.c_str());
        return std::nullopt;
    }
    auto config = changedConfig(base, text.substr(equals + 1), {});
    if (!config)
        return std::nullopt;
    return std::pair(text.substr(0, equals), std::move(*config));
}

int simulate(const Arguments& given)
{
    const ConfigService service(given.config.empty() ? ConfigService::defaultPath() : QString::fromStdString(given.config), ConfigService::Watch::No);
    if (refusesConfig(service))
        return kExitUsage;
    const Config& config = service.config();
    std::atomic<bool> stop{false};
    std::optional<FittedTraffic> fitted;
    std::optional<FitError> error;
    SimulatedWorld world;
    if (given.source.recorded()) {
        bool failed = false;
        fitted = trafficOf(given.source, config, failed);
        if (!fitted)
            return failed ? kExitFailed : kExitUsage;
        error = interruptible(stop, [&] { return backTest(*fitted, [&stop] { return stop.load(); }); });
        world = fitted->drawn;
    } else {
        auto made = worldOf(given.source);
        if (!made)
            return kExitUsage;
        world = std::move(*made);
    }
    if (given.asksWhatIf()) {
        const auto changed = changedConfig(config, given.what_if, given.set);
        if (!changed)
            return kExitUsage;
        return interruptible(stop, [&] { return printWhatIf(*fitted, *error, *changed, given.json, stop); });
    }

    std::vector<Strategy> strategies;
    for (Strategy& each : fitted ? historyStrategies(*fitted) : labStrategies(config))
        if (wanted(given, each.name))
            strategies.push_back(std::move(each));
    for (const std::string& text : given.settings) {
        auto saved = savedSettings(text, config);
        if (!saved)
            return kExitUsage;
        Strategy strategy = fitted ? strategyOf(saved->first, *fitted, saved->second) : labStrategies(saved->second).back();
        strategy.name = saved->first;
        strategies.push_back(std::move(strategy));
    }
    CompareOptions options;
    options.first_seed = given.seed;
    options.days = given.days;
    options.threads = given.threads;
    options.stop = &stop;
    const auto seen = interruptible(stop, [&] { return compareStrategies(strategies, world, options); });
    if (seen.empty()) {
        std::fprintf(stderr, "interrupted\n");
        return kExitInterrupted;
    }
    const auto calls = qint64(seen.front().days.front().calls);
    if (!given.json) {
        if (fitted)
            printFit(*fitted, *error);
        printTable(strategies, seen, int(calls));
        return kExitOk;
    }
    QJsonObject out{{QStringLiteral("strategies"), json(strategies, seen)},
                    {QStringLiteral("calls"), calls},
                    {QStringLiteral("days"), qint64(given.days)},
                    {QStringLiteral("first_seed"), qint64(given.seed)}};
    if (fitted)
        out.insert(QStringLiteral("fit"), fitJson(*fitted, *error));
    writeOut(QJsonDocument(out).toJson());
    return kExitOk;
}

} // namespace

void addSimulate(CLI::App& app, int& exitCode)
{
    const auto given = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("simulate", "Strategies for retries and fallbacks on simulated days, or on your own traffic: nothing is sent anywhere");
    command->add_flag("--compare", given->compare, "All strategies side by side (the default; docs/lab-model.md says on what)");
    command->add_option("--strategy", given->strategies, "Only these: none, fixed, exponential, full, current (your default profile)")
        ->check(CLI::IsMember({"none", "fixed", "exponential", "full", "current"}));
    command->add_option("--settings", given->settings, "NAME=FILE: one more strategy, a partial configuration over yours");
    addLabSource(*command, given->source);
    auto* file = command->add_option("--what-if", given->what_if, "Your recorded traffic under this partial configuration: what changes, and why");
    auto* set = command->add_option("--set", given->set, "The same for one setting, as /breaker/open_ms=5000");
    for (CLI::Option* option : {file, set})
        option->check([given](const std::string&) { return given->source.recorded() ? std::string() : std::string("needs --from-history or --from-events before it"); });
    command->add_option("--days", given->days, "Days, each with a seed of its own")->check(CLI::Range(1, 10000))->capture_default_str();
    command->add_option("--seed", given->seed, "Seed of the first day")->capture_default_str();
    command->add_option("--threads", given->threads, "Threads; the result is the same for any number (default: the cores)")->check(CLI::Range(1, 1024));
    command->add_flag("--json", given->json, "One JSON object: strategies, with means and the margins of 95 % confidence");
    command->add_option("--config", given->config, "Another configuration file")->check(CLI::ExistingFile);
    command->footer("Exit codes: 0 ok, 1 the history cannot be read or holds no such calls, 2 usage, an unreadable file or an invalid configuration, 130 interrupted.");
    command->callback([given, &exitCode] { exitCode = simulate(*given); });
}

} // namespace plimsoll
