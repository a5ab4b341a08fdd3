// A figure in a field: typed freely, so that a bad one is refused with its reason instead of being bent into range.
// Up and Down step it. An empty field is null, where a knob allows it.
#pragma once

#include "ui/settings/knob_editor.h"

class QLineEdit;

namespace plimsoll {

class NumberEditor : public KnobEditor
{
    Q_OBJECT
public:
    explicit NumberEditor(const Knob& knob, QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString write(const QJsonValue& value) const;
    /// What the text says; undefined when it is no number.
    QJsonValue read() const;
    void commit();
    void step(int direction);

    const Knob m_knob;
    QLineEdit* m_field;
    QJsonValue m_value;
};

} // namespace plimsoll
