// What is asked of the history: costs in groups, calls and events one by one, its size. Those that return an optional
// value return nothing on an error (see Database::error()).
#pragma once

#include "core/config/play_money.h"
#include "core/store/database.h"

#include <QDateTime>
#include <QJsonObject>

#include <functional>
#include <optional>

namespace plimsoll {

enum class CostBy : std::uint8_t { Day, Model, Provider, Profile };

/// Sums over calls. A cost that is not known for some of them is the known part; for all of them it is nothing.
struct CostRow
{
    QString group; ///< empty: calls that got no model, or whose provider is not known
    qint64 calls = 0;
    qint64 failed = 0;       ///< or cancelled
    qint64 cached = 0;       ///< answered from the cache, or by another call's flight
    qint64 queued = 0;       ///< neither answered nor failed: a job waits, or waits again
    qint64 unfinished = 0;   ///< running now, or ended with their process
    qint64 unknown_cost = 0; ///< calls whose cost is not, or not all, in cost_usd
    qint64 input_tokens = 0, output_tokens = 0; ///< those of cached answers were paid for before
    std::optional<double> cost_usd;
    double waste_usd = 0; ///< the part of failed attempts

    void add(const CostRow& other);
};

enum class Money : std::uint8_t {
    All,
    Real, ///< without the sandbox's
    Play  ///< the sandbox's only
};

/// Days are the user's local ones, oldest first; other groups by cost, highest first. `since_ms` 0: all there is. `play`
/// tells which calls are the sandbox's.
std::optional<QList<CostRow>> readCosts(Database& database, CostBy by, qint64 since_ms, Money money = Money::All,
                                        const PlayMoney& play = {});

/// One object a row, oldest first; `take` answers whether it wants more. `at`, RFC 3339, and `run` (which process) are
/// added to the event vocabulary's fields. What comes back is why it ended early, if it did.
std::optional<Error> readEvents(Database& database, qint64 since_ms, const std::function<bool(const QJsonObject&)>& take);
/// Fields as the table's columns; those that do not apply are left out.
std::optional<Error> readCalls(Database& database, qint64 since_ms, const std::function<bool(const QJsonObject&)>& take);

struct HistorySize
{
    qint64 events = 0; ///< about: gaps are counted
    qint64 calls = 0;  ///< about
    qint64 bytes = 0;
    qint64 dropped = 0; ///< events of the runs that are kept
    std::optional<QDateTime> oldest;
};
std::optional<HistorySize> readSize(Database& database);

} // namespace plimsoll
