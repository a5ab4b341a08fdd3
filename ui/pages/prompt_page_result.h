// One call of the Prompt page: its answer as it streams in, and what the client did to get it.
#pragma once

#include "ui/prompt_handover.h"
#include "ui/presenters/prompt_presenter.h"

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;

namespace plimsoll {

class PromptAnswer;
class PromptNotice;
class Waterfall;
struct Tick;

class PromptResultPanel : public QWidget
{
    Q_OBJECT
public:
    explicit PromptResultPanel(PromptPresenter& presenter, QWidget* parent = nullptr);

    void tick(const Tick& tick);
    /// An answer that is not of this window's calls, until one of them is sent or chosen, or showCalls().
    void showKept(const PromptHandover& kept);
    void showCalls();

Q_SIGNALS:
    void exampleRequested();

private:
    QWidget* makeAnswer();
    QWidget* makeTrace();
    void showText();
    void showRows();
    void showEnding();
    void showFailure(const PromptCall& call);

    PromptPresenter& m_presenter;
    QStackedWidget* m_answer_stack;
    PromptAnswer* m_answer;
    PromptNotice* m_notice;
    QStackedWidget* m_trace_stack;
    Waterfall* m_waterfall;
    QLabel* m_summary;
    QLabel* m_request_id;
    CallId m_shown; ///< whose text is in the answer
    std::optional<CallId> m_kept_over; ///< the call that a kept answer stands before; invalid: there was none
    bool m_text_dirty = false, m_rows_dirty = false;
};

} // namespace plimsoll
