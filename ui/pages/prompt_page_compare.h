// The columns of a comparison: for each model its answer, its figures, its own Stop.
#pragma once

#include "ui/presenters/prompt_compare.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace plimsoll {

struct AppContext;
class Card;
class PromptAnswer;
struct Tick;

class PromptComparePanel : public QWidget
{
    Q_OBJECT
public:
    explicit PromptComparePanel(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick);
    void send(const PromptRequest& request) { m_compare.send(request); }
    void stopAll() { m_compare.stopAll(); }
    bool running() const { return m_compare.running(); }
    std::vector<PromptForecast> forecasts(const PromptRequest& request) const { return m_compare.forecasts(request); }

Q_SIGNALS:
    void runningChanged();
    void columnsChanged(); ///< other models are asked now

private:
    struct Column
    {
        Card* card = nullptr;
        QComboBox* model = nullptr;
        QToolButton* stop = nullptr;
        QToolButton* close = nullptr;
        PromptAnswer* answer = nullptr;
        QLabel* remark = nullptr;
        QLabel* status = nullptr;
        CallId shown;
        bool text_dirty = false, status_dirty = false;
    };
    Column makeColumn(int number);
    void showColumns();
    void showText(int number);
    void showStatus(int number);
    void refill();

    PromptCompare m_compare;
    ConfigService& m_config;
    std::array<Column, PromptCompare::kMost> m_columns;
    QPushButton* m_add;
};

} // namespace plimsoll
