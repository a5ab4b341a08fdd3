#include "core/prices/price_json.h"

#include "core/config/knob_merge.h"

#include <QJsonDocument>

namespace plimsoll {

namespace {

const QString kPrice = QStringLiteral("price");

}

Result<QJsonObject> objectOf(const QByteArray& json)
{
    QJsonParseError parse;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parse);
    if (parse.error != QJsonParseError::NoError) {
        const qsizetype line = json.left(parse.offset).count('\n') + 1;
        return Error{"/", QStringLiteral("line %1: not JSON: %2").arg(line).arg(parse.errorString()).toStdString()};
    }
    if (!document.isObject())
        return Error{"/", "must be an object"};
    return document.object();
}

Price priceFromJson(const QJsonValue& json, const QString& pointer, QList<Error>& errors)
{
    if (json.isUndefined()) {
        errors << Error{pointerTo(pointer, kPrice).toStdString(), "is missing"};
        return {};
    }
    ModelEntry holder;
    mergeKnobs(holder, modelKnobs(), QJsonObject{{kPrice, json}}, pointer, errors);
    return holder.price;
}

QJsonObject toJson(const Price& price)
{
    ModelEntry holder;
    holder.price = price;
    return knobsToJson(holder, modelKnobs()).value(kPrice).toObject();
}

} // namespace plimsoll
