// One of several words or names.
#pragma once

#include "ui/settings/knob_editor.h"

class QComboBox;

namespace plimsoll {

class ChoiceEditor : public KnobEditor
{
    Q_OBJECT
public:
    ChoiceEditor(const Knob& knob, const QStringList& choices, QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;

private:
    QComboBox* m_box;
};

} // namespace plimsoll
