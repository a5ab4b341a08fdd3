// The same prompt as a load: how often, how many at once; how far it has come and how the calls ended.
#pragma once

#include "ui/presenters/prompt_load.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace plimsoll {

class ShareBar;
struct Tick;

class PromptLoadPanel : public QWidget
{
    Q_OBJECT
public:
    explicit PromptLoadPanel(LiveClient& client, QWidget* parent = nullptr);

    void tick(const Tick& tick);
    void start(const PromptRequest& request);
    void cancel() { m_load.cancel(); }
    bool running() const { return m_load.running(); }
    int calls() const;
    int unsent() const { return m_load.unsent(); }
    void hold(bool on) { m_load.hold(on); }

Q_SIGNALS:
    void startRequested(); ///< with the prompt of the form
    void runningChanged();
    void callsChanged();

private:
    void showFigures();
    void showRunning();

    PromptLoad m_load;
    QSpinBox* m_calls;
    QSpinBox* m_at_once;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QStackedWidget* m_stack;
    QProgressBar* m_progress_bar;
    QLabel* m_progress;
    ShareBar* m_outcomes;
    QLabel* m_figures;
    QLabel* m_remark;
};

} // namespace plimsoll
