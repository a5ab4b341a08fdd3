// `plimsollctl send`: one prompt through the resilient client. The answer streams to standard output, what happens on the
// way goes to standard error.
#pragma once

#include "app/common/interrupt.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/sandbox_link.h"
#include "core/config/config_file.h"
#include "core/live/key_store.h"
#include "core/live/live_client.h"
#include "core/store/answer_store.h"
#include "core/store/history.h"
#include "core/store/job_store.h"
#include "core/store/machine_gate.h"
#include "core/store/prompt_history.h"
#include "core/telemetry/event_sink.h"

#include <memory>

namespace plimsoll {

struct SendOptions
{
    PromptRequest request;
    QString config;     ///< another configuration file than the user's
    QString sandbox;    ///< base URL of a running sandbox; empty: the desktop's, else one of our own
    bool json = false;
    bool quiet = false; ///< no progress
    bool queue = false; ///< store it as a job instead of trying
};

class SendRun : public QObject, public EventSink
{
    Q_OBJECT
public:
    explicit SendRun(SendOptions options);
    ~SendRun() override;

    /// Runs the event loop until the call is over; the result is the exit code.
    int run();
    void append(const QJsonObject& event) override;

private:

    const ProfileEntry* profile() const;
    bool mayAsk(const QString& model) const;
    bool needsSandbox() const;
    QString fullWords() const;
    QString failureWords(const CallResult& result) const;
    void begin();
    void onSandbox(const QUrl& url);
    void enqueue();
    void tellMark(const CallResult& result) const;
    void onDelta(const QString& text);
    void onFinished(const CallResult& result);
    void printJson(const CallResult& result);
    void endHistory();
    bool print(const QByteArray& bytes);

    SendOptions m_options;
    ConfigService m_config;
    ConfigProblemTeller m_teller{m_config};
    std::unique_ptr<KeyStore> m_keys;
    std::unique_ptr<MachineGate> m_gate; ///< outlives the client
    std::unique_ptr<History> m_history;
    std::unique_ptr<PromptHistory> m_prompts;
    std::unique_ptr<EventFanOut> m_events; ///< the progress, and the history
    std::unique_ptr<AnswerStore> m_answers;
    std::unique_ptr<JobStore> m_jobs;
    std::unique_ptr<LiveClient> m_client;
    SandboxLink m_sandbox;
    Interrupt m_interrupt;
    std::optional<CallId> m_call;
    bool m_interrupted = false;
    bool m_reader_left = false; ///< nobody reads our standard output any more
    char m_last_printed = '\n';
};

} // namespace plimsoll
