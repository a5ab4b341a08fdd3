// A price file: every fault has a place and a reason; what has none can be written and read again, each entry is found
// by its name, and its price is one that the configuration takes.
#include "tests/fuzz/targets.h"

#include "core/config/config_json.h"
#include "core/config/defaults.h"
#include "core/prices/price_compare.h"
#include "core/prices/price_sources.h"

#include <QJsonDocument>

namespace plimsoll {

namespace {

const QDate kDay(2026, 11, 30);

QString brokenEntry(const PriceBook& book, const PriceEntry& entry)
{
    if (!entry.inForce(kDay))
        return {};
    for (const QString& name : entry.names) {
        const auto match = book.find(entry.provider, name, kDay);
        if (!match || !match->same_provider || match->without_date || match->without_prefix || match->respelled)
            return QStringLiteral("an entry is not found by its name");
    }
    ModelPrice line;
    line.model = QStringLiteral("gpt-4.1");
    line.merged = entry.price;
    const auto config = configFromJson(priceChange({line}), shippedConfig());
    if (!config || !(config->models.at(line.model).price == entry.price))
        return QStringLiteral("the configuration does not take the price");
    for (const std::int64_t tokens : {1, 150000, 300000}) {
        const auto usd = cost(entry.price, Usage{tokens, 10, 0, 0, 0, 0});
        if (usd && (*usd < 0 || *usd > double(tokens + 10)))
            return QStringLiteral("a cost that no price can have");
    }
    return {};
}

} // namespace

QString fuzzPrices(const QByteArray& input)
{
    const auto prices = parsePriceFile(input, QStringLiteral("fuzz"), QStringLiteral("2026-11-30"));
    if (!prices) {
        for (const Error& error : prices.error())
            if (!error.where.starts_with('/') || error.what.empty())
                return QStringLiteral("an error without place or reason");
        return prices.error().isEmpty() ? QStringLiteral("refused without an error") : QString();
    }
    const auto read = parsePriceTable(QJsonDocument(toJson(prices->table)).toJson());
    if (!read || *read != prices->table)
        return QStringLiteral("something else was read than was written");
    const PriceBook book({prices->table});
    for (const PriceEntry& entry : prices->table)
        if (const QString broken = brokenEntry(book, entry); !broken.isEmpty())
            return broken;
    return {};
}

} // namespace plimsoll
