// A card with a chart of the last minutes, which shows itself as a table of the same values on request.
#pragma once

#include "ui/charts/time_chart.h"
#include "ui/widgets/card.h"

class QStackedWidget;
class QTableView;
class QToolButton;

namespace plimsoll {

class ChartTableModel;

class ChartCard : public Card
{
    Q_OBJECT
public:
    ChartCard(TimeChart::Kind kind, const QString& title, QWidget* parent = nullptr);

    /// Whether any of it is on the screen: values for nobody need not be made.
    bool onScreen() const { return !visibleRegion().isEmpty(); }
    /// `tableTurn`: a table for people to read changes less often than a chart.
    void set(const ChartData& fresh, bool tableTurn);

private:
    void showTable(bool on);

    TimeChart* m_chart;
    ChartTableModel* m_model;
    QTableView* m_table;
    QStackedWidget* m_stack;
    QToolButton* m_switch;
    bool m_fresh = true; ///< the table has not been filled since it is shown
};

} // namespace plimsoll
