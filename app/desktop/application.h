// The composition root: makes everything, connects it, and hands it out by reference. The only place that knows all parts.
// Only what the first paint needs is made before it; the sandbox, the session bus and the port file come after.
#pragma once

#include "app/common/interrupt.h"
#include "app/desktop/options.h"
#include "core/config/config_file.h"
#include "core/live/connectivity.h"
#include "core/live/live_client.h"
#include "core/live/queue_runner.h"
#include "core/live/secret_service_key_store.h"
#include "core/sandbox/sandbox_thread.h"
#include "core/sandbox/storm_demo.h"
#include "core/store/answer_store.h"
#include "core/store/budget_watch.h"
#include "core/store/history.h"
#include "core/store/job_store.h"
#include "core/store/machine_gate.h"
#include "core/store/prompt_history.h"
#include "core/telemetry/event_log.h"
#include "core/telemetry/metrics.h"
#include "ui/app_context.h"
#include "ui/language/translation.h"
#include "ui/main_window.h"
#include "ui/presenters/notice_source.h"
#include "ui/shell/desktop_notifications.h"
#include "ui/shell/state_notices.h"
#include "ui/shell/tray.h"
#include "ui/theme/appearance.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

class QSessionManager;

namespace plimsoll {

class Application : public QObject
{
    Q_OBJECT
public:
    explicit Application(DesktopOptions options);
    ~Application() override;

    /// Until the window is closed or the demo is over; the result is the exit code.
    int run();
    /// Brings the window to the front, on a page if one is named.
    void bringToFront(const QString& page);

private:
    void makeWindow();
    void endSession(QSessionManager& manager);
    void startInBackground();
    void startSandbox();
    void startHistory();
    void startShell();
    std::vector<EventSink*> sinks();
    void applySandboxSettings();
    void tellLanguage();
    QString configPath() const;
    QString storePath(const QString& usual);

    DesktopOptions m_options;
    Interrupt m_interrupt; ///< SIGTERM and SIGINT close the window, and nobody is asked
    Appearance m_appearance;
    ConfigService m_config;
    Translation m_translation;
    SecretServiceKeyStore m_keys;
    EventLog m_events;
    Metrics m_metrics;
    std::unique_ptr<MachineGate> m_gate; ///< none while only a picture or a demo is made
    History m_history;
    PromptHistory m_prompts;
    BudgetWatch m_budget;
    EventFanOut m_sinks;
    std::unique_ptr<QTemporaryDir> m_scratch; ///< of a demonstration, which leaves no trace
    AnswerStore m_answers;
    JobStore m_jobs;
    LiveClient m_client;
    QueueRunner m_queue;
    SandboxThread m_sandbox;
    StormDemo m_storm;
    AppContext m_context;
    SandboxSettings m_sandboxSettings; ///< as last handed to the sandbox
    bool m_published = false; ///< the sandbox's port is in the user's runtime folder
    Connectivity m_network;
    DesktopNotifications m_notifications;
    std::unique_ptr<NoticeSource> m_notices;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<StateNotices> m_states;
    std::unique_ptr<Tray> m_tray;
};

} // namespace plimsoll
