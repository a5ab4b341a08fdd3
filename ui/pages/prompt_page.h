// Prompt: ask something, watch the answer and everything that the client did to get it; ask several models side by side,
// or many times; find what was asked before, and take a prompt along as a command, a program or a scenario.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/prompt_export.h"
#include "ui/presenters/prompt_presenter.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace plimsoll {

struct AppContext;
class PromptComparePanel;
class PromptComposer;
class PromptHistoryDrawer;
class PromptLoadPanel;
class PromptResultPanel;
class SegmentedControl;

class PromptPage : public Page
{
    Q_OBJECT
public:
    static PageEntry entry();

    explicit PromptPage(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick) override;
    void activated() override;
    int unsentCalls() const override;
    void holdCalls(bool hold) override;
    void take(const PromptHandover& prompt) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Mode { Single, Compare, Load };

    QWidget* makeTitle();
    QMenu* makeCopyMenu();
    QWidget* makeParts();
    void addShortcuts();
    void connectParts(AppContext& context);
    Mode mode() const;
    void setMode(int mode);
    void send();
    void stop();
    void sendExample();
    void showForecast();
    void showCalls();
    void showRunning();
    void showHistory(bool shown);
    void placeHistory();
    void copyAnswer();
    void copy(const PromptExport& made, const QString& what);
    PromptRequest toCopy() const;
    PromptExport scenario();

    AppContext& m_context;
    PromptPresenter m_presenter;
    PromptHistoryDrawer* m_history;
    QToolButton* m_history_toggle;
    QComboBox* m_calls;
    QLabel* m_copied;
    SegmentedControl* m_mode;
    PromptComposer* m_composer;
    QStackedWidget* m_results;
    PromptResultPanel* m_single;
    PromptComparePanel* m_compare;
    PromptLoadPanel* m_load;
    QTimer m_forecast_soon, m_copied_gone;
};

} // namespace plimsoll
