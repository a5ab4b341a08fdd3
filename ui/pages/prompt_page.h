// Prompt: ask something, watch the answer and everything that the client did to get it.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/prompt_presenter.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace plimsoll {

struct AppContext;
class PromptAnswer;
class PromptComposer;
class PromptNotice;
class Waterfall;

class PromptPage : public Page
{
    Q_OBJECT
public:
    static PageEntry entry();

    explicit PromptPage(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick) override;
    void activated() override;

private:
    QWidget* makeTitle();
    QWidget* makeAnswer();
    QWidget* makeTrace();
    void send();
    void sendExample();
    void showForecast();
    void showText();
    void showRows();
    void showCalls();
    void showEnding();
    void showFailure(const PromptCall& call);

    PromptPresenter m_presenter;
    PromptComposer* m_composer;
    QComboBox* m_calls;
    QStackedWidget* m_answer_stack;
    PromptAnswer* m_answer;
    PromptNotice* m_notice;
    QStackedWidget* m_trace_stack;
    Waterfall* m_waterfall;
    QLabel* m_summary;
    QLabel* m_request_id;
    QTimer m_forecast_soon;
    CallId m_shown;          ///< whose text is in the answer
    bool m_rows_dirty = false;
};

} // namespace plimsoll
