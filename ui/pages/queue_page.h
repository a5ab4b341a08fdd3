// The durable queue (policies 7.4): where each job stands, when it goes on and why not now; what a person may do about
// it; and what came of it.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/queue_presenter.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace plimsoll {

class Caption;
class Card;
class PromptAnswer;
class QueueModel;

class QueuePage : public Page
{
    Q_OBJECT
public:
    static PageEntry entry();
    explicit QueuePage(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick) override;
    void activated() override;

private:
    QWidget* makeTitle();
    void askClear();
    QWidget* makeTable();
    QWidget* makeResult();
    void showRows();
    void showJob();
    void showAnswer(const QString& text);
    const QueueRow* selectedRow() const;

    QueuePresenter m_presenter;
    QueueModel* m_model;
    Caption* m_summary;
    QPushButton* m_pause;
    QPushButton* m_clear;
    QStackedWidget* m_stack;
    QLabel* m_emptyText;
    QTableView* m_table;
    Card* m_result;
    QPushButton* m_open;
    QPushButton* m_retry;
    QPushButton* m_cancel;
    QLabel* m_why;
    PromptAnswer* m_answer;
    Caption* m_figures;
    QString m_shownText;
};

} // namespace plimsoll
