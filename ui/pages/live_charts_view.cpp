#include "ui/pages/live_charts_view.h"

#include "ui/charts/chart_card.h"
#include "ui/models/fallback_model.h"
#include "ui/presenters/live_presenter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/flow_layout.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace plimsoll {

namespace {
constexpr int kColumn = 300;
constexpr int kTableHeight = 190;
} // namespace

LiveChartsView::LiveChartsView(const LivePresenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_flow(new FlowLayout(kColumn, spacing::kCardPadding)),
      m_fallbacks(new FallbackModel(this))
{
    setLayout(m_flow);
    add(tr("Tightest limit, what is left"), "levels", false, &LivePresenter::levels);
    add(tr("Calls by outcome"), "outcomes", true, &LivePresenter::outcomes);
    add(tr("Refused by the servers, share of replies"), "refusals", true, &LivePresenter::refusals);
    add(tr("Latency of answers"), "latency", false, &LivePresenter::latency);
    add(tr("Time to success, waits included"), "timeToSuccess", false, &LivePresenter::timeToSuccess);
    add(tr("Time spent waiting"), "waits", true, &LivePresenter::waits);
    makeFallbackCard();
    add(tr("Cost by model"), "cost", true, &LivePresenter::cost);
}

void LiveChartsView::add(const QString& title, const char* name, bool bars, Values values)
{
    auto* card = new ChartCard(bars ? TimeChart::Kind::Bars : TimeChart::Kind::Lines, title, this);
    card->setObjectName(QLatin1String(name));
    m_flow->addWidget(card);
    m_charts.push_back({card, values});
}

void LiveChartsView::makeFallbackCard()
{
    auto* card = new Card(tr("Fallbacks"), this);
    m_fallbackCard = card;
    auto* table = makeDataTable(tr("Fallbacks: from, to, why, how many"), card);
    table->setObjectName(QStringLiteral("fallbacks"));
    table->setModel(m_fallbacks);
    table->setFont(figureFont(TextRole::Caption));
    table->verticalHeader()->setDefaultSectionSize(QFontMetrics(table->font()).height() + spacing::kUnit);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(FallbackModel::Why, QHeaderView::Stretch);
    auto* none = new QLabel(tr("No call had to go elsewhere in this time."), card);
    none->setAlignment(Qt::AlignCenter);
    none->setWordWrap(true);
    none->setForegroundRole(QPalette::PlaceholderText);
    m_fallbackStack = new QStackedWidget(card);
    m_fallbackStack->addWidget(none);
    m_fallbackStack->addWidget(table);
    m_fallbackStack->setFixedHeight(kTableHeight);
    card->body()->addWidget(m_fallbackStack);
    m_flow->addWidget(card);
}

void LiveChartsView::refresh(Instant now, bool words)
{
    for (const Chart& chart : m_charts)
        if (chart.card->onScreen())
            chart.card->set((m_presenter.*chart.values)(now), words);
    if (!words && m_fallbackCard->visibleRegion().isEmpty())
        return;
    std::vector<FallbackRow> rows = m_presenter.fallbacks(now);
    m_fallbackStack->setCurrentIndex(rows.empty() ? 0 : 1);
    m_fallbacks->set(std::move(rows));
}

} // namespace plimsoll
