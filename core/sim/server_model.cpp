#include "core/sim/server_model.h"

#include "core/sim/sim_draw.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr Duration kHour{3600 * 1000};

Duration drawnMs(const Distribution& distribution, double u)
{
    return Duration(std::max<std::int64_t>(1, std::llround(distribution.at(u))));
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

ServerModel::Answer ServerModel::answer(Instant now, const Request& request)
{
    Answer out;
    AttemptEnded& facts = out.facts;
    for (const Outage& outage : m_options.outages) {
        if (now < outage.begin || now >= outage.end || m_options.failures.empty())
            continue;
        const FailureShape& shape = m_options.failures.front();
        facts.failure = shape.failure;
        facts.status = shape.status;
        facts.network = shape.network;
        out.after = shape.after.value_or(m_options.refusal_after);
        return out;
    }
    const std::int64_t output = std::min(request.output, request.max_tokens);
    if (m_limited) {
        const auto input = static_cast<double>(request.input);
        const auto produced = static_cast<double>(output);
        const std::array<double, 4> needs{1, input, produced, input + produced};
        if (const auto until = refusal(now, needs)) {
            facts.failure = FailureClass::RateLimit;
            facts.status = 429;
            out.after = m_options.refusal_after;
            if (m_options.hints) {
                if (*until < kNever) // whole seconds, as servers say it
                    facts.hint = Duration((std::max(Duration(1), *until - now) + Duration(999)) / Duration(1000) * 1000);
                addLimits(now, facts);
            }
            return out;
        }
        for (std::size_t i = 0; i < needs.size(); ++i)
            if (m_buckets[i])
                m_buckets[i]->take(now, needs[i]);
    }
    const std::uint64_t place = m_number << 16 | static_cast<std::uint64_t>(request.attempt);
    out.after = drawnMs(m_options.latency, drawFor(m_seed, DrawFor::Latency, request.call, place));
    facts.usage = Usage{request.input, output, 0, 0, 0, 0};
    facts.status = 200;
    if (m_options.hints && m_limited)
        addLimits(now, facts);
    const double rate = failureRate(now);
    if (rate <= 0 || m_weights <= 0 || drawFor(m_seed, DrawFor::Failure, request.call, place) >= rate)
        return out;
    double kind = drawFor(m_seed, DrawFor::FailureKind, request.call, place) * m_weights;
    const FailureShape* shape = &m_options.failures.back();
    for (const FailureShape& each : m_options.failures) {
        if ((kind -= each.weight) < 0) {
            shape = &each;
            break;
        }
    }
    facts.failure = shape->failure;
    facts.status = shape->status;
    facts.network = shape->network;
    if (!shape->billed)
        facts.usage.reset();
    if (shape->after)
        out.after = *shape->after;
    return out;
}

} // namespace plimsoll
