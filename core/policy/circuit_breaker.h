// One circuit breaker per model (policies 6): a model that keeps failing is left alone for a while, then tried with
// one probe. State is derived from the clock when someone asks; no timer is needed for correctness. A permit ends in
// exactly one of success, failure or ignored, and a permit of an older generation changes nothing: late results and
// cancelled calls are where hand-made breakers go wrong.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/base/rng.h"
#include "core/policy/outcome_window.h"

#include <optional>
#include <utility>
#include <vector>

namespace plimsoll {

struct BreakerOptions
{
    Duration window{30000};
    int buckets = 10;
    int min_samples = 5;
    std::optional<double> failure_rate = 0.5;  ///< nothing = off
    std::optional<int> consecutive_failures = 5; ///< nothing = off
    Duration open{15000};
    double open_multiplier = 2;
    Duration open_cap{300000};
    double open_jitter = 0.1;
    int probes = 1;
    Duration probe_lease{30000};
    int successes_to_close = 1;
    friend bool operator==(const BreakerOptions&, const BreakerOptions&) = default;
};

struct BreakerTransition
{
    BreakerState from, to;
    BreakerReason reason;
};

class CircuitBreaker
{
public:
    struct Permit
    {
        std::uint32_t generation = 0;
        std::uint32_t probe = 0; ///< number of the probe, 0 when it is none
        bool valid = false;
    };

    explicit CircuitBreaker(const BreakerOptions& options);

    /// A permit, or none while open or while all probes are out.
    std::optional<Permit> tryAcquire(Instant now, Draws& draws);
    /// Whether a permit would be given; takes nothing, but lets the clock act.
    bool wouldPermit(Instant now, Draws& draws);
    /// Still good to go out with: not given before the last change of state.
    bool current(const Permit& permit) const { return permit.valid && permit.generation == m_generation; }
    /// The attempt of a probe goes out: its lease starts now (a local wait is not the server's fault, 6.5).
    void started(const Permit& permit, Instant now);

    void succeed(Permit& permit, Instant now, Draws& draws);
    void fail(Permit& permit, Instant now, Draws& draws);
    void ignore(Permit& permit);

    void forceOpen(Instant now, Draws& draws);
    void forceClosed(Instant now);
    /// Closed, and as if nothing had ever failed.
    void reset();

    /// An outcome that another process counted while its breaker was closed; changes nothing unless this one is.
    void observe(bool failure, Instant now, Draws& draws);
    /// Another process' breaker opened until then, for the k-th time in a row, or closed. If both opened, the later end
    /// holds, so that all come to the same whoever hears first.
    void adoptOpen(Instant until, int reopenings, BreakerReason reason);
    void adoptClosed(BreakerReason reason);
    /// A probe of another process did not come back within its lease.
    void probeLost(Instant lease_end, Draws& draws);

    BreakerState state(Instant now, Draws& draws);
    BreakerState lastState() const { return m_state; }
    /// When a probe will be let through: the end of the open time, or the oldest probe's lease; kNever when closed.
    Instant opensUntil() const { return m_state == BreakerState::Open ? m_until : kNever; }
    int probesOut() const { return static_cast<int>(m_probes.size()); }
    int failures(Instant now) const { return m_window.counts(now).failures; }
    int samples(Instant now) const { return m_window.counts(now).total; }
    int consecutiveFailures() const { return m_consecutive; }
    int reopenings() const { return m_reopenings; }

    /// The transitions since the last call, oldest first; for the event log.
    bool hasTransitions() const { return !m_transitions.empty(); }
    std::vector<BreakerTransition> takeTransitions() { return std::exchange(m_transitions, {}); }
    void setOptions(Instant now, const BreakerOptions& options);
    const BreakerOptions& options() const { return m_options; }

private:
    struct Probe
    {
        std::uint32_t number;
        Instant lease_end; ///< kNever until its attempt goes out
    };

    void settleClock(Instant now, Draws& draws);
    void open(Instant now, BreakerReason reason, Draws& draws);
    void close(BreakerReason reason);
    void count(bool failure, Instant now, Draws& draws);
    Duration openTime(Draws& draws) const;
    void change(BreakerState to, BreakerReason reason);
    bool dropProbe(std::uint32_t number);

    BreakerOptions m_options;
    OutcomeWindow m_window;
    BreakerState m_state = BreakerState::Closed;
    std::uint32_t m_generation = 1;
    std::uint32_t m_next_probe = 1;
    int m_consecutive = 0;
    int m_reopenings = 0; ///< k of policies 6.2
    int m_probe_successes = 0;
    Instant m_until{};
    std::vector<Probe> m_probes;
    std::vector<BreakerTransition> m_transitions;
};

} // namespace plimsoll
