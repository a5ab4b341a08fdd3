// The charts of the Live page and its table of fallbacks: what happened in the last minutes.
#pragma once

#include "ui/charts/chart_data.h"
#include "ui/tick.h"

#include <QWidget>

#include <vector>

class QStackedWidget;

namespace plimsoll {

class ChartCard;
class FallbackModel;
class FlowLayout;
class LivePresenter;

class LiveChartsView : public QWidget
{
    Q_OBJECT
public:
    LiveChartsView(const LivePresenter& presenter, QWidget* parent = nullptr);

    /// `words`: whether tables and texts have their turn, or only what is drawn. Charts that nobody sees are left
    /// alone.
    void refresh(Instant now, bool words);

private:
    using Values = ChartData (LivePresenter::*)(Instant) const;
    struct Chart
    {
        ChartCard* card;
        Values values;
    };
    void add(const QString& title, const char* name, bool bars, Values values);
    void makeFallbackCard();

    const LivePresenter& m_presenter;
    std::vector<Chart> m_charts;
    FlowLayout* m_flow;
    FallbackModel* m_fallbacks;
    QWidget* m_fallbackCard = nullptr;
    QStackedWidget* m_fallbackStack = nullptr;
};

} // namespace plimsoll
