// The upper half of the Prompt page: what to ask whom, and what it would meet if it were sent now.
#pragma once

#include "core/live/prompt_request.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace plimsoll {

class PromptComposer : public QWidget
{
    Q_OBJECT
public:
    explicit PromptComposer(QWidget* parent = nullptr);

    /// Keeps what is chosen, as long as it still exists.
    void setChoices(const QStringList& profiles, const QString& standard, const QStringList& models);
    PromptRequest request() const;
    bool hasPrompt() const;
    void setPrompt(const QString& text);
    /// What was sent once, to be sent again; a profile or model that is gone is left as it is chosen.
    void fill(const PromptRequest& request);
    /// `cannot`: who could not answer, and why; may be empty. `order`: who is asked when.
    void setForecast(const QString& text, const QString& cannot = {}, const QString& order = {});
    /// Whether the model that is chosen here counts; a comparison has its own.
    void setModelUsed(bool used);
    /// Whether Send and Stop are here; a load has buttons of its own.
    void setButtonsShown(bool shown);
    /// Stop is there while the current call runs.
    void setRunning(bool running);
    void focusPrompt();

Q_SIGNALS:
    void edited();
    void sendRequested();
    void stopRequested();

private:
    QWidget* makeBar();
    QWidget* makeCard();
    void showSystem(bool shown);
    void contentEdited();

    QComboBox* m_profile;
    QComboBox* m_model;
    QSpinBox* m_max_tokens;
    QDoubleSpinBox* m_temperature;
    QCheckBox* m_stream;
    QPushButton* m_stop;
    QPushButton* m_send;
    QToolButton* m_system_toggle;
    QPlainTextEdit* m_system;
    QPlainTextEdit* m_prompt;
    QLabel* m_forecast;
    QLabel* m_cannot;
};

} // namespace plimsoll
