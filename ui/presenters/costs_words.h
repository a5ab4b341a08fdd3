// The figures of the Costs page in words. What is not known is said to be unknown, never 0.
#pragma once

#include "core/store/budget_watch.h"
#include "ui/presenters/costs_view.h"
#include "ui/theme/meaning.h"

namespace plimsoll::costs_words {

QString groupName(CostBy by, const QString& key);
QString heading(CostBy by); ///< of the first column

QString cost(const CostRow& sums);
/// As cost(), short: "≥ $1.23" while calls of unknown cost are among them.
QString figure(const CostRow& sums);
QString waste(const CostRow& sums);
/// "3 running or cut off, 2 of unknown cost"; empty if there is nothing to say.
QString gaps(const CostRow& sums);
/// "$0.12 wasted: failed $0.05, retried $0.06, broken $0.01".
QString wasteParts(const CostTableRow& total);

Meaning meaning(BudgetLevel level);
/// "$4.10 of $5.00 (82 %)"
QString budgetFigure(const BudgetLine& line);
QString budgetWord(BudgetLevel level);
/// What the page says over all the rest; empty while no line is met.
QString budgetAlert(const BudgetLines& state);

/// RFC 4180, with a heading; what is unknown is empty. `play`: rows of play money.
QByteArray csv(CostBy by, const std::vector<CostTableRow>& rows, const std::vector<CostTableRow>& play = {});

} // namespace plimsoll::costs_words
