// plimsollctl tune: a search for better settings, on the default world or the user's own traffic. 0 ok, 1 no such history or
// nothing that can be applied, 2 usage or an invalid configuration, 130 interrupted.
#include "app/common/interrupt.h"
#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/lab_source.h"
#include "app/ctl/output.h"

#include "core/config/config_file.h"
#include "core/lab/tune.h"
#include "core/telemetry/format.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <cstdio>
#include <memory>
#include <thread>

#include <unistd.h>

namespace plimsoll {

namespace {

constexpr std::size_t kShown = 12; ///< rows of the table

struct TuneArguments
{
    LabSourceOptions source;
    std::string config, goal = "cost", profile;
    std::vector<std::string> groups;
    std::optional<double> least_success, most_p95_ms, most_cost_usd;
    std::size_t candidates = 500, days = 8, held_out = 20;
    std::uint64_t seed = 1;
    unsigned threads = 0;
    bool apply = false, json = false, quiet = false;
};

QString seconds(double ms) { return formatDuration(Duration(std::llround(ms)), QLocale::c()); }

QString compact(const QJsonObject& change) { return QString::fromUtf8(QJsonDocument(change).toJson(QJsonDocument::Compact)); }

const char* goalUnit(TuneGoal goal)
{
    switch (goal) {
    case TuneGoal::Success: return "answered (share)";
    case TuneGoal::P95: return "ms of p95";
    case TuneGoal::Cost: break;
    }
    return "USD a day";
}

void printResult(const TuneResult& result, TuneGoal goal)
{
    printOut("%zu candidates tried\n\n%-3s %10s %9s %11s  %s\n", result.tried, "", "answered", "p95", "cost USD", "change");
    std::size_t shown = 0;
    const TunePoint* before = nullptr;
    for (const TunePoint& point : result.points) {
        const bool same = before && before->seen.success.mean == point.seen.success.mean && before->seen.p95_ms.mean == point.seen.p95_ms.mean &&
                          before->seen.cost_usd.mean == point.seen.cost_usd.mean;
        if ((same && point.number != 0) || shown == kShown)
            continue;
        before = &point;
        ++shown;
        printOut("%-3s %8.2f %% %9s %11.4f  %s\n", point.confirmed ? "*" : point.number == 0 ? "now" : "", 100 * point.seen.success.mean, qUtf8Printable(seconds(point.seen.p95_ms.mean)),
                 point.seen.cost_usd.mean, point.number == 0 ? "your settings" : qUtf8Printable(compact(point.change)));
    }
    const TunePoint* best = result.best();
    if (!best) {
        printOut("\nNothing better than your settings was confirmed on new days.\n");
        return;
    }
    printOut("\nConfirmed on new days: %.4g ± %.2g %s better.\n%s\n", best->gain->mean, best->gain->margin, goalUnit(goal),
             QJsonDocument(best->change).toJson().constData());
}

QJsonObject figures(const Comparison& seen)
{
    return {{QStringLiteral("success"), seen.success.mean}, {QStringLiteral("p50_ms"), seen.p50_ms.mean}, {QStringLiteral("p95_ms"), seen.p95_ms.mean},
            {QStringLiteral("p99_ms"), seen.p99_ms.mean},   {QStringLiteral("cost_usd"), seen.cost_usd.mean}, {QStringLiteral("attempts"), seen.attempts.mean},
            {QStringLiteral("days"), qint64(seen.days.size())}};
}

QJsonObject toJson(const TunePoint& point)
{
    QJsonObject out{{QStringLiteral("number"), qint64(point.number)}, {QStringLiteral("change"), point.change},     {QStringLiteral("seen"), figures(point.seen)},
                    {QStringLiteral("feasible"), point.feasible},     {QStringLiteral("pareto"), point.pareto}, {QStringLiteral("confirmed"), point.confirmed}};
    if (point.held_out)
        out.insert(QStringLiteral("held_out"), figures(*point.held_out));
    if (point.gain && std::isfinite(point.gain->margin)) {
        out.insert(QStringLiteral("gain"), point.gain->mean);
        out.insert(QStringLiteral("gain_margin"), point.gain->margin);
    }
    return out;
}

/// The settings of the Lab's default models are not the user's: what is left can be theirs.
int apply(ConfigService& service, const TuneResult& result)
{
    const TunePoint* best = result.best();
    if (!best) {
        std::fprintf(stderr, "plimsollctl tune: nothing is applied: no gain was confirmed\n");
        return kExitFailed;
    }
    const auto applied = service.apply(best->change, QStringLiteral("tuner"));
    if (applied) {
        std::fprintf(stderr, "applied; `plimsollctl config undo` takes it back\n");
        return kExitOk;
    }
    for (const Error& error : applied.error())
        std::fprintf(stderr, "%s: %s\n", error.where.c_str(), error.what.c_str());
    return kExitFailed;
}

template <class Enum, std::size_t N> Enum named(const std::array<std::string_view, N>& names, const std::string& name)
{
    return static_cast<Enum>(std::find(names.begin(), names.end(), name) - names.begin());
}

int runTune(const TuneArguments& given)
{
    ConfigService service(given.config.empty() ? ConfigService::defaultPath() : QString::fromStdString(given.config), ConfigService::Watch::No);
    if (refusesConfig(service))
        return kExitUsage;
    const QString profile = given.profile.empty() ? service.config().default_profile : QString::fromStdString(given.profile);
    if (!service.config().profiles.contains(profile)) {
        std::fprintf(stderr, "plimsollctl tune: --profile: there is no profile \"%s\"\n", qUtf8Printable(profile));
        return kExitUsage;
    }
    TuneProblem problem;
    if (given.source.recorded()) {
        bool failed = false;
        const auto fitted = trafficOf(given.source, service.config(), failed);
        if (!fitted)
            return failed ? kExitFailed : kExitUsage;
        problem = problemOf(*fitted, service.config(), profile);
    } else {
        auto world = worldOf(given.source);
        if (!world)
            return kExitUsage;
        problem = defaultProblem(service.config(), profile);
        problem.world = std::move(*world);
    }
    if (!given.groups.empty()) {
        std::vector<TuneGroup> wanted;
        for (const std::string& group : given.groups)
            wanted.push_back(named<TuneGroup>(kTuneGroupNames, group));
        if (!given.source.recorded() && std::any_of(wanted.begin(), wanted.end(), [](TuneGroup group) { return group == TuneGroup::Limits || group == TuneGroup::Chain; })) {
            std::fprintf(stderr, "plimsollctl tune: --group: limits and chain can be tuned on your own traffic only (--from-history)\n");
            return kExitUsage;
        }
        problem.space.groups = std::move(wanted);
    }

    RunControl control;
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::requested, [&control] { control.stop(); });
    TuneOptions options;
    options.goal = named<TuneGoal>(kTuneGoalNames, given.goal);
    options.constraints = {given.least_success, given.most_p95_ms, given.most_cost_usd};
    options.candidates = given.candidates;
    options.most_days = given.days;
    options.held_out_days = given.held_out;
    options.seed = given.seed;
    options.threads = given.threads;
    options.control = &control;
    const bool tell = !given.quiet && ::isatty(STDERR_FILENO);
    int told = -1;
    options.progress = [&](std::size_t done, std::size_t of) {
        const int percent = static_cast<int>(100 * done / std::max<std::size_t>(1, of));
        if (tell && std::exchange(told, percent) != percent)
            std::fprintf(stderr, "\r%3d %%", percent);
    };
    TuneResult result;
    std::thread work([&] {
        result = tune(problem, options);
        QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    work.join();
    if (tell)
        std::fprintf(stderr, "\r      \r");
    if (result.stopped) {
        std::fprintf(stderr, "interrupted\n");
        return kExitInterrupted;
    }
    if (given.json) {
        QJsonArray points;
        for (const TunePoint& point : result.points)
            points.append(toJson(point));
        QJsonObject out{{QStringLiteral("goal"), QString::fromStdString(given.goal)}, {QStringLiteral("tried"), qint64(result.tried)}, {QStringLiteral("points"), points}};
        out.insert(QStringLiteral("best"), result.best() ? QJsonValue(toJson(*result.best())) : QJsonValue(QJsonValue::Null));
        writeOut(QJsonDocument(out).toJson());
    } else {
        printResult(result, options.goal);
    }
    return given.apply ? apply(service, result) : kExitOk;
}

} // namespace

void addTune(CLI::App& app, int& exitCode)
{
    const auto given = std::make_shared<TuneArguments>();
    CLI::App* command = app.add_subcommand("tune", "Search for better settings on simulated days or your own traffic: nothing is sent anywhere");
    command->add_option("--goal", given->goal, "What is to be best: success, p95, cost")->check(CLI::IsMember({"success", "p95", "cost"}))->capture_default_str();
    command->add_option("--success", given->least_success, "At least this share of the calls must be answered")->check(CLI::Range(0.0, 1.0));
    command->add_option("--p95-ms", given->most_p95_ms, "A p95 of at most this, ms")->check(CLI::PositiveNumber);
    command->add_option("--cost-usd", given->most_cost_usd, "A day's cost of at most this, USD")->check(CLI::PositiveNumber);
    command->add_option("--profile", given->profile, "Whose settings are moved (default: the default profile)");
    command->add_option("--group", given->groups, "What may move: limits, attempts, backoff, breaker, chain (default: all that can)")
        ->check(CLI::IsMember({"limits", "attempts", "backoff", "breaker", "chain"}));
    addLabSource(*command, given->source);
    command->add_option("--candidates", given->candidates, "Candidates to begin with")->check(CLI::Range(2, 100000))->capture_default_str();
    command->add_option("--days", given->days, "Most days that a candidate is tried on")->check(CLI::Range(1, 1000))->capture_default_str();
    command->add_option("--held-out", given->held_out, "New days on which the best are confirmed")->check(CLI::Range(2, 1000))->capture_default_str();
    command->add_option("--seed", given->seed, "Seed of the candidates")->capture_default_str();
    command->add_option("--threads", given->threads, "Threads; the result is the same for any number (default: the cores)")->check(CLI::Range(1, 1024));
    command->add_flag("--apply", given->apply, "Set what was confirmed as best: one change, which `config undo` takes back");
    command->add_flag("--json", given->json, "One JSON object: points, and the best that is confirmed");
    command->add_flag("-q,--quiet", given->quiet, "No progress on standard error");
    command->add_option("--config", given->config, "Another configuration file")->check(CLI::ExistingFile);
    command->footer("Exit codes: 0 ok, 1 the history cannot be read or holds no such calls, or nothing could be applied, 2 usage, an unreadable file or an "
                    "invalid configuration, 130 interrupted.");
    command->callback([given, &exitCode] { exitCode = runTune(*given); });
}

} // namespace plimsoll
