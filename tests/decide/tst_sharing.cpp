// Several processes with one set of limits (EngineConfig::shared_limits): a gate on the same virtual clock owns what is
// common, its answers and the others' news take a while, and a process may die at any moment.
#include "core/base/rng.h"
#include "core/engine/common_limits.h"
#include "core/engine/engine.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace plimsoll {

namespace {

constexpr ModelId kModel{0};
constexpr ProfileId kProfile{0};

EngineConfig oneModel(const RateLimits& limits)
{
    EngineConfig config;
    config.provider_count = 1;
    config.shared_limits = true;
    ModelConfig model;
    model.provider = ProviderId{0};
    model.limits = limits;
    model.concurrency.reset();
    config.models.push_back(model);
    ProfileConfig profile;
    profile.chain = {kModel};
    profile.attempts.total_wait = Duration(600000);
    profile.attempts.deadline = Duration(600000);
    config.profiles.push_back(profile);
    return config;
}

/// Processes, what is common to them, and the time that news need. Replies are made by `reply`.
class Machine
{
public:
    Machine(const EngineConfig& config, int processes, std::uint64_t seed) : m_config(config), m_rng(seed)
    {
        for (int i = 0; i < processes; ++i)
            m_processes.push_back(std::make_unique<Process>(config, seed + static_cast<std::uint64_t>(i)));
    }

    std::function<AttemptEnded(int process, Instant now)> reply = [](int, Instant) {
        AttemptEnded facts;
        facts.status = 200;
        facts.usage = Usage{};
        facts.usage->input = 10;
        facts.usage->output = 10;
        return facts;
    };
    Duration reply_after{50};
    Duration gate_delay_max{20};

    void submit(Instant at, int process, std::int64_t input = 10, std::int64_t output = 10)
    {
        schedule(at, process, [this, process, input, output] {
            Submitted event;
            event.call = CallId{++m_calls};
            event.profile = kProfile;
            event.input_tokens = input;
            event.max_tokens = output;
            tell(process, event);
        });
    }
    void cancel(Instant at, int process, CallId call)
    {
        schedule(at, process, [this, process, call] { tell(process, Cancelled{call}); });
    }
    void kill(Instant at, int process)
    {
        schedule(at, process, [this, process] { m_processes[static_cast<std::size_t>(process)]->alive = false; });
    }

    void run()
    {
        for (;;) {
            Instant next = m_agenda.empty() ? kNever : m_agenda.begin()->first.first;
            int wakes = -1;
            for (std::size_t i = 0; i < m_processes.size(); ++i) {
                if (m_processes[i]->alive && m_processes[i]->engine.nextWake() < next) {
                    next = m_processes[i]->engine.nextWake();
                    wakes = static_cast<int>(i);
                }
            }
            if (next >= kNever)
                return;
            m_now = std::max(m_now, next);
            if (wakes >= 0) {
                tell(wakes, TimePassed{});
                continue;
            }
            const std::function<void()> action = std::move(m_agenda.begin()->second);
            m_agenda.erase(m_agenda.begin());
            action();
        }
    }

    Instant now() const { return m_now; }
    Engine& engine(int process) { return m_processes[static_cast<std::size_t>(process)]->engine; }
    std::vector<std::pair<Instant, int>> starts; ///< when, which process
    std::map<std::uint64_t, std::vector<Finish>> done; ///< by call
    int most_out = 0; ///< attempts at once, over all processes, while some breaker was half-open
    std::vector<Report> reports;
    std::optional<CommonLimits> common;

private:
    struct Process
    {
        Process(const EngineConfig& config, std::uint64_t seed) : draws(seed), engine(config, draws) {}
        bool alive = true;
        SplitMix64 draws;
        Engine engine;
        std::set<std::uint64_t> out; ///< attempts
        Instant news{};              ///< the last news arrive in order
    };
    void schedule(Instant at, int process, std::function<void()> action)
    {
        m_agenda[{at, ++m_order}] = [this, process, action = std::move(action)] {
            if (process < 0 || m_processes[static_cast<std::size_t>(process)]->alive)
                action();
        };
    }

    void tell(int index, const Event& event)
    {
        Process& process = *m_processes[static_cast<std::size_t>(index)];
        process.engine.handle(m_now, event);
        Command command;
        while (process.engine.poll(command))
            std::visit([&](const auto& known) { obey(index, known); }, command);
    }

    Duration delay() { return Duration(static_cast<std::int64_t>(m_rng.next() * static_cast<double>(gate_delay_max.count() + 1))); }

    void obey(int index, const StartAttempt& start)
    {
        starts.emplace_back(m_now, index);
        Process& process = *m_processes[static_cast<std::size_t>(index)];
        process.out.insert(start.attempt.value);
        process.engine.handle(m_now, AttemptStarted{start.attempt});
        if (process.engine.snapshot(m_now).models[0].breaker == BreakerState::HalfOpen) {
            int out = 0;
            for (const auto& each : m_processes)
                out += each->alive ? static_cast<int>(each->out.size()) : 0;
            most_out = std::max(most_out, out);
        }
        schedule(m_now + reply_after, index, [this, index, attempt = start.attempt] {
            Process& owner = *m_processes[static_cast<std::size_t>(index)];
            if (owner.out.erase(attempt.value) == 0)
                return; // aborted
            AttemptEnded facts = reply(index, m_now);
            facts.attempt = attempt;
            tell(index, facts);
        });
    }
    void obey(int index, const AbortAttempt& abort) { m_processes[static_cast<std::size_t>(index)]->out.erase(abort.attempt.value); }
    void obey(int, const ChangeTimeouts&) {}
    void obey(int index, const LookUpCache& lookup) { tell(index, CacheAnswered{lookup.call, false, {}, {}}); }
    void obey(int, const StoreAnswer&) {}
    void obey(int index, const Enqueue& command) { tell(index, Enqueued{command.call, true, 0}); }
    void obey(int, const Finish& finish) { done[finish.call.value].push_back(finish); }
    void obey(int, const Report& report) { reports.push_back(report); }
    void obey(int index, const NeedCapacity& need)
    {
        // To the gate and back; in between the process may change its mind, or die.
        schedule(m_now + delay(), -1, [this, index, need] {
            if (!common)
                common.emplace(need.limits);
            const CapacityGranted answer = common->decide(static_cast<std::uint64_t>(index), need, m_now);
            schedule(m_now + delay(), index, [this, index, answer] { tell(index, answer); });
        });
    }
    void obey(int index, const ShareState& shared)
    {
        const SharedChange change = shared.change;
        schedule(m_now + delay(), -1, [this, index, change] {
            if (!common)
                common.emplace(m_config.models[0].limits);
            if (const auto* use = std::get_if<SharedUse>(&change))
                common->use(*use, m_now);
            else if (const auto* remaining = std::get_if<SharedRemaining>(&change))
                common->remaining(*remaining, m_now);
            else if (const auto* probe = std::get_if<SharedProbe>(&change))
                common->freeProbe(static_cast<std::uint64_t>(index), probe->request);
            else
                broadcast(index, change);
        });
    }
    void broadcast(int from, const SharedChange& change)
    {
        if (std::holds_alternative<SharedBreaker>(change))
            common->forgetProbes();
        for (std::size_t i = 0; i < m_processes.size(); ++i) {
            if (static_cast<int>(i) == from)
                continue;
            m_processes[i]->news = std::max(m_processes[i]->news, m_now + delay());
            schedule(m_processes[i]->news, static_cast<int>(i), [this, i, change] {
                std::visit(
                    [&]<class T>(const T& known) {
                        if constexpr (!std::is_same_v<T, SharedProbe> && !std::is_same_v<T, SharedUse> &&
                                      !std::is_same_v<T, SharedRemaining>)
                            tell(static_cast<int>(i), SharedState{known});
                    },
                    change);
            });
        }
    }

    EngineConfig m_config;
    SplitMix64 m_rng;
    std::vector<std::unique_ptr<Process>> m_processes;
    std::map<std::pair<Instant, std::uint64_t>, std::function<void()>> m_agenda;
    Instant m_now{};
    std::uint64_t m_order = 0;
    std::uint64_t m_calls = 0;
};


AttemptEnded failed(int status, FailureClass failure)
{
    AttemptEnded facts;
    facts.status = status;
    facts.failure = failure;
    return facts;
}

/// At most burst + rate * t starts in any stretch of t, plus what news on the way can shift.
void expectWithinRate(const std::vector<std::pair<Instant, int>>& starts, double burst, double per_minute, Duration slack)
{
    for (std::size_t first = 0; first < starts.size(); ++first)
        for (std::size_t last = first; last < starts.size(); ++last) {
            const double ms = static_cast<double>((starts[last].first - starts[first].first + slack).count());
            ASSERT_LE(static_cast<double>(last - first + 1), burst + per_minute / 60000 * ms + 1e-6)
                << "from " << toMs(starts[first].first) << " to " << toMs(starts[last].first);
        }
}

RateLimits requests(double per_minute, double burst)
{
    RateLimits limits;
    limits.requests_per_minute = per_minute;
    limits.request_burst = burst;
    return limits;
}

} // namespace

TEST(Sharing, AllProcessesTogetherStayWithinTheLimit)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Machine machine(oneModel(requests(60, 12)), 8, seed);
        SplitMix64 rng(seed);
        for (int i = 0; i < 160; ++i)
            machine.submit(at(static_cast<std::int64_t>(rng.next() * 60000)), i % 8);
        machine.run();
        SCOPED_TRACE(seed);
        EXPECT_EQ(machine.done.size(), 160u);
        for (const auto& [call, ends] : machine.done) {
            EXPECT_EQ(ends.size(), 1u) << call;
            EXPECT_EQ(ends.front().outcome, Outcome::Success) << call;
        }
        expectWithinRate(machine.starts, 12, 60, Duration(2 * 21));
        // Nothing is wasted either: 160 calls at 60 a minute after a burst of 12 take 148 s.
        EXPECT_LT(machine.now(), at(153000));
    }
}

TEST(Sharing, TokensAreSettledForAll)
{
    RateLimits limits;
    limits.tokens_per_minute = 6000;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Machine machine(oneModel(limits), 4, seed);
        machine.reply = [](int, Instant) { // uses 100 of the 1000 that were reserved
            AttemptEnded facts;
            facts.status = 200;
            facts.usage = Usage{};
            facts.usage->input = 50;
            facts.usage->output = 50;
            return facts;
        };
        for (int i = 0; i < 100; ++i)
            machine.submit(at(i * 10), i % 4, 500, 500);
        machine.run();
        SCOPED_TRACE(seed);
        EXPECT_EQ(machine.done.size(), 100u);
        // 10,000 tokens are used in all; with the burst of 6000 the rest comes in 40 s, were it all refunded at once.
        EXPECT_LT(machine.now(), at(60000));
        EXPECT_NEAR(machine.common->levels(at(10'000'000))[3], 6000, 1e-6);
        EXPECT_LE(machine.common->levels(machine.now())[3], 6000);
    }
}

TEST(Sharing, WhatIsGrantedTooLateGoesBack)
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Machine machine(oneModel(requests(60, 10)), 2, seed);
        machine.gate_delay_max = Duration(100);
        for (int i = 0; i < 10; ++i)
            machine.submit(at(0), i % 2);
        for (std::uint64_t call = 1; call <= 10; ++call) // while they are being asked for
            machine.cancel(at(static_cast<std::int64_t>(seed * 2)), static_cast<int>((call - 1) % 2), CallId{call});
        machine.run();
        SCOPED_TRACE(seed);
        ASSERT_EQ(machine.done.size(), 10u);
        const double used = static_cast<double>(machine.starts.size());
        const double refilled = static_cast<double>(toMs(machine.now())) / 1000;
        EXPECT_NEAR(machine.common->levels(machine.now())[0], std::min(10.0, 10 - used + refilled), 0.4);
    }
}

TEST(Sharing, AProcessThatDiesLeavesNothingBehind)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Machine machine(oneModel(requests(600, 10)), 4, seed);
        SplitMix64 rng(seed);
        for (int i = 0; i < 200; ++i)
            machine.submit(at(static_cast<std::int64_t>(rng.next() * 20000)), i % 4);
        for (int process = 1; process < 4; ++process)
            machine.kill(at(static_cast<std::int64_t>(rng.next() * 20000)), process);
        machine.run();
        SCOPED_TRACE(seed);
        std::size_t mine = 0;
        for (const auto& [call, ends] : machine.done)
            mine += call % 4 == 1 ? ends.size() : 0;
        EXPECT_GE(machine.done.size(), 50u);
        expectWithinRate(machine.starts, 10, 600, Duration(42));
        EXPECT_DOUBLE_EQ(machine.common->levels(at(10'000'000))[0], 10);
        EXPECT_EQ(machine.engine(0).activeCalls(), 0u);
    }
}

TEST(Sharing, FailuresOfAllOpenTheBreakerOfAll)
{
    Machine machine(oneModel({}), 5, 1);
    machine.reply = [](int, Instant) {
        AttemptEnded facts = failed(500, FailureClass::ServerError);
        facts.should_retry = false;
        return facts;
    };
    for (int process = 0; process < 5; ++process)
        machine.submit(at(1000 * process), process); // one failure each
    machine.submit(at(6000), 0);
    machine.submit(at(6000), 3);
    machine.run();
    EXPECT_EQ(machine.starts.size(), 5u) << "the sixth and seventh meet an open breaker";
    EXPECT_EQ(machine.done[6].front().failure, FailureClass::NoModel);
    EXPECT_EQ(machine.done[7].front().failure, FailureClass::NoModel);
    const Instant until = machine.engine(0).snapshot(at(6100)).models[0].breaker_until;
    EXPECT_EQ(machine.engine(3).snapshot(at(6100)).models[0].breaker_until, until);
}

TEST(Sharing, AnOpeningIsToldByWhoDidIt)
{
    Machine machine(oneModel({}), 5, 1);
    machine.reply = [](int, Instant now) {
        AttemptEnded facts = now < at(20000) ? failed(500, FailureClass::ServerError) : failed(200, FailureClass::Ok);
        facts.should_retry = false;
        return facts;
    };
    for (int process = 0; process < 5; ++process)
        machine.submit(at(1000 * process), process); // one failure each
    machine.submit(at(60000), 2); // the probe
    for (int process = 0; process < 5; ++process)
        machine.submit(at(61000), process);
    machine.run();
    std::map<std::pair<BreakerState, bool>, int> told;
    for (const Report& report : machine.reports)
        if (report.kind == ReportKind::Breaker)
            ++told[{report.breaker_to, report.elsewhere}];
    EXPECT_EQ((told[{BreakerState::Open, false}]), 1);
    EXPECT_EQ((told[{BreakerState::Open, true}]), 4);
    EXPECT_LE((told[{BreakerState::HalfOpen, false}]), 1) << "by the one that opened, if it looks";
    EXPECT_EQ((told[{BreakerState::Closed, false}]), 1);
    EXPECT_EQ((told[{BreakerState::Closed, true}]), 4);
}

TEST(Sharing, OneProbeForAll)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Machine machine(oneModel({}), 8, seed);
        machine.reply = [](int, Instant now) {
            AttemptEnded facts = failed(now < at(30000) ? 500 : 200, now < at(30000) ? FailureClass::ServerError : FailureClass::Ok);
            facts.should_retry = false;
            return facts;
        };
        machine.reply_after = Duration(300);
        for (int i = 0; i < 8; ++i)
            machine.submit(at(10 * i), i);
        for (int i = 0; i < 80; ++i) // a stampede at the end of the open time, and after
            machine.submit(at(16700 + 25 * (i / 8)), i % 8);
        machine.run();
        SCOPED_TRACE(seed);
        EXPECT_EQ(machine.most_out, 1);
        EXPECT_EQ(machine.done.size(), 88u);
    }
}

TEST(Sharing, AProbeThatDiesWithItsProcessIsAFailureAtTheEndOfItsLease)
{
    Machine machine(oneModel({}), 2, 3);
    machine.reply = [](int, Instant now) {
        AttemptEnded facts = failed(now < at(1000) ? 500 : 200, now < at(1000) ? FailureClass::ServerError : FailureClass::Ok);
        facts.should_retry = false;
        return facts;
    };
    machine.reply_after = Duration(300);
    for (int i = 0; i < 5; ++i)
        machine.submit(at(0), 0);
    machine.submit(at(20000), 1); // the probe ...
    machine.kill(at(20200), 1);   // ... is never answered
    machine.submit(at(25000), 0); // refused: the probe is out
    machine.submit(at(51000), 0); // the lease of 30 s has ended: open again
    machine.submit(at(90000), 0); // half-open again, and well
    machine.run();
    EXPECT_EQ(machine.done[7].front().failure, FailureClass::NoModel);
    ASSERT_TRUE(machine.done[7].front().retry_at) << "while another process has the probe";
    EXPECT_GE(*machine.done[7].front().retry_at, at(50000));
    EXPECT_LE(*machine.done[7].front().retry_at, at(25100) + machine.engine(0).config().breaker.probe_lease);
    EXPECT_EQ(machine.done[8].front().failure, FailureClass::NoModel);
    EXPECT_EQ(machine.done[9].front().outcome, Outcome::Success);
    int lost = 0;
    for (const Report& report : machine.reports)
        lost += report.kind == ReportKind::Breaker && report.breaker_reason == BreakerReason::ProbeFailed;
    EXPECT_EQ(lost, 1);
}

TEST(Sharing, CoolingAndBudgetAreCommon)
{
    EngineConfig config = oneModel({});
    Machine machine(config, 2, 5);
    machine.reply = [](int, Instant) {
        AttemptEnded facts = failed(429, FailureClass::RateLimit);
        facts.hint = Duration(400000);
        return facts;
    };
    machine.submit(at(0), 0);
    machine.submit(at(1000), 1); // waits for the same hint, without a request
    machine.cancel(at(2000), 1, CallId{2});
    machine.run();
    EXPECT_EQ(machine.starts.size(), 1u);
    EXPECT_EQ(machine.engine(1).snapshot(at(2000)).models[0].cooling_until, machine.engine(0).snapshot(at(2000)).models[0].cooling_until);

    Machine spender(config, 2, 6);
    spender.reply = [](int, Instant) { return failed(500, FailureClass::ServerError); };
    spender.submit(at(0), 0);
    spender.run();
    EXPECT_NEAR(spender.engine(1).snapshot(spender.now()).retry_budget[0], spender.engine(0).snapshot(spender.now()).retry_budget[0], 0.5);
    EXPECT_LT(spender.engine(1).snapshot(spender.now()).retry_budget[0], 85);
}

TEST(Sharing, WithoutAnythingInCommonNothingIsAsked)
{
    EngineConfig config = oneModel(requests(60, 10));
    config.shared_limits = false;
    SplitMix64 draws(1);
    Engine engine(config, draws);
    Submitted event;
    event.call = CallId{1};
    event.profile = kProfile;
    engine.handle(at(0), event);
    Command command;
    bool started = false;
    while (engine.poll(command)) {
        EXPECT_FALSE(std::holds_alternative<NeedCapacity>(command) || std::holds_alternative<ShareState>(command));
        started |= std::holds_alternative<StartAttempt>(command);
    }
    EXPECT_TRUE(started);
}

} // namespace plimsoll
