#include "ui/settings/list_editor.h"

#include "ui/settings/editor_layout.h"

#include <QJsonArray>
#include <QLineEdit>
#include <QRegularExpression>

namespace plimsoll {

ListEditor::ListEditor(const Knob& knob, QWidget* parent)
    : KnobEditor(parent), m_whole(knob.kind == KnobKind::WholeList), m_field(new QLineEdit)
{
    fillEditor(this, m_field);
    m_field->setPlaceholderText(tr("none; separate several by commas"));
    connect(m_field, &QLineEdit::editingFinished, this, &ListEditor::commit);
}

void ListEditor::setValue(const QJsonValue& value)
{
    QStringList parts;
    for (const QJsonValue& part : value.toArray())
        parts << (m_whole ? QString::number(part.toInteger()) : part.toString());
    m_field->setText(parts.join(QStringLiteral(", ")));
    m_field->setCursorPosition(0);
    m_field->setModified(false);
}

void ListEditor::commit()
{
    static const QRegularExpression kSeparators(QStringLiteral("[,;\\s]+"));
    if (!m_field->isModified())
        return;
    m_field->setModified(false);
    QJsonArray list;
    for (const QString& part : m_field->text().split(kSeparators, Qt::SkipEmptyParts)) {
        if (!m_whole) {
            list.append(part);
            continue;
        }
        bool good = false;
        const int number = part.toInt(&good);
        if (!good) {
            Q_EMIT refused(tr("\"%1\" is not a whole number.").arg(part));
            return;
        }
        list.append(number);
    }
    Q_EMIT committed(list);
}

QWidget* ListEditor::control()
{
    return m_field;
}

} // namespace plimsoll
