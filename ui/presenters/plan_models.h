// Which models the planner can plan with, and at what prices: the configured ones at their configured prices, completed
// by the price tables, and any other that a table knows.
#pragma once

#include "core/config/config.h"
#include "core/prices/price_book.h"
#include "ui/presenters/cost_plan.h"

#include <functional>

namespace plimsoll {

/// `book` may be null: no table has been read.
std::vector<PlanModel> planModels(const Config& config, const PriceBook* book, const QDate& day,
                                  const std::function<int(const QString&)>& series);

/// "anthropic/claude-opus-4-7" for all that the tables know with a price of the output, by name.
std::vector<PlanModel> tableModels(const PriceBook& book, const QDate& day);

} // namespace plimsoll
