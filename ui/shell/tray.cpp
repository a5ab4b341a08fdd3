#include "ui/shell/tray.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "ui/app_context.h"
#include "ui/main_window.h"
#include "ui/presenters/tightest_limit.h"
#include "ui/presenters/tray_words.h"
#include "ui/theme/appearance.h"

#include <QAction>

#include <cmath>

namespace plimsoll {

namespace {
constexpr std::chrono::seconds kLook{2}; ///< nobody stares at a tray
constexpr int kLooksPerCheck = 5;        ///< to ask whether there is a tray is not cheap
constexpr int kStep = 5;                 ///< percent: the picture is so coarse that less would not be seen
}

Tray::Tray(AppContext& context, MainWindow& window, QObject* parent)
    : QObject(parent), m_context(context), m_window(window), m_presenter(context.client.names(), context.metrics)
{
    makeMenu();
    m_icon.setObjectName(QStringLiteral("tray"));
    m_icon.setContextMenu(&m_menu);
    m_look.setInterval(kLook);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (++m_looks % kLooksPerCheck == 0) {
            checkWayBack();
            showIcon();
        }
        refresh();
    });
    connect(&m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason == QSystemTrayIcon::Trigger)
            toggleWindow();
    });
}

void Tray::makeMenu()
{
    m_limit = m_menu.addAction(QString(), this, [this] { m_window.bringToFront(QStringLiteral("live")); });
    m_limit->setObjectName(QStringLiteral("trayLimit"));
    m_flight = m_menu.addAction(QString(), this, [this] { m_window.bringToFront(QStringLiteral("live")); });
    m_flight->setObjectName(QStringLiteral("trayFlight"));
    m_menu.addSeparator();
    m_toggle = m_menu.addAction(QString(), this, &Tray::toggleWindow);
    m_toggle->setObjectName(QStringLiteral("trayToggle"));
    m_pause = m_menu.addAction(QString(), this, [this] { m_context.client.setPaused(!m_context.client.paused()); });
    m_pause->setObjectName(QStringLiteral("trayPause"));
    m_menu.addSeparator();
    m_menu.addAction(tr("Quit"), &m_window, &MainWindow::quit)->setObjectName(QStringLiteral("trayQuit"));
    connect(&m_menu, &QMenu::aboutToShow, this, &Tray::refresh);
}

void Tray::start()
{
    connect(&m_context.config, &ConfigService::changed, this, &Tray::obeyConfig);
    connect(&m_context.client, &LiveClient::pausedChanged, this, &Tray::refresh);
    connect(&m_context.appearance, &Appearance::changed, this, &Tray::refresh);
    connect(&m_window, &MainWindow::shownOrHidden, this, &Tray::refresh);
    obeyConfig();
}

bool Tray::usable() const
{
    return m_icon.isVisible() && QSystemTrayIcon::isSystemTrayAvailable();
}

/// As soon as there is a tray.
void Tray::showIcon()
{
    if (!m_icon.isVisible() && QSystemTrayIcon::isSystemTrayAvailable())
        m_icon.show();
}

void Tray::checkWayBack()
{
    if (m_window.isHiddenInTray() && !QSystemTrayIcon::isSystemTrayAvailable())
        m_window.bringToFront();
}

void Tray::obeyConfig()
{
    const bool on = m_context.config.config().ui.tray;
    if (on == m_look.isActive())
        return;
    if (on) {
        m_look.start();
        refresh(); // an icon must be there before it is shown
        showIcon();
        return;
    }
    m_look.stop();
    m_icon.hide();
    if (m_window.isHiddenInTray())
        m_window.bringToFront();
}

void Tray::toggleWindow()
{
    if (m_window.isVisible() && !m_window.isMinimized())
        m_window.hideInTray();
    else
        m_window.bringToFront();
}

void Tray::refresh()
{
    if (!m_look.isActive() || (m_face && !m_icon.isVisible())) // nobody sees it
        return;
    const EngineSnapshot snapshot = m_context.client.snapshot();
    const QDateTime wall = QDateTime::currentDateTime();
    const auto tightest = tightestLimit(snapshot, m_context.client.names(), m_context.client.limits(), wall);
    const StatusFigures figures = m_presenter.status(snapshot, wall);
    TrayFace face;
    face.left = tightest ? int(std::ceil(tightest->left * 100 / kStep)) * kStep : 100;
    face.meaning = tightest ? tightest->meaning() : Meaning::Ok;
    face.paused = figures.paused;
    face.dark = m_context.appearance.dark();
    if (face != m_face) {
        m_face = face;
        m_icon.setIcon(trayIcon(face));
    }
    const QString tip = tray_words::tip(figures, tightest);
    if (tip != m_icon.toolTip())
        m_icon.setToolTip(tip);
    m_limit->setText(tray_words::tightest(tightest));
    m_flight->setText(tray_words::flight(figures));
    m_toggle->setText(m_window.isVisible() && !m_window.isMinimized() ? tr("Hide") : tr("Show"));
    m_pause->setText(figures.paused ? tr("Resume all calls") : tr("Pause all calls"));
}

} // namespace plimsoll
