// The tables of limits.sqlite: what all processes of a user have in common. Names instead of ids, milliseconds since
// boot instead of instants, so that every process reads the same.
#pragma once

#include "core/engine/common_limits.h"
#include "core/policy/retry_budget.h"
#include "core/store/database.h"

#include <optional>
#include <vector>

namespace plimsoll {

/// What one process tells the others.
struct GateNews
{
    enum class Kind : std::uint8_t { Outcome = 1, Breaker, Cooling, Credential, Budget };
    Kind kind = Kind::Outcome;
    QString name;            ///< of the model, or of the provider for Credential and Budget
    bool flag = false;       ///< Outcome: a failure; Breaker: open
    std::int64_t until = 0;  ///< ms since boot
    int count = 0;           ///< Breaker: reopenings
    int reason = 0;          ///< BreakerReason or FallbackReason
    int failure = 0;         ///< FailureClass
    double value = 0;        ///< Budget: the change
};

class GateTables
{
public:
    /// A process that is not heard of for longer loses nothing but its probes' leases; news are kept this long.
    static constexpr std::int64_t kNewsMs = 600'000;

    static DatabaseSchema schema();
    /// $XDG_DATA_HOME/plimsoll/limits.sqlite
    static QString defaultPath();

    explicit GateTables(Database& database) : m_db(database) {}

    /// After a restart of the machine: instants of the last boot mean nothing now. Cooling is carried over by the wall
    /// clock (a window of five hours or seven days outlives a reboot), buckets keep their level, the rest is forgotten.
    bool enterBoot(std::int64_t now, std::int64_t wall_now);

    std::optional<CommonLimits> limits(const QString& model);
    bool save(const QString& model, const CommonLimits& limits, std::int64_t now, std::int64_t process);
    QStringList limitedModels();
    std::int64_t lastChange();
    /// Those whose buckets somebody else has changed since.
    QStringList limitedModels(std::int64_t changed_since, std::int64_t not_by);

    bool tell(const GateNews& news, std::int64_t process, std::int64_t now);
    /// Keeps what news leave behind for processes that start later.
    bool remember(const GateNews& news, std::int64_t now, std::int64_t wall_now, const RetryBudgetOptions& budget);
    std::vector<GateNews> newsAfter(std::int64_t& id, std::int64_t not_by);
    /// All that is in force, as news for a process that starts now; outcomes that are younger than `window_ms`.
    std::vector<GateNews> everything(std::int64_t& last_id, std::int64_t now, std::int64_t window_ms, const RetryBudgetOptions& budget);
    void forgetOldNews(std::int64_t now);

private:
    std::optional<double> budgetBalance(const QString& provider, std::int64_t now, const RetryBudgetOptions& budget);

    Database& m_db;
};

} // namespace plimsoll
