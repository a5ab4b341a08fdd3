// One setting in a form: its name, its control with the unit, what it does; when it differs from the default, a mark,
// the default and a way back; and beside a value that was refused, the reason.
#pragma once

#include "core/config/knob.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace plimsoll {

class Caption;
class KnobEditor;
class SettingsPresenter;

class KnobRow : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kNameWidth = 168;

    /// `placed`: also says what the setting belongs to, for a list of settings from several panels.
    KnobRow(SettingsPresenter& presenter, QString pointer, bool placed, QWidget* parent = nullptr);

    const QString& pointer() const { return m_pointer; }
    /// Shows the value as it is now, unless a refused one is still on show.
    void refresh();

Q_SIGNALS:
    /// As KnobEditor::typed(); undefined again when it was applied.
    void typed(const QString& pointer, const QJsonValue& value);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* makeEditor(bool placed);
    QStringList offers(KnobTarget target) const;
    void commit(const QJsonValue& value);
    void showProblem(const QString& why);

    SettingsPresenter& m_presenter;
    const QString m_pointer;
    const Knob* m_knob;
    KnobEditor* m_editor;
    QLabel* m_name;
    QLabel* m_problem;
    Caption* m_standard;
    QToolButton* m_reset;
    bool m_changed = false;
};

} // namespace plimsoll
