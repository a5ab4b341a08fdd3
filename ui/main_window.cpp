#include "ui/main_window.h"

#include "core/live/live_client.h"
#include "core/live/queue_runner.h"
#include "core/store/budget_watch.h"
#include "core/telemetry/format.h"
#include "ui/app_context.h"
#include "ui/closing.h"
#include "ui/page.h"
#include "ui/theme/fonts.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/side_bar.h"
#include "ui/widgets/status_strip.h"
#include "ui/window_state.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

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
    addShortcuts();
    m_paused->setObjectName(QStringLiteral("paused"));
    m_paused->setClosable(false);
    connect(m_paused->addButton(tr("Resume")), &QPushButton::clicked, this,
            [this] { m_context.client.setPaused(false); });
    connect(&m_context.client, &LiveClient::pausedChanged, this, &MainWindow::showPaused);
    showPaused(m_context.client.paused());
    connect(m_closing, &Closing::closeNow, this, &QWidget::close);
    connect(m_closing, &Closing::waitingFor, this, [this](const QString& words) {
        if (words.isEmpty())
            m_waiting->clear();
        else
            m_waiting->set(
                Meaning::Warning,
                tr("Plimsoll quits when all has ended. %1 Close the window again to quit now, or to stay.").arg(words));
    });

    const WindowState state = WindowState::load(m_stateFile);
    if (state.geometry.isEmpty() || !restoreGeometry(state.geometry))
        resize(kFirstSize);
    m_sideBar->setCollapsed(state.sideBarCollapsed);
    connect(m_sideBar, &SideBar::chosen, this, &MainWindow::showIndex);
    if (!showPage(page) && !showPage(state.page))
        showIndex(0);

    m_beat.setInterval(1000 / Tick::kRate);
    connect(&m_beat, &QTimer::timeout, this, &MainWindow::beat);
    m_beat.start();
}

MainWindow::~MainWindow() = default;

void MainWindow::addShortcuts()
{
    for (int i = 0; i < m_entries.size(); ++i) {
        auto* action = new QAction(m_entries[i].title, this);
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + m_entries[i].place)));
        connect(action, &QAction::triggered, this, [this, i] { showIndex(i); });
        addAction(action);
    }
    auto* quit = new QAction(tr("Quit"), this);
    quit->setShortcut(QKeySequence::Quit);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    addAction(quit);
}

int MainWindow::indexOf(const QString& id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const PageEntry& e) { return e.id == id; });
    return found == m_entries.end() ? -1 : int(found - m_entries.begin());
}

bool MainWindow::showPage(const QString& id)
{
    const int index = indexOf(id);
    if (index < 0)
        return false;
    showIndex(index);
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

void MainWindow::beat()
{
    ++m_beats;
    if (!isVisible() || isMinimized() || m_current < 0)
        return;
    const Tick tick{m_beats, m_context.client.now()};
    m_pages[std::size_t(m_current)]->tick(tick);
    if (tick.due(kGaugeRate / 2))
        showStatus();
}

void MainWindow::showStatus()
{
    StatusFigures figures = m_presenter.status(m_context.client.snapshot(), QDateTime::currentDateTime());
    figures.queued = m_context.queue.left();
    if (const BudgetLines& money = m_context.budget.state(); !money.today.isNull()) // of all programs, since midnight
        figures.costToday = formatMoney(money.day.spent_usd);
    m_status->set(figures);
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
    WindowState{saveGeometry(), currentPage(), m_sideBar->collapsed()}.save(m_stateFile);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    remember();
    if (m_closing->mayClose())
        QMainWindow::closeEvent(event);
    else
        event->ignore();
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
    close();
}

} // namespace plimsoll
