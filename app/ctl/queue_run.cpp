#include "app/ctl/queue_run.h"
#include "app/common/store_settings.h"
#include "app/ctl/output.h"

#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/progress.h"
#include "app/ctl/store_notices.h"
#include "core/live/secret_service_key_store.h"
#include "core/store/history_schema.h"

#include <QCoreApplication>

#include <cstdio>

namespace plimsoll {

QueueRun::QueueRun(QueueRunOptions options)
    : m_options(std::move(options)), m_config(m_options.config.isEmpty() ? ConfigService::defaultPath() : m_options.config)
{
}

QueueRun::~QueueRun() = default;

int QueueRun::run()
{
    if (refusesConfig(m_config))
        return kExitUsage;
    const Config& config = m_config.config();
    if (!config.queue.enabled) {
        std::fprintf(stderr, "plimsollctl queue: the queue is switched off (queue.enabled)\n");
        return kExitFailed;
    }
    m_keys = std::make_unique<SecretServiceKeyStore>();
    m_gate = std::make_unique<MachineGate>();
    connect(m_gate.get(), &MachineGate::problemChanged, this, [this](const QString& problem) {
        if (!problem.isEmpty() && !m_options.quiet)
            std::fprintf(stderr, "The limits are not shared with other processes: %s\n", qUtf8Printable(problem));
    });
    m_answers = std::make_unique<AnswerStore>();
    m_history = std::make_unique<History>(historyPath(), QStringLiteral("plimsollctl queue"), config.history);
    m_events = std::make_unique<EventFanOut>(std::vector<EventSink*>{this, m_history.get()});
    m_jobs = std::make_unique<JobStore>();
    followConfig(m_config, {m_history.get(), nullptr, m_answers.get(), m_jobs.get()});
    tellWhenDamaged(*m_gate);
    tellWhenDamaged(*m_answers);
    tellWhenDamaged(*m_jobs);
    LiveClientOptions options;
    options.gate = m_gate.get();
    options.cache = m_answers.get();
    options.queue = m_jobs.get();
    m_client = std::make_unique<LiveClient>(m_config, *m_keys, *m_events, options);
    m_history->start();
    m_client->keepEvents(false);
    m_runner = std::make_unique<QueueRunner>(*m_client, *m_jobs, m_config);
    connect(m_runner.get(), &QueueRunner::ended, this, &QueueRun::onEnded);
    connect(m_runner.get(), &QueueRunner::idle, this, &QueueRun::onIdle);
    connect(&m_interrupt, &Interrupt::requested, this, &QueueRun::onInterrupt);
    connect(&m_sandbox, &SandboxLink::ready, this, [this](const QUrl& url) {
        m_client->setSandboxUrl(url);
        m_runner->start();
    });
    connect(&m_sandbox, &SandboxLink::failed, this, [](const QString& why) {
        std::fprintf(stderr, "The sandbox cannot start: %s\n", qUtf8Printable(why));
        QCoreApplication::exit(kExitFailed);
    });
    const bool needed = std::any_of(config.models.begin(), config.models.end(),
                                    [&](const auto& model) { return SandboxLink::stands(config, model.first); });
    QMetaObject::invokeMethod(this, [this, needed] { m_sandbox.open(m_options.sandbox, needed, m_config.config().sandbox); },
                              Qt::QueuedConnection);
    return QCoreApplication::exec();
}

void QueueRun::append(const QJsonObject& event)
{
    if (m_options.quiet)
        return;
    const QString line = progressLine(event);
    if (line.isEmpty())
        return;
    // The client begins while the runner is being made: what it says then is no job's.
    const QJsonValue call = event.value(QLatin1String("call"));
    const JobId job = m_runner && call.isString() ? m_runner->jobOf(CallId{call.toString().toULongLong()}) : 0;
    if (job != 0)
        printError("job %llu: %s\n", static_cast<unsigned long long>(job), qUtf8Printable(line));
    else
        printError("%s\n", qUtf8Printable(line));
}

void QueueRun::onEnded(JobId job, JobState state, const JobAnswer& answer)
{
    const auto number = static_cast<unsigned long long>(job);
    const std::string_view outcome = state == JobState::Done ? name(answer.outcome) : name(answer.failure);
    printOut("job %llu: %.*s (%.*s)\n", number, int(name(state).size()), name(state).data(), int(outcome.size()),
             outcome.data());
    flushOut();
    m_failed += state == JobState::Failed;
}

void QueueRun::onIdle(bool problem)
{
    if (m_interrupted) {
        QCoreApplication::exit(kExitInterrupted);
    } else if (problem && m_options.until == QueueRunOptions::Until::NothingDue) {
        std::fprintf(stderr, "plimsollctl queue: %s: %s\n", qUtf8Printable(m_jobs->path()), qUtf8Printable(m_jobs->thread().refusal()));
        QCoreApplication::exit(kExitFailed);
    } else if (!problem) {
        const bool due = m_runner->nextAt() > 0 && m_runner->nextAt() <= m_jobs->now() && !m_runner->paused();
        const bool over = m_options.until == QueueRunOptions::Until::NothingDue ? !due
                                                                               : m_options.until == QueueRunOptions::Until::Empty && m_runner->left() == 0;
        if (over) {
            m_config.reload(); // what was switched off a moment ago, and is not noticed yet, is not to be kept
            QCoreApplication::exit(m_failed > 0 ? kExitFailed : kExitOk);
        }
    }
}

/// What is under way is paid for: it may end. The second signal does not ask.
void QueueRun::onInterrupt()
{
    m_interrupted = true;
    if (!m_runner || m_runner->running() == 0) {
        QCoreApplication::exit(kExitInterrupted);
        return;
    }
    std::fprintf(stderr, "finishing what is under way; once more to stop at once\n");
    m_runner->drain();
}

} // namespace plimsoll
