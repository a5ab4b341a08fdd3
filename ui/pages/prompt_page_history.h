// The drawer at the left of the Prompt page: the kept prompts, to be found, sent again, pinned and deleted.
#pragma once

#include "ui/presenters/prompt_history_presenter.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace plimsoll {

class PromptHistoryModel;

class PromptHistoryDrawer : public QWidget
{
    Q_OBJECT
public:
    PromptHistoryDrawer(PromptHistory& prompts, ConfigService& config, QWidget* parent = nullptr);

    /// It has come into view: reads anew, takes the keyboard.
    void opened();
    void focusSearch();
    /// A call has ended: it may be among the kept ones now.
    void callEnded();

Q_SIGNALS:
    void resendRequested(const plimsoll::PromptRequest& request);
    void closeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeButtons();
    QWidget* makeQuestion();
    void show();
    void showChoice();
    void askToWipe(bool asking);
    void resend();
    void pin();
    void remove();
    const PromptHistoryRow* chosen() const;

    PromptHistoryPresenter m_presenter;
    PromptHistoryModel* m_model;
    QLineEdit* m_search;
    QLabel* m_notice;
    QListView* m_list;
    QLabel* m_empty;
    QLabel* m_summary;
    QPushButton* m_resend;
    QToolButton* m_pin;
    QToolButton* m_delete;
    QPushButton* m_wipe;
    QWidget* m_question;
    QLabel* m_question_text;
    QPushButton* m_wipe_no;
};

} // namespace plimsoll
