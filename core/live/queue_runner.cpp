#include "core/live/queue_runner.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/policy/retry_policy.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr std::chrono::milliseconds kLook{1000};  // other processes add and finish jobs too
constexpr std::chrono::hours kTidy{1};
constexpr std::chrono::milliseconds kRenew{JobStore::kLeaseMs / 4};
constexpr int kMostAtOnce = 64; // where `batch` has no limit of its own

/// Pause before a job that failed without a hint runs again: doubles with each attempt. With a hint a job still keeps a
/// smaller one: a server that is busy for minutes and names some milliseconds each time must not use up all its runs at once.
constexpr Duration kPauseBase{5000}, kHintedBase{1000}, kPauseCap{15 * 60 * 1000};

Duration pauseAfter(int attempts, Duration base)
{
    return std::min(kPauseCap, base * (std::int64_t(1) << std::clamp(attempts, 0, 20)));
}

JobAnswer answerOf(const CallResult& result)
{
    JobAnswer answer;
    answer.outcome = result.done.outcome;
    answer.failure = result.done.failure;
    answer.text = result.text;
    answer.model = result.model;
    answer.request_id = result.requestId;
    answer.message = result.errorMessage;
    answer.usage = result.done.usage;
    answer.cost_usd = result.done.cost_usd;
    return answer;
}

bool isAnswer(Outcome outcome) { return outcome == Outcome::Success || outcome == Outcome::Cached || outcome == Outcome::Degraded; }

} // namespace

QueueRunner::QueueRunner(LiveClient& client, JobStore& store, ConfigService& config, QObject* parent)
    : QObject(parent), m_client(client), m_store(store), m_config(config)
{
    m_look.setSingleShot(true);
    connect(&m_look, &QTimer::timeout, this, &QueueRunner::look);
    connect(&m_tidy, &QTimer::timeout, this, &QueueRunner::tidy);
    connect(&m_renew, &QTimer::timeout, this, &QueueRunner::renew);
    connect(&m_client, &LiveClient::finished, this, &QueueRunner::onFinished);
    connect(&m_client, &LiveClient::pausedChanged, this, [this] {
        if (m_renew.isActive()) // else it was not started yet
            look();
    });
    connect(&m_config, &ConfigService::changed, this, &QueueRunner::adoptConfig);
    m_store.setLimits(limitsOf(m_config.config().queue));
}

void QueueRunner::start()
{
    m_renew.start(kRenew);
    m_tidy.start(kTidy);
    tidy();
    look();
}

void QueueRunner::recheck()
{
    renew();
    look();
}

/// Jobs that are over go with the prompts of the history, and as late.
void QueueRunner::tidy()
{
    m_store.forgetFinished(std::chrono::hours(24) * m_config.config().history.prompts_days, this, nullptr);
}

void QueueRunner::adoptConfig()
{
    m_store.setLimits(limitsOf(m_config.config().queue));
    look();
}

int QueueRunner::room() const
{
    const Config& config = m_config.config();
    if (m_draining || m_client.paused() || !config.queue.enabled)
        return 0;
    const auto batch = config.profiles.find(kWorkerProfile);
    const int most = batch == config.profiles.end() ? 1 : batch->second.concurrency.value_or(kMostAtOnce);
    return std::max(0, std::min(most, kMostAtOnce) - running());
}

JobId QueueRunner::jobOf(CallId call) const
{
    const auto known = m_calls.constFind(call);
    return known != m_calls.cend() ? known->job : m_beginning;
}

void QueueRunner::look()
{
    if (m_asking) { // one question at a time; what changed meanwhile is asked for after it
        m_again = true;
        return;
    }
    m_asking = true;
    m_store.claim(room(), this, [this](const std::optional<job_table::Claims>& claims) {
        m_asking = false;
        if (claims)
            take(*claims);
        if (std::exchange(m_again, false))
            look();
        else
            rest(!claims);
    });
}

void QueueRunner::take(const job_table::Claims& claims)
{
    m_next_at = claims.next_at;
    m_left = claims.left;
    m_paused = claims.paused;
    for (const ClaimedJob& job : claims.jobs) {
        PromptRequest request = job.request;
        request.lastRun = job.attempts + 1 >= m_config.config().queue.max_attempts;
        m_beginning = job.id;
        m_calls.insert(m_client.submit(std::move(request)), Running{job.id, job.attempts, false});
        m_beginning = 0;
        Q_EMIT started(job.id);
    }
}

void QueueRunner::rest(bool problem)
{
    if (m_draining)
        cancelWaiting();
    const qint64 due_in = m_next_at > 0 ? m_next_at - m_store.now() : kLook.count();
    m_look.start(std::clamp(std::chrono::milliseconds(due_in), std::chrono::milliseconds(20), kLook));
    if (m_calls.isEmpty())
        Q_EMIT idle(problem);
}

void QueueRunner::onFinished(CallId call, const CallResult& result)
{
    const auto found = m_calls.find(call);
    if (found == m_calls.end())
        return;
    found->written = true;
    Ending ending{found->job, JobState::Waiting, answerOf(result), m_store.now()};
    if (isAnswer(result.done.outcome))
        ending.state = JobState::Done;
    else if (result.done.outcome == Outcome::Failed && !jobGoesOn(result.done.failure))
        ending.state = JobState::Failed;
    else if (result.done.retry_at)
        ending.next_at += std::max(*result.done.retry_at - m_client.now(), pauseAfter(found->attempts, kHintedBase)).count();
    else if (result.done.outcome != Outcome::Cancelled)
        ending.next_at += pauseAfter(found->attempts, kPauseBase).count();
    write(call, ending);
}

// While the disk cannot take it, it is tried again: an answer that has been paid for is never given up.
void QueueRunner::write(CallId call, const Ending& ending)
{
    const auto written = [this, call, ending](std::optional<bool> ok) {
        if (!ok) {
            QTimer::singleShot(kLook, this, [this, call, ending] { write(call, ending); });
            return;
        }
        if (*ok && ending.answer.outcome != Outcome::Cancelled)
            Q_EMIT ended(ending.job, ending.state, ending.answer);
        m_calls.remove(call);
        look();
    };
    switch (ending.state) {
    case JobState::Done: m_store.complete(ending.job, ending.answer, this, written); break;
    case JobState::Failed: m_store.fail(ending.job, ending.answer, this, written); break;
    default: m_store.putBack(ending.job, ending.answer, ending.next_at, this, written); break;
    }
}

void QueueRunner::renew()
{
    QList<JobId> jobs;
    for (const Running& running : std::as_const(m_calls))
        jobs.append(running.job);
    if (jobs.isEmpty())
        return;
    m_store.renew(jobs, this, [this, jobs](const std::optional<QList<JobId>>& kept) {
        if (!kept)
            return; // the disk is busy: the lease is longer than that
        for (auto call = m_calls.cbegin(); call != m_calls.cend(); ++call)
            if (jobs.contains(call->job) && !call->written && !kept->contains(call->job))
                m_client.cancel(call.key()); // somebody cancelled it, or took it for dead
    });
}

void QueueRunner::drain()
{
    m_draining = true;
    look();
}

void QueueRunner::resume()
{
    m_draining = false;
    look();
}

/// A call in a wait holds no request: its job can go back at once.
void QueueRunner::cancelWaiting()
{
    for (const CallSnapshot& call : m_client.snapshot().calls)
        if (m_calls.contains(call.call) && call.phase != CallPhase::Running)
            m_client.cancel(call.call);
}

} // namespace plimsoll
