// One process' dealings with the common limits, in the thread of their database: whole batches in one transaction each.
#pragma once

#include "core/store/gate_tables.h"

#include <variant>

namespace plimsoll {

struct GateRequest
{
    QString model;
    NeedCapacity need;
};
struct GateUse
{
    QString model;
    SharedUse use;
};
struct GateRemaining
{
    QString model;
    SharedRemaining remaining;
};
struct GateProbe
{
    QString model;
    std::uint64_t request = 0;
};
using GateItem = std::variant<GateRequest, GateUse, GateRemaining, GateProbe, GateNews>;

struct GateLevels
{
    QString model;
    RatePlan::Amounts level{};
};

struct GateReply
{
    std::vector<CapacityGranted> granted; ///< instants are milliseconds since boot
    std::vector<GateNews> news;
    std::vector<GateLevels> levels;
    QString problem; ///< why nothing is common now; then everything was granted
};

struct GateSettings
{
    RetryBudgetOptions budget;
    std::int64_t breaker_window_ms = 30000;
};

class GateSession
{
public:
    explicit GateSession(std::int64_t process) : m_process(process) {}

    void configure(const GateSettings& settings) { m_settings = settings; }
    /// In order, together or not at all. An empty batch only asks what others did.
    GateReply handle(Database* database, const std::vector<GateItem>& batch);

private:
    bool work(Database& database, const std::vector<GateItem>& batch, GateReply& reply);
    void readOthers(GateTables& tables, GateReply& reply, std::int64_t now);
    GateReply alone(const std::vector<GateItem>& batch, const QString& problem);
    void setHurried(Database& database, bool hurried);

    const std::int64_t m_process;
    GateSettings m_settings;
    std::uint64_t m_known = 0; ///< serial of the database that was spoken to last
    std::uint64_t m_hurried = 0; ///< serial of the database that is held by another process: no longer waited for
    std::int64_t m_last_news = 0;
    std::int64_t m_last_change = 0;
    qint64 m_data_version = -1;
    QString m_problem; ///< of the last batch that had to write; reading alone does not end it
    int m_writes = 0;
};

} // namespace plimsoll
