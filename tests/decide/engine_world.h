// A random world around the engine, on a virtual clock: random limits, chains, replies, cancels, changes of
// configuration. It plays the driver and watches every command for what must never happen. Same seed, same world.
#pragma once

#include "core/base/indexed_heap.h"
#include "core/base/rng.h"
#include "core/engine/engine.h"
#include "core/policy/rate_plan.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace plimsoll::test {

struct WorldOptions
{
    std::uint64_t seed = 1;
    int calls = 400;
    bool cancels = true;
    bool config_changes = false;
    bool caches = true;
};

class World
{
public:
    explicit World(const WorldOptions& options)
        : m_options(options), m_rng(options.seed), m_draws(options.seed ^ 0xabcdef), m_config(randomConfig()),
          m_engine(m_config, m_draws)
    {
        m_engine.setReporting(true);
    }

    /// Runs to the end; the faults that were seen, empty if none.
    std::vector<std::string> run();
    std::uint64_t traceHash() const { return m_hash; }
    int attempts() const { return m_attempt_count; }
    std::map<Outcome, int> outcomes;

private:
    struct Call
    {
        Submitted submitted;
        Instant at{}, deadline{};
        int done = 0;
        std::set<ModelId> left;   ///< models whose stay is over
        ModelId current;
        bool degraded = false;
        bool cancelled = false;
        Instant not_before{};     ///< of the current model's own hint
    };
    struct Running
    {
        CallId call;
        ModelId model;
        RatePlan::Amounts reserved{};
        bool watched = false; ///< its request is in m_starts
    };
    struct Item
    {
        enum class Kind : std::uint8_t { Submit, Cancel, Content, End, Config, Answer } kind;
        std::uint64_t id = 0;
    };
    struct Key
    {
        Instant at{};
        std::uint64_t order = 0;
        friend bool operator<(const Key& a, const Key& b) { return a.at != b.at ? a.at < b.at : a.order < b.order; }
    };

    double draw() { return m_rng.next(); }
    int pick(int n) { return static_cast<int>(draw() * n); }
    bool chance(double p) { return draw() < p; }
    void fault(const std::string& what)
    {
        if (m_faults.size() < 5) {
            std::ostringstream out;
            out << "seed " << m_options.seed << ", t " << toMs(m_now) << ": " << what;
            m_faults.push_back(out.str());
        }
    }
    void mix(std::uint64_t value) { m_hash = (m_hash ^ value) * 0x100000001b3ULL; }
    void schedule(Instant at, Item item) { m_agenda.push({at, m_engine.takeOrder()}, item); }
    EngineConfig randomConfig();
    void obey(const Command& command);
    AttemptEnded randomReply(const Running& running);
    void drain()
    {
        Command command;
        while (m_engine.poll(command))
            obey(command);
    }

    WorldOptions m_options;
    SplitMix64 m_rng;
    SplitMix64 m_draws;
    EngineConfig m_config;
    Engine m_engine;
    Instant m_now{};
    IndexedHeap<Key, Item> m_agenda;
    std::map<std::uint64_t, Call> m_calls;
    std::map<std::uint64_t, Running> m_running;
    std::map<ModelId, Instant> m_cool_until; ///< by hints that the engine was told
    std::map<ModelId, int> m_in_flight;
    std::map<ProfileId, int> m_profile_in_flight;
    std::map<ModelId, std::vector<std::pair<Instant, double>>> m_starts; ///< for the request rate
    std::vector<std::string> m_faults;
    std::uint64_t m_hash = 0xcbf29ce484222325ULL;
    int m_attempt_count = 0;
    bool m_changed = false;
    std::vector<std::uint64_t> m_pending_lookups;
};

inline EngineConfig World::randomConfig()
{
    EngineConfig c;
    c.provider_count = static_cast<std::size_t>(1 + pick(3));
    const int models = 1 + pick(5);
    for (int i = 0; i < models; ++i) {
        ModelConfig m;
        m.provider = ProviderId{static_cast<std::uint16_t>(pick(static_cast<int>(c.provider_count)))};
        if (chance(0.3))
            m.context_window = 2000 + pick(100000);
        m.price = {1.0, 2.0, std::nullopt, std::nullopt, std::nullopt};
        if (chance(0.5))
            m.limits.requests_per_minute = chance(0.05) ? 0 : 5 + pick(600);
        if (chance(0.3))
            m.limits.input_tokens_per_minute = 3000 + pick(100000);
        if (chance(0.3))
            m.limits.output_tokens_per_minute = 2000 + pick(50000);
        if (chance(0.2))
            m.limits.tokens_per_minute = 5000 + pick(100000);
        m.concurrency = chance(0.4) ? std::optional<int>() : 1 + pick(6);
        c.models.push_back(m);
    }
    const int profiles = 1 + pick(3);
    for (int i = 0; i < profiles; ++i) {
        ProfileConfig p;
        for (int m = 0; m < models; ++m)
            if (chance(0.7) || (m + 1 == models && p.chain.empty()))
                p.chain.push_back(ModelId{static_cast<std::uint16_t>(m)});
        p.fallback.clear();
        if (chance(0.85))
            p.fallback.push_back(FallbackKind::Model);
        if (m_options.caches && chance(0.3))
            p.fallback.push_back(FallbackKind::Cache);
        if (chance(0.3))
            p.fallback.push_back(FallbackKind::Degrade);
        if (chance(0.3))
            p.fallback.push_back(FallbackKind::Queue);
        p.attempts = {1 + pick(5), 1 + pick(8), Duration(pick(30000)), Duration(1000 + pick(60000))};
        p.concurrency = chance(0.5) ? std::optional<int>() : 1 + pick(12);
        p.backoff.jitter = static_cast<Jitter>(pick(4));
        p.hint.max_wait = Duration(1000 + pick(60000));
        c.profiles.push_back(p);
    }
    c.breaker.consecutive_failures = chance(0.2) ? std::optional<int>() : 1 + pick(6);
    c.breaker.min_samples = 2 + pick(10);
    c.breaker.open = Duration(500 + pick(15000));
    c.breaker.probes = 1 + pick(2);
    c.breaker.successes_to_close = 1 + pick(2);
    c.breaker.probe_lease = Duration(1000 + pick(30000));
    c.retry_budget.capacity = 10 + pick(200);
    c.cache_mode = !m_options.caches ? CacheMode::Off : static_cast<CacheMode>(pick(3));
    return c;
}

inline AttemptEnded World::randomReply(const Running& running)
{
    AttemptEnded e;
    const double p = draw();
    if (p < 0.55) {
        e.status = 200;
        Usage u;
        u.input = m_calls[running.call.value].submitted.input_tokens;
        u.output = pick(static_cast<int>(std::max<double>(1, running.reserved[2])));
        e.usage = u;
    } else if (p < 0.7) {
        e.failure = FailureClass::RateLimit;
        e.status = 429;
        if (chance(0.6))
            e.hint = Duration(1 + pick(chance(0.1) ? 200000 : 4000));
    } else if (p < 0.8) {
        e.failure = FailureClass::Overloaded;
        e.status = 529;
    } else if (p < 0.88) {
        e.failure = FailureClass::ServerError;
        e.status = 500;
    } else if (p < 0.97) {
        e.failure = chance(0.5) ? FailureClass::Network : FailureClass::Timeout;
        e.network = e.failure == FailureClass::Network ? NetworkError::Reset : NetworkError::Timeout;
        e.sent = chance(0.7);
    } else {
        static constexpr std::pair<FailureClass, int> rest[] = {
            {FailureClass::UsageWindow, 429},   {FailureClass::QuotaExhausted, 429}, {FailureClass::Authentication, 401},
            {FailureClass::InvalidRequest, 400}, {FailureClass::ContextLength, 400},  {FailureClass::NotFound, 404},
            {FailureClass::Malformed, 200},      {FailureClass::TooLarge, 413}};
        const auto& [failure, status] = rest[pick(8)];
        e.failure = failure;
        e.status = status;
        e.error_in_success = status == 200;
        if (failure == FailureClass::UsageWindow)
            e.cool = e.hint = Duration(1000 + pick(20000));
        if (failure == FailureClass::QuotaExhausted)
            e.cool = Duration(1000 + pick(10000));
        if (chance(0.2))
            e.should_retry = chance(0.5);
    }
    if (chance(0.2)) {
        e.limits.any = true;
        e.limits.requests.remaining = pick(100);
    }
    return e;
}

inline void World::obey(const Command& command)
{
    mix(command.index() + 1);
    mix(static_cast<std::uint64_t>(toMs(m_now)));
    if (const auto* start = std::get_if<StartAttempt>(&command)) {
        ++m_attempt_count;
        mix(start->call.value * 31 + start->model.value);
        Call& call = m_calls[start->call.value];
        if (call.done)
            fault("an attempt after done");
        if (m_now >= call.deadline)
            fault("an attempt at or after the deadline");
        if (start->degraded)
            call.degraded = true;
        if (call.current != start->model && !start->degraded) {
            if (call.left.count(start->model))
                fault("a model entered twice by one call");
            if (call.current.valid())
                call.left.insert(call.current);
            call.current = start->model;
            call.not_before = {};
        }
        if (m_now < call.not_before && !start->degraded)
            fault("an attempt before its hint");
        if (const auto cool = m_cool_until.find(start->model); cool != m_cool_until.end() && m_now < cool->second)
            fault("an attempt at a cooling model");
        const auto& model = m_config.models[start->model.value];
        const auto& profile = m_config.profiles[call.submitted.profile.value];
        if (++m_in_flight[start->model] > model.concurrency.value_or(1 << 30) && !m_changed)
            fault("more in flight than the model's limit");
        if (++m_profile_in_flight[call.submitted.profile] > profile.concurrency.value_or(1 << 30) && !m_changed)
            fault("more in flight than the profile's limit");
        // Where slots bind, a call may start a while after it has taken its tokens: only the others are watched.
        bool slots_bind = model.concurrency.has_value();
        for (const ProfileConfig& p : m_config.profiles)
            slots_bind |= p.concurrency.has_value();
        const bool watched = model.limits.requests_per_minute && !m_changed && !slots_bind;
        if (watched) {
            // Never over the bucket: in no window of w ms more starts than burst + rate * w.
            auto& starts = m_starts[start->model];
            starts.push_back({m_now, 1});
            const double rate = *model.limits.requests_per_minute / 60000;
            const double burst = std::max(1.0, *model.limits.requests_per_minute * 0.2);
            double sum = 0;
            for (auto it = starts.rbegin(); it != starts.rend(); ++it) {
                sum += it->second;
                if (sum > burst + rate * static_cast<double>((m_now - it->first).count()) + 1e-6)
                    fault("more requests than the bucket holds");
            }
        }
        const auto snapshot = m_engine.snapshot(m_now);
        Running running{start->call, start->model,
                        RatePlan::amounts(static_cast<double>(call.submitted.input_tokens), static_cast<double>(start->max_tokens)),
                        watched};
        for (const auto& m : snapshot.models)
            if (m.model == start->model) {
                if (m.breaker == BreakerState::Open)
                    fault("an attempt through an open breaker");
            }
        m_running[start->attempt.value] = running;
        const Duration latency(10 + pick(3000));
        if (chance(0.3))
            schedule(m_now + latency / 2, {Item::Kind::Content, start->attempt.value});
        schedule(m_now + latency, {Item::Kind::End, start->attempt.value});
    } else if (const auto* abort = std::get_if<AbortAttempt>(&command)) {
        const auto running = m_running.find(abort->attempt.value);
        if (running == m_running.end()) {
            fault("abort of an attempt that does not run");
            return;
        }
        --m_in_flight[running->second.model];
        --m_profile_in_flight[m_calls[running->second.call.value].submitted.profile];
        m_running.erase(running);
    } else if (const auto* look_up = std::get_if<LookUpCache>(&command)) {
        m_pending_lookups.push_back(look_up->call.value);
        schedule(m_now, {Item::Kind::Answer, look_up->call.value});
    } else if (const auto* enqueue = std::get_if<Enqueue>(&command)) {
        m_engine.handle(m_now, Enqueued{enqueue->call, chance(0.2), 7});
    } else if (const auto* finish = std::get_if<Finish>(&command)) {
        mix(static_cast<std::uint64_t>(finish->outcome) * 7 + static_cast<std::uint64_t>(finish->failure));
        Call& call = m_calls[finish->call.value];
        if (++call.done > 1)
            fault("done twice");
        if (m_now > call.deadline)
            fault("done after the deadline");
        if (finish->cost_usd && *finish->cost_usd < 0)
            fault("a negative cost");
        if (finish->waited < Duration(0) || finish->waited > finish->latency)
            fault("waited longer than it lasted");
        ++outcomes[finish->outcome];
    } else if (const auto* report = std::get_if<Report>(&command)) {
        mix(static_cast<std::uint64_t>(report->kind));
    }
}

inline std::vector<std::string> World::run()
{
    Instant at{};
    for (int i = 0; i < m_options.calls; ++i) {
        at += Duration(pick(400));
        schedule(at, {Item::Kind::Submit, static_cast<std::uint64_t>(i)});
    }
    if (m_options.config_changes)
        for (int i = 0; i < 10; ++i)
            schedule(plimsoll::at(pick(static_cast<int>(toMs(at)) + 1)), {Item::Kind::Config, 0});
    long steps = 0;
    for (;;) {
        if (++steps > 3000000) {
            fault("no end");
            break;
        }
        const Instant agenda_at = m_agenda.empty() ? kNever : m_agenda.topKey().at;
        const Instant wake = m_engine.nextWake();
        const Instant next = std::min(agenda_at, wake);
        if (next >= kNever)
            break;
        m_now = std::max(m_now, next);
        if (wake == next && (agenda_at != next || m_engine.nextWakeOrder() < m_agenda.topKey().order)) {
            m_engine.handle(m_now, TimePassed{});
            drain();
            continue;
        }
        const Item item = m_agenda.top();
        auto handle = m_agenda.topHandle();
        m_agenda.remove(handle);
        switch (item.kind) {
        case Item::Kind::Submit: {
            Submitted s;
            s.call = CallId{item.id};
            s.profile = ProfileId{static_cast<std::uint16_t>(pick(static_cast<int>(m_config.profiles.size())))};
            if (chance(0.1))
                s.pinned = ModelId{static_cast<std::uint16_t>(pick(static_cast<int>(m_config.models.size())))};
            s.input_tokens = 10 + pick(2000);
            s.max_tokens = 1 + pick(2000);
            if (chance(0.2))
                s.deadline = Duration(1 + pick(5000));
            s.priority = chance(0.1) ? pick(3) : 0;
            if (chance(0.3))
                s.cache_key = CacheKey{static_cast<std::uint64_t>(pick(20)) * 8 + s.profile.value};
            Call call;
            call.submitted = s;
            call.at = m_now;
            call.deadline = m_now + s.deadline.value_or(m_config.profiles[s.profile.value].attempts.deadline);
            m_calls[item.id] = call;
            m_engine.handle(m_now, s);
            if (m_options.cancels && chance(0.2))
                schedule(m_now + Duration(pick(6000)), {Item::Kind::Cancel, item.id});
            break;
        }
        case Item::Kind::Cancel: m_engine.handle(m_now, Cancelled{CallId{item.id}}); break;
        case Item::Kind::Content:
            if (m_running.count(item.id))
                m_engine.handle(m_now, ContentDelivered{AttemptId{item.id}});
            break;
        case Item::Kind::Answer: {
            CacheAnswered answer{CallId{item.id}, chance(0.2), ModelId{0}, {}};
            m_engine.handle(m_now, answer);
            break;
        }
        case Item::Kind::Config: {
            EngineConfig next_config = m_config;
            for (ModelConfig& model : next_config.models) {
                if (chance(0.5))
                    model.concurrency = 1 + pick(6);
                if (chance(0.5))
                    model.limits.requests_per_minute = 5 + pick(600);
            }
            next_config.breaker.window = Duration(5000 + pick(30000));
            m_config = next_config;
            m_changed = true;
            m_engine.setConfig(m_now, next_config);
            break;
        }
        case Item::Kind::End: {
            const auto found = m_running.find(item.id);
            if (found == m_running.end())
                break;
            const Running running = found->second;
            m_running.erase(found);
            --m_in_flight[running.model];
            --m_profile_in_flight[m_calls[running.call.value].submitted.profile];
            AttemptEnded reply = randomReply(running);
            reply.attempt = AttemptId{item.id};
            if (!reply.sent && running.watched)
                m_starts[running.model].push_back({m_now, -1}); // never went out: its request goes back now
            if (reply.hint && (reply.failure == FailureClass::RateLimit || reply.failure == FailureClass::Overloaded)) {
                Instant& until = m_cool_until[running.model];
                // After content the failure is a broken stream, which cools nothing: only a plain reply is noted.
                m_engine.handle(m_now, reply);
                const auto after = m_engine.snapshot(m_now);
                for (const auto& m : after.models)
                    if (m.model == running.model && m.cooling_until >= m_now + *reply.hint)
                        until = std::max(until, m_now + *reply.hint);
                break;
            }
            m_engine.handle(m_now, reply);
            break;
        }
        }
        drain();
    }
    if (m_engine.activeCalls() != 0)
        fault("calls left behind: " + std::to_string(m_engine.activeCalls()));
    for (const auto& [id, call] : m_calls)
        if (call.done != 1)
            fault("call " + std::to_string(id) + " has " + std::to_string(call.done) + " done");
    if (!m_running.empty())
        fault("attempts left behind");
    const auto snapshot = m_engine.snapshot(m_now + Duration(3600000));
    for (const auto& model : snapshot.models) {
        if (model.in_flight != 0 || model.waiting_slot != 0 || model.waiting_bucket != 0)
            fault("a slot, or a place in a queue, was lost");
        for (const auto& bucket : model.buckets) {
            if (std::abs(bucket.reserved) > 1e-6 || std::abs(bucket.waiting) > 1e-6)
                fault("reserved tokens left behind");
            if (bucket.limited && bucket.per_minute > 0 && bucket.level < bucket.capacity - 1e-6)
                fault("a bucket that does not fill");
        }
    }
    for (const double balance : snapshot.retry_budget)
        if (balance < 0)
            fault("a negative retry budget");
    return m_faults;
}

} // namespace plimsoll::test
