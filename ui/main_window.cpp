#include "ui/main_window.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/live/queue_runner.h"
#include "core/store/budget_watch.h"
#include "ui/app_context.h"
#include "ui/closing.h"
#include "ui/page.h"
#include "ui/presenters/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/side_bar.h"
#include "ui/widgets/status_strip.h"
#include "ui/window_state.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <numeric>

namespace plimsoll {

namespace {
constexpr QSize kFirstSize(1280, 800);
constexpr QSize kMinimumSize(800, 560);
}

MainWindow::MainWindow(AppContext& context, QList<PageEntry> pages, QString stateFile, const QString& page,
                       QWidget* parent)
    : QMainWindow(parent), m_context(context), m_entries(std::move(pages)), m_stateFile(std::move(stateFile)),
      m_pages(std::size_t(m_entries.size()), nullptr), m_presenter(context.client.names(), context.metrics),
      m_sideBar(new SideBar(m_entries, this)), m_notice(new NoticeBar(this)), m_paused(new NoticeBar(this)),
      m_waiting(new NoticeBar(this)), m_stack(new QStackedWidget(this)), m_status(new StatusStrip(this)),
      m_closing(new Closing(context.client, context.queue, *this))
{
    setWindowTitle(QStringLiteral("Plimsoll"));
    setMinimumSize(kMinimumSize);
    auto* frame = new QWidget(this);
    auto* rows = new QVBoxLayout(frame);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_paused);
    right->addWidget(m_waiting);
    right->addWidget(m_notice);
    right->addWidget(m_stack, 1);
    middle->addWidget(m_sideBar);
    middle->addLayout(right, 1);
    rows->addLayout(middle, 1);
    rows->addWidget(m_status);
    setCentralWidget(frame);
    m_sideBar->setMenu((new WindowActions(context, *this, m_entries))->menu());
    m_notice->setObjectName(QStringLiteral("notice"));
    connect(m_notice, &NoticeBar::closed, this, &MainWindow::noticeClosed);
    m_paused->setObjectName(QStringLiteral("paused"));
    m_paused->setClosable(false);
    connect(m_paused->addButton(tr("Resume")), &QPushButton::clicked, this,
            [this] { m_context.client.setPaused(false); });
    connect(&m_context.client, &LiveClient::pausedChanged, this, &MainWindow::showPaused);
    showPaused(m_context.client.paused());
    connect(m_closing, &Closing::closeNow, this, &MainWindow::quit);
    connect(m_closing, &Closing::waitingFor, this, [this](const QString& words) {
        if (words.isEmpty())
            m_waiting->clear();
        else
            m_waiting->set(
                Meaning::Warning,
                tr("Plimsoll quits when all has ended. %1 Close the window again to quit now, or to stay.").arg(words));
    });

    m_closing->setStarters(
        [this] {
            return std::accumulate(m_pages.begin(), m_pages.end(), 0,
                                   [](int sum, const Page* each) { return sum + (each ? each->unsentCalls() : 0); });
        },
        [this](bool hold) {
            for (Page* each : m_pages)
                if (each)
                    each->holdCalls(hold);
        });

    const WindowState state = WindowState::load(m_stateFile);
    restore(state);
    m_sideBar->setCollapsed(state.sideBarCollapsed);
    connect(m_sideBar, &SideBar::chosen, this, &MainWindow::showIndex);
    connect(m_status, &StatusStrip::pageRequested, this, &MainWindow::showPage);
    if (!showPage(page) && !showPage(state.page))
        showIndex(0);

    m_beat.setInterval(1000 / Tick::kRate);
    connect(&m_beat, &QTimer::timeout, this, &MainWindow::beat);
}

MainWindow::~MainWindow() = default;

/// As it was; Qt moves and shrinks what would be outside of the screens that there are now. It also keeps room for a title
/// bar above the window, which moves it where there is none.
void MainWindow::restore(const WindowState& state)
{
    if (!state.geometry.isEmpty() && restoreGeometry(state.geometry)) {
        const QList<QScreen*> screens = QGuiApplication::screens();
        const bool fits = std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
            return screen->availableGeometry().contains(state.frameless);
        });
        if (fits && !state.frameless.isNull() && !(windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)))
            setGeometry(state.frameless);
        return;
    }
    resize(kFirstSize.boundedTo(screen()->availableSize()).expandedTo(kMinimumSize));
}

int MainWindow::indexOf(const QString& id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const PageEntry& e) { return e.id == id; });
    return found == m_entries.end() ? -1 : int(found - m_entries.begin());
}

bool MainWindow::showPage(const QString& id)
{
    const int index = indexOf(id.section(u'/', 0, 0));
    if (index < 0)
        return false;
    showIndex(index);
    if (const QString place = id.section(u'/', 1); !place.isEmpty())
        m_pages[std::size_t(index)]->showPlace(place);
    return true;
}

void MainWindow::showIndex(int index)
{
    if (index < 0 || index >= m_entries.size())
        return;
    Page*& page = m_pages[std::size_t(index)];
    if (!page) {
        page = m_entries[index].make(m_context, m_stack);
        page->setAccessibleName(m_entries[index].title);
        connect(page, &Page::pageRequested, this, &MainWindow::showPage);
        connect(page, &Page::promptHandedOver, this, [this](const PromptHandover& prompt) {
            if (showPage(QStringLiteral("prompt")))
                m_pages[std::size_t(m_current)]->take(prompt);
        });
        m_stack->addWidget(page);
    }
    m_current = index;
    m_sideBar->setCurrent(index);
    m_stack->setCurrentWidget(page);
    page->activated();
    page->tick({m_beats * Tick::kRate, m_context.client.now()}); // everybody's turn: nothing stale is seen
    showStatus();
}

QString MainWindow::currentPage() const
{
    return m_current < 0 ? QString() : m_entries[m_current].id;
}

Page* MainWindow::builtPage(const QString& id) const
{
    const int index = indexOf(id);
    return index < 0 ? nullptr : m_pages[std::size_t(index)];
}

void MainWindow::showNotice(Meaning meaning, const QString& text)
{
    m_notice->set(meaning, text);
}

void MainWindow::clearNotice()
{
    m_notice->clear();
}

void MainWindow::turnPage(int step)
{
    const int count = int(m_entries.size());
    showIndex((m_current + step + count) % count);
}

void MainWindow::foldSideBar()
{
    m_sideBar->setCollapsed(!m_sideBar->collapsed());
}

void MainWindow::bringToFront(const QString& page)
{
    m_in_tray = false;
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    showPage(page);
}

void MainWindow::hideInTray()
{
    remember();
    m_in_tray = true;
    hide();
}

void MainWindow::quit()
{
    if (!isVisible() && m_closing->asks()) // a question stands before a window
        bringToFront();
    m_quitting = true;
    close();
    m_quitting = false;
}

void MainWindow::setOnline(std::optional<bool> online)
{
    m_online = online;
    if (m_current >= 0)
        showStatus();
}

/// Nothing beats for a window that nobody sees, be it hidden by us or by the desktop; one that comes back is up to date at
/// once.
void MainWindow::pace()
{
    const bool seen = isVisible() && !isMinimized() && windowHandle() && windowHandle()->isExposed();
    if (seen == m_beat.isActive())
        return;
    if (!seen) {
        m_beat.stop();
    } else {
        m_beat.start();
        if (m_current >= 0) {
            m_pages[std::size_t(m_current)]->tick({m_beats * Tick::kRate, m_context.client.now()});
            showStatus();
        }
    }
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool exposure = watched == windowHandle() && event->type() == QEvent::Expose;
    if (exposure)
        QMetaObject::invokeMethod(this, &MainWindow::pace, Qt::QueuedConnection); // when it knows of it
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    m_in_tray = false;
    windowHandle()->installEventFilter(this); // once, however often
    pace();
    Q_EMIT shownOrHidden();
}

void MainWindow::hideEvent(QHideEvent* event)
{
    QMainWindow::hideEvent(event);
    pace();
    Q_EMIT shownOrHidden();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) {
        pace();
        Q_EMIT shownOrHidden();
    }
}

void MainWindow::beat()
{
    ++m_beats;
    if (m_current < 0)
        return;
    const Tick tick{m_beats, m_context.client.now()};
    m_pages[std::size_t(m_current)]->tick(tick);
    if (tick.due(kGaugeRate / 2))
        showStatus();
}

void MainWindow::showStatus()
{
    const EngineSnapshot snapshot = m_context.client.snapshot();
    const QDateTime wall = QDateTime::currentDateTime();
    StatusFacts facts;
    facts.figures = m_presenter.status(snapshot, wall);
    facts.figures.queued = m_context.queue.left();
    facts.queuePaused = m_context.queue.paused();
    facts.tightest = tightestLimit(snapshot, m_context.client.names(), m_context.client.limits(), wall);
    facts.money = m_context.budget.state();
    facts.reach = reachOf(m_context.config.config(), m_online);
    m_status->set(statusItems(facts));
}

void MainWindow::showPaused(bool on)
{
    if (on)
        m_paused->set(
            Meaning::Warning,
            tr("Everything is paused: no new request is sent by this program. What runs goes on; what waits stays, "
               "and its deadline goes on."));
    else
        m_paused->clear();
    if (m_current >= 0)
        showStatus();
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    if (m_painted)
        return;
    m_painted = true;
    QTimer::singleShot(0, this, &MainWindow::firstPainted); // after the children too, and after it has reached the screen
}

void MainWindow::remember() const
{
    const bool frameless =
        !(windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) && frameGeometry() == geometry();
    WindowState{saveGeometry(), currentPage(), m_sideBar->collapsed(), frameless ? geometry() : QRect()}.save(m_stateFile);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_quitting && m_closing->mayHide() && m_may_hide && m_may_hide()) {
        event->ignore();
        hideInTray();
        return;
    }
    remember();
    if (!m_closing->mayClose()) {
        event->ignore();
        return;
    }
    QMainWindow::closeEvent(event);
    Q_EMIT closed();
}

bool MainWindow::sessionEnds(bool mayAsk)
{
    remember();
    if (mayAsk && !m_closing->askAtOnce())
        return false;
    m_closing->stopAsking(); // the session manager closes the windows next
    return true;
}

void MainWindow::closeUnasked()
{
    m_closing->stopAsking();
    quit();
}

} // namespace plimsoll
