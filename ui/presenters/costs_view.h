// The cells of the cost history as a table and as bars, for one grouping. Pure.
#pragma once

#include "core/store/cost_cells.h"
#include "ui/presenters/cost_plan.h"

#include <functional>
#include <optional>
#include <vector>

namespace plimsoll {

enum class CostRange : std::uint8_t { Today, Week, Month, Quarter, All };
/// The first day of the range; null: all there is.
QDate firstDay(CostRange range, const QDate& today);

struct CostTableRow
{
    QString key;     ///< what the history calls it; a day in ISO form
    QString name;    ///< for people
    int series = -1; ///< its colour; -1: none (days)
    CostRow sums;
    WasteParts waste;
};
bool operator==(const CostTableRow& a, const CostTableRow& b);

/// Whether nothing is known of the waste: calls failed at a price that nobody knows.
bool wasteUnknown(const CostRow& sums);

/// The number that gives a group its colour.
using SeriesOf = std::function<int(const QString& key)>;

/// Days newest first; other groups dearest first.
std::vector<CostTableRow> costRows(const std::vector<CostCell>& cells, CostBy by, const SeriesOf& series);
CostTableRow costTotal(const std::vector<CostCell>& cells);
/// As costTotal(), of what the sandbox was asked.
CostTableRow playTotal(const std::vector<CostCell>& cells);

enum class BarStep : std::uint8_t { Hour, Day, Week, Month };

struct CostBars
{
    struct Slot
    {
        QString label;        ///< below the bar
        QString title;        ///< of the tooltip
        bool unknown = false; ///< there are calls whose cost is in no bar
        friend bool operator==(const Slot&, const Slot&) = default;
    };
    struct Series
    {
        QString name;
        QString total;
        int series = 0;
        std::vector<double> values; ///< a slot each
        friend bool operator==(const Series&, const Series&) = default;
    };
    BarStep step = BarStep::Day;
    std::vector<Slot> bars;
    std::vector<Series> series;  ///< lowest first: those of the table, dearest first
    std::optional<double> limit; ///< a line across: the budget of a step
    QString limitText;
    friend bool operator==(const CostBars&, const CostBars&) = default;

    double sum(std::size_t bar) const;
    bool empty() const;
};

/// A bar for every step of the range, also where nothing was spent. Grouped by day, the models stand on each other.
CostBars costBars(const std::vector<CostCell>& cells, CostBy by, CostRange range, const QDate& today,
                  const SeriesOf& series);

/// The chart in a sentence.
QString describe(const CostBars& bars);

/// What share of all tokens in `rows` each model had.
std::vector<PlanPart> tokenShares(const QList<CostRow>& rows);

} // namespace plimsoll
