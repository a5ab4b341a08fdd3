// In place of a panel while a file is looked at: what it would change, or why it cannot be taken; then Import or Discard.
#pragma once

#include "ui/widgets/card.h"

class QLabel;
class QPushButton;
class QTableView;

namespace plimsoll {

class ProblemLabel;
class SettingsExchange;
class StateLine;

class ImportPanel : public Card
{
    Q_OBJECT
public:
    explicit ImportPanel(SettingsExchange& exchange, QWidget* parent = nullptr);

private:
    void refresh();

    SettingsExchange& m_exchange;
    StateLine* m_summary;
    ProblemLabel* m_problem;
    QTableView* m_table;
    QPushButton* m_apply;
    QPushButton* m_discard;
};

} // namespace plimsoll
