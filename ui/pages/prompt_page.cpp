#include "ui/pages/prompt_page.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "ui/app_context.h"
#include "ui/pages/prompt_page_compare.h"
#include "ui/pages/prompt_page_composer.h"
#include "ui/pages/prompt_page_history.h"
#include "ui/pages/prompt_page_load.h"
#include "ui/pages/prompt_page_result.h"
#include "ui/shell/commands.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/segmented_control.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

constexpr int kForecastRate = 2; // the limits move while nobody types
constexpr int kCopiedMs = 8000;
constexpr int kDrawer = 264;
constexpr int kRoomForBoth = 1040;

} // namespace

PageEntry PromptPage::entry()
{
    return {QStringLiteral("prompt"), tr("Prompt"), QStringLiteral("prompt"), 1,
            [](AppContext& context, QWidget* parent) -> Page* { return new PromptPage(context, parent); }};
}

PromptPage::PromptPage(AppContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_presenter(context.client, context.config, context.keys)
{
    m_history = new PromptHistoryDrawer(context.prompts, context.config, this);
    m_history->hide();
    auto* column = new QVBoxLayout(this);
    column->setSpacing(spacing::kUnit);
    column->addWidget(makeTitle());
    column->addWidget(makeParts(), 1);
    placeHistory();

    m_forecast_soon.setSingleShot(true);
    m_forecast_soon.setInterval(150);
    m_copied_gone.setSingleShot(true);
    m_copied_gone.setInterval(kCopiedMs);
    addShortcuts();
    connectParts(context);
    showCalls();
}

void PromptPage::addShortcuts()
{
    commands::add(this, QStringLiteral("prompt.send"), [this] { send(); });
    commands::add(this, QStringLiteral("prompt.stop"), [this] {
        if (m_history->isAncestorOf(QApplication::focusWidget()))
            showHistory(false);
        else
            stop();
    });
    commands::add(this, QStringLiteral("prompt.write"), [this] { m_composer->focusPrompt(); });
    commands::add(this, QStringLiteral("prompt.history"), [this] { showHistory(!m_history->isVisible()); });
    commands::add(this, QStringLiteral("prompt.find"), [this] {
        if (!m_history->isVisible())
            showHistory(true);
        m_history->focusSearch();
    });
    commands::add(this, QStringLiteral("prompt.copy"), [this] { copyAnswer(); });
}

void PromptPage::connectParts(AppContext& context)
{
    connect(&m_forecast_soon, &QTimer::timeout, this, &PromptPage::showForecast);
    connect(&m_copied_gone, &QTimer::timeout, m_copied, &QLabel::clear);
    connect(m_composer, &PromptComposer::edited, &m_forecast_soon, qOverload<>(&QTimer::start));
    connect(m_composer, &PromptComposer::sendRequested, this, &PromptPage::send);
    connect(m_composer, &PromptComposer::stopRequested, this, &PromptPage::stop);
    connect(m_calls, &QComboBox::activated, this,
            [this](int index) {
                m_single->showCalls();
                m_presenter.select(CallId{m_calls->itemData(index).toULongLong()});
            });
    connect(m_mode, &SegmentedControl::changed, this, &PromptPage::setMode);
    connect(m_history_toggle, &QToolButton::clicked, this, [this] { showHistory(!m_history->isVisible()); });
    connect(m_history, &PromptHistoryDrawer::closeRequested, this, [this] { showHistory(false); });
    connect(m_history, &PromptHistoryDrawer::resendRequested, this, [this](const PromptRequest& request) {
        m_composer->fill(request);
        if (width() < kRoomForBoth)
            showHistory(false); // it covers what was filled
        m_composer->focusPrompt();
    });
    connect(m_single, &PromptResultPanel::exampleRequested, this, &PromptPage::sendExample);
    connect(m_compare, &PromptComparePanel::runningChanged, this, &PromptPage::showRunning);
    connect(m_compare, &PromptComparePanel::columnsChanged, &m_forecast_soon, qOverload<>(&QTimer::start));
    connect(m_load, &PromptLoadPanel::callsChanged, &m_forecast_soon, qOverload<>(&QTimer::start));
    connect(m_load, &PromptLoadPanel::runningChanged, this, &PromptPage::showRunning);
    connect(m_load, &PromptLoadPanel::startRequested, this, &PromptPage::send);
    connect(&m_presenter, &PromptPresenter::callsChanged, this, &PromptPage::showCalls);
    connect(&m_presenter, &PromptPresenter::forecastChanged, &m_forecast_soon, qOverload<>(&QTimer::start));
    connect(&context.client, &LiveClient::finished, this, [this](CallId, const CallResult& result) {
        if (result.request.remember)
            m_history->callEnded();
    });
    const auto refill = [this] {
        m_composer->setChoices(m_presenter.profiles(), m_presenter.defaultProfile(), m_presenter.models());
    };
    connect(&context.config, &ConfigService::changed, this, refill);
    refill();
}

QWidget* PromptPage::makeTitle()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    m_history_toggle = new QToolButton;
    m_history_toggle->setObjectName(QStringLiteral("historyToggle"));
    m_history_toggle->setIcon(symbolicIcon(QStringLiteral("history")));
    m_history_toggle->setCheckable(true);
    m_history_toggle->setAutoRaise(true);
    m_history_toggle->setAccessibleName(tr("Kept prompts"));
    m_history_toggle->setToolTip(tr("Kept prompts: search, use again, pin, delete (Ctrl+H)"));
    layout->addWidget(m_history_toggle);
    auto* title = new QLabel(tr("Prompt"));
    title->setFont(textFont(TextRole::PageTitle));
    layout->addWidget(title);
    m_copied = new Caption;
    m_copied->setObjectName(QStringLiteral("copied"));
    m_copied->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_copied->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_copied->setWordWrap(true);
    layout->addWidget(m_copied, 1);
    m_calls = new QComboBox;
    m_calls->setObjectName(QStringLiteral("calls"));
    m_calls->setAccessibleName(tr("Call that is shown"));
    m_calls->setToolTip(tr("The calls of this session; several may run at once"));
    m_calls->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_calls->setMinimumContentsLength(18);
    m_calls->setMaximumWidth(320);
    layout->addWidget(m_calls);
    m_mode = new SegmentedControl(tr("What Send does"));
    m_mode->setObjectName(QStringLiteral("mode"));
    m_mode->addChoice(Single, tr("One"), tr("One answer"));
    m_mode->addChoice(Compare, tr("Compare"), tr("Compare models side by side"));
    m_mode->addChoice(Load, tr("Load"), tr("The same prompt many times"));
    m_mode->setCurrent(Single);
    layout->addWidget(m_mode);
    auto* copy = new QToolButton;
    copy->setObjectName(QStringLiteral("copy"));
    copy->setText(tr("Copy"));
    copy->setIcon(symbolicIcon(QStringLiteral("copy")));
    copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    copy->setPopupMode(QToolButton::InstantPopup);
    copy->setToolTip(tr("The answer, or the prompt as a command, a program or a scenario"));
    copy->setMenu(makeCopyMenu());
    layout->addWidget(copy);
    return row;
}

QMenu* PromptPage::makeCopyMenu()
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("copyMenu"));
    const auto add = [&](const char* name, const QString& text, auto slot) {
        QAction* action = menu->addAction(text, this, slot);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    QAction* answer = add("copyAnswer", tr("&Answer as Markdown"), [this] { copyAnswer(); });
    menu->addSeparator();
    const auto source = [this] { return PromptExportSource{m_context.config.config(), m_context.keys, m_context.client.sandboxUrl()}; };
    add("copyCurl", tr("Prompt as &curl"), [this, source] { copy(promptAsCurl(source(), toCopy(), {}), QStringLiteral("curl")); });
    add("copyPython", tr("Prompt as &Python"), [this, source] { copy(promptAsPython(source(), toCopy(), {}), QStringLiteral("Python")); });
    add("copyScenario", tr("Call as &scenario"), [this] { copy(scenario(), tr("scenario")); });
    connect(menu, &QMenu::aboutToShow, this, [this, menu, answer] {
        answer->setEnabled(m_presenter.current() && !m_presenter.current()->text.isEmpty());
        const bool prompt = m_composer->hasPrompt() || m_presenter.current();
        for (QAction* action : menu->actions())
            if (action != answer)
                action->setEnabled(prompt);
    });
    return menu;
}

QWidget* PromptPage::makeParts()
{
    m_composer = new PromptComposer;
    m_single = new PromptResultPanel(m_presenter);
    m_compare = new PromptComparePanel(m_context);
    m_load = new PromptLoadPanel(m_context.client);
    m_results = new QStackedWidget;
    m_results->addWidget(m_single); // in the order of Mode
    m_results->addWidget(m_compare);
    m_results->addWidget(m_load);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setHandleWidth(spacing::kPage);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_composer);
    parts->addWidget(m_results);
    parts->setStretchFactor(0, 0);
    parts->setStretchFactor(1, 1);
    parts->setSizes({210, 400});
    return parts;
}

void PromptPage::activated()
{
    m_composer->focusPrompt();
    showForecast();
}

void PromptPage::tick(const Tick& tick)
{
    switch (mode()) {
    case Single: m_single->tick(tick); break;
    case Compare: m_compare->tick(tick); break;
    case Load: m_load->tick(tick); break;
    }
    if (tick.due(kForecastRate) && !m_forecast_soon.isActive())
        showForecast();
}

PromptPage::Mode PromptPage::mode() const { return Mode(m_mode->current()); }

void PromptPage::setMode(int mode)
{
    m_results->setCurrentIndex(mode);
    m_composer->setModelUsed(mode != Compare);
    m_composer->setButtonsShown(mode != Load);
    showCalls();
    showForecast();
}

void PromptPage::send()
{
    if (!m_composer->hasPrompt()) {
        m_composer->focusPrompt();
        return;
    }
    switch (mode()) {
    case Single: m_presenter.send(m_composer->request()); break;
    case Compare: m_compare->send(m_composer->request()); break;
    case Load: m_load->start(m_composer->request()); break;
    }
}

void PromptPage::stop()
{
    switch (mode()) {
    case Single: m_presenter.stop(); break;
    case Compare: m_compare->stopAll(); break;
    case Load: m_load->cancel(); break;
    }
}

int PromptPage::unsentCalls() const { return m_load->unsent(); }

void PromptPage::holdCalls(bool hold) { m_load->hold(hold); }

void PromptPage::take(const PromptHandover& prompt)
{
    m_mode->setCurrent(Single);
    setMode(Single);
    m_composer->fill(prompt.request);
    m_single->showKept(prompt);
    m_composer->focusPrompt();
}

void PromptPage::sendExample()
{
    m_composer->setPrompt(tr("Explain in a few sentences, with a short code example, why a client should wait as long as "
                             "Retry-After says."));
    send();
}

void PromptPage::showForecast()
{
    if (!m_composer->hasPrompt()) {
        m_composer->setForecast(tr("Tokens, price and wait appear here while you write."));
        return;
    }
    if (mode() == Compare) {
        std::vector<PromptForecast> each = m_compare->forecasts(m_composer->request());
        PromptForecast all;
        for (PromptForecast& forecast : each)
            all.cannot.insert(all.cannot.end(), forecast.cannot.begin(), forecast.cannot.end());
        m_composer->setForecast(comparisonText(each), cannotText(all));
        return;
    }
    const PromptForecast forecast = m_presenter.forecast(m_composer->request());
    m_composer->setForecast(forecastText(forecast, mode() == Load ? m_load->calls() : 1), cannotText(forecast), orderText(forecast));
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
    m_calls->setVisible(m_calls->count() > 1 && mode() == Single);
    showRunning();
}

void PromptPage::showRunning()
{
    bool running = false;
    switch (mode()) {
    case Single: running = m_presenter.current() && m_presenter.current()->running(); break;
    case Compare: running = m_compare->running(); break;
    case Load: running = m_load->running(); break;
    }
    m_composer->setRunning(running);
}

void PromptPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    placeHistory();
}

/// Beside the rest where there is room for both; else over its left part.
void PromptPage::placeHistory()
{
    const bool beside = m_history->isVisibleTo(this) && width() >= kRoomForBoth;
    const int left = spacing::kPage + (beside ? kDrawer + spacing::kPage : 0);
    if (layout()->contentsMargins().left() != left || layout()->contentsMargins().top() != spacing::kPage)
        layout()->setContentsMargins(left, spacing::kPage, spacing::kPage, spacing::kPage);
    m_history->setGeometry(spacing::kPage, spacing::kPage, kDrawer, qMax(0, height() - 2 * spacing::kPage));
    m_history->raise();
}

void PromptPage::showHistory(bool shown)
{
    m_history->setVisible(shown);
    m_history_toggle->setChecked(shown);
    placeHistory();
    if (shown)
        m_history->opened();
    else
        m_composer->focusPrompt();
}

PromptRequest PromptPage::toCopy() const
{
    if (!m_composer->hasPrompt() && m_presenter.current())
        return m_presenter.current()->request;
    return m_composer->request();
}

/// What came of the call that is shown; else what is written, before it is sent.
PromptExport PromptPage::scenario()
{
    const Config& config = m_context.config.config();
    if (const PromptCall* call = m_presenter.current(); call && mode() == Single)
        return promptAsScenario(config, *call);
    const PromptRequest request = toCopy();
    return promptAsScenario(config, request, m_context.client.estimateTokens(request));
}

void PromptPage::copyAnswer()
{
    if (!m_presenter.current() || m_presenter.current()->text.isEmpty()) { // what is on the clipboard is worth more
        m_copied->setText(tr("There is no answer to copy."));
        m_copied_gone.start();
        return;
    }
    QApplication::clipboard()->setText(m_presenter.current()->text);
    m_copied->setText(tr("The answer is copied."));
    m_copied_gone.start();
}

void PromptPage::copy(const PromptExport& made, const QString& what)
{
    if (!made.text.isEmpty())
        QApplication::clipboard()->setText(made.text);
    if (made.text.isEmpty())
        m_copied->setText(tr("Nothing is copied: %1").arg(made.problem));
    else if (made.variables.isEmpty())
        m_copied->setText(tr("Copied as %1.").arg(what));
    else
        m_copied->setText(tr("Copied as %1. Set %2 before you run it: no key is in it.").arg(what, made.variables.join(QStringLiteral(", "))));
    m_copied_gone.start();
}

} // namespace plimsoll
