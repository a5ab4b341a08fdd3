#include "core/sim/server_model.h"

#include "core/sim/sim_draw.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace plimsoll {

namespace {

constexpr Duration kHour{3600 * 1000};

Duration drawnMs(const Distribution& distribution, double u)
{
    return Duration(std::max<std::int64_t>(1, std::llround(distribution.at(u))));
}

/// The span that holds the instant, if any does.
const RateSpan* spanAt(const std::vector<RateSpan>& spans, Instant now)
{
    const auto after = std::upper_bound(spans.begin(), spans.end(), now, [](Instant instant, const RateSpan& span) { return instant < span.begin; });
    if (after == spans.begin())
        return nullptr;
    const RateSpan& span = *std::prev(after);
    return now < span.end ? &span : nullptr;
}

} // namespace

std::vector<FailureShape> usualFailures()
{
    return {{3, FailureClass::Overloaded, 529, NetworkError::None, Duration(150), false},
            {2, FailureClass::ServerError, 500, NetworkError::None, Duration(400), false},
            {1, FailureClass::Network, 0, NetworkError::Reset, std::nullopt, true}};
}

ServerModel::ServerModel(const ServerOptions& options, std::uint64_t seed, std::uint64_t number)
    : m_options(options), m_seed(seed), m_number(number)
{
    const RateLimits& limits = options.limits;
    const std::array<std::optional<double>, 4> figures{limits.requests_per_minute, limits.input_tokens_per_minute,
                                                       limits.output_tokens_per_minute, limits.tokens_per_minute};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!figures[i])
            continue;
        m_buckets[i].emplace(*figures[i], *figures[i]);
        m_limited = true;
    }
    for (const FailureShape& shape : options.failures)
        m_weights += shape.weight;
}

/// When all buckets together will hold what the request needs; nothing: now. Never: kNever.
std::optional<Instant> ServerModel::refusal(Instant now, const std::array<double, 4>& needs) const
{
    Instant until = now;
    for (std::size_t i = 0; i < needs.size(); ++i)
        if (m_buckets[i])
            until = std::max(until, m_buckets[i]->possible(needs[i]) ? m_buckets[i]->when(now, needs[i]) : kNever);
    return until > now ? std::optional(until) : std::nullopt;
}

void ServerModel::addLimits(Instant now, AttemptEnded& facts) const
{
    const std::array<ServerLimit*, 4> said{&facts.limits.requests, &facts.limits.input_tokens, &facts.limits.output_tokens, &facts.limits.tokens};
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (!m_buckets[i])
            continue;
        *said[i] = {m_buckets[i]->capacity(), std::floor(std::max(0.0, m_buckets[i]->level(now)))};
        facts.limits.any = true;
    }
}

double ServerModel::failureRate(Instant now)
{
    if (!m_options.rates.empty()) {
        const RateSpan* span = spanAt(m_options.rates, now);
        return span ? span->rate : m_options.failure_rate;
    }
    const BadSpells& spells = m_options.spells;
    if (spells.mean_good > Duration(0) && spells.mean_bad > Duration(0)) {
        while (now >= m_spell_end) {
            m_bad = m_spells % 2 == 1; // the first one is good
            const double mean = static_cast<double>((m_bad ? spells.mean_bad : spells.mean_good).count());
            const double u = drawFor(m_seed, DrawFor::Spell, m_number, m_spells++);
            m_spell_end += Duration(1 + std::llround(-mean * std::log1p(-u)));
        }
        if (m_bad)
            return spells.failure_rate;
    }
    const auto hour = static_cast<std::size_t>((now.time_since_epoch() / kHour) % 24);
    return m_options.failure_rate * m_options.by_hour[hour];
}

/// Whether the usage window is spent; begins a new one when the last has ended.
bool ServerModel::spent(Instant now, Answer& out)
{
    if (now >= m_window_end) {
        m_window_end = now + m_options.window->length;
        m_window_used = 0;
    }
    if (m_window_used < m_options.window->tokens)
        return false;
    out.facts.failure = FailureClass::UsageWindow;
    out.facts.status = 429;
    out.after = m_options.refusal_after;
    if (m_options.hints)
        out.facts.cool = out.facts.hint = m_window_end - now;
    return true;
}

const RecordedReply* ServerModel::recorded(const Request& request) const
{
    const auto key = std::pair(request.call, static_cast<std::uint64_t>(request.attempt));
    const auto found = std::lower_bound(m_options.recorded.begin(), m_options.recorded.end(), key, [](const RecordedReply& reply, const auto& wanted) {
        return std::pair<std::uint64_t, std::uint64_t>(reply.call, reply.attempt) < wanted;
    });
    return found != m_options.recorded.end() && found->call == key.first && found->attempt == key.second ? &*found : nullptr;
}

/// Whether a limit refuses the request. What is admitted is taken.
bool ServerModel::refuses(Instant now, const Request& request, std::int64_t output, Answer& out)
{
    const auto refuse = [&](std::optional<Duration> hint) {
        out.facts.failure = FailureClass::RateLimit;
        out.facts.status = 429;
        out.after = m_options.refusal_after;
        if (m_options.hints) {
            out.facts.hint = hint;
            addLimits(now, out.facts);
        }
        return true;
    };
    if (const RateSpan* span = m_options.refusals.empty() ? nullptr : spanAt(m_options.refusals, now)) {
        const std::uint64_t place = m_number << 16 | static_cast<std::uint64_t>(request.attempt);
        if (drawFor(m_seed, DrawFor::Refusal, request.call, place) < span->rate) {
            const auto hint = Duration(std::llround(m_options.refusal_hint_ms.at(drawFor(m_seed, DrawFor::RefusalHint, request.call, place))));
            return refuse(hint > Duration(0) ? std::optional(hint) : std::nullopt);
        }
    }
    if (!m_limited)
        return false;
    const auto input = static_cast<double>(request.input);
    const auto produced = static_cast<double>(output);
    const std::array<double, 4> needs{1, input, produced, input + produced};
    if (const auto until = refusal(now, needs)) {
        if (*until >= kNever)
            return refuse(std::nullopt);
        return refuse(Duration((std::max(Duration(1), *until - now) + Duration(999)) / Duration(1000) * 1000)); // whole seconds, as servers say it
    }
    for (std::size_t i = 0; i < needs.size(); ++i)
        if (m_buckets[i])
            m_buckets[i]->take(now, needs[i]);
    return false;
}

void ServerModel::fail(const FailureShape& shape, Answer& out) const
{
    out.facts.failure = shape.failure;
    out.facts.status = shape.status;
    out.facts.network = shape.network;
    if (!shape.billed)
        out.facts.usage.reset();
    if (shape.after)
        out.after = *shape.after;
}

ServerModel::Answer ServerModel::answer(Instant now, const Request& request)
{
    Answer out;
    AttemptEnded& facts = out.facts;
    for (const Outage& outage : m_options.outages) {
        if (now < outage.begin || now >= outage.end || m_options.failures.empty())
            continue;
        out.after = m_options.refusal_after;
        fail(m_options.failures.front(), out);
        return out;
    }
    const std::int64_t output = std::min(request.output, request.max_tokens);
    if ((m_options.window && spent(now, out)) || refuses(now, request, output, out))
        return out;
    facts.status = 200;
    facts.usage = Usage{request.input, output, 0, 0, 0, 0};
    if (m_options.hints && m_limited)
        addLimits(now, facts);
    work(now, request, out);
    if (m_options.window && facts.usage)
        m_window_used += static_cast<double>(facts.usage->input + facts.usage->output);
    return out;
}

/// What becomes of a request that is admitted.
void ServerModel::work(Instant now, const Request& request, Answer& out)
{
    AttemptEnded& facts = out.facts;
    if (const RecordedReply* known = m_options.recorded.empty() ? nullptr : recorded(request)) {
        out.after = known->after;
        facts.failure = known->failure;
        facts.status = known->status;
        facts.network = known->network;
        facts.usage = known->usage;
        facts.hint = known->hint;
        if (known->failure == FailureClass::UsageWindow)
            facts.cool = known->hint;
        return;
    }
    const std::uint64_t place = m_number << 16 | static_cast<std::uint64_t>(request.attempt);
    out.after = drawnMs(m_options.latency, drawFor(m_seed, DrawFor::Latency, request.call, place));
    const double rate = failureRate(now);
    if (rate <= 0 || m_weights <= 0 || drawFor(m_seed, DrawFor::Failure, request.call, place) >= rate)
        return;
    double kind = drawFor(m_seed, DrawFor::FailureKind, request.call, place) * m_weights;
    const FailureShape* shape = &m_options.failures.back();
    for (const FailureShape& each : m_options.failures) {
        if ((kind -= each.weight) < 0) {
            shape = &each;
            break;
        }
    }
    fail(*shape, out);
}

} // namespace plimsoll
