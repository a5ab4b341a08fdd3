// Watches a random world from outside and says what must never happen: it knows the rules, and sees only what the engine
// was told and what it commanded.
#pragma once

#include "tests/decide/world/bucket_model.h"
#include "tests/decide/world/budget_model.h"

#include "core/engine/command.h"
#include "core/engine/snapshot.h"

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace plimsoll::test {

class Referee
{
public:
    struct Running
    {
        CallId call;
        ProfileId profile;
        ModelId model;
        BucketModel::Four reserved{};
        std::uint64_t generation = 0; ///< of the breaker, when it started
        bool probe = false, degraded = false;
        bool sent = false, content = false;
        std::int64_t input = 0, max_output = 0;
    };

    Referee(std::uint64_t seed, const EngineConfig& config);

    void configured(Instant now, const EngineConfig& config);
    void submitted(Instant now, const Submitted& call);
    void sent(AttemptId attempt) { m_running.at(attempt.value).sent = true; }
    void content(AttemptId attempt) { m_running.at(attempt.value).content = true; }
    /// Before the engine is told: the attempt is over.
    void ended(Instant now, const AttemptEnded& reply);
    void cleared(ModelId model);
    void paused(bool on) { m_paused = on; }
    void commanded(Instant now, const Command& command);
    /// Nothing ran while the machine slept: what was due then may be late, but never later than the awakening.
    void slept(Instant from, Instant to)
    {
        m_slept_from = from == m_slept_to ? m_slept_from : from;
        m_slept_to = to;
    }
    /// What the engine says of itself, against what was seen of it.
    void compare(Instant now, const EngineSnapshot& snapshot);
    /// Everything is over: nothing may be left.
    void finished(Instant now, const EngineSnapshot& snapshot, std::size_t active_calls);

    Instant deadlineOf(CallId call) const { return m_calls.at(call.value).deadline; }
    bool runs(std::uint64_t attempt) const { return m_running.count(attempt) > 0; }
    const Running& running(std::uint64_t attempt) const { return m_running.at(attempt); }
    const std::vector<std::string>& faults() const { return m_faults; }
    void fault(Instant now, const std::string& what);

private:
    struct Call
    {
        Submitted submitted;
        Instant since{}, deadline{}, not_before{};
        int done = 0, total = 0, at_model = 0;
        bool degraded = false, throttle = false;
        std::set<ModelId> entered;
        ModelId current;
    };
    struct Model
    {
        explicit Model(const ModelConfig& config) : buckets(config) {}
        BucketModel buckets;
        Instant cool_until{};
        int in_flight = 0, probes = 0;
        BreakerState breaker = BreakerState::Closed;
        std::uint64_t generation = 1;
        int most_probes = 0; ///< that were allowed in this generation: a lower number calls nobody back
    };
    struct Provider
    {
        explicit Provider(const RetryBudgetOptions& options) : budget(options) {}
        BudgetModel budget;
        Instant cool_until{};
    };

    void started(Instant now, const StartAttempt& start);
    void told(Instant now, const Report& report);
    void done(Instant now, const Finish& finish);
    Running leave(std::uint64_t attempt);
    void cut(Instant now, std::uint64_t attempt);
    Provider& providerOf(ModelId model) { return m_providers[m_config.models[model.value].provider.value]; }

    std::uint64_t m_seed;
    EngineConfig m_config;
    std::map<std::uint64_t, Call> m_calls;
    std::map<std::uint64_t, Running> m_running;
    std::vector<Model> m_models;
    std::vector<Provider> m_providers;
    std::vector<int> m_profile_in_flight;
    Instant m_slept_from{}, m_slept_to{};
    bool m_paused = false;
    std::vector<std::string> m_faults;
};

inline Referee::Referee(std::uint64_t seed, const EngineConfig& config) : m_seed(seed), m_config(config)
{
    for (const ModelConfig& model : config.models)
        m_models.emplace_back(model);
    m_providers.resize(config.provider_count, Provider(config.retry_budget));
    m_profile_in_flight.resize(config.profiles.size());
    configured({}, config);
}

inline void Referee::fault(Instant now, const std::string& what)
{
    if (m_faults.size() >= 5)
        return;
    std::ostringstream out;
    out << "seed " << m_seed << ", t " << toMs(now) << ": " << what;
    m_faults.push_back(out.str());
}

inline void Referee::configured(Instant now, const EngineConfig& config)
{
    m_config = config;
    for (std::size_t i = 0; i < m_models.size(); ++i) {
        m_models[i].buckets.configure(now, config.models[i]);
        m_models[i].most_probes = std::max(m_models[i].most_probes, config.breaker.probes);
    }
    for (Provider& provider : m_providers)
        provider.budget.configure(now, config.retry_budget);
    // What is under way follows the new numbers.
    for (auto& [id, call] : m_calls) {
        const ProfileConfig& profile = config.profiles[call.submitted.profile.value];
        if (!call.submitted.deadline && call.done == 0)
            call.deadline = std::max(now, later(call.since, profile.attempts.deadline)); // one that is over ends it now
        if (!profile.hint.respect)
            call.not_before = {};
    }
}

inline void Referee::submitted(Instant now, const Submitted& event)
{
    Call call;
    call.submitted = event;
    call.since = now;
    call.deadline = now + event.deadline.value_or(m_config.profiles[event.profile.value].attempts.deadline);
    m_calls[event.call.value] = call;
}

inline void Referee::cleared(ModelId model)
{
    m_models[model.value].cool_until = {};
    providerOf(model).cool_until = {};
}

inline Referee::Running Referee::leave(std::uint64_t attempt)
{
    const Running running = m_running.at(attempt);
    m_running.erase(attempt);
    Model& model = m_models[running.model.value];
    --model.in_flight;
    --m_profile_in_flight[running.profile.value];
    if (running.probe && running.generation == model.generation)
        --model.probes;
    return running;
}

/// What never sent a byte gives all back; of anything else the outcome is unknown.
inline void Referee::cut(Instant now, std::uint64_t attempt)
{
    const Running running = leave(attempt);
    if (!running.sent)
        m_models[running.model.value].buckets.end(now, running.reserved, {});
}

inline void Referee::ended(Instant now, const AttemptEnded& reply)
{
    const Running running = leave(reply.attempt.value);
    Model& model = m_models[running.model.value];
    Provider& provider = providerOf(running.model);
    Call& call = m_calls.at(running.call.value);
    const bool ok = reply.failure == FailureClass::Ok;
    const bool broken = running.content && !ok;

    BucketModel::Four used = running.reserved;
    const bool refused = !broken && (reply.status >= 400 || reply.error_in_success);
    if (!reply.sent)
        used = {};
    else if (reply.usage && (ok || refused))
        used = {1, static_cast<double>(reply.usage->input + reply.usage->cache_write),
                static_cast<double>(reply.usage->output), static_cast<double>(reply.usage->total())};
    else if (refused)
        used = {1, 0, 0, 0};
    model.buckets.end(now, running.reserved, used);
    if (reply.limits.any)
        model.buckets.heard(now, reply.limits);

    if (ok) {
        provider.budget.succeeded(now, running.call.value, running.degraded || call.at_model == 1);
        return;
    }
    provider.budget.failed(running.call.value);
    call.throttle = !broken && (reply.failure == FailureClass::RateLimit || reply.failure == FailureClass::Overloaded);
    if (broken)
        return;
    const auto hint = reply.hint && *reply.hint > Duration(0) ? reply.hint : std::nullopt;
    const bool respected = m_config.profiles[running.profile.value].hint.respect;
    if (hint && respected)
        call.not_before = later(now, *hint);
    if (hint && respected && call.throttle)
        model.cool_until = std::max(model.cool_until, later(now, *hint));
    if (reply.failure == FailureClass::UsageWindow && (reply.cool || hint))
        model.cool_until = std::max(model.cool_until, later(now, reply.cool ? *reply.cool : *hint));
    if (reply.failure == FailureClass::QuotaExhausted)
        provider.cool_until = std::max(provider.cool_until, reply.cool ? later(now, *reply.cool) : kNever);
}

inline void Referee::started(Instant now, const StartAttempt& start)
{
    Call& call = m_calls.at(start.call.value);
    Model& model = m_models[start.model.value];
    const std::size_t profile = call.submitted.profile.value;
    if (m_paused)
        fault(now, "an attempt while everything is paused");
    if (call.done)
        fault(now, "an attempt after done");
    if (now >= call.deadline)
        fault(now, "an attempt at or after the deadline");
    if (start.degraded) {
        if (call.degraded)
            fault(now, "degraded twice");
        call.degraded = true;
    } else {
        if (call.current != start.model) {
            if (!call.entered.insert(start.model).second)
                fault(now, "a model entered twice by one call");
            if (call.current.valid())
                providerOf(call.current).budget.left(now, start.call.value);
            call.current = start.model;
            call.at_model = 0;
            call.not_before = {};
        }
        if (now < call.not_before)
            fault(now, "an attempt before its hint");
        if (++call.at_model > m_config.profiles[profile].attempts.per_model)
            fault(now, "more attempts at a model than the cap");
        if (++call.total > m_config.profiles[profile].attempts.total)
            fault(now, "more attempts in all than the cap");
        providerOf(start.model).budget.sent(start.call.value);
    }
    if (now < model.cool_until || now < providerOf(start.model).cool_until)
        fault(now, "an attempt at a cooling model");
    if (++model.in_flight > m_config.models[start.model.value].concurrency.value_or(1 << 30))
        fault(now, "more in flight than the model's limit");
    if (++m_profile_in_flight[profile] > m_config.profiles[profile].concurrency.value_or(1 << 30))
        fault(now, "more in flight than the profile's limit");
    Running running;
    running.call = start.call;
    running.profile = call.submitted.profile;
    running.model = start.model;
    running.input = call.submitted.input_tokens;
    running.max_output = start.max_tokens;
    running.reserved = BucketModel::costOf(running.input, running.max_output);
    running.generation = model.generation;
    running.degraded = start.degraded;
    if (!model.buckets.start(now, running.reserved))
        fault(now, "more than the bucket holds");
    if (model.breaker == BreakerState::Open)
        fault(now, "an attempt through an open breaker");
    if (model.breaker == BreakerState::HalfOpen) {
        running.probe = true;
        if (++model.probes > model.most_probes)
            fault(now, "more probes out than allowed");
    }
    m_running[start.attempt.value] = running;
}

inline void Referee::told(Instant now, const Report& report)
{
    if (report.kind == ReportKind::Breaker) {
        Model& model = m_models[report.model.value];
        if (report.breaker_from != model.breaker || report.breaker_to == model.breaker)
            fault(now, "a breaker's change that does not start where the last one ended");
        model.breaker = report.breaker_to;
        ++model.generation;
        model.probes = 0;
        model.most_probes = m_config.breaker.probes;
    } else if (report.kind == ReportKind::Wait) {
        const Call& call = m_calls.at(report.call.value);
        BudgetModel& budget = providerOf(report.model).budget;
        const bool covered = budget.charge(now, report.call.value, budget.cost(call.throttle), now + *report.wait);
        // In a shared flight a charge changes hands unseen: not judged there.
        if (!covered && m_config.cache_mode != CacheMode::First)
            fault(now, "a retry that the budget does not cover");
        if (*report.wait < Duration(0))
            fault(now, "a negative wait");
    }
}

inline void Referee::done(Instant now, const Finish& finish)
{
    Call& call = m_calls.at(finish.call.value);
    if (++call.done > 1)
        fault(now, "done twice");
    const bool slept_through = call.deadline >= m_slept_from && now == m_slept_to;
    if (now > call.deadline && !slept_through)
        fault(now, "done after the deadline");
    if (finish.cost_usd && *finish.cost_usd < 0)
        fault(now, "a negative cost");
    if (finish.waited < Duration(0) || finish.waited > finish.latency)
        fault(now, "waited longer than it lasted");
    if (finish.rejected != (finish.outcome == Outcome::Failed && finish.attempts == 0))
        fault(now, "rejected with attempts, or failed without any and not rejected");
    if (m_config.cache_mode != CacheMode::First && finish.attempts != call.total + call.degraded)
        fault(now, "another number of attempts than were started");
    if (call.current.valid())
        providerOf(call.current).budget.left(now, finish.call.value);
}

inline void Referee::commanded(Instant now, const Command& command)
{
    if (const auto* start = std::get_if<StartAttempt>(&command)) {
        started(now, *start);
    } else if (const auto* report = std::get_if<Report>(&command)) {
        told(now, *report);
    } else if (const auto* finish = std::get_if<Finish>(&command)) {
        done(now, *finish);
    } else if (const auto* abort = std::get_if<AbortAttempt>(&command)) {
        if (!runs(abort->attempt.value))
            fault(now, "abort of an attempt that does not run");
        else
            cut(now, abort->attempt.value);
    }
}

inline void Referee::compare(Instant now, const EngineSnapshot& snapshot)
{
    for (const ModelSnapshot& seen : snapshot.models) {
        Model& model = m_models[seen.model.value];
        if (seen.in_flight != model.in_flight)
            fault(now, "slots in use are not the attempts that run");
        if (seen.breaker_probes < model.probes)
            fault(now, "a probe that runs is not known to its breaker");
        BucketModel::Four reserved{};
        for (const auto& [id, running] : m_running)
            if (running.model == seen.model)
                for (std::size_t i = 0; i < 4; ++i)
                    reserved[i] += running.reserved[i];
        for (std::size_t i = 0; i < 4; ++i) {
            const auto level = model.buckets.level(i, now);
            const BucketSnapshot& bucket = seen.buckets[i];
            if (bucket.limited != level.has_value())
                fault(now, "a bucket that should not be there, or is missing");
            else if (level && std::abs(bucket.level - *level) > 1e-6 * std::max(1e4, std::abs(*level)))
                fault(now, "a bucket's level is " + std::to_string(bucket.level) + ", not " + std::to_string(*level));
            if (bucket.limited && std::abs(bucket.reserved - reserved[i]) > 1e-3)
                fault(now, "tokens are reserved for what does not run");
        }
    }
    for (const double balance : snapshot.retry_budget)
        if (balance < 0 || balance > m_config.retry_budget.capacity + 1e-9)
            fault(now, "a retry budget below zero or above its capacity");
    for (std::size_t i = 0; i < m_providers.size() && m_config.cache_mode != CacheMode::First; ++i)
        if (snapshot.retry_budget[i] > m_providers[i].budget.most(now) + 1e-6)
            fault(now, "more in the retry budget than was left and refunded");
}

inline void Referee::finished(Instant now, const EngineSnapshot& snapshot, std::size_t active_calls)
{
    compare(now, snapshot);
    if (active_calls != 0 || !snapshot.calls.empty())
        fault(now, "calls left behind: " + std::to_string(active_calls));
    for (const auto& [id, call] : m_calls)
        if (call.done != 1)
            fault(now, "call " + std::to_string(id) + " has " + std::to_string(call.done) + " done");
    if (!m_running.empty())
        fault(now, "attempts left behind");
    for (const ModelSnapshot& model : snapshot.models) {
        if (model.in_flight != 0 || model.waiting_slot != 0 || model.waiting_bucket != 0)
            fault(now, "a slot, or a place in a line, was lost");
        if (model.breaker_probes != 0)
            fault(now, "a probe's permit was lost");
        for (const BucketSnapshot& bucket : model.buckets)
            if (std::abs(bucket.reserved) > 1e-6 || std::abs(bucket.waiting) > 1e-6)
                fault(now, "reserved tokens left behind");
    }
}

} // namespace plimsoll::test
