#include "ui/settings/switch_editor.h"

#include "ui/settings/editor_layout.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace plimsoll {

SwitchEditor::SwitchEditor(const Knob&, QWidget* parent) : KnobEditor(parent), m_box(new QCheckBox(tr("On")))
{
    fillEditor(this, m_box);
    connect(m_box, &QCheckBox::toggled, this, [this](bool on) { Q_EMIT committed(on); });
}

void SwitchEditor::setValue(const QJsonValue& value)
{
    const QSignalBlocker blocker(m_box);
    m_box->setChecked(value.toBool());
}

QWidget* SwitchEditor::control()
{
    return m_box;
}

} // namespace plimsoll
