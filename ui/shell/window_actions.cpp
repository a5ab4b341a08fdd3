#include "ui/shell/window_actions.h"

#include "core/live/live_client.h"
#include "ui/app_context.h"
#include "ui/main_window.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/commands.h"
#include "ui/shell/keys_dialog.h"

#include <QAction>
#include <QMenu>

namespace plimsoll {

WindowActions::WindowActions(AppContext& context, MainWindow& window, const QList<PageEntry>& pages)
    : QObject(&window), m_context(context), m_window(window), m_pages(pages), m_menu(new QMenu(&window))
{
    makePages(pages);
    makeMenu();
}

void WindowActions::makePages(const QList<PageEntry>& pages)
{
    for (const PageEntry& page : pages)
        commands::add(&m_window, commands::showPage(page), [this, id = page.id] { m_window.showPage(id); });
    commands::add(&m_window, QStringLiteral("page.next"), [this] { m_window.turnPage(1); });
    commands::add(&m_window, QStringLiteral("page.previous"), [this] { m_window.turnPage(-1); });
    commands::add(&m_window, QStringLiteral("sidebar"), [this] { m_window.foldSideBar(); });
    commands::add(&m_window, QStringLiteral("fullscreen"),
                  [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
}

void WindowActions::makeMenu()
{
    m_menu->setObjectName(QStringLiteral("windowMenu"));
    m_pause = commands::add(&m_window, QStringLiteral("pause"),
                            [this] { m_context.client.setPaused(!m_context.client.paused()); });
    const auto name_pause = [this] { m_pause->setText(m_context.client.paused() ? tr("Resume all calls") : tr("Pause all calls")); };
    connect(&m_context.client, &LiveClient::pausedChanged, this, name_pause);
    name_pause();
    m_menu->addAction(m_pause);
    m_menu->addSeparator();
    m_menu->addAction(commands::add(&m_window, QStringLiteral("keys"), [this] { showKeys(); }));
    m_menu->addAction(commands::add(&m_window, QStringLiteral("about"), [this] { showAbout(); }));
    m_menu->addSeparator();
    m_menu->addAction(commands::add(&m_window, QStringLiteral("close"), [this] { m_window.close(); }));
    m_menu->addAction(commands::add(&m_window, QStringLiteral("quit"), [this] { m_window.quit(); }));
}

void WindowActions::showKeys()
{
    if (m_keys)
        show(m_keys, m_keys);
    else
        show(new KeysDialog(m_pages, &m_window), m_keys);
}

void WindowActions::showAbout()
{
    if (m_about)
        show(m_about, m_about);
    else
        show(new AboutDialog(m_context, &m_window), m_about);
}

/// Beside the window, not in its way: one may look a key up and press it.
void WindowActions::show(QDialog* dialog, QPointer<QDialog>& place)
{
    place = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace plimsoll
