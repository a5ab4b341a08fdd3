#include "core/config/price_tiers.h"

#include "core/config/json_pointer.h"
#include "core/config/knob_merge.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

const QString kAbove = QStringLiteral("above_tokens");
constexpr double kMaxAbove = 1e12;

QStringList keysOfTier()
{
    QStringList keys{kAbove};
    for (const auto& [name, member] : kTokenRates)
        keys << QString::fromLatin1(name);
    return keys;
}

QString thresholdFault(const QJsonValue& value, double before)
{
    const double above = value.toDouble(-1);
    if (std::trunc(above) != above || above < 1 || above > kMaxAbove)
        return QStringLiteral("must be a whole number from 1 to 1000000000000");
    return above > before ? QString() : QStringLiteral("must be more than that of the tier before");
}

QString rateFault(const QJsonValue& value)
{
    if (value.isNull())
        return {};
    const double rate = value.toDouble(-1);
    return rate >= 0 && rate <= kMaxUsdPerMillion ? QString()
                                                  : QStringLiteral("must be a number from 0 to 1000000, or null");
}

} // namespace

QJsonObject toJson(const PriceTier& tier)
{
    QJsonObject json{{kAbove, qint64(tier.above_tokens)}};
    for (const auto& [name, member] : kTokenRates)
        json.insert(QLatin1String(name), tier.*member ? QJsonValue(*(tier.*member)) : QJsonValue(QJsonValue::Null));
    return json;
}

PriceTier priceTierFromJson(const QJsonObject& json)
{
    PriceTier tier;
    tier.above_tokens = static_cast<std::int64_t>(json.value(kAbove).toDouble());
    for (const auto& [name, member] : kTokenRates)
        if (const QJsonValue rate = json.value(QLatin1String(name)); rate.isDouble())
            tier.*member = rate.toDouble();
    return tier;
}

void checkPriceTiers(const QJsonArray& tiers, const QString& pointer, QList<Error>& errors)
{
    const auto add = [&errors](const QString& where, const QString& what) {
        if (!what.isEmpty())
            errors << Error{where.toStdString(), what.toStdString()};
    };
    static const QStringList known = keysOfTier();
    if (tiers.size() > kMaxPriceTiers)
        add(pointer, QStringLiteral("must have at most %1 items").arg(kMaxPriceTiers));
    double before = 0;
    for (qsizetype i = 0; i < tiers.size(); ++i) {
        const QString at = pointerTo(pointer, i);
        if (!tiers[i].isObject()) {
            add(at, QStringLiteral("must be an object"));
            continue;
        }
        const QJsonObject tier = tiers[i].toObject();
        if (!tier.contains(kAbove))
            add(pointerTo(at, kAbove), QStringLiteral("is missing"));
        for (auto it = tier.begin(); it != tier.end(); ++it) {
            const QString place = pointerTo(at, it.key());
            if (!known.contains(it.key()))
                add(place, unknownKeyText(it.key(), known));
            else
                add(place, it.key() == kAbove ? thresholdFault(it.value(), before) : rateFault(it.value()));
        }
        before = std::max(before, tier.value(kAbove).toDouble());
    }
}

QJsonObject priceTierSchema()
{
    const auto ranged = [](const char* type, double min, double max) {
        return QJsonObject{{QStringLiteral("type"), QLatin1String(type)},
                           {QStringLiteral("minimum"), min},
                           {QStringLiteral("maximum"), max}};
    };
    QJsonObject properties{{kAbove, ranged("integer", 1, kMaxAbove)}};
    const QJsonObject null{{QStringLiteral("type"), QStringLiteral("null")}};
    for (const auto& [name, member] : kTokenRates)
        properties.insert(QLatin1String(name),
                          QJsonObject{{QStringLiteral("anyOf"), QJsonArray{ranged("number", 0, kMaxUsdPerMillion), null}}});
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("properties"), properties},
            {QStringLiteral("required"), QJsonArray{kAbove}},
            {QStringLiteral("additionalProperties"), false}};
}

} // namespace plimsoll
