#include "ui/pages/costs_page.h"

#include "core/live/live_client.h"
#include "core/store/budget_watch.h"
#include "core/store/history.h"
#include "ui/app_context.h"
#include "ui/pages/costs_page_planner.h"
#include "ui/pages/costs_page_prices.h"
#include "ui/pages/costs_page_spent.h"
#include "ui/presenters/costs_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/segmented_control.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

enum View { SpentView, PlannerView, PricesView };

/// Beside the history: what the user's programs keep is in one folder.
QString pricesPath(const History& history)
{
    return QFileInfo(history.path()).path() + QStringLiteral("/prices.json");
}

} // namespace

PageEntry CostsPage::entry()
{
    return {QStringLiteral("costs"), tr("Costs"), QStringLiteral("costs"), 5,
            [](AppContext& context, QWidget* parent) -> Page* { return new CostsPage(context, parent); }};
}

CostsPage::CostsPage(AppContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_presenter(context.config, context.client.names(), context.history),
      m_prices(context.config, pricesPath(context.history)), m_stack(new QStackedWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kUnit);
    column->addWidget(makeTitle());
    m_alert = new NoticeBar(this);
    m_alert->setObjectName(QStringLiteral("budgetAlert"));
    column->addWidget(m_alert);
    m_spent = new CostsSpent(m_presenter, context, m_stack);
    m_planner = new CostsPlanner(m_presenter, m_prices, context.config, m_stack);
    m_pricesView = new CostsPrices(m_prices, m_stack);
    for (QWidget* view :
         {static_cast<QWidget*>(m_spent), static_cast<QWidget*>(m_planner), static_cast<QWidget*>(m_pricesView)})
        m_stack->addWidget(view);
    column->addWidget(m_stack, 1);
    connect(m_spent, &CostsSpent::pageRequested, this, &Page::pageRequested);
    connect(&context.budget, &BudgetWatch::changed, this, &CostsPage::showAlert);
    connect(&m_presenter, &CostsPresenter::changed, this, &CostsPage::showAlert);
    m_prices.load();
    showAlert();
}

QWidget* CostsPage::makeTitle()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kPage);
    auto* title = new QLabel(tr("Costs"), row);
    title->setFont(textFont(TextRole::PageTitle));
    m_views = new SegmentedControl(tr("What is shown"), row);
    m_views->setObjectName(QStringLiteral("views"));
    m_views->addChoice(SpentView, tr("Spent"), tr("What has been spent"));
    m_views->addChoice(PlannerView, tr("Planner"), tr("What other traffic would cost"));
    m_views->addChoice(PricesView, tr("Prices"), tr("Prices of the models"));
    m_views->setCurrent(SpentView);
    connect(m_views, &SegmentedControl::changed, this, &CostsPage::showView);
    layout->addWidget(title);
    layout->addStretch();
    layout->addWidget(m_views);
    return row;
}

void CostsPage::showView(int view)
{
    m_stack->setCurrentIndex(view);
}

/// The budget first; then why there may be nothing new to see.
void CostsPage::showAlert()
{
    const QString budget = costs_words::budgetAlert(m_context.budget.state());
    const QString text = !budget.isEmpty() || m_presenter.problem().isEmpty()
                             ? budget
                             : tr("The history cannot be read just now: %1").arg(m_presenter.problem());
    if (text == m_alertText)
        return;
    m_alertText = text;
    if (text.isEmpty())
        m_alert->clear();
    else
        m_alert->set(budget.isEmpty() ? Meaning::Warning : costs_words::meaning(m_context.budget.state().worst()),
                     text);
}

void CostsPage::activated()
{
    m_presenter.refresh();
    m_context.budget.refresh();
    if (!focusWidget())
        m_views->setFocus();
}

void CostsPage::tick(const Tick& tick)
{
    if (tick.due(kCountdownRate))
        m_presenter.refreshIfDue();
}

} // namespace plimsoll
