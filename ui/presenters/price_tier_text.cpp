#include "ui/presenters/price_tier_text.h"

#include "core/config/price_tiers.h"

#include <QStringList>

namespace plimsoll {

namespace {

const QString kAbove = QStringLiteral("above_tokens");

std::optional<QJsonObject> tierOf(const QString& line)
{
    const qsizetype colon = line.indexOf(u':');
    bool good = false;
    const qint64 above = line.left(colon).trimmed().toLongLong(&good);
    const QStringList rates = line.mid(colon + 1).split(u'/');
    if (colon < 0 || !good || rates.size() > qsizetype(kTokenRates.size()))
        return std::nullopt;
    QJsonObject tier{{kAbove, above}};
    for (qsizetype i = 0; i < qsizetype(kTokenRates.size()); ++i) {
        const QString rate = rates.value(i).trimmed();
        const double number = rate.toDouble(&good);
        const bool unknown = rate.isEmpty() || rate == u"?";
        if (!good && !unknown)
            return std::nullopt;
        tier.insert(QLatin1String(kTokenRates[std::size_t(i)].first), unknown ? QJsonValue(QJsonValue::Null) : number);
    }
    return tier;
}

} // namespace

QString priceTierLine(const QJsonObject& tier)
{
    QStringList rates;
    for (const auto& [name, member] : kTokenRates) {
        const QJsonValue rate = tier.value(QLatin1String(name));
        rates << (rate.isDouble() ? QString::number(rate.toDouble(), 'g', 12) : QStringLiteral("?"));
    }
    while (rates.size() > 1 &&
           rates.last() == u"?") // what is left out is not known either, and a short line is easier to read
        rates.removeLast();
    return QString::number(tier.value(kAbove).toInteger()) + u": " + rates.join(QStringLiteral(" / "));
}

QString priceTierLines(const QJsonArray& tiers)
{
    QStringList lines;
    for (const QJsonValue& tier : tiers)
        lines << priceTierLine(tier.toObject());
    return lines.join(u'\n');
}

Result<QJsonArray, QString> priceTiersFromLines(const QString& text)
{
    QJsonArray tiers;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty())
            continue;
        const auto tier = tierOf(line);
        if (!tier)
            return line.trimmed();
        tiers.append(*tier);
    }
    return tiers;
}

} // namespace plimsoll
