// The planner's figures in words.
#pragma once

#include "core/config/config.h"
#include "ui/presenters/cost_plan.h"

namespace plimsoll::plan_words {

/// What the history says, or, before any traffic, the first model of the default profile for everything.
std::vector<PlanPart> todaysMix(const std::vector<PlanPart>& history, const Config& config);

/// "$2,777.10"; "unknown" with no known part, "at least $3.00" with some.
QString cost(const PlanCost& cost);
/// "$972.90 (26 %) less than today's mix"; empty when one of them is not known.
QString beside(const PlanCost& plan, const PlanCost& today);
/// "claude-opus-4.7 70 %, deepseek-v3.2 30 %" of the output.
QString parts(const std::vector<PlanPart>& mix);
/// "in $3 · out $15"
QString prices(const PlanModel& model);
/// Whose price is missing, and what today's mix is; empty if nothing needs to be said.
QString note(const CostPlan& plan, const PlanCost& today, bool noTraffic);

} // namespace plimsoll::plan_words
