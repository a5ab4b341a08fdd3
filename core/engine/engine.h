// The decision engine: policies 1 to 10 composed in one place, in one order. It does no I/O, reads no clock and draws
// no random numbers of its own: handle(now, event), drain poll(), one timer to nextWake(). The live client, the
// simulator and the replayer obey this same engine, so what the Lab predicts is what the client does.
//
// Order before every attempt (policies 1.2): cooling, breaker permit, concurrency slot, request and token buckets.
// Order after one (policies 1.3): settle, classify, breaker, then the checks for a retry.
#pragma once

#include "core/base/rng.h"
#include "core/engine/command.h"
#include "core/engine/engine_config.h"
#include "core/engine/event.h"
#include "core/engine/snapshot.h"

#include <memory>

namespace plimsoll {

class Engine
{
public:
    Engine(EngineConfig config, Draws& draws);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// `now` never goes back. Due timers run first, then the event.
    void handle(Instant now, const Event& event);
    /// Rates, limits, chains and thresholds act at once on running calls.
    void setConfig(Instant now, EngineConfig config);

    /// The next command, oldest first; false when there is none. Drain after every handle().
    bool poll(Command& command);

    /// When handle(now, TimePassed) is due; kNever = no timer.
    Instant nextWake() const;
    /// The place of that timer among things scheduled for the same instant; see takeOrder().
    std::uint64_t nextWakeOrder() const;
    /// A number for something that the driver schedules itself (a simulated reply), in one order with the timers.
    std::uint64_t takeOrder();

    /// Reports are made only while wanted; a masked engine is the fast one.
    void setReporting(bool on);

    std::size_t activeCalls() const;
    EngineSnapshot snapshot(Instant now);
    Forecast forecast(Instant now, const Submitted& call);
    const EngineConfig& config() const;

private:
    class Impl;
    std::unique_ptr<Impl> m;
};

} // namespace plimsoll
