#include "app/desktop/application.h"

#include "app/common/store_settings.h"
#include "app/desktop/first_paint.h"

#include "app/desktop/demo_run.h"
#include "app/desktop/screenshots.h"
#include "core/sandbox/sandbox_port.h"
#include "core/store/history_schema.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/under_way.h"
#include "ui/window_state.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QSessionManager>

namespace plimsoll {

namespace {

LiveClientOptions feeding(Metrics& metrics, MachineGate* gate, AnswerStore& answers, JobStore& jobs)
{
    LiveClientOptions options;
    options.metrics = &metrics;
    options.gate = gate;
    options.cache = &answers;
    options.queue = &jobs;
    return options;
}

} // namespace

Application::Application(DesktopOptions options)
    : m_options(std::move(options)), m_config(configPath()),
      m_translation(m_options.language.value_or(m_config.config().ui.language)),
      m_gate(m_options.demo || !m_options.screenshots.isEmpty() ? nullptr
                                                               : std::make_unique<MachineGate>(GateTables::defaultPath(), MachineGate::Begin::Later)),
      m_history(historyPath(), QStringLiteral("plimsoll"), m_config.config().history),
      m_prompts(promptsPath(), m_config.config().history), m_budget(m_config, historyPath()), m_sinks(sinks()),
      m_answers(storePath(AnswerStore::defaultPath())), m_jobs(storePath(JobStore::defaultPath())),
      m_client(m_config, m_keys, m_sinks, feeding(m_metrics, m_gate.get(), m_answers, m_jobs)), m_queue(m_client, m_jobs, m_config),
      m_storm(m_client, m_sandbox),
      m_context{m_config, m_client, m_keys, m_events, m_metrics, m_sandbox, m_storm, m_appearance, m_jobs, m_queue,
                m_history, m_prompts, m_answers, m_budget}
{
    m_appearance.setTheme(m_options.theme.value_or(m_config.config().ui.theme));
    followConfig(m_config, {&m_history, &m_prompts, &m_answers, &m_jobs});
    connect(&m_config, &ConfigService::changed, this, [this] {
        m_appearance.setTheme(m_options.theme.value_or(m_config.config().ui.theme));
        applySandboxSettings();
        tellLanguage();
    });
    connect(&m_sandbox, &SandboxThread::ready, this, [this](const QUrl& url) {
        m_client.setSandboxUrl(url);
        if (m_window) {
            m_queue.start(); // jobs may go to the sandbox
            m_states->tell(QStringLiteral("sandbox"), Meaning::Failed, {});
        }
        if (!m_options.demo && m_options.screenshots.isEmpty()) {
            const auto published = sandbox_port::publish(quint16(url.port()));
            m_published = bool(published);
            if (!published)
                qWarning("the sandbox's port is not published: %s", published.error().what.c_str());
        }
    });
    connect(&m_sandbox, &SandboxThread::failed, this, [this](const QString& why) {
        if (!m_window)
            return;
        m_queue.start(); // its jobs may be other providers'
        m_states->tell(QStringLiteral("sandbox"), Meaning::Failed, tr("The built-in sandbox did not start: %1").arg(fromCore(why)));
    });
    connect(&m_sandbox, &SandboxThread::faultsRefused, this, [this](const QString& why) {
        if (m_states)
            m_states->tell(QStringLiteral("fault"), Meaning::Warning, tr("The sandbox does not understand a fault: %1").arg(fromCore(why)));
    });
}

Application::~Application()
{
    m_history.disconnect(this); // they write what is left when the window has gone
    m_prompts.disconnect(this);
    if (m_published)
        sandbox_port::withdraw();
}

QString Application::configPath() const
{
    return m_options.config.isEmpty() ? ConfigService::defaultPath() : m_options.config;
}

QString Application::storePath(const QString& usual)
{
    if (!m_options.demo && m_options.screenshots.isEmpty())
        return usual;
    if (!m_scratch)
        m_scratch = std::make_unique<QTemporaryDir>();
    return m_scratch->filePath(QFileInfo(usual).fileName());
}

int Application::run()
{
    if (m_options.demo) {
        DemoRun demo(m_context, m_options.screenshots);
        return demo.run();
    }
    if (!m_options.screenshots.isEmpty()) {
        startSandbox();
        return drawScreenshots(m_context, m_options.screenshots) ? 0 : 1;
    }
    makeWindow();
    return QApplication::exec();
}

void Application::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_context, allPages(), WindowState::defaultPath(), m_options.page);
    if (m_options.firstPaint)
        connect(m_window.get(), &MainWindow::firstPainted, qApp, [] {
            tellFirstPaint();
            QApplication::quit();
        });
    else
        connect(m_window.get(), &MainWindow::firstPainted, this, &Application::startInBackground);
    m_states = std::make_unique<StateNotices>(m_context, m_gate.get(), *m_window);
    m_window->show();
    m_window->activateWindow(); // without a window manager nobody else gives it the keyboard
    QApplication::setQuitOnLastWindowClosed(false); // hidden in the tray it goes on, whatever else closes
    connect(m_window.get(), &MainWindow::closed, qApp, [] { QCoreApplication::exit(0); });
    connect(&m_interrupt, &Interrupt::requested, m_window.get(), &MainWindow::closeUnasked);
    connect(qApp, &QGuiApplication::commitDataRequest, this, &Application::endSession, Qt::DirectConnection);
}

/// The session manager waits until this returns. It is asked for leave to ask only if there is something to ask.
void Application::endSession(QSessionManager& manager)
{
    const bool ask = !underWay(m_client, m_queue).nothing() && manager.allowsInteraction();
    const bool end = m_window->sessionEnds(ask);
    if (ask)
        manager.release();
    if (!end)
        manager.cancel();
}

void Application::startInBackground()
{
    startSandbox();
    m_appearance.followSystem();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/plimsoll.svg")));
    startHistory();
    startShell();
    tellLanguage();
}

/// What the desktop around the window is for.
void Application::startShell()
{
    m_notices = std::make_unique<NoticeSource>(m_client, m_config, m_budget, [this] { return m_client.now(); });
    connect(m_notices.get(), &NoticeSource::notice, &m_notifications, &DesktopNotifications::show);
    connect(&m_notifications, &DesktopNotifications::activated, this, &Application::bringToFront);
    m_tray = std::make_unique<Tray>(m_context, *m_window);
    m_window->setMayHide([this] { return m_config.config().ui.close_to_tray && m_tray->usable(); });
    m_tray->start();
    connect(&m_network, &Connectivity::changed, m_window.get(), [this] { m_window->setOnline(m_network.online()); });
    m_network.start();
}

void Application::bringToFront(const QString& page)
{
    if (m_window)
        m_window->bringToFront(page);
}

/// A demo's calls, and those that only draw pictures, are nobody's traffic.
std::vector<EventSink*> Application::sinks()
{
    if (m_options.demo || !m_options.screenshots.isEmpty())
        return {&m_events};
    return {&m_events, &m_history};
}

void Application::startHistory()
{
    connect(&m_client, &LiveClient::finished, this, [this](CallId, const CallResult& result) { m_prompts.record(result); });
    m_history.start();
    m_prompts.start();
    m_budget.start();
}

void Application::startSandbox()
{
    m_sandboxSettings = m_config.config().sandbox;
    m_sandbox.start(m_sandboxSettings);
}

void Application::applySandboxSettings()
{
    const SandboxSettings& now = m_config.config().sandbox;
    if (now.speed != m_sandboxSettings.speed)
        m_sandbox.setSpeed(now.speed);
    if (now.faults != m_sandboxSettings.faults) {
        if (m_states)
            m_states->tell(QStringLiteral("fault"), Meaning::Warning, {}); // of those before
        m_sandbox.clearFaults();
        m_sandbox.addFaults(now.faults);
    }
    m_sandboxSettings = now;
}

/// Another language than the window's is wanted from its next start on.
void Application::tellLanguage()
{
    if (m_states)
        m_states->tell(QStringLiteral("language"), Meaning::Information, m_translation.waiting(m_options.language.value_or(m_config.config().ui.language)));
}

} // namespace plimsoll
