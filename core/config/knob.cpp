#include "core/config/knob.h"

#include "core/config/config_json.h"
#include "core/config/defaults.h"
#include "core/config/json_pointer.h"
#include "core/config/knob_table.h"

#include <QHash>

namespace plimsoll {

namespace {

template <class Owner> void collect(QList<Knob>& all, const QString& prefix, const KnobTable<Owner>& table)
{
    for (const BoundKnob<Owner>& bound : table) {
        Knob knob = bound.knob;
        knob.path = prefix + knob.path;
        all << knob;
    }
}

bool isEntryMap(const QString& key)
{
    return key == u"providers" || key == u"models" || key == u"profiles";
}

} // namespace

const KnobTable<Config>& globalKnobs()
{
    static const KnobTable<Config> all = [] {
        KnobTable<Config> table = appKnobs();
        for (BoundKnob<Config>& bound : engineKnobs())
            table.push_back(std::move(bound));
        return table;
    }();
    return all;
}

const QList<Knob>& allKnobs()
{
    static const QList<Knob> all = [] {
        QList<Knob> list;
        collect(list, QStringLiteral("/providers/*"), providerKnobs());
        collect(list, QStringLiteral("/models/*"), modelKnobs());
        collect(list, QStringLiteral("/profiles/*"), profileKnobs());
        collect(list, QString(), engineKnobs());
        collect(list, QString(), appKnobs());
        return list;
    }();
    return all;
}

const Knob* findKnob(const QString& pointer)
{
    static const QHash<QString, const Knob*> index = [] {
        QHash<QString, const Knob*> byPath;
        for (const Knob& knob : allKnobs())
            byPath.insert(knob.path, &knob);
        return byPath;
    }();
    const auto keys = splitPointer(pointer);
    if (!keys)
        return nullptr;
    QString path;
    for (qsizetype i = 0; i < keys->size(); ++i)
        path += u'/' + (i == 1 && isEntryMap(keys->first()) ? QStringLiteral("*") : (*keys)[i]);
    return index.value(path);
}

QJsonValue standardValue(const QString& pointer)
{
    const Knob* knob = findKnob(pointer);
    if (!knob)
        return QJsonValue(QJsonValue::Undefined);
    static const QJsonObject shipped = toJson(shippedConfig());
    const QJsonValue value = valueAt(shipped, *splitPointer(pointer));
    return value.isUndefined() ? knob->standard : value;
}

QString unitText(KnobUnit unit)
{
    switch (unit) {
    case KnobUnit::None:
    case KnobUnit::Count: return {};
    case KnobUnit::Milliseconds: return QStringLiteral("ms");
    case KnobUnit::Seconds: return QStringLiteral("s");
    case KnobUnit::Days: return QStringLiteral("days");
    case KnobUnit::Tokens: return QStringLiteral("tokens");
    case KnobUnit::PerMinute: return QStringLiteral("/min");
    case KnobUnit::TokensPerMinute: return QStringLiteral("tokens/min");
    case KnobUnit::PerSecond: return QStringLiteral("/s");
    case KnobUnit::Ratio: return QStringLiteral("share");
    case KnobUnit::Factor: return QStringLiteral("x");
    case KnobUnit::UsdPerMillionTokens: return QStringLiteral("USD/M tokens");
    case KnobUnit::Usd: return QStringLiteral("USD");
    case KnobUnit::Megabytes: return QStringLiteral("MB");
    }
    return {};
}

} // namespace plimsoll
