// The control of one knob: shows a value, and says what a person made of it. It checks nothing but what it cannot
// write as JSON; whether a value is good is for the configuration to say.
#pragma once

#include "core/config/knob.h"

#include <QJsonValue>
#include <QWidget>

namespace plimsoll {

class KnobEditor : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setValue(const QJsonValue& value) = 0;
    /// The control that gets the focus, for the label's buddy.
    virtual QWidget* control() = 0;
    /// Whether it wants the whole width of the form.
    virtual bool wide() const { return false; }

Q_SIGNALS:
    void committed(const QJsonValue& value);
    /// What the control says now, while it is typed and not taken yet; undefined: nothing that differs any more.
    void typed(const QJsonValue& value);
    /// What was typed cannot be a value at all.
    void refused(const QString& why);
};

/// The editor that fits the knob's kind. `offers`: what there is to choose from, for a knob that names other entries.
KnobEditor* makeKnobEditor(const Knob& knob, const QStringList& offers);

} // namespace plimsoll
