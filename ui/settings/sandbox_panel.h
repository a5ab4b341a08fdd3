// Sandbox faults: the panel of the sandbox's knobs, with dials on top that make a fault and add it.
#pragma once

#include "core/config/fault.h"
#include "ui/settings/settings_panel.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace plimsoll {

class Caption;
class Card;
class ProblemLabel;

class SandboxPanel : public SettingsPanel
{
    Q_OBJECT
public:
    SandboxPanel(SettingsPresenter& presenter, const SettingsPanelSpec& panel, QWidget* parent = nullptr);

protected:
    void entryShown() override;

private:
    Card* makeDials();
    Fault dialled() const;
    void showKind();
    void showWords();
    QStringList faults();
    void set(const QStringList& faults);

    QComboBox* m_kind = nullptr;
    QLabel* m_figure_name = nullptr;
    QDoubleSpinBox* m_figure = nullptr;
    QSpinBox* m_times = nullptr;
    QComboBox* m_model = nullptr;
    Caption* m_words = nullptr;
    ProblemLabel* m_problem = nullptr;
    QPushButton* m_clear = nullptr;
};

} // namespace plimsoll
