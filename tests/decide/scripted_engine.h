// An engine on a virtual clock that a test drives step by step: submit, reply, let time pass, and look at what came.
// Draws are 0.5.
#pragma once

#include "core/engine/engine.h"

#include <algorithm>
#include <map>
#include <vector>

namespace plimsoll::test {

class ScriptedEngine
{
public:
    explicit ScriptedEngine(const EngineConfig& config) : engine(config, m_draws) {}

    /// One model of one provider, one profile "model only", no limits; the breaker's open time has no jitter.
    static EngineConfig plain(std::size_t models = 1)
    {
        EngineConfig config;
        config.provider_count = 1;
        config.breaker.open_jitter = 0;
        ProfileConfig profile;
        for (std::size_t i = 0; i < models; ++i) {
            ModelConfig model;
            model.provider = ProviderId{0};
            model.concurrency.reset();
            config.models.push_back(model);
            profile.chain.push_back(ModelId{static_cast<std::uint16_t>(i)});
        }
        profile.concurrency.reset();
        config.profiles.push_back(profile);
        return config;
    }

    void submit(std::uint64_t call, const Submitted& as = {})
    {
        Submitted event = as;
        event.call = CallId{call};
        event.profile = as.profile.valid() ? as.profile : ProfileId{0};
        handle(event);
    }
    void cancel(std::uint64_t call) { handle(Cancelled{CallId{call}}); }
    /// The reply to the attempt that the call has running.
    void reply(std::uint64_t call, AttemptEnded reply)
    {
        reply.attempt = running.at(call);
        running.erase(call);
        handle(reply);
    }
    void success(std::uint64_t call) { failure(call, FailureClass::Ok, 200); }
    void failure(std::uint64_t call, FailureClass failure, int status, std::optional<Duration> hint = {})
    {
        AttemptEnded ended;
        ended.failure = failure;
        ended.status = status;
        ended.hint = hint;
        reply(call, ended);
    }
    /// Every timer up to then, at its own time.
    void runTo(Instant then)
    {
        while (engine.nextWake() <= then) {
            now = std::max(now, engine.nextWake());
            handle(TimePassed{});
        }
        now = then;
    }
    /// The driver wakes late: nothing ran in between.
    void wakeLate(Instant then)
    {
        now = then;
        handle(TimePassed{});
    }
    void handle(const Event& event)
    {
        engine.handle(now, event);
        drain();
    }
    void configure(const EngineConfig& config)
    {
        engine.setConfig(now, config);
        drain();
    }
    void drain()
    {
        Command command;
        while (engine.poll(command)) {
            if (const auto* start = std::get_if<StartAttempt>(&command)) {
                starts.push_back(*start);
                start_times.push_back(now);
                running[start->call.value] = start->attempt;
                if (sends_at_once)
                    engine.handle(now, AttemptStarted{start->attempt});
            } else if (const auto* abort = std::get_if<AbortAttempt>(&command)) {
                aborts.push_back(*abort);
                std::erase_if(running, [&](const auto& entry) { return entry.second == abort->attempt; });
            } else if (const auto* change = std::get_if<ChangeTimeouts>(&command)) {
                timeouts.push_back(*change);
            } else if (const auto* finish = std::get_if<Finish>(&command)) {
                done[finish->call.value] = *finish;
                ++finishes;
            } else if (const auto* report = std::get_if<Report>(&command)) {
                reports.push_back(*report);
            } else if (const auto* look_up = std::get_if<LookUpCache>(&command)) {
                lookups.push_back(*look_up);
            } else if (const auto* enqueue = std::get_if<Enqueue>(&command)) {
                enqueues.push_back(*enqueue);
            }
        }
    }
    ModelSnapshot model(std::size_t index = 0) { return engine.snapshot(now).models[index]; }
    long reported(ReportKind kind) const
    {
        return std::count_if(reports.begin(), reports.end(), [kind](const Report& r) { return r.kind == kind; });
    }

private:
    class Middle final : public Draws
    {
    public:
        double next() override { return 0.5; }
    };
    Middle m_draws;

public:
    Engine engine;
    Instant now{};
    std::vector<StartAttempt> starts;
    std::vector<Instant> start_times;
    std::vector<AbortAttempt> aborts;
    std::vector<ChangeTimeouts> timeouts;
    std::vector<Report> reports;
    std::vector<LookUpCache> lookups;
    std::vector<Enqueue> enqueues;
    std::map<std::uint64_t, AttemptId> running; ///< by call
    std::map<std::uint64_t, Finish> done;
    int finishes = 0;
    bool sends_at_once = true; ///< else no byte of an attempt goes out before the test says so
};

} // namespace plimsoll::test
