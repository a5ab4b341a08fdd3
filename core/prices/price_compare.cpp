#include "core/prices/price_compare.h"

#include "core/config/price_tiers.h"
#include "core/prices/price_json.h"
#include "core/prices/price_vendor.h"

namespace plimsoll {

namespace {

Price mergedPrice(const Price& configured, const Price& found)
{
    Price merged = found; // tiers too: those of another price would not fit
    for (const auto& [name, rate] : kTokenRates)
        if (!(merged.*rate))
            merged.*rate = configured.*rate;
    return merged;
}

ModelPrice compareOne(const QString& name, const ModelEntry& model, const ProviderEntry& provider,
                      const PriceBook& book, QDate day)
{
    ModelPrice line;
    line.model = name;
    line.provider = model.provider;
    line.remote_name = model.remote_name.isEmpty() ? name : model.remote_name;
    line.configured = line.merged = model.price;
    if (!hasListPrice(provider)) {
        line.state = PriceState::NotSold;
        return line;
    }
    line.match = book.find(priceVendor(provider), line.remote_name, day);
    if (!line.match || line.match->entry.price == Price{})
        return line;
    line.merged = mergedPrice(model.price, line.match->entry.price);
    if (line.merged == line.configured)
        line.state = PriceState::Same;
    else
        line.state = line.configured == Price{} ? PriceState::Unset : PriceState::Differs;
    return line;
}

} // namespace

std::vector<ModelPrice> comparePrices(const Config& config, const PriceBook& book, QDate day)
{
    std::vector<ModelPrice> lines;
    for (const auto& [name, model] : config.models)
        lines.push_back(compareOne(name, model, config.providers.at(model.provider), book, day));
    return lines;
}

QJsonObject priceChange(const std::vector<ModelPrice>& models)
{
    QJsonObject changed;
    for (const ModelPrice& line : models)
        changed.insert(line.model, QJsonObject{{QStringLiteral("price"), toJson(line.merged)}});
    return changed.isEmpty() ? QJsonObject() : QJsonObject{{QStringLiteral("models"), changed}};
}

} // namespace plimsoll
