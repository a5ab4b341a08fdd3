#include "core/store/machine_gate.h"

#include "core/config/engine_names.h"
#include "core/live/boot_clock.h"

#include <QRandomGenerator>

namespace plimsoll {

namespace {

constexpr int kLookMs = 50;
constexpr int kIdleLookMs = 500;
constexpr int kQuietLooks = 100; ///< after that many looks without work the process counts as idle

template <class... Ts> struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template <class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace

MachineGate::MachineGate(const QString& path, QObject* parent)
    : CapacityGate(parent),
      m_session(std::make_shared<GateSession>(static_cast<std::int64_t>(QRandomGenerator::system()->generate64() >> 1))),
      m_store(path, GateTables::schema())
{
    m_look.setInterval(kIdleLookMs);
    connect(&m_look, &QTimer::timeout, this, &MachineGate::lookAround);
}

MachineGate::~MachineGate()
{
    // What was given back in this turn still goes out; the store's thread ends only after it.
    if (!m_batch.empty())
        m_store.post([session = m_session, batch = std::move(m_batch)](Database* database) { session->handle(database, batch); });
}

void MachineGate::attach(const EngineNames& names, const BootClock& clock)
{
    m_names = &names;
    m_clock = &clock;
}

void MachineGate::configure(const EngineConfig& config)
{
    GateSettings settings;
    settings.budget = config.retry_budget;
    settings.breaker_window_ms = config.breaker.window.count();
    m_store.post([session = m_session, settings](Database*) { session->configure(settings); });
    if (!m_look.isActive()) {
        ask({}); // what is in force already
        m_look.start();
    }
}

void MachineGate::need(const NeedCapacity& request) { add(GateRequest{m_names->models.name(request.model), request}); }

void MachineGate::share(const SharedChange& change)
{
    std::visit(Overloaded{
                   [&](const SharedUse& use) { add(GateUse{m_names->models.name(use.model), use}); },
                   [&](const SharedRemaining& remaining) {
                       add(GateRemaining{m_names->models.name(remaining.model), remaining});
                   },
                   [&](const SharedProbe& probe) { add(GateProbe{m_names->models.name(probe.model), probe.request}); },
                   [&](const auto&) {
                       if (auto news = toNews(change))
                           add(std::move(*news));
                   },
               },
               change);
}

void MachineGate::add(GateItem item)
{
    if (m_batch.empty())
        QMetaObject::invokeMethod(this, &MachineGate::flush, Qt::QueuedConnection);
    m_batch.push_back(std::move(item));
}

void MachineGate::flush()
{
    if (m_batch.empty())
        return;
    m_quiet_looks = 0;
    m_look.setInterval(kLookMs);
    ask(std::exchange(m_batch, {}));
}

void MachineGate::lookAround()
{
    if (m_asked > 0)
        return; // its answer says the same
    if (++m_quiet_looks == kQuietLooks)
        m_look.setInterval(kIdleLookMs);
    ask({});
}

void MachineGate::ask(std::vector<GateItem> batch)
{
    ++m_asked;
    m_store.ask(
        this,
        [session = m_session, batch = std::move(batch)](Database* database) { return session->handle(database, batch); },
        [this](const GateReply& reply) {
            --m_asked;
            take(reply);
        });
}

void MachineGate::take(const GateReply& reply)
{
    if (reply.problem != m_problem) {
        m_problem = reply.problem;
        Q_EMIT problemChanged(m_problem);
    }
    for (const GateNews& news : reply.news)
        tell(news);
    for (const GateLevels& levels : reply.levels)
        if (const auto model = m_names->models.find(levels.model))
            Q_EMIT told(SharedState{SharedLevels{*model, levels.level}});
    for (CapacityGranted answer : reply.granted) {
        if (answer.probe_lost)
            answer.probe_lost = m_clock->fromBoot(toMs(*answer.probe_lost));
        Q_EMIT granted(answer);
    }
}

std::optional<GateNews> MachineGate::toNews(const SharedChange& change) const
{
    GateNews news;
    const auto cooling = [&](const Cooling& cooled) {
        news.until = cooled.until == Instant{} ? 0 : m_clock->sinceBoot(cooled.until);
        news.reason = static_cast<int>(cooled.reason);
        news.failure = static_cast<int>(cooled.failure);
    };
    if (const auto* outcome = std::get_if<SharedOutcome>(&change)) {
        news.name = m_names->models.name(outcome->model);
        news.flag = outcome->failure;
    } else if (const auto* breaker = std::get_if<SharedBreaker>(&change)) {
        news.kind = GateNews::Kind::Breaker;
        news.name = m_names->models.name(breaker->model);
        news.flag = breaker->open;
        news.until = m_clock->sinceBoot(breaker->until);
        news.count = breaker->reopenings;
        news.reason = static_cast<int>(breaker->reason);
    } else if (const auto* model = std::get_if<SharedCooling>(&change)) {
        news.kind = GateNews::Kind::Cooling;
        news.name = m_names->models.name(model->model);
        cooling(model->cooling);
    } else if (const auto* credential = std::get_if<SharedCredential>(&change)) {
        news.kind = GateNews::Kind::Credential;
        news.name = m_names->providers.name(credential->provider);
        cooling(credential->cooling);
    } else if (const auto* budget = std::get_if<SharedBudget>(&change)) {
        news.kind = GateNews::Kind::Budget;
        news.name = m_names->providers.name(budget->provider);
        news.value = budget->change;
    } else {
        return std::nullopt;
    }
    return news;
}

/// In the engine's words; what this process' configuration does not know is not for it.
void MachineGate::tell(const GateNews& news)
{
    const bool of_provider = news.kind == GateNews::Kind::Credential || news.kind == GateNews::Kind::Budget;
    const ModelId model = m_names->models.find(news.name).value_or(ModelId{});
    const ProviderId provider = m_names->providers.find(news.name).value_or(ProviderId{});
    if (of_provider ? !provider.valid() : !model.valid())
        return;
    const Instant until = m_clock->fromBoot(news.until);
    const Cooling cooling{until, static_cast<FallbackReason>(news.reason), static_cast<FailureClass>(news.failure)};
    switch (news.kind) {
    case GateNews::Kind::Outcome: Q_EMIT told(SharedState{SharedOutcome{model, news.flag}}); break;
    case GateNews::Kind::Breaker:
        Q_EMIT told(SharedState{SharedBreaker{model, news.flag, until, news.count, static_cast<BreakerReason>(news.reason)}});
        break;
    case GateNews::Kind::Cooling: Q_EMIT told(SharedState{SharedCooling{model, cooling}}); break;
    case GateNews::Kind::Credential: Q_EMIT told(SharedState{SharedCredential{provider, cooling}}); break;
    case GateNews::Kind::Budget: Q_EMIT told(SharedState{SharedBudget{provider, news.value}}); break;
    }
}

} // namespace plimsoll
