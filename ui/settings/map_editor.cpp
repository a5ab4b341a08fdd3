#include "ui/settings/map_editor.h"

#include <QJsonObject>

namespace plimsoll {

MapEditor::MapEditor(QWidget* parent) : LinesEditor(tr("none; one \"name: value\" a line"), parent) {}

void MapEditor::setValue(const QJsonValue& value)
{
    QStringList lines;
    const QJsonObject map = value.toObject();
    for (auto it = map.begin(); it != map.end(); ++it)
        lines << it.key() + QStringLiteral(": ") + it.value().toString();
    write(lines.join(u'\n'));
}

void MapEditor::take(const QString& lines)
{
    QJsonObject map;
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts)) {
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
