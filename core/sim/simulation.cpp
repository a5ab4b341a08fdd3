#include "core/sim/simulation.h"

#include "core/engine/engine.h"
#include "core/sim/sim_draw.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr std::uint64_t kStopEvery = 4096; ///< steps between two questions whether to stop

class Day
{
public:
    Day(const EngineConfig& config, const SimulatedWorld& world, const std::vector<CallSpec>& calls, std::uint64_t seed, Steps steps)
        : m_config(config), m_world(world), m_calls(calls), m_draws(mixBits(seed ^ static_cast<std::uint64_t>(DrawFor::Engine))),
          m_engine(config, m_draws), m_reply_of(calls.size(), kNone), m_asked(calls.size() * world.servers.size())
    {
        m_engine.setReporting(steps == Steps::Kept);
        m_out.calls.resize(calls.size());
        if (steps == Steps::Kept)
            m_out.steps.resize(calls.size());
        m_servers.reserve(world.servers.size());
        for (std::size_t i = 0; i < world.servers.size(); ++i)
            m_servers.emplace_back(world.servers[i], seed, i);
        m_closed = world.workload.arrivals == WorkloadOptions::Arrivals::ClosedLoop;
    }

    SimulatedDay run(const Stopped& stopped)
    {
        if (m_closed) {
            const auto users = static_cast<std::size_t>(std::max(1, m_world.workload.users));
            while (m_next < std::min(users, m_calls.size()))
                submit(m_next++);
        }
        for (std::uint64_t step = 1; m_ended < m_calls.size(); ++step) {
            if (step % kStopEvery == 0 && stopped && stopped()) {
                m_out.stopped = true;
                break;
            }
            if (!this->step())
                break;
        }
        m_out.end = m_now;
        return std::move(m_out);
    }

private:
    struct Reply
    {
        Instant at{};
        std::uint64_t order = 0;
        std::uint32_t place = 0; ///< in m_replies
        friend bool operator<(const Reply& a, const Reply& b) { return a.at != b.at ? a.at > b.at : a.order > b.order; } // a heap's top is the largest
    };
    struct Waiting // a reply on its way, or a user who thinks
    {
        AttemptEnded facts;
        std::uint32_t call = 0;
        bool aborted = false;
        bool thinks = false;
    };
    static constexpr std::uint32_t kNone = 0xffffffff;

    /// What comes next: a timer of the engine, a reply, or the next call. False when there is nothing any more.
    bool step()
    {
        const Instant reply_at = m_agenda.empty() ? kNever : m_agenda.front().at;
        const Instant call_at = !m_closed && m_next < m_calls.size() ? m_calls[m_next].at : kNever;
        const Instant wake = m_engine.nextWake();
        const Instant first = std::min({reply_at, call_at, wake});
        if (first >= kNever)
            return false;
        m_now = std::max(m_now, first);
        if (wake == first && (reply_at != first || m_engine.nextWakeOrder() < m_agenda.front().order)) {
            m_engine.handle(m_now, TimePassed{});
            drain();
        } else if (reply_at == first) {
            std::pop_heap(m_agenda.begin(), m_agenda.end());
            const std::uint32_t place = m_agenda.back().place;
            m_agenda.pop_back();
            const Waiting waiting = m_replies[place];
            m_free.push_back(place);
            if (waiting.thinks) {
                submit(waiting.call);
            } else if (!waiting.aborted) {
                m_reply_of[waiting.call] = kNone;
                m_engine.handle(m_now, waiting.facts);
                drain();
            }
        } else {
            submit(m_next++);
        }
        return true;
    }

    void submit(std::size_t index)
    {
        const CallSpec& call = m_calls[index];
        m_out.calls[index].at = m_now;
        Submitted event;
        event.call = CallId{index};
        event.profile = call.profile;
        if (call.pinned.valid())
            event.pinned = call.pinned;
        event.input_tokens = call.input;
        event.max_tokens = call.max_tokens;
        m_engine.handle(m_now, event);
        drain();
    }

    void schedule(Instant at, std::uint64_t order, Waiting waiting)
    {
        std::uint32_t place;
        if (m_free.empty()) {
            place = static_cast<std::uint32_t>(m_replies.size());
            m_replies.push_back(waiting);
        } else {
            place = m_free.back();
            m_free.pop_back();
            m_replies[place] = waiting;
        }
        if (!waiting.thinks)
            m_reply_of[waiting.call] = place;
        m_agenda.push_back({at, order, place});
        std::push_heap(m_agenda.begin(), m_agenda.end());
    }

    void drain()
    {
        Command command;
        while (m_engine.poll(command)) {
            if (const auto* start = std::get_if<StartAttempt>(&command))
                this->start(*start);
            else if (const auto* finish = std::get_if<Finish>(&command))
                end(*finish);
            else if (const auto* abort = std::get_if<AbortAttempt>(&command))
                cut(static_cast<std::size_t>(abort->call.value));
            else if (const auto* look_up = std::get_if<LookUpCache>(&command)) // no two simulated calls are alike
                m_engine.handle(m_now, CacheAnswered{look_up->call, false, {}, {}});
            else if (const auto* report = std::get_if<Report>(&command))
                keep(*report);
            else if (const auto* enqueue = std::get_if<Enqueue>(&command))
                m_engine.handle(m_now, Enqueued{enqueue->call, false, ++m_jobs});
        }
    }

    void start(const StartAttempt& start)
    {
        const auto index = static_cast<std::size_t>(start.call.value);
        const CallSpec& call = m_calls[index];
        const std::size_t model = start.model.value;
        ServerModel::Answer answer = m_servers[model].answer(
            m_now, {index, m_asked[index * m_servers.size() + model]++, call.input, call.output, start.max_tokens});
        answer.facts.attempt = start.attempt;
        ++m_out.attempts;
        m_out.refused += answer.facts.status == 429;
        if (answer.facts.usage) {
            if (const auto usd = cost(m_config.models[model].price, *answer.facts.usage))
                m_out.calls[index].cost_usd += *usd;
        }
        schedule(m_now + answer.after, m_engine.takeOrder(), {answer.facts, static_cast<std::uint32_t>(index), false, false});
        m_engine.handle(m_now, AttemptStarted{start.attempt});
    }

    void keep(const Report& report)
    {
        if (!report.call.valid() || report.kind == ReportKind::Limits)
            return;
        m_out.steps[static_cast<std::size_t>(report.call.value)].push_back({m_now, report.kind, report.model, report.to, report.failure,
                                                                            report.status, report.wait, report.hint, report.limit, report.wait_reason,
                                                                            report.fallback_kind, report.fallback_reason});
    }

    /// The server may have worked for it all the same: what it costs stays.
    void cut(std::size_t index)
    {
        if (const std::uint32_t place = m_reply_of[index]; place != kNone)
            m_replies[place].aborted = true;
        m_reply_of[index] = kNone;
    }

    void end(const Finish& finish)
    {
        const auto index = static_cast<std::size_t>(finish.call.value);
        SimulatedCall& call = m_out.calls[index];
        call.outcome = finish.outcome;
        call.failure = finish.failure;
        call.model = finish.model;
        call.attempts = finish.attempts;
        call.latency = finish.latency;
        call.waited = finish.waited;
        ++m_ended;
        if (m_closed && m_next < m_calls.size()) {
            const auto next = static_cast<std::uint32_t>(m_next++);
            schedule(m_now + m_calls[next].at.time_since_epoch(), m_engine.takeOrder(), {{}, next, false, true});
        }
    }

    const EngineConfig& m_config;
    const SimulatedWorld& m_world;
    const std::vector<CallSpec>& m_calls;
    SplitMix64 m_draws;
    Engine m_engine;
    std::vector<ServerModel> m_servers;
    std::vector<std::uint32_t> m_reply_of; ///< by call: of the attempt that runs
    std::vector<std::uint16_t> m_asked;    ///< attempts, by call and model
    std::vector<Reply> m_agenda;
    std::vector<Waiting> m_replies;
    std::vector<std::uint32_t> m_free;
    SimulatedDay m_out;
    Instant m_now{};
    std::size_t m_next = 0, m_ended = 0;
    std::uint64_t m_jobs = 0;
    bool m_closed = false;
};

} // namespace

SimulatedDay simulate(const EngineConfig& config, const SimulatedWorld& world, std::uint64_t seed, const Stopped& stopped)
{
    return simulate(config, world, callsOf(world.workload, seed), seed, stopped);
}

SimulatedDay simulate(const EngineConfig& config, const SimulatedWorld& world, const std::vector<CallSpec>& calls, std::uint64_t seed,
                      const Stopped& stopped, Steps steps)
{
    return Day(config, world, calls, seed, steps).run(stopped);
}

} // namespace plimsoll
