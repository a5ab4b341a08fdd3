// One line of text. Empty is null, where a knob allows it.
#pragma once

#include "ui/settings/knob_editor.h"

class QLineEdit;

namespace plimsoll {

class TextEditor : public KnobEditor
{
    Q_OBJECT
public:
    explicit TextEditor(const Knob& knob, QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;

private:
    const bool m_nullable;
    QLineEdit* m_field;
};

} // namespace plimsoll
