// The planner: how many tokens a month, which models take which part of them, and what that costs beside the mix of the last
// 30 days.
#pragma once

#include "ui/presenters/cost_plan.h"
#include "ui/presenters/plan_words.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace plimsoll {

class Caption;
class ConfigService;
class CostsPresenter;
class MixBars;
class PlanRow;
class PricesPresenter;

class CostsPlanner : public QWidget
{
    Q_OBJECT
public:
    CostsPlanner(CostsPresenter& presenter, PricesPresenter& prices, ConfigService& config, QWidget* parent = nullptr);
    ~CostsPlanner() override;

private:
    QWidget* makeVolume();
    QWidget* makeMix();
    QWidget* makeResult();
    void takeModels();
    void takeTables();
    void takeHistory();
    void toRecentMix();
    void showVolume();
    void showFigures();
    std::vector<PlanPart> recentMix() const;
    plan_words::Traffic traffic() const;

    CostsPresenter& m_presenter;
    PricesPresenter& m_prices;
    ConfigService& m_config;
    CostPlan m_plan;
    std::vector<PlanModel> m_tableModels;
    QStringList m_added; ///< of the tables, by the person
    bool m_set = false;  ///< a person has set a share
    QDoubleSpinBox* m_output;
    QDoubleSpinBox* m_input;
    QPushButton* m_asBefore;
    QComboBox* m_add;
    QGridLayout* m_grid;
    std::vector<PlanRow*> m_rows;
    MixBars* m_bars;
    QLabel* m_cost;
    QLabel* m_beside;
    Caption* m_note;
};

} // namespace plimsoll
