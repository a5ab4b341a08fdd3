// What the calls cost, in the smallest groups that are kept: a step of time, a model, a provider and a profile each.
// One reading serves every grouping that a screen offers.
#pragma once

#include "core/store/history_read.h"

#include <QDate>

#include <vector>

namespace plimsoll {

/// What failed attempts cost, by what became of their calls. Days that are kept only as sums are in none of them.
struct WasteParts
{
    double failed = 0;  ///< in the end nothing could answer, or it was cancelled
    double retried = 0; ///< another attempt answered, or a job waits for one
    double broken = 0;  ///< a stream ended in the middle of its answer

    double total() const { return failed + retried + broken; }
    void add(const WasteParts& other);
};

struct CostCell
{
    QDate day;                        ///< local
    int hour = -1;                    ///< of the day; -1: not asked for, or not known any more
    QString model, provider, profile; ///< empty as CostRow::group is
    CostRow sums;                     ///< without a group
    WasteParts waste;
};

enum class CostStep : std::uint8_t { Hour, Day };

/// Oldest first. `since_ms` 0: all there is. Nothing on an error (see Database::error()).
std::optional<std::vector<CostCell>> readCostCells(Database& database, qint64 since_ms, CostStep step);

/// Whether there is any call at all, of whatever time.
std::optional<bool> anyCalls(Database& database);

} // namespace plimsoll
