#include "ui/presenters/plan_models.h"

#include "core/prices/price_compare.h"

#include <algorithm>
#include <set>

namespace plimsoll {

std::vector<PlanModel> planModels(const Config& config, const PriceBook* book, const QDate& day,
                                  const std::function<int(const QString&)>& series)
{
    static const PriceBook nothing({});
    std::vector<PlanModel> models;
    for (const ModelPrice& line : comparePrices(config, book ? *book : nothing, day)) {
        PlanModel model{line.model, series(line.model), line.configured.input, line.configured.output, {}};
        if ((!model.input || !model.output) && line.match) {
            const Price& table = line.match->entry.price;
            model.input = model.input ? model.input : table.input;
            model.output = model.output ? model.output : table.output;
            model.source = line.match->entry.source;
        }
        models.push_back(std::move(model));
    }
    return models;
}

std::vector<PlanModel> tableModels(const PriceBook& book, const QDate& day)
{
    std::vector<PlanModel> models;
    std::set<QString> seen; // of two tables that know a name, the first wins
    for (const PriceTable& table : book.tables())
        for (const PriceEntry& entry : table)
            for (const QString& name : entry.names) {
                const QString whole = entry.provider + QLatin1Char('/') + name;
                if (entry.price.output && entry.inForce(day) && seen.insert(whole).second)
                    models.push_back({whole, 0, entry.price.input, entry.price.output, entry.source});
            }
    std::sort(models.begin(), models.end(), [](const PlanModel& a, const PlanModel& b) { return a.name < b.name; });
    return models;
}

} // namespace plimsoll
