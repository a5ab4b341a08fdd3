#include "core/store/machine_gate.h"

#include "core/config/engine_names.h"
#include "core/live/boot_clock.h"
#include "core/store/gate_words.h"

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

MachineGate::MachineGate(const QString& path, Begin begin, QObject* parent)
    : CapacityGate(parent), m_path(path),
      m_session(std::make_shared<GateSession>(static_cast<std::int64_t>(QRandomGenerator::system()->generate64() >> 1))),
      m_begin(begin), m_store(path, GateTables::schema())
{
    m_look.setInterval(kIdleLookMs);
    connect(&m_look, &QTimer::timeout, this, &MachineGate::lookAround);
    connect(&m_store, &StoreThread::state, this, [this](const QString&, const QString& aside, const Salvaged&) {
        if (aside.isEmpty())
            return;
        m_set_aside = aside;
        Q_EMIT damaged();
    });
}

MachineGate::~MachineGate()
{
    // What was given back in this turn still goes out; the store's thread ends only after it.
    if (!m_batch.empty())
        m_store.post([session = m_session, batch = std::move(m_batch)](Database* database) {
            session->handle(database, batch);
        });
}

void MachineGate::finish()
{
    m_look.stop();
    if (!m_batch.empty())
        ask(std::exchange(m_batch, {}));
    m_names = nullptr; // whoever asked may be gone
    m_clock = nullptr;
    m_store.settle();
}

void MachineGate::attach(const EngineNames& names, const BootClock& clock)
{
    m_names = &names;
    m_clock = &clock;
}

void MachineGate::configure(const EngineConfig& config)
{
    m_settings.budget = config.retry_budget;
    m_settings.breaker_window_ms = config.breaker.window.count();
    if (m_look.isActive())
        return;
    m_look.start();
    if (m_begin == Begin::Now)
        ask({}); // what is in force already
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
                       if (auto news = toNews(change, *m_names, *m_clock))
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
        [session = m_session, settings = m_settings, batch = std::move(batch)](Database* database) {
            session->configure(settings);
            return session->handle(database, batch);
        },
        [this](const GateReply& reply) {
            --m_asked;
            take(reply);
        });
}

void MachineGate::take(const GateReply& reply)
{
    QString problem = reply.problem;
    if (!problem.isEmpty())
        problem = m_path + QStringLiteral(": ") + (m_store.problem().isEmpty() ? problem : m_store.problem());
    if (problem != m_problem) {
        m_problem = problem;
        Q_EMIT problemChanged(m_problem);
    }
    if (!m_names)
        return; // after finish()
    for (const GateNews& news : reply.news)
        if (const auto state = fromNews(news, *m_names, *m_clock))
            Q_EMIT told(*state);
    for (const GateLevels& levels : reply.levels)
        if (const auto model = m_names->models.find(levels.model))
            Q_EMIT told(SharedState{SharedLevels{*model, levels.level}});
    if (!std::exchange(m_informed, true))
        Q_EMIT informedNow();
    for (CapacityGranted answer : reply.granted) {
        if (answer.probe_lost)
            answer.probe_lost = m_clock->fromBoot(toMs(*answer.probe_lost));
        Q_EMIT granted(answer);
    }
}

} // namespace plimsoll
