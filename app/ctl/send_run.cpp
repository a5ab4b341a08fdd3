#include "app/ctl/send_run.h"
#include "app/common/store_settings.h"
#include "app/ctl/output.h"

#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/progress.h"
#include "app/ctl/store_notices.h"
#include "core/live/secret_service_key_store.h"
#include "core/policy/retry_policy.h"
#include "core/store/history_schema.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>

namespace plimsoll {

namespace {
/// Whoever asked has the answer and is not kept waiting by a file that another program holds.
constexpr LockPatience kPatience{200, 500};
}

SendRun::SendRun(SendOptions options)
    : m_options(std::move(options)),
      m_config(m_options.config.isEmpty() ? ConfigService::defaultPath() : m_options.config) // watched: a change acts on this call, too
{
}

SendRun::~SendRun() = default;

int SendRun::run()
{
    if (refusesConfig(m_config))
        return kExitUsage;
    const Config& config = m_config.config();
    const PromptRequest& request = m_options.request;
    if (!request.profile.isEmpty() && !config.profiles.contains(request.profile)) {
        std::fprintf(stderr, "plimsollctl: --profile: there is no profile \"%s\"\n", qUtf8Printable(request.profile));
        return kExitUsage;
    }
    if (!request.model.isEmpty() && !config.models.contains(request.model)) {
        std::fprintf(stderr, "plimsollctl: --model: there is no model \"%s\"\n", qUtf8Printable(request.model));
        return kExitUsage;
    }
    if (m_options.queue && !config.queue.enabled) { // no worker would ever run it
        std::fprintf(stderr, "plimsollctl send: the queue is switched off (queue.enabled)\n");
        return kExitFailed;
    }
    m_jobs = std::make_unique<JobStore>();
    tellWhenDamaged(*m_jobs);
    if (m_options.queue) {
        followConfig(m_config, {.jobs = m_jobs.get()});
        QMetaObject::invokeMethod(this, &SendRun::enqueue, Qt::QueuedConnection);
        return QCoreApplication::exec();
    }
    m_keys = std::make_unique<SecretServiceKeyStore>();
    m_gate = std::make_unique<MachineGate>();
    connect(m_gate.get(), &MachineGate::problemChanged, this, [this](const QString& problem) {
        if (!problem.isEmpty() && !m_options.quiet)
            std::fprintf(stderr, "The limits are not shared with other processes: %s\n", qUtf8Printable(problem));
    });
    tellWhenDamaged(*m_gate);
    LiveClientOptions options;
    options.gate = m_gate.get();
    m_answers = std::make_unique<AnswerStore>();
    tellWhenDamaged(*m_answers);
    options.cache = m_answers.get();
    options.queue = m_jobs.get();
    m_history = std::make_unique<History>(historyPath(), QStringLiteral("plimsollctl send"), config.history);
    m_prompts = std::make_unique<PromptHistory>(promptsPath(), config.history);
    followConfig(m_config, {m_history.get(), m_prompts.get(), m_answers.get(), m_jobs.get()});
    m_events = std::make_unique<EventFanOut>(std::vector<EventSink*>{this, m_history.get()});
    m_client = std::make_unique<LiveClient>(m_config, *m_keys, *m_events, options);
    m_history->setPatience(kPatience);
    m_prompts->setPatience(kPatience);
    m_history->start();
    m_prompts->start();
    connect(m_client.get(), &LiveClient::textDelta, this, [this](CallId, const QString& text) { onDelta(text); });
    connect(m_client.get(), &LiveClient::finished, this, [this](CallId, const CallResult& result) { onFinished(result); });
    connect(&m_interrupt, &Interrupt::requested, this, [this] {
        m_interrupted = true;
        if (m_call)
            m_client->cancel(*m_call);
        else
            QCoreApplication::exit(kExitInterrupted);
    });
    QMetaObject::invokeMethod(this, &SendRun::begin, Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    m_client.reset(); // its last events
    endHistory();
    return code;
}

/// Writes what is left. What could not be kept is said, and is no failure of the call.
void SendRun::endHistory()
{
    m_history->finish();
    m_prompts->finish();
    m_gate->finish(); // what these have met is told, too
    m_answers->thread().settle();
    m_jobs->thread().settle();
    const auto tell = [](const char* what, const QString& path, const QString& problem, const QString& lost,
                         const QString& setAside) {
        if (!problem.isEmpty())
            std::fprintf(stderr, "%s cannot be written: %s: %s; %s\n", what, qUtf8Printable(path),
                         qUtf8Printable(problem), qUtf8Printable(lost));
        if (!setAside.isEmpty())
            tellDamage(what, setAside);
    };
    const QString lost = counted(m_history->dropped(), "event") + QLatin1String(m_history->dropped() == 1 ? " is not kept" : " are not kept");
    tell("the history", historyPath(), m_history->problem(), lost, m_history->setAside());
    tell("the prompt history", promptsPath(), m_prompts->problem(),
         QStringLiteral("this prompt and its answer are not kept"), m_prompts->setAside());
    if (m_history->problem().isEmpty() && m_history->dropped() > 0)
        std::fprintf(stderr, "%s\n", qUtf8Printable(lost));
}

void SendRun::append(const QJsonObject& event)
{
    if (m_options.quiet)
        return;
    if (event.value(QLatin1String("event")) == QLatin1String("breaker") && !mayAsk(event.value(QLatin1String("model")).toString()))
        return; // what other processes meet with other models
    const QString line = progressLine(event);
    if (!line.isEmpty())
        printError("%s\n", qUtf8Printable(line));
}

/// As it is now; null if an edit has just taken it away.
const ProfileEntry* SendRun::profile() const
{
    const Config& config = m_config.config();
    const auto found = config.profiles.find(m_options.request.profile.isEmpty() ? config.default_profile : m_options.request.profile);
    return found == config.profiles.end() ? nullptr : &found->second;
}

/// Whether the model is in the call's chain.
bool SendRun::mayAsk(const QString& model) const
{
    return model == m_options.request.model || (profile() && profile()->chain.contains(model));
}

/// Whether any model that may be asked stands on the built-in sandbox.
bool SendRun::needsSandbox() const
{
    const auto onSandbox = [this](const QString& model) { return SandboxLink::stands(m_config.config(), model); };
    return onSandbox(m_options.request.model) ||
           (profile() && std::any_of(profile()->chain.cbegin(), profile()->chain.cend(), onSandbox));
}

QString SendRun::fullWords() const
{
    return QStringLiteral("it holds %1 already (queue.max_jobs)").arg(counted(m_config.config().queue.max_jobs, "job"));
}

/// Why there is no answer. A queue that took nothing is not what the server spoke of.
QString SendRun::failureWords(const CallResult& result) const
{
    const FailureClass failure = result.done.failure;
    if (failure == FailureClass::QueueFull) {
        const QString problem = m_jobs->thread().problem();
        QString words = problem.isEmpty() ? fullWords() : problem;
        if (!result.errorMessage.isEmpty())
            words += QStringLiteral("; the last reply said: ") + result.errorMessage;
        return words;
    }
    const auto queues = [](const ProfileEntry& profile) {
        return std::find(profile.fallback.cbegin(), profile.fallback.cend(), FallbackKind::Queue) != profile.fallback.cend();
    };
    const bool not_queued = !m_config.config().queue.enabled && profile() && queues(*profile()) &&
                            !ruleOf(failure).bars_queue && !ruleOf(failure).stops;
    if (!not_queued)
        return result.errorMessage;
    const QString why = QStringLiteral("not queued, for the queue is switched off (queue.enabled)");
    return result.errorMessage.isEmpty() ? why : result.errorMessage + QStringLiteral("; ") + why;
}

void SendRun::begin()
{
    connect(&m_sandbox, &SandboxLink::ready, this, &SendRun::onSandbox);
    connect(&m_sandbox, &SandboxLink::failed, this, [](const QString& why) {
        std::fprintf(stderr, "The sandbox cannot start: %s\n", qUtf8Printable(why));
        QCoreApplication::exit(1);
    });
    m_sandbox.open(m_options.sandbox, needsSandbox(), m_config.config().sandbox);
}

/// The job is told as accepted when it is on the disk, not before.
void SendRun::enqueue()
{
    PromptRequest request = m_options.request;
    if (request.profile.isEmpty())
        request.profile = m_config.config().default_profile; // as it is now
    m_jobs->add(request, {Duration(0), FailureClass::Ok}, this, [this](const Result<JobStore::Accepted>& accepted) {
        if (!accepted || accepted->full) {
            const QString why = accepted ? QStringLiteral("queue_full: ") + fullWords()
                                         : QString::fromStdString(accepted.error().where + ": " + accepted.error().what);
            std::fprintf(stderr, "failed: %s\n", qUtf8Printable(why));
            QCoreApplication::exit(kExitFailed);
            return;
        }
        const QJsonObject job{{QStringLiteral("outcome"), QStringLiteral("queued")}, {QStringLiteral("job"), qint64(accepted->id)}};
        const QByteArray line = m_options.json ? QJsonDocument(job).toJson(QJsonDocument::Compact) : QByteArray::number(accepted->id);
        if (!print(line + '\n')) // it will be sent all the same
            std::fprintf(stderr, "stored as job %llu\n", static_cast<unsigned long long>(accepted->id));
        QCoreApplication::exit(kExitOk);
    });
}

void SendRun::onSandbox(const QUrl& url)
{
    if (!m_gate->informed()) { // an open breaker or a spent window of before holds for this call, too
        connect(m_gate.get(), &MachineGate::informedNow, this, [this, url] { onSandbox(url); });
        return;
    }
    m_client->setSandboxUrl(url);
    m_call = m_client->submit(m_options.request);
}

void SendRun::onDelta(const QString& text)
{
    if (!m_options.json && !print(text.toUtf8()))
        m_client->cancel(*m_call); // the answer has no reader: it need not be paid for
}

void SendRun::onFinished(const CallResult& result)
{
    m_config.reload(); // what was switched off a moment ago, and is not noticed yet, is not to be kept
    m_prompts->record(result);
    const QJsonObject done = result.events.isEmpty() ? QJsonObject() : result.events.last();
    if (m_options.json)
        printJson(result);
    else if (m_last_printed != '\n')
        print("\n");
    const bool answered = result.done.outcome == Outcome::Success || result.done.outcome == Outcome::Cached ||
                          result.done.outcome == Outcome::Degraded;
    if (m_interrupted) {
        std::fprintf(stderr, "interrupted\n");
        QCoreApplication::exit(kExitInterrupted);
    } else if (answered && !m_reader_left) {
        tellMark(result);
        QCoreApplication::exit(0);
    } else if (result.done.outcome == Outcome::Queued) {
        std::fprintf(stderr, "queued as job %llu: %s\n", static_cast<unsigned long long>(result.done.job),
                     qUtf8Printable(done.value(QLatin1String("class")).toString()));
        QCoreApplication::exit(kExitQueued);
    } else {
        if (!m_reader_left)
            printError("%s\n", qUtf8Printable(failureLine(done, failureWords(result))));
        QCoreApplication::exit(1);
    }
}

/// An answer that is not quite what was asked for says so, also without progress.
void SendRun::tellMark(const CallResult& result) const
{
    const QString line = markLine(result.events.isEmpty() ? QJsonObject() : result.events.last());
    if (!line.isEmpty() && !m_options.json)
        std::fprintf(stderr, "%s\n", qUtf8Printable(line));
}

/// The fields of `done`, and what it does not carry.
void SendRun::printJson(const CallResult& result)
{
    QJsonObject object = result.events.isEmpty() ? QJsonObject() : result.events.last();
    object.insert(QLatin1String("text"), result.text);
    object.insert(QLatin1String("request_id"), result.requestId);
    if (result.done.outcome == Outcome::Queued)
        object.insert(QLatin1String("job"), qint64(result.done.job));
    if (!result.serverRequestId.isEmpty())
        object.insert(QLatin1String("server_request_id"), result.serverRequestId);
    if (!result.errorMessage.isEmpty())
        object.insert(QLatin1String("message"), result.errorMessage);
    QJsonArray events;
    for (const QJsonObject& event : result.events)
        events.append(event);
    object.insert(QLatin1String("events"), events);
    print(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

bool SendRun::print(const QByteArray& bytes)
{
    if (m_reader_left || bytes.isEmpty())
        return !m_reader_left;
    m_reader_left = !writeOut(bytes) || !flushOut();
    m_last_printed = bytes.back();
    return !m_reader_left;
}

} // namespace plimsoll
