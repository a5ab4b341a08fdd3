// The models' prices beside the price tables, and the import of a file: a look at what it changes, apply, undo.
#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace plimsoll {

class Caption;
class NoticeBar;
class PricesPresenter;

class CostsPrices : public QWidget
{
    Q_OBJECT
public:
    explicit CostsPrices(PricesPresenter& presenter, QWidget* parent = nullptr);

private:
    QWidget* makeTable();
    void show();
    void askFile();
    void tell(const std::optional<QString>& problem);

    PricesPresenter& m_presenter;
    NoticeBar* m_problem;
    Caption* m_summary;
    QTableView* m_table;
    QPushButton* m_import;
    QPushButton* m_apply;
    QPushButton* m_discard;
    QPushButton* m_undo;
};

} // namespace plimsoll
