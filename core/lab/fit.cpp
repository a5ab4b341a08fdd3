#include "core/lab/fit.h"

#include "core/lab/limit_fit.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace plimsoll {

namespace {

constexpr Duration kMinute{60000};
constexpr double kPrior = 2; ///< attempts' worth of trust in the overall failure rate, in each minute
constexpr std::int64_t kUsualOutput = 800;
constexpr std::int64_t kUsualMaxTokens = 1024;

struct Seen // an attempt with the call that it was for
{
    const RecordedAttempt* attempt = nullptr;
    std::uint32_t call = 0;
};

bool refused(const RecordedAttempt& attempt)
{
    return attempt.failure == FailureClass::RateLimit;
}

/// The span that a moment of these lies in is refused, or fails: neighbours are joined.
void addSpan(std::vector<RateSpan>& spans, Instant begin, Instant end)
{
    if (!spans.empty() && begin <= spans.back().end)
        spans.back().end = std::max(spans.back().end, end);
    else
        spans.push_back({begin, end, 1});
}

class Fitter
{
public:
    Fitter(const RecordedTraffic& traffic, const Config& config) : m_traffic(traffic), m_config(config) {}

    FittedTraffic run()
    {
        const std::size_t models = compile(m_config, m_out.names).models.size(); // gives the names their ids
        m_out.config = labEngineConfig(m_config, m_out.names, models);
        m_out.calls = m_traffic.calls;
        m_out.left_out = m_traffic.left_out;
        m_out.begin_ms = m_out.calls.empty() ? 0 : m_out.calls.front().at_ms;
        workload();
        std::map<QString, std::vector<Seen>> by_model;
        for (std::size_t i = 0; i < m_out.calls.size(); ++i)
            for (const RecordedAttempt& attempt : m_out.calls[i].attempts)
                if (attempt.latency)
                    by_model[attempt.model].push_back({&attempt, static_cast<std::uint32_t>(i)});
        for (auto& [name, seen] : by_model)
            std::stable_sort(seen.begin(), seen.end(), [](const Seen& a, const Seen& b) { return a.attempt->at_ms < b.attempt->at_ms; });
        ServerOptions unknown; // of models that were never asked: as fast as the others are together
        unknown.latency = latencyOf(by_model);
        m_out.drawn.servers.assign(m_out.config.models.size(), unknown);
        m_out.replayed.servers = m_out.drawn.servers;
        for (const auto& [name, seen] : by_model)
            if (const auto id = m_out.names.models.find(name))
                server(name, id->value, seen);
        return std::move(m_out);
    }

private:
    Instant instantOf(qint64 wall_ms) const { return at(std::max<qint64>(0, wall_ms - m_out.begin_ms)); }

    void workload()
    {
        std::vector<double> outputs;
        for (const RecordedCall& call : m_out.calls)
            if (call.output > 0)
                outputs.push_back(static_cast<double>(call.output));
        std::sort(outputs.begin(), outputs.end());
        const std::int64_t usual = outputs.empty() ? kUsualOutput : std::llround(percentile(outputs, 0.5));
        WorkloadOptions work;
        work.arrivals = WorkloadOptions::Arrivals::Recorded;
        const auto standard = m_out.names.profiles.find(m_config.default_profile);
        for (const RecordedCall& call : m_out.calls) {
            CallSpec spec;
            spec.at = instantOf(call.at_ms);
            spec.input = std::max<std::int64_t>(1, call.input);
            spec.output = call.output > 0 ? call.output : usual;
            spec.max_tokens = std::max({call.max_tokens, spec.output, call.max_tokens > 0 ? 0 : kUsualMaxTokens});
            const auto profile = m_out.names.profiles.find(call.profile);
            m_out.unknown_profile += !profile;
            spec.profile = profile ? *profile : *standard;
            const std::vector<ModelId>& chain = m_out.config.profiles[spec.profile.value].chain;
            if (const auto model = m_out.names.models.find(call.model); model && (chain.empty() || chain.front() != *model))
                spec.pinned = *model;
            work.recorded.push_back(spec);
        }
        m_out.drawn.workload = m_out.replayed.workload = std::move(work);
    }

    static Distribution latencyOf(const std::map<QString, std::vector<Seen>>& by_model)
    {
        std::vector<double> all;
        for (const auto& [name, seen] : by_model)
            for (const Seen& each : seen)
                if (each.attempt->failure == FailureClass::Ok)
                    all.push_back(static_cast<double>(each.attempt->latency->count()));
        return all.empty() ? ServerOptions().latency : Distribution::empirical(std::move(all));
    }

    void server(const QString& name, std::size_t index, const std::vector<Seen>& seen)
    {
        ModelFit about;
        about.model = name;
        ServerOptions drawn = m_out.drawn.servers[index];
        std::vector<double> latencies, refusal_times, hints;
        for (const Seen& each : seen) {
            const RecordedAttempt& attempt = *each.attempt;
            const auto ms = static_cast<double>(attempt.latency->count());
            ++about.attempts;
            if (refused(attempt)) {
                ++about.refused;
                refusal_times.push_back(ms);
                if (attempt.hint)
                    hints.push_back(static_cast<double>(attempt.hint->count()));
            } else if (attempt.failure == FailureClass::Ok) {
                latencies.push_back(ms);
            } else if (attempt.failure != FailureClass::Cancelled && attempt.failure != FailureClass::Deadline) {
                ++about.failed;
            }
        }
        if (!latencies.empty())
            drawn.latency = Distribution::empirical(std::move(latencies));
        if (!refusal_times.empty()) {
            std::sort(refusal_times.begin(), refusal_times.end());
            drawn.refusal_after = Duration(std::llround(percentile(refusal_times, 0.5)));
        }
        drawn.hints = about.refused == 0 || !hints.empty();
        drawn.refusal_hint_ms = Distribution::empirical(std::move(hints));
        failures(seen, about, drawn);
        limits(name, seen, about, drawn);
        m_out.drawn.servers[index] = drawn;
        ServerOptions& replayed = m_out.replayed.servers[index];
        replayed = std::move(drawn);
        replayed.recorded = replies(seen);
        m_out.models.push_back(std::move(about));
    }

    /// How often and in which ways; how often, minute by minute.
    void failures(const std::vector<Seen>& seen, const ModelFit& about, ServerOptions& server) const
    {
        server.failures.clear();
        const std::size_t admitted = about.attempts - about.refused;
        if (about.failed == 0 || admitted == 0) {
            server.failure_rate = 0;
            return;
        }
        server.failure_rate = static_cast<double>(about.failed) / static_cast<double>(admitted);
        struct Kind
        {
            FailureShape shape;
            std::vector<double> times;
        };
        std::map<std::tuple<FailureClass, int, NetworkError>, Kind> kinds;
        std::map<std::int64_t, std::pair<double, double>> minutes; // failed, all
        for (const Seen& each : seen) {
            const RecordedAttempt& attempt = *each.attempt;
            if (refused(attempt) || attempt.failure == FailureClass::Cancelled || attempt.failure == FailureClass::Deadline)
                continue;
            auto& [bad, all] = minutes[instantOf(attempt.at_ms).time_since_epoch() / kMinute];
            all += 1;
            if (attempt.failure == FailureClass::Ok)
                continue;
            bad += 1;
            Kind& kind = kinds[{attempt.failure, attempt.status, attempt.network}];
            kind.shape = {0, attempt.failure, attempt.status, attempt.network, std::nullopt, attempt.failure == FailureClass::StreamBroken};
            kind.times.push_back(static_cast<double>(attempt.latency->count()));
        }
        for (auto& [key, kind] : kinds) {
            std::sort(kind.times.begin(), kind.times.end());
            kind.shape.weight = static_cast<double>(kind.times.size());
            kind.shape.after = Duration(std::llround(percentile(kind.times, 0.5)));
            server.failures.push_back(kind.shape);
        }
        for (const auto& [minute, count] : minutes) {
            const double rate = (count.first + kPrior * server.failure_rate) / (count.second + kPrior);
            server.rates.push_back({at(minute * kMinute.count()), at((minute + 1) * kMinute.count()), rate});
        }
    }

    void limits(const QString& name, const std::vector<Seen>& seen, ModelFit& about, ServerOptions& server) const
    {
        std::vector<Admission> admissions;
        for (const Seen& each : seen) {
            const CallSpec& call = m_out.drawn.workload.recorded[each.call];
            admissions.push_back({instantOf(each.attempt->at_ms), call.input, call.output, !refused(*each.attempt)});
        }
        if (const auto said = m_traffic.limits.constFind(name); said != m_traffic.limits.constEnd()) {
            server.limits.requests_per_minute = said->requests;
            server.limits.input_tokens_per_minute = said->input_tokens;
            server.limits.output_tokens_per_minute = said->output_tokens;
            server.limits.tokens_per_minute = said->tokens;
            about.limits_said = server.limits != RateLimits();
        }
        if (about.refused > 0 && !about.limits_said) {
            if (const auto guessed = fitLimits(admissions)) {
                server.limits = guessed->limits;
                about.limits_fitted = true;
            }
        }
        if (about.refused == 0)
            return;
        const std::vector<bool> predicted = refusedBy(server.limits, admissions);
        std::size_t explained = 0;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            if (admissions[i].admitted)
                continue;
            if (predicted[i]) {
                ++explained;
                continue;
            }
            const Instant begin = admissions[i].at;
            Instant end = begin + std::max(Duration(1), std::min(seen[i].attempt->hint.value_or(Duration(1)), kMinute));
            for (std::size_t next = i + 1; next < seen.size() && admissions[next].at < end; ++next)
                if (admissions[next].admitted)
                    end = std::max(begin + Duration(1), admissions[next].at); // it had room again
            addSpan(server.refusals, begin, end);
        }
        about.explained = static_cast<double>(explained) / static_cast<double>(about.refused);
    }

    std::vector<RecordedReply> replies(const std::vector<Seen>& seen) const
    {
        std::vector<RecordedReply> out;
        for (const Seen& each : seen) {
            const RecordedAttempt& attempt = *each.attempt;
            if (refused(attempt) || attempt.failure == FailureClass::Cancelled || attempt.failure == FailureClass::Deadline || attempt.number < 1)
                continue;
            RecordedReply reply;
            reply.call = each.call;
            reply.attempt = static_cast<std::uint16_t>(attempt.number - 1);
            reply.status = static_cast<std::uint16_t>(attempt.status);
            reply.after = *attempt.latency;
            reply.failure = attempt.failure;
            reply.network = attempt.network;
            reply.hint = attempt.hint;
            const CallSpec& call = m_out.drawn.workload.recorded[each.call];
            if (attempt.failure == FailureClass::Ok)
                reply.usage = Usage{call.input, call.output, 0, 0, 0, 0};
            out.push_back(reply);
        }
        std::stable_sort(out.begin(), out.end(), [](const RecordedReply& a, const RecordedReply& b) { return std::pair(a.call, a.attempt) < std::pair(b.call, b.attempt); });
        return out;
    }

    const RecordedTraffic& m_traffic;
    const Config& m_config;
    FittedTraffic m_out;
};

bool answered(Outcome outcome) { return outcome == Outcome::Success || outcome == Outcome::Degraded; }

} // namespace

EngineConfig labEngineConfig(const Config& config, EngineNames names, std::size_t servers)
{
    EngineConfig out = compile(config, names);
    for (ProfileConfig& profile : out.profiles)
        std::erase_if(profile.chain, [&](ModelId model) { return model.value >= servers; });
    out.cache_mode = CacheMode::Off;
    out.queue_enabled = false;
    out.shared_limits = false;
    return out;
}

FittedTraffic fit(const RecordedTraffic& traffic, const Config& config) { return Fitter(traffic, config).run(); }

DaySummary recordedSummary(const FittedTraffic& fitted)
{
    SimulatedDay day;
    day.calls.reserve(fitted.calls.size());
    for (const RecordedCall& call : fitted.calls) {
        SimulatedCall seen;
        seen.outcome = call.outcome;
        seen.failure = call.failure;
        seen.model = fitted.names.models.find(call.answered_by).value_or(ModelId());
        seen.attempts = static_cast<int>(call.attempts.size());
        seen.latency = call.latency;
        seen.waited = call.waited;
        seen.cost_usd = call.cost_usd;
        day.attempts += call.attempts.size();
        for (const RecordedAttempt& attempt : call.attempts)
            day.refused += attempt.status == 429;
        day.calls.push_back(seen);
    }
    return summarize(day, fitted.config.models.size());
}

FitError backTest(const FittedTraffic& fitted, const Stopped& stopped)
{
    FitError error;
    error.seen = recordedSummary(fitted);
    const SimulatedDay day = simulate(fitted.config, fitted.replayed, 1, stopped);
    error.replayed = summarize(day, fitted.config.models.size());
    std::size_t same = 0;
    std::vector<double> ratios;
    for (std::size_t i = 0; i < day.calls.size(); ++i) {
        const RecordedCall& seen = fitted.calls[i];
        const SimulatedCall& simulated = day.calls[i];
        if (answered(seen.outcome) != answered(simulated.outcome))
            continue;
        if (answered(seen.outcome) && fitted.names.models.name(simulated.model) != seen.answered_by)
            continue;
        ++same;
        if (answered(seen.outcome) && seen.latency > Duration(0))
            ratios.push_back(std::abs(static_cast<double>(simulated.latency.count()) / static_cast<double>(seen.latency.count()) - 1));
    }
    if (!day.calls.empty())
        error.same_outcome = static_cast<double>(same) / static_cast<double>(day.calls.size());
    std::sort(ratios.begin(), ratios.end());
    error.latency_ratio = percentile(ratios, 0.5);
    return error;
}

} // namespace plimsoll
