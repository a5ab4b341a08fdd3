// What the calls have cost, and what other traffic would: the past, the planner, and the prices that both stand on.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/costs_presenter.h"
#include "ui/presenters/prices_presenter.h"

class QStackedWidget;

namespace plimsoll {

class BudgetWatch;
class CostsPlanner;
class CostsPrices;
class CostsSpent;
class NoticeBar;
class SegmentedControl;

class CostsPage : public Page
{
    Q_OBJECT
public:
    static PageEntry entry();
    explicit CostsPage(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick) override;
    void activated() override;

private:
    QWidget* makeTitle();
    void showView(int view);
    void showAlert();

    AppContext& m_context;
    CostsPresenter m_presenter;
    PricesPresenter m_prices;
    SegmentedControl* m_views;
    NoticeBar* m_alert;
    QString m_alertText; ///< as last shown: what a person closed stays closed until it says something else
    QStackedWidget* m_stack;
    CostsSpent* m_spent;
    CostsPlanner* m_planner;
    CostsPrices* m_pricesView;
};

} // namespace plimsoll
