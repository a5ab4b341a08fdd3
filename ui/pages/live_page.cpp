#include "ui/pages/live_page.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/sandbox/storm_demo.h"
#include "ui/app_context.h"
#include "ui/charts/time_chart.h"
#include "ui/models/fallback_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/model_card_view.h"
#include "ui/widgets/segmented_control.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace plimsoll {

namespace {
constexpr int kCardColumn = 300;
constexpr int kChartHeight = 190;
enum { EmptyView, BoardView };
}

PageEntry LivePage::entry()
{
    return {QStringLiteral("live"), tr("Live"), QStringLiteral("live"), 2,
            [](AppContext& context, QWidget* parent) -> Page* { return new LivePage(context, parent); }};
}

LivePage::LivePage(AppContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_presenter(context.client.names(), context.metrics),
      m_stack(new QStackedWidget(this)), m_fallbacks(new FallbackModel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::kPage, spacing::kPage, 0, 0);
    column->setSpacing(spacing::kUnit);
    column->addWidget(makeHeading());
    m_stack->addWidget(makeEmptyState());
    m_stack->addWidget(makeBoard());
    column->addWidget(m_stack, 1);
}

QWidget* LivePage::makeHeading()
{
    auto* heading = new QWidget(this);
    auto* row = new QHBoxLayout(heading);
    row->setContentsMargins(0, 0, spacing::kPage, 0);
    row->setSpacing(spacing::kPage);
    auto* title = new QLabel(tr("Live"), heading);
    title->setFont(textFont(TextRole::PageTitle));
    m_amplification = new Caption({}, heading);
    m_amplification->setToolTip(tr("Attempts sent upstream for each call: 1 means that nothing was retried."));
    m_span = new SegmentedControl(tr("Time range of the charts"), heading);
    for (const int minutes : {1, 5, 15, 60})
        m_span->addChoice(minutes, tr("%1m").arg(QLocale().toString(minutes)), tr("Last %n minutes", nullptr, minutes));
    m_span->setCurrent(int(m_presenter.span() / std::chrono::minutes(1)));
    connect(m_span, &SegmentedControl::changed, this, [this](int minutes) {
        m_presenter.setSpan(std::chrono::minutes(minutes));
        m_fresh = true;
    });
    row->addWidget(title);
    row->addStretch();
    row->addWidget(m_amplification);
    row->addWidget(m_span);
    return heading;
}

QWidget* LivePage::makeEmptyState()
{
    auto* empty = new EmptyState(QStringLiteral("live"), tr("Nothing has been sent yet"),
                                 tr("This page shows how full each model's limits are, what holds calls up and until when, "
                                    "and where they go instead. Fill it with twenty prompts to the built-in sandbox, which "
                                    "answers some of them with 429 and 529."),
                                 this);
    connect(empty->addButton(tr("Start the 429 storm demo")), &QPushButton::clicked, this,
            [this] { m_context.storm.start(); });
    connect(empty->addButton(tr("Send a prompt")), &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("prompt")); });
    return empty;
}

QWidget* LivePage::makeBoard()
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Models and charts"));
    m_board = new QWidget(scroll);
    auto* column = new QVBoxLayout(m_board);
    column->setContentsMargins(0, 0, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kCardPadding);
    m_cardFlow = new FlowLayout(kCardColumn, spacing::kCardPadding);
    m_chartFlow = new FlowLayout(kCardColumn, spacing::kCardPadding);
    column->addLayout(m_cardFlow);
    column->addLayout(m_chartFlow);
    column->addStretch();
    scroll->setWidget(m_board);
    return scroll;
}

void LivePage::makeCharts()
{
    m_outcomes = addChart(tr("Calls by outcome"), int(TimeChart::Kind::Bars));
    m_refusals = addChart(tr("Refused by the servers, share of replies"), int(TimeChart::Kind::Bars));
    m_latency = addChart(tr("Latency of answers"), int(TimeChart::Kind::Lines));
    m_cost = addChart(tr("Cost by model"), int(TimeChart::Kind::Bars));
    m_waits = addChart(tr("Time spent waiting"), int(TimeChart::Kind::Bars));
    makeFallbackCard();
}

TimeChart* LivePage::addChart(const QString& title, int kind)
{
    auto* card = new Card(title, m_board);
    auto* chart = new TimeChart(TimeChart::Kind(kind), title, card);
    chart->setFixedHeight(kChartHeight);
    card->body()->addWidget(chart);
    m_chartFlow->addWidget(card);
    return chart;
}

void LivePage::makeFallbackCard()
{
    auto* card = new Card(tr("Fallbacks"), m_board);
    auto* table = new QTableView(card);
    table->setModel(m_fallbacks);
    table->setAccessibleName(tr("Fallbacks: from, to, why, how many"));
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setFont(figureFont(TextRole::Caption));
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(QFontMetrics(table->font()).height() + spacing::kUnit);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setFont(table->font());
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(FallbackModel::Why, QHeaderView::Stretch);
    auto* none = new QLabel(tr("No call had to go elsewhere in this time."), card);
    none->setAlignment(Qt::AlignCenter);
    none->setWordWrap(true);
    none->setForegroundRole(QPalette::PlaceholderText);
    m_fallbackStack = new QStackedWidget(card);
    m_fallbackStack->addWidget(none);
    m_fallbackStack->addWidget(table);
    m_fallbackStack->setFixedHeight(kChartHeight);
    card->body()->addWidget(m_fallbackStack);
    m_chartFlow->addWidget(card);
}

void LivePage::activated()
{
    m_fresh = true;
    if (!m_span->focusWidget())
        m_span->setFocus();
}

void LivePage::tick(const Tick& tick)
{
    const bool gauges = m_fresh || tick.due(kGaugeRate);
    const bool charts = m_fresh || tick.due(kChartRate);
    const bool countdowns = m_fresh || tick.due(kCountdownRate);
    if (!gauges && !charts)
        return;
    const EngineSnapshot snapshot = m_context.client.snapshot();
    const bool empty = m_presenter.empty(snapshot);
    m_stack->setCurrentIndex(empty ? EmptyView : BoardView);
    if (empty)
        return;
    if (gauges)
        showCards(snapshot, countdowns);
    if (charts)
        showCharts(tick.now);
    m_fresh = false;
}

void LivePage::showCards(const EngineSnapshot& snapshot, bool countdowns)
{
    const bool eased = !m_context.config.config().ui.reduce_motion;
    const std::vector<ModelCard> cards = m_presenter.cards(snapshot, QDateTime::currentDateTime());
    QSet<int> present;
    for (const ModelCard& card : cards) {
        const int number = card.model.value;
        present.insert(number);
        ModelCardView*& view = m_cards[number];
        if (!view) {
            view = new ModelCardView(m_board);
            connect(view, &ModelCardView::breakerForced, &m_context.client, &LiveClient::forceBreaker);
            connect(view, &ModelCardView::coolingCleared, &m_context.client, &LiveClient::clearCooling);
            m_cardFlow->addWidget(view);
        }
        view->setEased(eased);
        view->set(card, countdowns);
    }
    for (auto it = m_cards.cbegin(); it != m_cards.cend(); ++it)
        (*it)->setVisible(present.contains(it.key()));
}

void LivePage::showCharts(Instant now)
{
    if (!m_outcomes)
        makeCharts();
    m_outcomes->set(m_presenter.outcomes(now));
    m_refusals->set(m_presenter.refusals(now));
    m_latency->set(m_presenter.latency(now));
    m_cost->set(m_presenter.cost(now));
    m_waits->set(m_presenter.waits(now));
    std::vector<FallbackRow> rows = m_presenter.fallbacks(now);
    m_fallbackStack->setCurrentIndex(rows.empty() ? 0 : 1);
    m_fallbacks->set(std::move(rows));
    m_amplification->setText(m_presenter.amplification(now));
}

} // namespace plimsoll
