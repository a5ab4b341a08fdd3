// The past: figures, bars, table, budget lines; and their export.
#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;
class QTableView;

namespace plimsoll {

struct AppContext;
class BudgetMeter;
class Caption;
class Card;
class ChartLegend;
class CostsModel;
class CostsPresenter;
class NoticeBar;
class SegmentedControl;
class StackedBars;

class CostsSpent : public QWidget
{
    Q_OBJECT
public:
    CostsSpent(CostsPresenter& presenter, AppContext& context, QWidget* parent = nullptr);

    /// Nothing: written; else why not.
    std::optional<QString> saveChart(const QString& path) const;
    std::optional<QString> saveTable(const QString& path) const;

Q_SIGNALS:
    void pageRequested(const QString& id);

private:
    QWidget* makeControls();
    QWidget* makeFigures();
    QWidget* makeChart();
    QWidget* makeTable();
    QWidget* makeEmpty();
    void show();
    void showBudget();
    void askWhere(const QString& title, const QString& name, const QString& filter,
                  std::optional<QString> (CostsSpent::*save)(const QString&) const);

    CostsPresenter& m_presenter;
    AppContext& m_context;
    CostsModel* m_model;
    QStackedWidget* m_stack;
    SegmentedControl* m_groups;
    SegmentedControl* m_ranges;
    NoticeBar* m_told;
    QLabel* m_spent;
    Caption* m_gaps;
    QLabel* m_wasted;
    Caption* m_wasteParts;
    BudgetMeter* m_day;
    BudgetMeter* m_month;
    Card* m_budgetCard;
    Card* m_chartCard;
    StackedBars* m_bars;
    ChartLegend* m_legend;
    Caption* m_barText;
    QTableView* m_table;
};

} // namespace plimsoll
