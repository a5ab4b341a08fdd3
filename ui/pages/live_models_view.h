// The models of the Live page: cards while there is room for them, beyond that a table with the same facts.
#pragma once

#include "ui/presenters/model_card.h"

#include <QHash>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace plimsoll {

class FlowLayout;
class LiveTableModel;
class ModelCardView;

class LiveModelsView : public QWidget
{
    Q_OBJECT
public:
    static constexpr std::size_t kMostCards = 8;

    explicit LiveModelsView(QWidget* parent = nullptr);

    /// `countdowns`: whether the texts that count down have their turn; `eased`: whether gauges move or jump.
    void set(const std::vector<ModelCard>& cards, bool countdowns, bool eased);

Q_SIGNALS:
    void breakerForced(const QString& model, bool open);
    void resetAsked(const QString& model);
    void calibrationAsked(const plimsoll::ModelCard& card);

private:
    QWidget* makeTable();
    void showCards(const std::vector<ModelCard>& cards, bool countdowns, bool eased);
    void showTable(const std::vector<ModelCard>& cards, bool countdowns);
    void showChosen();
    const ModelCard* chosen() const;

    QHash<int, ModelCardView*> m_cards; ///< by model number
    QWidget* m_cardBoard;
    FlowLayout* m_flow;
    QWidget* m_tableBoard = nullptr; ///< made when there are that many models
    LiveTableModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_chosen = nullptr;
    QPushButton *m_trip = nullptr, *m_close = nullptr, *m_reset = nullptr, *m_calibrate = nullptr;
};

} // namespace plimsoll
