// The configuration as the engine needs it: ids instead of names. core/config compiles it from the user's file; ids
// stay the same over a reload (a removed model keeps its place and is marked so).
#pragma once

#include "core/base/failure.h"
#include "core/base/ids.h"
#include "core/policy/backoff.h"
#include "core/policy/circuit_breaker.h"
#include "core/policy/cost.h"
#include "core/policy/rate_plan_options.h"
#include "core/policy/retry_budget.h"
#include "core/policy/retry_options.h"
#include "core/policy/server_hint.h"

#include <optional>
#include <vector>

namespace plimsoll {

inline constexpr std::size_t kMaxChain = 32;

enum class CacheMode : std::uint8_t { Off, Fallback, First };

struct ModelConfig
{
    bool removed = false;
    ProviderId provider;
    std::optional<std::int64_t> context_window; ///< nothing = unknown, taken as unlimited
    Price price;
    RateLimits limits;
    std::optional<int> concurrency = 4; ///< nothing = no limit
    bool learn = false;
    friend bool operator==(const ModelConfig&, const ModelConfig&) = default;
};

struct ProfileConfig
{
    bool removed = false;
    std::vector<ModelId> chain; ///< 1 to kMaxChain
    std::vector<FallbackKind> fallback{FallbackKind::Model};
    AttemptLimits attempts;
    AttemptTimeouts timeouts;
    std::optional<int> concurrency = 20;
    BackoffOptions backoff;
    HintOptions hint;
    std::vector<int> retry_statuses = kDefaultRetryStatuses;
    friend bool operator==(const ProfileConfig&, const ProfileConfig&) = default;
};

struct DegradeOptions
{
    double max_tokens_ratio = 0.5;
    friend bool operator==(const DegradeOptions&, const DegradeOptions&) = default;
};

struct EngineConfig
{
    std::size_t provider_count = 0;
    std::vector<ModelConfig> models;
    std::vector<ProfileConfig> profiles;
    BreakerOptions breaker;
    RetryBudgetOptions retry_budget;
    CacheMode cache_mode = CacheMode::Fallback;
    DegradeOptions degrade;
    bool queue_enabled = true;
    bool shared_limits = false; ///< limits are common to several processes: NeedCapacity goes before every limited attempt
    friend bool operator==(const EngineConfig&, const EngineConfig&) = default;
};

} // namespace plimsoll
