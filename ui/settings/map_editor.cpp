#include "ui/settings/map_editor.h"

#include "ui/settings/editor_layout.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QJsonObject>
#include <QPlainTextEdit>

namespace plimsoll {

MapEditor::MapEditor(const Knob&, QWidget* parent) : KnobEditor(parent), m_field(new QPlainTextEdit)
{
    fillEditor(this, m_field);
    m_field->setFont(codeFont());
    m_field->setTabChangesFocus(true);
    m_field->setPlaceholderText(tr("none; one \"name: value\" a line"));
    m_field->setFixedHeight(m_field->fontMetrics().lineSpacing() * 3 + 12);
    m_field->installEventFilter(this);
}

void MapEditor::setValue(const QJsonValue& value)
{
    QStringList lines;
    const QJsonObject map = value.toObject();
    for (auto it = map.begin(); it != map.end(); ++it)
        lines << it.key() + QStringLiteral(": ") + it.value().toString();
    m_field->setPlainText(lines.join(u'\n'));
    m_field->document()->setModified(false);
}

QWidget* MapEditor::control()
{
    return m_field;
}

bool MapEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut)
        commit();
    return KnobEditor::eventFilter(watched, event);
}

void MapEditor::commit()
{
    if (!m_field->document()->isModified())
        return;
    m_field->document()->setModified(false);
    QJsonObject map;
    for (const QString& line : m_field->toPlainText().split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype colon = line.indexOf(u':');
        if (colon <= 0) {
            Q_EMIT refused(tr("\"%1\" is not a \"name: value\".").arg(line.trimmed()));
            return;
        }
        map.insert(line.left(colon).trimmed(), line.mid(colon + 1).trimmed());
    }
    Q_EMIT committed(map);
}

} // namespace plimsoll
