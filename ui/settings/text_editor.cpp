#include "ui/settings/text_editor.h"

#include "ui/presenters/settings_words.h"
#include "ui/settings/editor_layout.h"

#include <QLineEdit>

namespace plimsoll {

TextEditor::TextEditor(const Knob& knob, QWidget* parent)
    : KnobEditor(parent), m_nullable(knob.nullable), m_field(new QLineEdit)
{
    fillEditor(this, m_field);
    m_field->setMinimumWidth(240);
    if (m_nullable)
        m_field->setPlaceholderText(settings_words::nothing(knob));
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (!m_field->isModified())
            return;
        m_field->setModified(false);
        const QString text = m_field->text().trimmed();
        Q_EMIT committed(text.isEmpty() && m_nullable ? QJsonValue(QJsonValue::Null) : QJsonValue(text));
    });
}

void TextEditor::setValue(const QJsonValue& value)
{
    m_field->setText(value.toString());
    m_field->setCursorPosition(0);
    m_field->setModified(false);
}

QWidget* TextEditor::control()
{
    return m_field;
}

} // namespace plimsoll
