#include "ui/settings/choice_editor.h"

#include "ui/presenters/settings_words.h"
#include "ui/settings/editor_layout.h"

#include <QComboBox>
#include <QWheelEvent>

namespace plimsoll {

namespace {

/// A wheel that scrolls the form must not change a setting under the pointer.
class QuietComboBox : public QComboBox
{
protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

ChoiceEditor::ChoiceEditor(const Knob& knob, const QStringList& choices, QWidget* parent)
    : KnobEditor(parent), m_box(new QuietComboBox)
{
    fillEditor(this, m_box);
    m_box->setMinimumWidth(240);
    if (knob.nullable)
        m_box->addItem(settings_words::nothing(knob), QJsonValue(QJsonValue::Null));
    for (const QString& word : choices)
        m_box->addItem(knob.kind == KnobKind::Choice ? settings_words::choice(word) : word, QJsonValue(word));
    connect(m_box, &QComboBox::activated, this, [this](int index) { Q_EMIT committed(m_box->itemData(index).toJsonValue()); });
}

void ChoiceEditor::setValue(const QJsonValue& value)
{
    for (int i = 0; i < m_box->count(); ++i) {
        if (m_box->itemData(i).toJsonValue() == value) {
            m_box->setCurrentIndex(i);
            return;
        }
    }
    m_box->setCurrentIndex(-1);
}

QWidget* ChoiceEditor::control()
{
    return m_box;
}

} // namespace plimsoll
