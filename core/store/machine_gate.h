// Limits that all processes of a user keep in common: one set of buckets, breakers, cooling and retry budgets in
// limits.sqlite. Work of one turn of the event loop goes to the database's thread as one transaction; what others did is
// looked for every 50 ms while calls run, and twice a second otherwise.
//
// A busy database costs a short wait, never an error. Without one the process limits itself, and says so.
#pragma once

#include "core/live/capacity_gate.h"
#include "core/store/gate_session.h"
#include "core/store/store_thread.h"

#include <QTimer>

namespace plimsoll {

class MachineGate final : public CapacityGate
{
    Q_OBJECT
public:
    /// Later: a window paints first. The database is then opened for the first request, or half a second on.
    enum class Begin : std::uint8_t { Now, Later };
    explicit MachineGate(const QString& path = GateTables::defaultPath(), Begin begin = Begin::Now, QObject* parent = nullptr);
    ~MachineGate() override;

    void attach(const EngineNames& names, const BootClock& clock) override;
    void configure(const EngineConfig& config) override;
    void need(const NeedCapacity& request) override;
    void share(const SharedChange& change) override;

    const QString& path() const { return m_path; }
    /// Where a damaged file was put aside when a new one was begun; empty: it was not.
    const QString& setAside() const { return m_set_aside; }
    /// Hands over what is left and waits until it is done; nothing may be asked of it after that.
    void finish();
    /// Why the limits are this process' alone now; empty while they are common.
    const QString& problem() const { return m_problem; }
    /// Whether what was in force before this process is known, or known to be out of reach.
    bool informed() const { return m_informed; }

Q_SIGNALS:
    void problemChanged(const QString& problem);
    /// setAside() has changed.
    void damaged();
    void informedNow(); ///< informed() has become true; once

private:
    void add(GateItem item);
    void flush();
    void lookAround();
    void ask(std::vector<GateItem> batch);
    void take(const GateReply& reply);

    const QString m_path;
    const EngineNames* m_names = nullptr;
    const BootClock* m_clock = nullptr;
    std::vector<GateItem> m_batch;
    std::shared_ptr<GateSession> m_session; ///< used in the database's thread only
    GateSettings m_settings;
    const Begin m_begin;
    QTimer m_look;
    QString m_problem, m_set_aside;
    int m_asked = 0;      ///< batches on their way
    bool m_informed = false;
    int m_quiet_looks = 0;
    StoreThread m_store;  ///< last: ends before what its work refers to
};

} // namespace plimsoll
