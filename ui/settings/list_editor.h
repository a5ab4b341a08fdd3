// Several figures or short words in one field, separated by commas.
#pragma once

#include "ui/settings/knob_editor.h"

class QLineEdit;

namespace plimsoll {

class ListEditor : public KnobEditor
{
    Q_OBJECT
public:
    explicit ListEditor(const Knob& knob, QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;
    bool wide() const override { return true; }

private:
    void commit();

    const bool m_whole;
    QLineEdit* m_field;
};

} // namespace plimsoll
