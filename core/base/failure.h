// The words that every part uses for how things end: the classes, reasons and states of the event vocabulary.
// An enum to decide with and a name for logs and files; words for people are made in ui.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace plimsoll {

/// How an attempt or a call ended (policies 2). `ok` is the only success.
enum class FailureClass : std::uint8_t {
    Ok, RateLimit, UsageWindow, QuotaExhausted, Overloaded, ServerError, Timeout, Network, Authentication, Permission,
    NotFound, InvalidRequest, ContextLength, TooLarge, ContentFilter, StreamBroken, Malformed, Cancelled, Deadline,
    QueueFull, NoModel, LimitImpossible
};
inline constexpr std::array<std::string_view, 22> kFailureClassNames{
    "ok", "rate_limit", "usage_window", "quota_exhausted", "overloaded", "server_error", "timeout", "network",
    "authentication", "permission", "not_found", "invalid_request", "context_length", "too_large", "content_filter",
    "stream_broken", "malformed", "cancelled", "deadline", "queue_full", "no_model", "limit_impossible"};

enum class Outcome : std::uint8_t { Success, Cached, Degraded, Queued, Failed, Cancelled };
inline constexpr std::array<std::string_view, 6> kOutcomeNames{"success", "cached", "degraded",
                                                               "queued",  "failed", "cancelled"};

enum class NetworkError : std::uint8_t { None, Refused, Reset, Timeout, Dns, Tls };
inline constexpr std::array<std::string_view, 6> kNetworkErrorNames{"", "refused", "reset", "timeout", "dns", "tls"};

/// What a local limit is called in `throttled`.
enum class Limit : std::uint8_t {
    RequestsPerMinute, InputTokensPerMinute, OutputTokensPerMinute, TokensPerMinute, Concurrency, ServerWindow, Shared
};
inline constexpr std::array<std::string_view, 7> kLimitNames{
    "requests_per_minute", "input_tokens_per_minute", "output_tokens_per_minute", "tokens_per_minute",
    "concurrency",         "server_window",           "shared"};

enum class WaitReason : std::uint8_t { RetryAfter, Backoff };
inline constexpr std::array<std::string_view, 2> kWaitReasonNames{"retry_after", "backoff"};

enum class BreakerState : std::uint8_t { Closed, Open, HalfOpen };
inline constexpr std::array<std::string_view, 3> kBreakerStateNames{"closed", "open", "half_open"};

enum class BreakerReason : std::uint8_t {
    ConsecutiveFailures, FailureRate, Timer, ProbeSucceeded, ProbeFailed, Manual
};
inline constexpr std::array<std::string_view, 6> kBreakerReasonNames{
    "consecutive_failures", "failure_rate", "timer", "probe_succeeded", "probe_failed", "manual"};

enum class FallbackKind : std::uint8_t { Model, Degrade, Cache, Queue };
inline constexpr std::array<std::string_view, 4> kFallbackKindNames{"model", "degrade", "cache", "queue"};

enum class FallbackReason : std::uint8_t {
    RetriesExhausted, RetryAfterTooLong, WaitBudgetSpent, RetryBudgetSpent, BreakerOpen, UsageWindow, QuotaExhausted,
    ThrottledTooLong, ContextTooSmall, NotRetryable, Deadline, LimitImpossible, ModelsExhausted
};
inline constexpr std::array<std::string_view, 13> kFallbackReasonNames{
    "retries_exhausted", "retry_after_too_long", "wait_budget_spent",  "retry_budget_spent", "breaker_open",
    "usage_window",      "quota_exhausted",      "throttled_too_long", "context_too_small",  "not_retryable",
    "deadline",          "limit_impossible",     "models_exhausted"};

enum class StreamState : std::uint8_t { FirstToken, Broken };
inline constexpr std::array<std::string_view, 2> kStreamStateNames{"first_token", "broken"};

enum class BudgetState : std::uint8_t { Exhausted, Available };
inline constexpr std::array<std::string_view, 2> kBudgetStateNames{"exhausted", "available"};

constexpr std::string_view name(FailureClass v) { return kFailureClassNames[std::size_t(v)]; }
constexpr std::string_view name(Outcome v) { return kOutcomeNames[std::size_t(v)]; }
constexpr std::string_view name(NetworkError v) { return kNetworkErrorNames[std::size_t(v)]; }
constexpr std::string_view name(Limit v) { return kLimitNames[std::size_t(v)]; }
constexpr std::string_view name(WaitReason v) { return kWaitReasonNames[std::size_t(v)]; }
constexpr std::string_view name(BreakerState v) { return kBreakerStateNames[std::size_t(v)]; }
constexpr std::string_view name(BreakerReason v) { return kBreakerReasonNames[std::size_t(v)]; }
constexpr std::string_view name(FallbackKind v) { return kFallbackKindNames[std::size_t(v)]; }
constexpr std::string_view name(FallbackReason v) { return kFallbackReasonNames[std::size_t(v)]; }
constexpr std::string_view name(StreamState v) { return kStreamStateNames[std::size_t(v)]; }
constexpr std::string_view name(BudgetState v) { return kBudgetStateNames[std::size_t(v)]; }

} // namespace plimsoll
