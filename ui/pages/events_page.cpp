#include "ui/pages/events_page.h"

#include "core/live/live_client.h"
#include "core/sandbox/storm_demo.h"
#include "ui/app_context.h"
#include "ui/delegates/mark_delegate.h"
#include "ui/pages/events_page_detail.h"
#include "ui/pages/events_page_filters.h"
#include "ui/shell/commands.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice_bar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

enum { EmptyView, ListView };
} // namespace

PageEntry EventsPage::entry()
{
    return {QStringLiteral("events"), tr("Events"), QStringLiteral("events"), 4,
            [](AppContext& context, QWidget* parent) -> Page* { return new EventsPage(context, parent); }};
}

EventsPage::EventsPage(AppContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_presenter(context.events), m_notice(new NoticeBar)
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_notice);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kUnit);
    outer->addLayout(column, 1);
    column->addWidget(makeTitle());

    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::kUnit);
    m_filters = new EventFilters;
    rows->addWidget(m_filters);
    connect(m_filters, &EventFilters::changed, this, &EventsPage::applyFilters);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setHandleWidth(spacing::kPage);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeTable());
    m_detail = new EventDetail;
    parts->addWidget(m_detail);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    rows->addWidget(parts, 1);
    m_stack = new QStackedWidget;
    m_stack->addWidget(makeEmpty());
    m_stack->addWidget(list);
    column->addWidget(m_stack, 1);

    connect(m_detail, &EventDetail::callWanted, m_filters, &EventFilters::setCall);
    connect(m_detail, &EventDetail::copyWanted, this, &EventsPage::copyEvent);
    connect(m_detail, &EventDetail::eventChosen, this, [this](qulonglong sequence) {
        setFollowing(false);
        m_presenter.select(sequence);
        if (const int row = m_presenter.model().rowOf(sequence); row >= 0)
            m_table->selectRow(row);
    });
    connect(&m_presenter, &EventsPresenter::selectedChanged, this, &EventsPage::showDetail);
    connect(&m_presenter, &EventsPresenter::exported, this, [this](qulonglong events, const QString& path) {
        m_notice->set(Meaning::Ok, tr("%Ln events written to %1", nullptr, int(events)).arg(path));
    });
    connect(&m_presenter, &EventsPresenter::exportFailed, this,
            [this](const QString& why) { m_notice->set(Meaning::Failed, why); });
    addShortcuts();
    showDetail();
    showSummary();
}

void EventsPage::addShortcuts()
{
    commands::add(this, QStringLiteral("events.find"), [this] { m_filters->focusText(); });
    commands::add(this, QStringLiteral("events.hold"), [this] { m_pause->click(); });
    commands::add(this, QStringLiteral("events.follow"), [this] { m_follow->click(); });
    commands::add(this, QStringLiteral("events.all"), [this] { m_filters->clear(); });
    commands::add(m_table, QStringLiteral("events.copy"), [this] { copyEvent(); }, Qt::WidgetShortcut);
}

QWidget* EventsPage::makeTitle()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    auto* title = new QLabel(tr("Events"));
    title->setFont(textFont(TextRole::PageTitle));
    m_summary = new Caption;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_follow = new QPushButton(symbolicIcon(QStringLiteral("down"), QPalette::ButtonText), tr("Follow"));
    m_follow->setObjectName(QStringLiteral("follow"));
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_follow->setToolTip(tr("Keeps the newest event in sight (End); off as soon as you scroll up or select an event"));
    m_pause = new QPushButton;
    m_pause->setObjectName(QStringLiteral("pause"));
    m_export = new QPushButton(tr("Export"));
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setToolTip(tr("Writes the events that are shown into a file that only you can read"));
    auto* menu = new QMenu(m_export);
    connect(menu->addAction(tr("CSV table…")), &QAction::triggered, this, [this] { chooseFile(EventFormat::Csv); });
    connect(menu->addAction(tr("JSON lines…")), &QAction::triggered, this,
            [this] { chooseFile(EventFormat::JsonLines); });
    m_export->setMenu(menu);
    layout->addWidget(title);
    layout->addSpacing(spacing::kUnit);
    layout->addWidget(m_summary, 1, Qt::AlignVCenter);
    layout->addWidget(m_follow);
    layout->addWidget(m_pause);
    layout->addWidget(m_export);
    connect(m_follow, &QPushButton::clicked, this, &EventsPage::setFollowing);
    connect(m_pause, &QPushButton::clicked, this, [this] { setPaused(!m_presenter.paused()); });
    return row;
}

QWidget* EventsPage::makeEmpty()
{
    auto* empty =
        new EmptyState(QStringLiteral("events"), tr("No events yet"),
                       tr("Every step of every call is listed here as it happens: attempts, replies, waits and their "
                          "reasons, breakers, fallbacks, costs. Fill it with twenty prompts to the built-in sandbox, "
                          "which answers some of them with 429 and 529."));
    QPushButton* storm = empty->addButton(tr("Start the 429 storm demo"));
    storm->setObjectName(QStringLiteral("storm"));
    connect(storm, &QPushButton::clicked, this, [this] { m_context.storm.start(); });
    QPushButton* send = empty->addButton(tr("Send a prompt"));
    send->setObjectName(QStringLiteral("send"));
    connect(send, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("prompt")); });
    return empty;
}

QWidget* EventsPage::makeTable()
{
    auto* card = new Card;
    m_table = makeDataTable(tr("Events: time, call, event, model, what happened"));
    m_table->setObjectName(QStringLiteral("events"));
    EventModel& model = m_presenter.model();
    m_table->setModel(&model);
    m_table->setItemDelegateForColumn(EventModel::Kind, new MarkDelegate(EventModel::MeaningRole, m_table));
    m_table->installEventFilter(this);
    const QFontMetrics metrics(m_table->font());
    QHeaderView* header = m_table->horizontalHeader();
    header->setStretchLastSection(true);
    header->resizeSection(EventModel::Time,
                          metrics.horizontalAdvance(QStringLiteral("00:00:00.000")) + 2 * spacing::kUnit);
    header->resizeSection(EventModel::Call, metrics.horizontalAdvance(QStringLiteral("000000")) + 2 * spacing::kUnit);
    header->resizeSection(EventModel::Kind, metrics.averageCharWidth() * 18 + 2 * spacing::kUnit);
    header->resizeSection(EventModel::Model, metrics.averageCharWidth() * 26);
    // Of the selection, not of the current cell: the focus alone makes one current.
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& selected) {
                if (selected.isEmpty() || m_moving)
                    return;
                setFollowing(false);
                m_presenter.select(selected.indexes().first().data(EventModel::SequenceRole).toULongLong());
            });
    // Of a person only: by wheel, by keys, by the mouse.
    QScrollBar* bar = m_table->verticalScrollBar();
    connect(bar, &QScrollBar::actionTriggered, this,
            [this, bar] { setFollowing(bar->sliderPosition() >= bar->maximum()); });
    connect(&model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex&, int first, int last) { keepInPlace(last - first + 1); });
    card->body()->addWidget(m_table, 1);
    return card;
}

/// The oldest rows have gone: who reads further down is not to see the text move.
void EventsPage::keepInPlace(int removed)
{
    if (m_following)
        return;
    const QScopedValueRollback moving(m_moving, true);
    QScrollBar* bar = m_table->verticalScrollBar();
    bar->setValue(bar->value() - removed);
}

bool EventsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress && listKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return Page::eventFilter(watched, event);
}

/// The list's own keys: End follows, Home is the first row of all, and the first arrow begins where one looks.
bool EventsPage::listKey(const QKeyEvent& key)
{
    const int last = m_table->model()->rowCount() - 1;
    switch (key.key()) {
    case Qt::Key_End:
        setFollowing(true);
        return true;
    case Qt::Key_Home:
        m_table->selectRow(0);
        m_table->scrollToTop();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (m_table->selectionModel()->hasSelection())
            return false;
        if (const int seen = m_table->rowAt(m_table->viewport()->height() - 1); last >= 0)
            m_table->selectRow(seen < 0 ? last : seen);
        return true;
    default:
        return false;
    }
}

void EventsPage::setFollowing(bool on)
{
    m_following = on;
    m_follow->setChecked(on);
    if (on) {
        const QScopedValueRollback moving(m_moving, true);
        m_table->scrollToBottom();
    }
}

void EventsPage::setPaused(bool on)
{
    m_presenter.setPaused(on);
    takeNew();
    showSummary();
}

void EventsPage::takeNew()
{
    const QScopedValueRollback moving(m_moving, true);
    if (!m_presenter.refresh())
        return;
    if (m_stack->currentIndex() == EmptyView) {
        m_stack->setCurrentIndex(ListView);
        m_table->setFocus();
    }
    m_filters->setModels(m_presenter.model().models());
    showSummary();
    if (m_following)
        m_table->scrollToBottom();
}

void EventsPage::applyFilters()
{
    const QScopedValueRollback moving(m_moving, true);
    m_presenter.setQuery(m_filters->query());
    const int row = m_presenter.model().rowOf(m_presenter.selected());
    if (row >= 0) {
        m_table->selectRow(row);
        m_table->scrollTo(m_table->currentIndex(), QAbstractItemView::PositionAtCenter);
    }
    if (m_following || row < 0)
        m_table->scrollToBottom();
    showSummary();
}

void EventsPage::showSummary()
{
    const bool paused = m_presenter.paused();
    m_summary->setText(m_presenter.summary());
    m_summary->setToolTip(
        tr("The newest %Ln events are kept in memory; the history keeps all (plimsollctl export --events).", nullptr,
           int(EventModel::kMost)));
    m_pause->setText(paused ? tr("Resume") : tr("Pause"));
    m_pause->setIcon(symbolicIcon(paused ? QStringLiteral("play") : QStringLiteral("pause"), QPalette::ButtonText));
    m_pause->setToolTip(paused ? tr("Shows what has happened meanwhile") : tr("Holds the list still; nothing is lost"));
    m_export->setEnabled(m_presenter.model().rowCount() > 0);
}

void EventsPage::showDetail()
{
    m_detail->show(m_presenter, toMs(m_context.client.now()));
}

void EventsPage::copyEvent()
{
    if (!m_presenter.line().isEmpty())
        QApplication::clipboard()->setText(m_presenter.line());
}

void EventsPage::chooseFile(EventFormat format)
{
    const bool csv = format == EventFormat::Csv;
    m_notice->clear(); // of what was done before
    auto* dialog = new QFileDialog(this, csv ? tr("Export events as CSV") : tr("Export events as JSON lines"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(csv ? QStringLiteral("csv") : QStringLiteral("jsonl"));
    dialog->setNameFilter(csv ? tr("CSV tables (*.csv)") : tr("JSON lines (*.jsonl)"));
    dialog->selectFile(csv ? QStringLiteral("events.csv") : QStringLiteral("events.jsonl"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format](const QString& path) { m_presenter.exportTo(path, format); });
    dialog->open();
}

void EventsPage::activated()
{
    m_presenter.setClock(m_context.client.now(), QDateTime::currentDateTime());
    takeNew();
    if (m_stack->currentIndex() == ListView)
        m_table->setFocus();
}

void EventsPage::tick(const Tick& tick)
{
    if (tick.due(kGaugeRate))
        takeNew();
    if (!tick.due(kCountdownRate))
        return;
    m_presenter.setClock(tick.now, QDateTime::currentDateTime());
    if (m_presenter.paused())
        showSummary();
    if (m_presenter.selected() != 0 && !m_presenter.timeline().over())
        showDetail();
}

} // namespace plimsoll
