#include "core/config/json_pointer.h"

#include <QJsonArray>
#include <QJsonObject>

namespace plimsoll {

QString pointerTo(const QString& base, const QString& key)
{
    QString escaped = key;
    escaped.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1")); // ~ first, or ~1 becomes ~01
    return base + u'/' + escaped;
}

QString pointerTo(const QString& base, qsizetype index)
{
    return base + u'/' + QString::number(index);
}

Result<QStringList> splitPointer(const QString& pointer)
{
    if (pointer.isEmpty() || pointer == u"/")
        return QStringList();
    if (!pointer.startsWith(u'/'))
        return Error{pointer.toStdString(), "a JSON Pointer starts with /"};
    QStringList keys = pointer.mid(1).split(u'/');
    for (QString& key : keys)
        key.replace(QStringLiteral("~1"), QStringLiteral("/")).replace(QStringLiteral("~0"), QStringLiteral("~"));
    return keys;
}

QJsonValue valueAt(const QJsonValue& root, const QStringList& keys)
{
    QJsonValue value = root;
    for (const QString& key : keys) {
        if (value.isArray()) {
            bool number = false;
            const int index = key.toInt(&number);
            value = number ? value.toArray().at(index) : QJsonValue(QJsonValue::Undefined);
        } else {
            value = value.isObject() ? value.toObject().value(key) : QJsonValue(QJsonValue::Undefined);
        }
    }
    return value;
}

} // namespace plimsoll
