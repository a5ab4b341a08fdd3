// Names and their texts, a "name: text" each line. Taken when the focus leaves.
#pragma once

#include "ui/settings/knob_editor.h"

class QPlainTextEdit;

namespace plimsoll {

class MapEditor : public KnobEditor
{
    Q_OBJECT
public:
    explicit MapEditor(const Knob& knob, QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;
    bool wide() const override { return true; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void commit();

    QPlainTextEdit* m_field;
};

} // namespace plimsoll
