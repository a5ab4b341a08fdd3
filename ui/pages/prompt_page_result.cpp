#include "ui/pages/prompt_page_result.h"

#include "ui/pages/prompt_page_answer.h"
#include "ui/pages/prompt_page_notice.h"
#include "ui/presenters/prompt_summary.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/tick.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/waterfall.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

constexpr int kWaterfallRate = 10;

} // namespace

PromptResultPanel::PromptResultPanel(PromptPresenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* results = new QSplitter(Qt::Horizontal);
    results->setHandleWidth(spacing::kPage);
    results->setChildrenCollapsible(false);
    results->addWidget(makeAnswer());
    results->addWidget(makeTrace());
    results->setStretchFactor(0, 3);
    results->setStretchFactor(1, 2);
    layout->addWidget(results);
    // Text is fetched on the next tick, not copied at each piece.
    connect(&m_presenter, &PromptPresenter::textArrived, this, [this] {
        m_text_dirty = true;
        const PromptCall* call = m_presenter.current();
        if (call && !(call->id == m_shown) && !m_kept_over)
            showText();
    });
    connect(&m_presenter, &PromptPresenter::rowsChanged, this, [this] { m_rows_dirty = true; });
    connect(&m_presenter, &PromptPresenter::callsChanged, this, &PromptResultPanel::showEnding);
}

QWidget* PromptResultPanel::makeAnswer()
{
    auto* card = new Card(tr("Answer"));
    card->setMinimumWidth(280);
    auto* empty = new EmptyState(QStringLiteral("prompt"), tr("No answer yet"),
                                 tr("The answer streams in here while the model writes it."));
    QPushButton* example = empty->addButton(tr("Send an example"));
    example->setObjectName(QStringLiteral("example"));
    connect(example, &QPushButton::clicked, this, &PromptResultPanel::exampleRequested);

    m_answer = new PromptAnswer;
    m_answer->setObjectName(QStringLiteral("answer"));
    m_notice = new PromptNotice;
    auto* shown = new QWidget;
    auto* layout = new QVBoxLayout(shown);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    layout->addWidget(m_answer, 1);
    layout->addWidget(m_notice);

    m_answer_stack = new QStackedWidget;
    m_answer_stack->addWidget(empty);
    m_answer_stack->addWidget(shown);
    card->body()->addWidget(m_answer_stack, 1);
    return card;
}

QWidget* PromptResultPanel::makeTrace()
{
    auto* card = new Card(tr("What happened"));
    card->setMinimumWidth(260);
    auto* empty = new EmptyState(QStringLiteral("history"), tr("Nothing sent yet"),
                                 tr("Attempts, waits and fallbacks are drawn here."));
    m_waterfall = new Waterfall;
    m_waterfall->setObjectName(QStringLiteral("waterfall"));
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setBackgroundRole(QPalette::Base);
    area->setWidget(m_waterfall);
    m_waterfall->setBackgroundRole(QPalette::Base);

    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setFont(figureFont(TextRole::Body));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_request_id = new Caption;
    m_request_id->setObjectName(QStringLiteral("requestId"));
    m_request_id->setWordWrap(true);
    m_request_id->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* shown = new QWidget;
    auto* layout = new QVBoxLayout(shown);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kHalf);
    layout->addWidget(area, 1);
    layout->addWidget(m_summary);
    layout->addWidget(m_request_id);

    m_trace_stack = new QStackedWidget;
    m_trace_stack->addWidget(empty);
    m_trace_stack->addWidget(shown);
    card->body()->addWidget(m_trace_stack, 1);
    return card;
}

void PromptResultPanel::showKept(const PromptHandover& kept)
{
    const PromptCall* call = m_presenter.current();
    m_kept_over = call ? call->id : CallId{};
    m_shown = {};
    m_answer_stack->setCurrentIndex(kept.answer.isEmpty() ? 0 : 1);
    m_answer->setText(kept.answer);
    m_answer->renderWhole();
    m_notice->show(std::nullopt, true);
    m_trace_stack->setCurrentIndex(1);
    m_waterfall->show({}, m_presenter.now());
    m_summary->setText(kept.whence);
    m_summary->setVisible(!kept.whence.isEmpty());
    m_request_id->hide();
}

void PromptResultPanel::showCalls()
{
    if (!m_kept_over)
        return;
    m_kept_over.reset();
    m_text_dirty = true;
    showEnding();
    showText();
}

void PromptResultPanel::tick(const Tick& tick)
{
    if (m_kept_over) {
        m_answer->renderIfDue();
        return;
    }
    if (m_text_dirty)
        showText();
    m_answer->renderIfDue();
    const PromptCall* call = m_presenter.current();
    const bool running = call && call->running();
    if (running && tick.due(kCountdownRate))
        m_presenter.refreshWait();
    if (call && call->failure() && tick.due(kCountdownRate))
        showFailure(*call);
    if (tick.due(kWaterfallRate) && (running || m_rows_dirty))
        showRows();
}

void PromptResultPanel::showText()
{
    m_text_dirty = false;
    const PromptCall* call = m_presenter.current();
    if (!call)
        return;
    m_answer->setText(call->text);
    if (!call->running())
        m_answer->renderWhole();
    else if (!(call->id == m_shown))
        m_answer->renderNow();
    m_shown = call->id;
}

void PromptResultPanel::showRows()
{
    m_rows_dirty = false;
    if (const PromptCall* call = m_presenter.current())
        m_waterfall->show(call->rows, m_presenter.now());
}

void PromptResultPanel::showEnding()
{
    const PromptCall* call = m_presenter.current();
    if (m_kept_over && (!call || call->id == *m_kept_over))
        return; // what was opened stays until another call comes
    m_kept_over.reset();
    m_answer_stack->setCurrentIndex(call ? 1 : 0);
    m_trace_stack->setCurrentIndex(call ? 1 : 0);
    if (!call)
        return;
    if (m_text_dirty && !call->running())
        showText(); // with its ending, not after it
    m_rows_dirty = true;
    const PromptSummary summary = promptSummary(*call);
    m_summary->setText(summary.figures.join(QStringLiteral(" · ")));
    m_summary->setVisible(!summary.figures.isEmpty());
    m_request_id->setText(tr("Request id %1").arg(summary.request_id));
    m_request_id->setVisible(!summary.request_id.isEmpty());
    showFailure(*call);
}

void PromptResultPanel::showFailure(const PromptCall& call)
{
    if (const auto mark = promptMark(call))
        m_notice->show(mark, true);
    else
        m_notice->show(promptFailure(call, QDateTime::currentDateTime()), call.failure() == FailureClass::Cancelled);
}

} // namespace plimsoll
