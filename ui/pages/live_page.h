// Live: for every model its gauges and breaker; below, what happened in the last minutes.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/live_presenter.h"

#include <QHash>

class QLabel;
class QStackedWidget;
class QTableView;

namespace plimsoll {

class Card;
class EmptyState;
class FallbackModel;
class FlowLayout;
class ModelCardView;
class SegmentedControl;
class TimeChart;

class LivePage : public Page
{
    Q_OBJECT
public:
    explicit LivePage(AppContext& context, QWidget* parent = nullptr);
    static PageEntry entry();

    void tick(const Tick& tick) override;
    void activated() override;

private:
    QWidget* makeHeading();
    QWidget* makeEmptyState();
    QWidget* makeBoard();
    void makeCharts();
    TimeChart* addChart(const QString& title, int kind);
    void makeFallbackCard();

    void showCards(const EngineSnapshot& snapshot, bool countdowns);
    void showCharts(Instant now);

    AppContext& m_context;
    LivePresenter m_presenter;
    SegmentedControl* m_span = nullptr;
    QLabel* m_amplification = nullptr;
    QStackedWidget* m_stack = nullptr;
    FlowLayout* m_cardFlow = nullptr;
    FlowLayout* m_chartFlow = nullptr;
    QWidget* m_board = nullptr;
    QHash<int, ModelCardView*> m_cards; ///< by model number
    TimeChart *m_outcomes = nullptr, *m_refusals = nullptr, *m_latency = nullptr, *m_waits = nullptr, *m_cost = nullptr;
    FallbackModel* m_fallbacks;
    QStackedWidget* m_fallbackStack = nullptr;
    bool m_fresh = true; ///< everything is to be shown on the next beat, whoever's turn it is
};

} // namespace plimsoll
