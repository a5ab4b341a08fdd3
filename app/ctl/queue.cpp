// plimsollctl queue: the durable jobs, looked at, run and steered (docs/queue.md).
#include "app/ctl/commands.h"
#include "app/ctl/output.h"
#include "app/ctl/progress.h"
#include "app/ctl/queue_run.h"
#include "app/ctl/store_notices.h"
#include "core/telemetry/format.h"
#include "core/wire/event_json.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

constexpr int kMostListed = 100000;

struct Arguments
{
    std::vector<JobId> ids;
    std::string config, sandbox;
    bool json = false, watch = false, wait = false, quiet = false;
};

QString text(std::string_view word) { return QString::fromLatin1(word.data(), qsizetype(word.size())); }
QString wall(qint64 ms) { return rfc3339(QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC)); }

QJsonObject toJson(const Job& job)
{
    QJsonObject object{{QStringLiteral("id"), qint64(job.id)},
                       {QStringLiteral("state"), text(name(job.state))},
                       {QStringLiteral("title"), job.title},
                       {QStringLiteral("profile"), job.profile},
                       {QStringLiteral("reason"), job.reason},
                       {QStringLiteral("priority"), job.priority},
                       {QStringLiteral("attempts"), job.attempts},
                       {QStringLiteral("created_at"), wall(job.created_at)},
                       {QStringLiteral("next_attempt_at"), job.next_at > 0 ? QJsonValue(wall(job.next_at)) : QJsonValue(QJsonValue::Null)}};
    if (!job.pinned.isEmpty())
        object.insert(QLatin1String("pinned"), job.pinned);
    if (job.finished_at > 0)
        object.insert(QLatin1String("finished_at"), wall(job.finished_at));
    if (!job.answer)
        return object;
    const JobAnswer& answer = *job.answer;
    if (isOver(job.state)) {
        object.insert(QLatin1String("outcome"), text(name(answer.outcome)));
        object.insert(QLatin1String("class"), text(name(answer.failure)));
    }
    if (!answer.model.isEmpty())
        object.insert(QLatin1String("model"), answer.model);
    if (!answer.message.isEmpty())
        object.insert(QLatin1String("message"), answer.message);
    if (!answer.request_id.isEmpty())
        object.insert(QLatin1String("request_id"), answer.request_id);
    if (answer.usage) {
        object.insert(QLatin1String("input_tokens"), qint64(answer.usage->input));
        object.insert(QLatin1String("output_tokens"), qint64(answer.usage->output));
    }
    if (answer.cost_usd)
        object.insert(QLatin1String("cost_usd"), *answer.cost_usd);
    return object;
}

/// Why it waits; of an answer that is not quite what was asked for, what it is: cached, degraded.
QString reasonOf(const Job& job)
{
    const bool marked = job.state == JobState::Done && job.answer && job.answer->outcome != Outcome::Success;
    return marked ? text(name(job.answer->outcome)) : job.reason;
}

void printLine(const Job& job, qint64 now)
{
    QString next = QStringLiteral("-");
    if (job.state == JobState::Waiting)
        next = job.next_at <= now ? QStringLiteral("now") : QStringLiteral("in ") + formatDuration(Duration(job.next_at - now));
    printOut("%6llu  %-9s  %-12s  %-16s  %2d  %s\n", static_cast<unsigned long long>(job.id),
             qUtf8Printable(text(name(job.state))), qUtf8Printable(next), qUtf8Printable(reasonOf(job)), job.attempts,
             qUtf8Printable(job.title));
}

/// What happened to a job of unknown outcome.
QString unknownWords()
{
    return QStringLiteral(
        "A request of this job was under way when its worker ended: it may or may not have been answered, and billed.");
}

/// And what can be done.
QString unknownAdvice(JobId job)
{
    return QStringLiteral(
               "Send it again now with `plimsollctl queue retry %1`, which may bill it twice, or give it up with "
               "`plimsollctl queue cancel %1`.\nWith queue.unknown_outcome at \"resend\" workers send such jobs "
               "again by themselves.")
        .arg(job);
}

int noDatabase(JobStore& store)
{
    const QString& problem = store.thread().refusal();
    std::fprintf(stderr, "plimsollctl queue: %s: %s\n", qUtf8Printable(store.path()),
                 problem.isEmpty() ? "cannot be read or written just now" : qUtf8Printable(problem));
    return kExitFailed;
}

int list(bool json)
{
    JobStore store;
    tellWhenDamaged(store);
    store.list(kMostListed, &store, [&](const std::optional<job_table::Listing>& listing) {
        if (!listing) {
            QCoreApplication::exit(noDatabase(store));
            return;
        }
        if (json) {
            QJsonArray jobs;
            for (const Job& job : listing->jobs)
                jobs.append(toJson(job));
            const QJsonObject object{{QStringLiteral("jobs"), jobs}, {QStringLiteral("paused"), listing->paused}};
            printOut("%s\n", QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
        } else {
            printOut("%6s  %-9s  %-12s  %-16s  %2s  %s\n", "job", "state", "next", "reason", "n", "prompt");
            for (const Job& job : listing->jobs)
                printLine(job, store.now());
            const auto unknown = std::count_if(listing->jobs.cbegin(), listing->jobs.cend(),
                                               [](const Job& job) { return job.state == JobState::Unknown; });
            if (unknown > 0)
                std::fprintf(stderr, "%lld of unknown outcome: `plimsollctl queue show JOB` says what can be done\n",
                             static_cast<long long>(unknown));
            if (listing->paused)
                std::fprintf(stderr, "the queue is paused (plimsollctl queue resume)\n");
        }
        QCoreApplication::exit(kExitOk);
    });
    return QCoreApplication::exec();
}

int show(JobId id, bool json)
{
    JobStore store;
    tellWhenDamaged(store);
    store.find(id, &store, [&](const std::optional<Job>& job) {
        if (!store.thread().refusal().isEmpty()) {
            QCoreApplication::exit(noDatabase(store));
            return;
        }
        if (!job) {
            std::fprintf(stderr, "plimsollctl queue: there is no job %llu\n", static_cast<unsigned long long>(id));
            QCoreApplication::exit(kExitFailed);
            return;
        }
        const QString answer = job->answer ? job->answer->text : QString();
        if (json) {
            QJsonObject object = toJson(*job);
            object.insert(QLatin1String("text"), answer);
            if (job->state == JobState::Unknown)
                object.insert(QLatin1String("message"), unknownWords());
            printOut("%s\n", QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
        } else if (job->state == JobState::Done) {
            printOut("%s\n", qUtf8Printable(answer));
            if (job->answer->outcome != Outcome::Success)
                std::fprintf(stderr, "%s\n", qUtf8Printable(text(name(job->answer->outcome))));
        } else {
            printLine(*job, store.now());
            if (job->state == JobState::Unknown)
                printOut("%s\n%s\n", qUtf8Printable(unknownWords()), qUtf8Printable(unknownAdvice(id)));
            else if (job->answer && !job->answer->message.isEmpty())
                printError("%s\n", qUtf8Printable(job->answer->message));
        }
        QCoreApplication::exit(kExitOk);
    });
    return QCoreApplication::exec();
}

/// Does it to each job; fails if one of them would not have it.
int steer(const std::vector<JobId>& ids, void (JobStore::*what)(JobId, QObject*, std::function<void(bool)>), const char* refusal)
{
    JobStore store;
    tellWhenDamaged(store);
    std::size_t left = ids.size();
    int code = kExitOk;
    for (const JobId id : ids) {
        (store.*what)(id, &store, [&, id](bool ok) {
            if (!ok && !store.thread().refusal().isEmpty()) {
                code = noDatabase(store);
            } else if (!ok) {
                std::fprintf(stderr, "plimsollctl queue: job %llu %s\n", static_cast<unsigned long long>(id), refusal);
                code = kExitFailed;
            }
            if (--left == 0)
                QCoreApplication::exit(code);
        });
    }
    return QCoreApplication::exec();
}

int setPaused(bool paused)
{
    JobStore store;
    tellWhenDamaged(store);
    store.setPaused(paused, &store, [&store](bool ok) { QCoreApplication::exit(ok ? kExitOk : noDatabase(store)); });
    return QCoreApplication::exec();
}

int clear()
{
    JobStore store;
    tellWhenDamaged(store);
    store.forgetFinished(Duration(-1), &store, [&store](std::optional<int> count) {
        if (count)
            printOut("%s deleted\n", qUtf8Printable(counted(*count, "job")));
        QCoreApplication::exit(count ? kExitOk : noDatabase(store));
    });
    return QCoreApplication::exec();
}

int runQueue(const Arguments& given)
{
    QueueRunOptions options;
    options.until = given.watch ? QueueRunOptions::Until::Interrupted
                                : given.wait ? QueueRunOptions::Until::Empty : QueueRunOptions::Until::NothingDue;
    options.config = QString::fromStdString(given.config);
    options.sandbox = QString::fromStdString(given.sandbox);
    options.quiet = given.quiet;
    QueueRun run(options);
    return run.run();
}

} // namespace

void addQueue(CLI::App& app, int& exitCode)
{
    const auto given = std::make_shared<Arguments>();
    CLI::App* queue = app.add_subcommand("queue", "Jobs that are sent when their models are ready again; they survive a restart");
    queue->require_subcommand(1);

    CLI::App* lister = queue->add_subcommand("list", "All jobs: state, next attempt, why it waits, attempts, prompt");
    lister->add_flag("--json", given->json, "One JSON object: jobs, paused");
    lister->callback([given, &exitCode] { exitCode = list(given->json); });

    CLI::App* runner = queue->add_subcommand("run", "Send what is due, until nothing is");
    CLI::Option* wait = runner->add_flag("--wait", given->wait, "Until no job waits any more");
    runner->add_flag("--watch", given->watch, "Until interrupted")->excludes(wait);
    runner->add_flag("-q,--quiet", given->quiet, "No progress on standard error");
    runner->add_option("--config", given->config, "Another configuration file")->check(CLI::ExistingFile);
    runner->add_option("--sandbox-url", given->sandbox, "Base URL of a running sandbox (http://127.0.0.1:PORT/v1)")->check(SandboxLink::urlProblem);
    runner->footer(
        "Exit codes: 0 done, 1 a job failed or the queue is not to be had, 2 usage or an invalid configuration, "
        "130 interrupted.");
    runner->callback([given, &exitCode] { exitCode = runQueue(*given); });

    const auto forJobs = [&](const char* command, const char* help) {
        CLI::App* sub = queue->add_subcommand(command, help);
        sub->add_option("JOB", given->ids, "Its number")->required();
        return sub;
    };
    forJobs("cancel", "Give jobs up, also running ones")->callback([given, &exitCode] {
        exitCode = steer(given->ids, &JobStore::cancel, "is not there, or is over");
    });
    forJobs("retry", "Try jobs now instead of at their time; also those that failed or are of unknown outcome")
        ->callback([given, &exitCode] { exitCode = steer(given->ids, &JobStore::retryNow, "is not there, is running or done"); });
    CLI::App* shower = queue->add_subcommand("show", "The answer of a job, or where it stands");
    shower->add_option("JOB", given->ids, "Its number")->required()->expected(1);
    shower->add_flag("--json", given->json, "One JSON object, with the answer's text");
    shower->callback([given, &exitCode] { exitCode = show(given->ids.front(), given->json); });
    queue->add_subcommand("pause", "No worker takes a job until `resume`")->callback([&exitCode] { exitCode = setPaused(true); });
    queue->add_subcommand("resume", "Workers take jobs again")->callback([&exitCode] { exitCode = setPaused(false); });
    queue->add_subcommand("clear", "Delete the jobs that are over, with their prompts and answers")->callback([&exitCode] { exitCode = clear(); });
}

} // namespace plimsoll
