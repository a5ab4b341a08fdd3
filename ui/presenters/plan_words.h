// The planner's figures in words.
#pragma once

#include "core/config/config.h"
#include "ui/presenters/cost_plan.h"

namespace plimsoll::plan_words {

/// What the history says, or, before any traffic, the first model of the default profile for everything.
std::vector<PlanPart> recentMix(const std::vector<PlanPart>& history, const Config& config);

/// "$2,777.10"; "unknown" with no known part, "at least $3.00" with some.
QString cost(const PlanCost& cost);
/// "$972.90 (26 %) less than the last 30 days' mix"; empty when one of them is not known.
QString beside(const PlanCost& plan, const PlanCost& recent);
/// "claude-opus-4.7 70 %, deepseek-v3.2 30 %" of the output.
QString parts(const std::vector<PlanPart>& mix);
/// "in $3 · out $15"
QString prices(const PlanModel& model);
/// Whose the tokens of the last 30 days are.
enum class Traffic : std::uint8_t { None, Play, Real };
/// Whose price is missing, and what the plan is compared with; empty if nothing needs to be said.
QString note(const CostPlan& plan, const PlanCost& recent, Traffic traffic);

} // namespace plimsoll::plan_words
