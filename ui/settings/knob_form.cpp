#include "ui/settings/knob_form.h"

#include "ui/settings/knob_row.h"

#include <QVBoxLayout>

namespace plimsoll {

KnobForm::KnobForm(SettingsPresenter& presenter, const QString& title, const QStringList& pointers, bool placed, QWidget* parent)
    : Card(title, parent)
{
    body()->setSpacing(0);
    for (const QString& pointer : pointers) {
        auto* row = new KnobRow(presenter, pointer, placed);
        body()->addWidget(row);
        m_rows << row;
        connect(row, &KnobRow::typed, this, &KnobForm::typed);
    }
}

void KnobForm::refresh()
{
    for (KnobRow* row : std::as_const(m_rows))
        row->refresh();
}

} // namespace plimsoll
