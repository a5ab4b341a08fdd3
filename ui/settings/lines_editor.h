// A field of several lines of text in which a value is written; taken when the focus leaves.
#pragma once

#include "ui/settings/knob_editor.h"

class QPlainTextEdit;

namespace plimsoll {

class LinesEditor : public KnobEditor
{
    Q_OBJECT
public:
    LinesEditor(const QString& placeholder, QWidget* parent);

    QWidget* control() override;
    bool wide() const override { return true; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    QPlainTextEdit& field() const { return *m_field; }
    void write(const QString& lines);
    /// Emits committed() or refused() for what was written.
    virtual void take(const QString& lines) = 0;

private:
    QPlainTextEdit* m_field;
};

} // namespace plimsoll
