#include "core/store/gate_session.h"

#include "core/live/boot_clock.h"

#include <QDateTime>

#include <map>
#include <tuple>

namespace plimsoll {

namespace {
constexpr int kForgetEvery = 256; ///< writes
/// Whoever has waited in vain for the whole of the schema's time asks again in passing, until it gets through: a file that
/// is held for long delays a call once, not at each of its steps.
constexpr int kHurriedMs = 50;
}

/// Without a common state every request is granted: the process limits itself.
GateReply GateSession::alone(const std::vector<GateItem>& batch, const QString& problem)
{
    GateReply reply;
    m_problem = reply.problem = problem;
    for (const GateItem& item : batch) {
        const auto* request = std::get_if<GateRequest>(&item);
        if (!request)
            continue;
        CapacityGranted answer;
        answer.number = request->need.number;
        answer.call = request->need.call;
        answer.model = request->need.model;
        answer.amounts = request->need.amounts;
        reply.granted.push_back(answer);
    }
    return reply;
}

GateReply GateSession::handle(Database* database, const std::vector<GateItem>& batch)
{
    if (!database)
        return alone(batch, QStringLiteral("there is no database for them"));
    GateReply reply;
    const bool fresh = m_known != database->serial();
    if (batch.empty() && !fresh) {
        reply.problem = m_problem;
        // Asked often: without a commit of somebody else there is nothing to read.
        const qint64 version = database->dataVersion();
        if (version == m_data_version)
            return reply;
        m_data_version = version;
        GateTables tables(*database);
        readOthers(tables, reply, BootClock::bootNow());
        return reply;
    }
    const auto before = std::tuple(m_last_news, m_last_change);
    if (!work(*database, batch, reply)) {
        std::tie(m_last_news, m_last_change) = before; // what was read inside is read again
        if (database->busy())
            setHurried(*database, true);
        return alone(batch, QString::fromStdString(database->error().what));
    }
    setHurried(*database, false);
    m_problem.clear();
    return reply;
}

void GateSession::setHurried(Database& database, bool hurried)
{
    if ((m_hurried == database.serial()) == hurried)
        return;
    m_hurried = hurried ? database.serial() : 0;
    database.setBusyTimeout(hurried ? kHurriedMs : GateTables::schema().busy_timeout_ms);
}

void GateSession::readOthers(GateTables& tables, GateReply& reply, std::int64_t now)
{
    for (GateNews& news : tables.newsAfter(m_last_news, m_process))
        reply.news.push_back(std::move(news));
    for (const QString& model : tables.limitedModels(m_last_change, m_process))
        if (const auto limits = tables.limits(model))
            reply.levels.push_back({model, limits->levels(at(now))});
    m_last_change = tables.lastChange();
}

bool GateSession::work(Database& database, const std::vector<GateItem>& batch, GateReply& reply)
{
    Transaction transaction(database);
    if (!transaction)
        return false;
    GateTables tables(database);
    const std::int64_t now = BootClock::bootNow();
    const std::int64_t wall = QDateTime::currentMSecsSinceEpoch();
    if (m_known != database.serial()) {
        if (!tables.enterBoot(now, wall))
            return false;
        reply.news = tables.everything(m_last_news, now, m_settings.breaker_window_ms, m_settings.budget);
        for (const QString& model : tables.limitedModels())
            if (const auto limits = tables.limits(model))
                reply.levels.push_back({model, limits->levels(at(now))});
        m_last_change = tables.lastChange();
    } else {
        readOthers(tables, reply, now);
    }

    std::map<QString, CommonLimits> touched;
    const auto common = [&](const QString& model, const RateLimits& limits) -> CommonLimits& {
        const auto known = touched.find(model);
        if (known != touched.end())
            return known->second;
        auto stored = tables.limits(model);
        return touched.emplace(model, stored ? std::move(*stored) : CommonLimits(limits)).first->second;
    };
    for (const GateItem& item : batch) {
        if (const auto* request = std::get_if<GateRequest>(&item)) {
            reply.granted.push_back(common(request->model, request->need.limits).decide(static_cast<std::uint64_t>(m_process), request->need, at(now)));
        } else if (const auto* use = std::get_if<GateUse>(&item)) {
            common(use->model, {}).use(use->use, at(now));
        } else if (const auto* remaining = std::get_if<GateRemaining>(&item)) {
            common(remaining->model, {}).remaining(remaining->remaining, at(now));
        } else if (const auto* probe = std::get_if<GateProbe>(&item)) {
            common(probe->model, {}).freeProbe(static_cast<std::uint64_t>(m_process), probe->request);
        } else if (const auto* news = std::get_if<GateNews>(&item)) {
            if (news->kind == GateNews::Kind::Breaker)
                if (const auto known = touched.find(news->name); known != touched.end())
                    known->second.forgetProbes();
            if (!tables.tell(*news, m_process, now) || !tables.remember(*news, now, wall, m_settings.budget))
                return false;
        }
    }
    for (const auto& [model, limits] : touched)
        if (!tables.save(model, limits, now, m_process))
            return false;
    if (++m_writes % kForgetEvery == 0)
        tables.forgetOldNews(now);
    if (!transaction.commit())
        return false;
    m_known = database.serial();
    return true;
}

} // namespace plimsoll
