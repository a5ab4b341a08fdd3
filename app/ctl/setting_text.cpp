#include "app/ctl/setting_text.h"

#include "core/config/config_json.h"
#include "core/config/json_pointer.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace plimsoll {

namespace {

/// What the user typed: JSON, or else a bare word as a string.
QJsonValue valueFromText(const QString& text)
{
    const QByteArray wrapped = '[' + text.toUtf8() + ']';
    const QJsonDocument document = QJsonDocument::fromJson(wrapped);
    const bool json = document.isArray() && document.array().size() == 1;
    return json ? document.array().at(0) : QJsonValue(text);
}

/// The value within the objects that `keys` names, or within the list that stands there now: lists are set whole.
QJsonValue nested(const QJsonValue& current, const QStringList& keys, const QJsonValue& value)
{
    if (keys.isEmpty())
        return value;
    const QJsonValue inner = nested(valueAt(current, {keys.first()}), keys.mid(1), value);
    if (!current.isArray())
        return QJsonObject{{keys.first(), inner}};
    QJsonArray list = current.toArray();
    bool number = false;
    const qsizetype index = keys.first() == u"-" ? list.size() : keys.first().toInt(&number);
    if (index == list.size())
        list.append(inner);
    else if (number && index >= 0 && index < list.size())
        list.replace(index, inner);
    else
        list.append(QJsonValue(QJsonValue::Null)); // no such item; the check says that null is none
    return list;
}

} // namespace

std::optional<QJsonObject> settingChange(const Config& base, const QString& pointer, const QString& text)
{
    const auto keys = splitPointer(pointer);
    if (!keys || keys->isEmpty())
        return std::nullopt;
    return nested(toJson(base), *keys, valueFromText(text)).toObject();
}

} // namespace plimsoll
