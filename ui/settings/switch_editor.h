// On or off.
#pragma once

#include "ui/settings/knob_editor.h"

class QCheckBox;

namespace plimsoll {

class SwitchEditor : public KnobEditor
{
    Q_OBJECT
public:
    explicit SwitchEditor(const Knob& knob, QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;

private:
    QCheckBox* m_box;
};

} // namespace plimsoll
