// Live: for every model its gauges and breaker; below, what happened in the last minutes.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/live_presenter.h"

#include <QDateTime>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace plimsoll {

class LiveChartsView;
class LiveModelsView;
class NoticeBar;
class SegmentedControl;

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
    void makeCalibrationNotice();
    void showPaused();
    void reset(const QString& model);
    void calibrate(const ModelCard& card);
    void undoCalibration();

    AppContext& m_context;
    LivePresenter m_presenter;
    SegmentedControl* m_span = nullptr;
    QPushButton* m_pause = nullptr;
    QLabel* m_amplification = nullptr;
    NoticeBar* m_notice = nullptr; ///< of a calibration, with its way back
    QPushButton* m_undo = nullptr;
    QStackedWidget* m_stack = nullptr;
    LiveModelsView* m_models = nullptr;
    LiveChartsView* m_charts = nullptr;
    QWidget* m_board = nullptr;
    QDateTime m_calibrated; ///< the change that "Undo" takes back, by its time
    bool m_fresh = true; ///< everything is to be shown on the next beat, whoever's turn it is
};

} // namespace plimsoll
