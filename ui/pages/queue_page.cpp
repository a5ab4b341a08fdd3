#include "ui/pages/queue_page.h"

#include "ui/app_context.h"
#include "ui/delegates/mark_delegate.h"
#include "ui/models/queue_model.h"
#include "ui/pages/prompt_page_answer.h"
#include "ui/presenters/queue_words.h"
#include "ui/shell/commands.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

enum { EmptyView, JobsView };
constexpr int kWhyWidth = 260;

} // namespace

PageEntry QueuePage::entry()
{
    return {QStringLiteral("queue"), tr("Queue"), QStringLiteral("queue"), 7,
            [](AppContext& context, QWidget* parent) -> Page* { return new QueuePage(context, parent); }};
}

QueuePage::QueuePage(AppContext& context, QWidget* parent)
    : Page(parent), m_presenter(context.jobs, context.queue), m_model(new QueueModel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kUnit);
    column->addWidget(makeTitle());

    auto* empty = new EmptyState(QStringLiteral("queue"), tr("No jobs"),
                                 tr("Calls that no model can answer now wait here until one can, also over a restart: profiles with "
                                    "the fallback “queue” put them here."));
    QPushButton* send = empty->addButton(tr("Send a prompt"));
    send->setObjectName(QStringLiteral("send"));
    connect(send, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("prompt")); });

    auto* parts = new QSplitter(Qt::Vertical);
    parts->setHandleWidth(spacing::kPage);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeTable());
    parts->addWidget(makeResult());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    m_stack = new QStackedWidget;
    m_stack->addWidget(empty);
    m_stack->addWidget(parts);
    column->addWidget(m_stack, 1);

    connect(&m_presenter, &QueuePresenter::changed, this, &QueuePage::showRows);
    connect(&m_presenter, &QueuePresenter::selectedChanged, this, &QueuePage::showJob);
    connect(&m_presenter, &QueuePresenter::opened, this, &Page::promptHandedOver);
    connect(m_table, &QTableView::activated, &m_presenter, &QueuePresenter::open);
    commands::add(this, QStringLiteral("queue.retry"), [this] { m_retry->click(); });
    commands::add(this, QStringLiteral("queue.cancel"), [this] { m_cancel->click(); });
    commands::add(this, QStringLiteral("queue.hold"), [this] { m_pause->click(); });
    showRows();
    showJob();
}

QWidget* QueuePage::makeTitle()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    auto* title = new QLabel(tr("Queue"));
    title->setFont(textFont(TextRole::PageTitle));
    m_summary = new Caption;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_clear = new QPushButton(tr("Clear finished…"));
    m_clear->setObjectName(QStringLiteral("clear"));
    m_clear->setToolTip(tr("Deletes the jobs that are over, with their prompts and answers"));
    m_pause = new QPushButton;
    m_pause->setObjectName(QStringLiteral("pause"));
    layout->addWidget(title);
    layout->addSpacing(spacing::kUnit);
    layout->addWidget(m_summary, 1, Qt::AlignVCenter);
    layout->addWidget(m_clear);
    layout->addWidget(m_pause);
    connect(m_clear, &QPushButton::clicked, this, &QueuePage::askClear);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_presenter.setPaused(!m_presenter.paused()); });
    return row;
}

/// The answers are nowhere else. What ends while the question stands is not in its number, and stays.
void QueuePage::askClear()
{
    const int over = m_presenter.finished();
    QElapsedTimer asked;
    asked.start();
    auto* question = new QMessageBox(QMessageBox::NoIcon, tr("Clear finished jobs?"),
                                     tr("%n finished jobs are deleted, with their prompts and answers.", nullptr, over),
                                     QMessageBox::NoButton, this);
    question->setObjectName(QStringLiteral("clearing"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("This cannot be undone."));
    QPushButton* remove = question->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    remove->setObjectName(QStringLiteral("delete"));
    QPushButton* keep = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    keep->setObjectName(QStringLiteral("keep"));
    question->setDefaultButton(keep);
    question->setEscapeButton(keep);
    connect(question, &QMessageBox::finished, this, [this, question, remove, asked] {
        if (question->clickedButton() == remove)
            m_presenter.clearFinished(asked.elapsed());
    });
    question->open();
}

QWidget* QueuePage::makeTable()
{
    auto* card = new Card(tr("Jobs"));
    m_table = makeDataTable(tr("Jobs: number, state, next attempt, why, prompt, attempts"));
    m_table->setObjectName(QStringLiteral("jobs"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(QueueModel::State, new MarkDelegate(QueueModel::MeaningRole, m_table));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(QueueModel::Why, QHeaderView::Interactive);
    header->resizeSection(QueueModel::Why, kWhyWidth);
    header->setSectionResizeMode(QueueModel::Prompt, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        m_presenter.select(current.isValid() ? current.data(QueueModel::JobRole).toULongLong() : 0);
        showJob();
    });
    card->body()->addWidget(m_table, 1);
    return card;
}

QWidget* QueuePage::makeResult()
{
    m_result = new Card;
    m_open = new QPushButton(tr("Open in Prompt"));
    m_open->setObjectName(QStringLiteral("open"));
    m_open->setToolTip(tr("The prompt as it was asked, with its answer"));
    m_retry = new QPushButton(tr("Retry now"));
    m_retry->setObjectName(QStringLiteral("retry"));
    m_cancel = new QPushButton(tr("Cancel job"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_result->header()->addWidget(m_open);
    m_result->header()->addWidget(m_retry);
    connect(m_open, &QPushButton::clicked, &m_presenter, &QueuePresenter::open);
    m_result->header()->addWidget(m_cancel);
    connect(m_retry, &QPushButton::clicked, this, [this] { m_presenter.retryNow(m_presenter.selected()); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_presenter.cancel(m_presenter.selected()); });
    m_why = new QLabel;
    m_why->setObjectName(QStringLiteral("why"));
    m_why->setWordWrap(true);
    m_why->setTextFormat(Qt::PlainText);
    m_why->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_answer = new PromptAnswer;
    m_answer->setObjectName(QStringLiteral("answer"));
    m_answer->setPlaceholderText(QString());
    m_figures = new Caption;
    m_figures->setObjectName(QStringLiteral("figures"));
    m_figures->setWordWrap(true);
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_result->body()->addWidget(m_why);
    m_result->body()->addWidget(m_answer, 1);
    m_result->body()->addWidget(m_figures);
    return m_result;
}

const QueueRow* QueuePage::selectedRow() const { return m_model->at(m_model->rowOf(m_presenter.selected())); }

void QueuePage::showRows()
{
    m_model->set(m_presenter.rows());
    m_stack->setCurrentIndex(m_presenter.rows().empty() ? EmptyView : JobsView);
    m_summary->setText(m_presenter.problem().isEmpty() ? m_presenter.summary()
                                                       : tr("The queue is not to be had: %1").arg(m_presenter.problem()));
    m_clear->setEnabled(m_presenter.finished() > 0);
    m_pause->setText(m_presenter.paused() ? tr("Resume the queue") : tr("Pause the queue"));
    m_pause->setIcon(symbolicIcon(m_presenter.paused() ? QStringLiteral("play") : QStringLiteral("pause"), QPalette::ButtonText));
    m_pause->setToolTip(m_presenter.paused() ? tr("Jobs are sent again") : tr("No job is sent, by no program, until you resume"));
    if (!m_presenter.rows().empty() && !m_table->currentIndex().isValid())
        m_table->selectRow(0);
    showJob();
}

void QueuePage::showJob()
{
    const QueueRow* row = selectedRow();
    m_result->setTitle(row ? tr("Job %1: %2").arg(QLocale().toString(row->id), row->state_word) : tr("Result"));
    m_retry->setEnabled(row && row->can_retry);
    m_retry->setText(row && row->state == JobState::Unknown ? tr("Send again") : tr("Retry now"));
    m_cancel->setEnabled(row && row->can_cancel);
    const std::optional<Job>& job = m_presenter.job();
    const bool shown = row && job && job->id == row->id;
    m_open->setEnabled(shown);
    QStringList words;
    if (row && !row->why.isEmpty())
        words << row->why;
    if (shown && !queue_words::mark(*job).isEmpty())
        words << queue_words::mark(*job);
    m_why->setText(words.join(QLatin1Char('\n')));
    m_why->setVisible(!words.isEmpty());
    showAnswer(shown && job->answer ? job->answer->text : QString());
    m_figures->setText(shown ? queue_words::figures(*job) : QString());
    m_figures->setVisible(!m_figures->text().isEmpty());
}

void QueuePage::showAnswer(const QString& text)
{
    if (text == m_shownText)
        return;
    m_shownText = text;
    m_answer->setText(text);
    m_answer->renderNow();
    m_answer->verticalScrollBar()->setValue(0); // it is whole: it is read from its beginning
}

void QueuePage::activated()
{
    m_presenter.refresh();
    m_table->setFocus();
}

// Other programs add, run and finish jobs too, and the countdowns go on.
void QueuePage::tick(const Tick& tick)
{
    if (tick.due(kCountdownRate))
        m_presenter.refresh();
}

} // namespace plimsoll
