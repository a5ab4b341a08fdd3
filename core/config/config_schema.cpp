#include "core/config/config_schema.h"

#include "core/config/knob.h"
#include "core/config/price_tiers.h"

#include <QJsonArray>

namespace plimsoll {

namespace {

QJsonObject typed(const char* type)
{
    return {{QStringLiteral("type"), QString::fromLatin1(type)}};
}

QJsonObject number(const Knob& knob, const char* type)
{
    QJsonObject schema = typed(type);
    schema.insert(QStringLiteral("minimum"), knob.min);
    schema.insert(QStringLiteral("maximum"), knob.max);
    return schema;
}

QJsonObject word(const Knob& knob)
{
    return {{QStringLiteral("enum"), QJsonArray::fromStringList(knob.choices)}};
}

QJsonObject list(const QJsonObject& items, double min, double max, bool distinct)
{
    QJsonObject schema = typed("array");
    schema.insert(QStringLiteral("items"), items);
    schema.insert(QStringLiteral("minItems"), min);
    schema.insert(QStringLiteral("maxItems"), max);
    if (distinct)
        schema.insert(QStringLiteral("uniqueItems"), true);
    return schema;
}

QJsonObject map(const Knob& knob)
{
    QJsonObject schema = typed("object");
    schema.insert(QStringLiteral("additionalProperties"),
                  QJsonObject{{QStringLiteral("type"), QJsonArray{QStringLiteral("string"), QStringLiteral("null")}}});
    schema.insert(QStringLiteral("maxProperties"), knob.max);
    return schema;
}

QJsonObject shape(const Knob& knob)
{
    switch (knob.kind) {
    case KnobKind::Switch: return typed("boolean");
    case KnobKind::Whole: return number(knob, "integer");
    case KnobKind::Number: return number(knob, "number");
    case KnobKind::Text: {
        QJsonObject schema = typed("string");
        schema.insert(QStringLiteral("maxLength"), knob.max);
        return schema;
    }
    case KnobKind::Choice: return word(knob);
    case KnobKind::Choices: return list(word(knob), knob.min, knob.max, true);
    case KnobKind::WholeList: return list(number(knob, "integer"), 0, kMaxWholeItems, true);
    case KnobKind::TextList: return list(typed("string"), knob.min, knob.max, knob.target != KnobTarget::Nothing);
    case KnobKind::TextMap: return map(knob);
    case KnobKind::PriceTiers: return list(priceTierSchema(), knob.min, knob.max, false);
    }
    return {};
}

QJsonObject leaf(const Knob& knob)
{
    QJsonObject schema = shape(knob);
    if (knob.nullable)
        schema = {{QStringLiteral("anyOf"), QJsonArray{schema, typed("null")}}};
    schema.insert(QStringLiteral("title"), QString::fromUtf8(knob.label));
    schema.insert(QStringLiteral("description"), QString::fromUtf8(knob.help));
    schema.insert(QStringLiteral("default"), knob.standard);
    return schema;
}

/// Puts the leaf below the objects that its keys name. An entry's name is any name, and null takes the entry away.
void put(QJsonObject& object, const QStringList& keys, const QJsonObject& leaf)
{
    const bool named = keys.first() == u"*";
    if (object.isEmpty() && !named) {
        object = typed("object");
        object.insert(QStringLiteral("additionalProperties"), false);
    } else if (object.isEmpty()) {
        object = typed("object");
    }
    const QString slot = named ? QStringLiteral("additionalProperties") : QStringLiteral("properties");
    QJsonObject place = object.value(slot).toObject();
    if (named) {
        QJsonObject entry = place.value(QStringLiteral("anyOf")).toArray().at(0).toObject();
        put(entry, keys.mid(1), leaf);
        place = {{QStringLiteral("anyOf"), QJsonArray{entry, typed("null")}}};
    } else if (keys.size() == 1) {
        place.insert(keys.first(), leaf);
    } else {
        QJsonObject inner = place.value(keys.first()).toObject();
        put(inner, keys.mid(1), leaf);
        place.insert(keys.first(), inner);
    }
    object.insert(slot, place);
}

} // namespace

QJsonObject configSchema()
{
    QJsonObject schema;
    for (const Knob& knob : allKnobs())
        put(schema, knob.path.mid(1).split(u'/'), leaf(knob));
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(QStringLiteral("title"), QStringLiteral("Plimsoll configuration"));
    return schema;
}

} // namespace plimsoll
