#include "app/ctl/lab_source.h"

#include "app/ctl/output.h"
#include "app/ctl/progress.h"
#include "app/ctl/store_access.h"
#include "core/lab/trace_csv.h"
#include "core/store/history_read.h"
#include "core/telemetry/format.h"

#include <CLI/CLI.hpp>

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <cstdio>

namespace plimsoll {

namespace {

/// Its events belong to calls of before, too: what began in the period is told to its end.
constexpr qint64 kAfterglowMs = 3600 * 1000;

QString seconds(double ms) { return formatDuration(Duration(std::llround(ms)), QLocale::c()); }

std::optional<QByteArray> readAll(const std::string& path, const char* option)
{
    QFile file(path == "-" ? QString() : QString::fromStdString(path));
    if (path == "-" ? file.open(stdin, QFile::ReadOnly) : file.open(QFile::ReadOnly))
        return file.readAll();
    std::fprintf(stderr, "plimsollctl: %s: %s: %s\n", option, path.c_str(), qUtf8Printable(file.errorString()));
    return std::nullopt;
}

/// Whether it wants more.
bool takeUntil(TrafficReader& reader, const QJsonObject& event, qint64 until)
{
    if (until > 0) {
        const qint64 at = QDateTime::fromString(event.value(QLatin1String("at")).toString(), Qt::ISODateWithMs).toMSecsSinceEpoch();
        if (at >= until + kAfterglowMs)
            return false;
        if (at >= until && event.value(QLatin1String("event")) == QLatin1String("accepted"))
            return true; // a call of after it
    }
    reader.take(event);
    return true;
}

const char* limitsWords(const ModelFit& fit)
{
    if (fit.limits_said)
        return "said by the server";
    return fit.limits_fitted ? "guessed from its refusals" : "none known";
}

} // namespace

void addLabSource(CLI::App& command, LabSourceOptions& options)
{
    command.add_option("--workload", options.workload, "When calls come: bursts, poisson (at random), closed (users who each wait for their answer)")
        ->check(CLI::IsMember({"bursts", "poisson", "closed"}))
        ->capture_default_str();
    command.add_option("--calls", options.calls, "Calls of a day")->check(CLI::Range(1, 1000000))->capture_default_str();
    command.add_option("--per-minute", options.per_minute, "Calls a minute, on average")->check(CLI::Range(0.01, 1e6))->capture_default_str();
    command.add_option("--users", options.users, "Users of the closed workload")->check(CLI::Range(1, 100000))->capture_default_str();
    command.add_option("--think-ms", options.think_ms, "How long a user thinks before the next call")->check(CLI::Range(0.0, 1e9))->capture_default_str();
    command.add_option("--trace", options.trace, "A workload as CSV: at_ms, output_tokens, and if known input_tokens and max_tokens");
    auto* history = command.add_flag("--from-history", options.from_history, "Your own traffic, with servers fitted to what they said; the fit's error is shown");
    auto* events = command.add_option("--from-events", options.events, "The same from a file that `export --events --format jsonl` made; - is standard input");
    history->excludes(events);
    command.add_option("--since", options.since, "Of the history: from that day, time, or how long ago (7d)")->check(sinceProblem)->needs(history);
    command.add_option("--until", options.until, "Of the history: calls that came before that")->check(sinceProblem)->needs(history);
}

std::optional<SimulatedWorld> worldOf(const LabSourceOptions& options)
{
    using Arrivals = WorkloadOptions::Arrivals;
    SimulatedWorld world = defaultWorld();
    WorkloadOptions& work = world.workload;
    work.arrivals = options.workload == "poisson" ? Arrivals::Poisson : options.workload == "closed" ? Arrivals::ClosedLoop : Arrivals::Bursts;
    work.calls = options.calls;
    work.per_minute = options.per_minute;
    work.users = options.users;
    work.think_ms = Distribution::constant(options.think_ms);
    if (options.trace.empty())
        return world;
    const auto bytes = readAll(options.trace, "--trace");
    if (!bytes)
        return std::nullopt;
    auto calls = readTraceCsv(*bytes);
    if (!calls) {
        std::fprintf(stderr, "plimsollctl: --trace: %s: %s %s\n", options.trace.c_str(), calls.error().where.c_str(), calls.error().what.c_str());
        return std::nullopt;
    }
    work.arrivals = Arrivals::Recorded;
    work.recorded = std::move(*calls);
    return world;
}

std::optional<FittedTraffic> trafficOf(const LabSourceOptions& options, const Config& config, bool& failed)
{
    failed = false;
    TrafficReader reader;
    if (options.from_history) {
        const std::unique_ptr<Database> history = openHistoryToRead(failed);
        if (failed)
            return std::nullopt;
        const qint64 until = options.until.empty() ? 0 : sinceOf(options.until);
        if (history) {
            if (const auto error = readEvents(*history, sinceOf(options.since), [&](const QJsonObject& event) { return takeUntil(reader, event, until); })) {
                std::fprintf(stderr, "plimsollctl: %s: %s\n", error->where.c_str(), error->what.c_str());
                failed = true;
                return std::nullopt;
            }
        }
    } else {
        const auto bytes = readAll(options.events, "--from-events");
        if (!bytes)
            return std::nullopt;
        qsizetype line = 0;
        for (const QByteArray& text : bytes->split('\n')) {
            ++line;
            if (text.trimmed().isEmpty())
                continue;
            const QJsonDocument event = QJsonDocument::fromJson(text);
            if (!event.isObject()) {
                std::fprintf(stderr, "plimsollctl: --from-events: %s: line %lld is no JSON object\n", options.events.c_str(), static_cast<long long>(line));
                return std::nullopt;
            }
            reader.take(event.object());
        }
    }
    const RecordedTraffic traffic = reader.take();
    if (traffic.calls.empty()) {
        std::fprintf(stderr, "plimsollctl: there are no calls in %s that a server was asked for\n", options.from_history ? "that time of the history" : options.events.c_str());
        failed = true;
        return std::nullopt;
    }
    return fit(traffic, config);
}

void printFit(const FittedTraffic& fitted, const FitError& error)
{
    printOut("%s from %s", counted(qint64(fitted.calls.size()), "call").toUtf8().constData(),
             QDateTime::fromMSecsSinceEpoch(fitted.begin_ms).toString(Qt::ISODate).toUtf8().constData());
    if (fitted.left_out > 0)
        printOut("; left out: %zu (cached, cancelled or cut off)", fitted.left_out);
    if (fitted.unknown_profile > 0)
        printOut("; of a profile that is gone: %zu", fitted.unknown_profile);
    printOut("\n\n%-28s %9s %7s %7s  %s\n", "model", "attempts", "429s", "failed", "limits");
    for (const ModelFit& each : fitted.models) {
        printOut("%-28s %9zu %7zu %7zu  %s", qUtf8Printable(each.model), each.attempts, each.refused, each.failed, limitsWords(each));
        if (each.refused > 0)
            printOut(", explain %.0f %% of its 429s", 100 * each.explained);
        printOut("\n");
    }
    const DaySummary &seen = error.seen, &again = error.replayed;
    printOut("\nThe same settings once more, on these servers (what the model gets wrong):\n");
    printOut("%-12s %10s %9s %9s %10s %9s %8s\n", "", "answered", "p50", "p95", "cost USD", "attempts", "429s");
    for (const auto& [name, day] : {std::pair("happened", &seen), std::pair("simulated", &again)})
        printOut("%-12s %8.2f %% %9s %9s %10.4f %9.0f %8.0f\n", name, 100 * day->success, qUtf8Printable(seconds(day->p50_ms)), qUtf8Printable(seconds(day->p95_ms)), day->cost_usd,
                 day->attempts, day->refused);
    printOut("%.1f %% of the calls end as they did, with a median difference of %.1f %% in their time.\n\n", 100 * error.same_outcome, 100 * error.latency_ratio);
}

QJsonObject fitJson(const FittedTraffic& fitted, const FitError& error)
{
    QJsonArray models;
    for (const ModelFit& each : fitted.models)
        models.append(QJsonObject{{QStringLiteral("model"), each.model},
                                  {QStringLiteral("attempts"), qint64(each.attempts)},
                                  {QStringLiteral("refused"), qint64(each.refused)},
                                  {QStringLiteral("failed"), qint64(each.failed)},
                                  {QStringLiteral("limits"), QLatin1String(each.limits_said ? "said" : each.limits_fitted ? "guessed" : "none")},
                                  {QStringLiteral("explained"), each.explained}});
    const auto day = [](const DaySummary& of) {
        return QJsonObject{{QStringLiteral("success"), of.success},   {QStringLiteral("p50_ms"), of.p50_ms},   {QStringLiteral("p95_ms"), of.p95_ms},
                           {QStringLiteral("cost_usd"), of.cost_usd}, {QStringLiteral("attempts"), of.attempts}, {QStringLiteral("refused"), of.refused},
                           {QStringLiteral("wait_ms"), of.mean_wait_ms}};
    };
    return {{QStringLiteral("calls"), qint64(fitted.calls.size())},
            {QStringLiteral("left_out"), qint64(fitted.left_out)},
            {QStringLiteral("models"), models},
            {QStringLiteral("happened"), day(error.seen)},
            {QStringLiteral("simulated"), day(error.replayed)},
            {QStringLiteral("same_outcome"), error.same_outcome},
            {QStringLiteral("latency_ratio"), error.latency_ratio}};
}

} // namespace plimsoll
