// `plimsollctl queue run`: a worker of the durable queue on the command line.
#pragma once

#include "app/common/interrupt.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/sandbox_link.h"
#include "core/config/config_file.h"
#include "core/live/key_store.h"
#include "core/live/live_client.h"
#include "core/live/queue_runner.h"
#include "core/store/answer_store.h"
#include "core/store/history.h"
#include "core/store/job_store.h"
#include "core/store/machine_gate.h"
#include "core/telemetry/event_sink.h"

#include <memory>

namespace plimsoll {

struct QueueRunOptions
{
    enum class Until : std::uint8_t { NothingDue, Empty, Interrupted };
    Until until = Until::NothingDue;
    QString config;     ///< another configuration file than the user's
    QString sandbox;    ///< base URL of a running sandbox; empty: the desktop's, else one of our own
    bool quiet = false; ///< no progress
};

class QueueRun : public QObject, public EventSink
{
    Q_OBJECT
public:
    explicit QueueRun(QueueRunOptions options);
    ~QueueRun() override;

    /// Runs the event loop until there is no more to do; the result is the exit code.
    int run();
    void append(const QJsonObject& event) override;
    bool wanted() const override { return !m_options.quiet; }

private:
    void onEnded(JobId job, JobState state, const JobAnswer& answer);
    void onIdle(bool problem);
    void onInterrupt();

    QueueRunOptions m_options;
    ConfigService m_config;
    ConfigProblemTeller m_teller{m_config};
    std::unique_ptr<KeyStore> m_keys;
    std::unique_ptr<MachineGate> m_gate; ///< outlives the client
    std::unique_ptr<History> m_history;
    std::unique_ptr<EventFanOut> m_events; ///< the progress, and the history
    std::unique_ptr<AnswerStore> m_answers;
    std::unique_ptr<JobStore> m_jobs;
    std::unique_ptr<LiveClient> m_client;
    std::unique_ptr<QueueRunner> m_runner;
    SandboxLink m_sandbox;
    Interrupt m_interrupt;
    bool m_interrupted = false;
    int m_failed = 0;
};

} // namespace plimsoll
