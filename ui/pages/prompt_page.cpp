#include "ui/pages/prompt_page.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "ui/app_context.h"
#include "ui/pages/prompt_page_answer.h"
#include "ui/pages/prompt_page_composer.h"
#include "ui/pages/prompt_page_notice.h"
#include "ui/presenters/prompt_summary.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/waterfall.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

constexpr int kForecastRate = 2;   // the limits move while nobody types
constexpr int kWaterfallRate = 10;

void addShortcut(QWidget* page, const QKeySequence& keys, auto slot)
{
    auto* shortcut = new QShortcut(keys, page);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(shortcut, &QShortcut::activated, page, slot);
}

} // namespace

PageEntry PromptPage::entry()
{
    return {QStringLiteral("prompt"), tr("Prompt"), QStringLiteral("prompt"), 1,
            [](AppContext& context, QWidget* parent) -> Page* { return new PromptPage(context, parent); }};
}

PromptPage::PromptPage(AppContext& context, QWidget* parent) : Page(parent), m_presenter(context.client, context.config)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kPage);
    layout->setSpacing(spacing::kUnit);
    layout->addWidget(makeTitle());

    m_composer = new PromptComposer;
    auto* results = new QSplitter(Qt::Horizontal);
    results->setHandleWidth(spacing::kPage);
    results->setChildrenCollapsible(false);
    results->addWidget(makeAnswer());
    results->addWidget(makeTrace());
    results->setStretchFactor(0, 3);
    results->setStretchFactor(1, 2);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setHandleWidth(spacing::kPage);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_composer);
    parts->addWidget(results);
    parts->setStretchFactor(0, 0);
    parts->setStretchFactor(1, 1);
    parts->setSizes({210, 400});
    layout->addWidget(parts, 1);

    addShortcut(this, QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { send(); });
    addShortcut(this, QKeySequence(Qt::CTRL | Qt::Key_Enter), [this] { send(); });
    addShortcut(this, QKeySequence(Qt::Key_Escape), [this] { m_presenter.stop(); });

    m_forecast_soon.setSingleShot(true);
    m_forecast_soon.setInterval(150);
    connect(&m_forecast_soon, &QTimer::timeout, this, &PromptPage::showForecast);
    connect(m_composer, &PromptComposer::edited, &m_forecast_soon, qOverload<>(&QTimer::start));
    connect(m_composer, &PromptComposer::sendRequested, this, &PromptPage::send);
    connect(m_composer, &PromptComposer::stopRequested, &m_presenter, &PromptPresenter::stop);
    connect(m_calls, &QComboBox::activated, this,
            [this](int index) { m_presenter.select(CallId{m_calls->itemData(index).toULongLong()}); });
    connect(&m_presenter, &PromptPresenter::textArrived, this, &PromptPage::showText);
    connect(&m_presenter, &PromptPresenter::rowsChanged, this, [this] { m_rows_dirty = true; });
    connect(&m_presenter, &PromptPresenter::callsChanged, this, &PromptPage::showCalls);

    const auto refill = [this] {
        m_composer->setChoices(m_presenter.profiles(), m_presenter.defaultProfile(), m_presenter.models());
    };
    connect(&context.config, &ConfigService::changed, this, refill);
    refill();
    showCalls();
}

QWidget* PromptPage::makeTitle()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(tr("Prompt"));
    title->setFont(textFont(TextRole::PageTitle));
    layout->addWidget(title);
    layout->addStretch(1);
    m_calls = new QComboBox;
    m_calls->setObjectName(QStringLiteral("calls"));
    m_calls->setAccessibleName(tr("Call that is shown"));
    m_calls->setToolTip(tr("The calls of this session; several may run at once"));
    m_calls->setMinimumWidth(260);
    m_calls->setMaximumWidth(360);
    layout->addWidget(m_calls);
    return row;
}

QWidget* PromptPage::makeAnswer()
{
    auto* card = new Card(tr("Answer"));
    card->setMinimumWidth(280);
    auto* empty = new EmptyState(QStringLiteral("prompt"), tr("No answer yet"),
                                 tr("The answer streams in here while the model writes it."));
    QPushButton* example = empty->addButton(tr("Send an example"));
    example->setObjectName(QStringLiteral("example"));
    connect(example, &QPushButton::clicked, this, &PromptPage::sendExample);

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

QWidget* PromptPage::makeTrace()
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

void PromptPage::activated()
{
    m_composer->focusPrompt();
    showForecast();
}

void PromptPage::tick(const Tick& tick)
{
    m_answer->renderIfDue();
    const PromptCall* call = m_presenter.current();
    const bool running = call && call->running();
    if (running && tick.due(kCountdownRate))
        m_presenter.refreshWait();
    if (call && call->failure() && tick.due(kCountdownRate))
        showFailure(*call);
    if (tick.due(kWaterfallRate) && (running || m_rows_dirty))
        showRows();
    if (tick.due(kForecastRate) && !m_forecast_soon.isActive())
        showForecast();
}

void PromptPage::send()
{
    if (!m_composer->hasPrompt()) {
        m_composer->focusPrompt();
        return;
    }
    m_presenter.send(m_composer->request());
}

void PromptPage::sendExample()
{
    m_composer->setPrompt(tr("Explain in a few sentences, with a short code example, why a client should wait as long as "
                             "Retry-After says."));
    send();
}

void PromptPage::showForecast()
{
    m_composer->setForecast(m_composer->hasPrompt() ? forecastText(m_presenter.forecast(m_composer->request()))
                                                    : tr("Tokens, price and wait appear here while you write."));
}

void PromptPage::showText()
{
    const PromptCall* call = m_presenter.current();
    if (!call)
        return;
    m_answer->setText(call->text);
    if (call->id != m_shown || !call->running())
        m_answer->renderNow();
    m_shown = call->id;
}

void PromptPage::showRows()
{
    m_rows_dirty = false;
    if (const PromptCall* call = m_presenter.current())
        m_waterfall->show(call->rows, m_presenter.now());
}

void PromptPage::showCalls()
{
    const PromptCall* current = m_presenter.current();
    const QSignalBlocker blocker(m_calls);
    m_calls->clear();
    for (auto call = m_presenter.calls().rbegin(); call != m_presenter.calls().rend(); ++call) {
        QString text = QLocale().toString(call->sent.time(), QLocale::ShortFormat) + QStringLiteral(" · ")
            + call->request.messages.value(0).text.simplified().left(40);
        if (call->running())
            text = tr("%1 · running").arg(text);
        m_calls->addItem(text, qulonglong(call->id.value));
        if (current && call->id == current->id)
            m_calls->setCurrentIndex(m_calls->count() - 1);
    }
    m_calls->setVisible(m_calls->count() > 1);
    m_composer->setRunning(current && current->running());
    m_answer_stack->setCurrentIndex(current ? 1 : 0);
    m_trace_stack->setCurrentIndex(current ? 1 : 0);
    showEnding();
}

void PromptPage::showEnding()
{
    const PromptCall* call = m_presenter.current();
    if (!call)
        return;
    m_rows_dirty = true;
    const PromptSummary summary = promptSummary(*call);
    m_summary->setText(summary.figures.join(QStringLiteral(" · ")));
    m_summary->setVisible(!summary.figures.isEmpty());
    m_request_id->setText(tr("Request id %1").arg(summary.request_id));
    m_request_id->setVisible(!summary.request_id.isEmpty());
    showFailure(*call);
}

void PromptPage::showFailure(const PromptCall& call)
{
    if (const auto mark = promptMark(call))
        m_notice->show(mark, true);
    else
        m_notice->show(promptFailure(call, QDateTime::currentDateTime()), call.failure() == FailureClass::Cancelled);
}

} // namespace plimsoll
