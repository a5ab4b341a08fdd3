// What is kept on the disk, a line for each kind, with a button to wipe it after a question.
#pragma once

#include "ui/presenters/kept_presenter.h"
#include "ui/widgets/card.h"

#include <QTimer>

class QGridLayout;
class QLabel;
class QMessageBox;
class QPushButton;

namespace plimsoll {

class ProblemLabel;

class KeptCard : public Card
{
    Q_OBJECT
public:
    /// The presenter is the card's from now on.
    explicit KeptCard(KeptPresenter* presenter, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Row
    {
        QLabel* figures = nullptr;
        QPushButton* wipe = nullptr;
        ProblemLabel* problem = nullptr;
    };

    void addRow(QGridLayout& grid, KeptPresenter::Kind kind);
    void refresh();
    void ask(KeptPresenter::Kind kind);

    KeptPresenter* m_presenter;
    std::array<Row, KeptPresenter::kKinds.size()> m_rows;
    QLabel* m_total;
    QTimer m_look;
};

} // namespace plimsoll
