// A second opinion on the buckets (policies 9), written without a look at core/policy: a level that is filled at its
// rate up to its capacity, and that every start must find full enough. A sequence of starts never empties such a level
// exactly when no window of length t holds more than burst + rate * t; refunds and debts move the level as they come.
#pragma once

#include "core/engine/engine_config.h"
#include "core/engine/event.h"

#include <algorithm>
#include <array>
#include <optional>

namespace plimsoll::test {

class BucketModel
{
public:
    using Four = std::array<double, 4>; ///< requests, input tokens, output tokens, tokens together

    static Four costOf(std::int64_t input, std::int64_t max_output)
    {
        const auto in = static_cast<double>(input), out = static_cast<double>(max_output);
        return {1, in, out, in + out};
    }

    explicit BucketModel(const ModelConfig& config) { configure({}, config); }

    void configure(Instant now, const ModelConfig& config)
    {
        if (m_config && m_config->limits == config.limits && m_config->learn == config.learn)
            return;
        m_config = config;
        adopt(now);
    }

    /// False when the start takes more than there is.
    bool start(Instant now, const Four& cost)
    {
        bool held = true;
        for (std::size_t i = 0; i < 4; ++i) {
            if (!m_levels[i])
                continue;
            fill(i, now);
            held &= m_levels[i]->level + 1e-3 >= cost[i];
            m_levels[i]->level -= cost[i];
        }
        return held;
    }

    void end(Instant now, const Four& reserved, const Four& used)
    {
        for (std::size_t i = 0; i < 4; ++i)
            if (m_levels[i] && reserved[i] != used[i]) {
                fill(i, now);
                m_levels[i]->level = std::min(m_levels[i]->capacity, m_levels[i]->level + reserved[i] - used[i]);
            }
    }

    /// What the server says of its limits: adopted if wanted, and its remaining wherever it is lower.
    void heard(Instant now, const ServerLimits& limits)
    {
        const std::array<const ServerLimit*, 4> all{&limits.requests, &limits.input_tokens, &limits.output_tokens,
                                                    &limits.tokens};
        bool news = false;
        for (std::size_t i = 0; i < 4; ++i)
            if (all[i]->limit && *all[i]->limit > 0 && m_server[i] != all[i]->limit) {
                m_server[i] = all[i]->limit;
                news = true;
            }
        if (news && m_config->learn)
            adopt(now);
        for (std::size_t i = 0; i < 4; ++i)
            if (all[i]->remaining && m_levels[i]) {
                fill(i, now);
                m_levels[i]->level = std::min(m_levels[i]->level, *all[i]->remaining);
            }
    }

    std::optional<double> level(std::size_t bucket, Instant now)
    {
        if (!m_levels[bucket])
            return std::nullopt;
        fill(bucket, now);
        return m_levels[bucket]->level;
    }

private:
    struct Level
    {
        double per_ms = 0, capacity = 0, level = 0;
        Instant as_of{};
    };

    void fill(std::size_t i, Instant now)
    {
        Level& l = *m_levels[i];
        l.level = std::min(l.capacity, l.level + static_cast<double>((now - l.as_of).count()) * l.per_ms);
        l.as_of = now;
    }

    void adopt(Instant now)
    {
        const RateLimits& own = m_config->limits;
        std::array<std::optional<double>, 4> rates{own.requests_per_minute, own.input_tokens_per_minute,
                                                   own.output_tokens_per_minute, own.tokens_per_minute};
        for (std::size_t i = 0; i < 4; ++i) {
            if (m_config->learn && m_server[i])
                rates[i] = m_server[i];
            if (!rates[i]) {
                m_levels[i].reset();
                continue;
            }
            const double capacity =
                i == 0 ? own.request_burst.value_or(std::max(1.0, *rates[i] / 5)) : own.token_burst.value_or(*rates[i]);
            double share = 1;
            if (m_levels[i]) {
                fill(i, now);
                if (m_levels[i]->capacity > 0)
                    share = m_levels[i]->level / m_levels[i]->capacity;
            }
            m_levels[i] = Level{*rates[i] / 60000, capacity, share * capacity, now};
        }
    }

    std::optional<ModelConfig> m_config;
    std::array<std::optional<double>, 4> m_server;
    std::array<std::optional<Level>, 4> m_levels;
};

} // namespace plimsoll::test
