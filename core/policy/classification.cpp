#include "core/policy/classification.h"

#include <array>
#include <utility>

namespace plimsoll {

namespace {

using enum FailureClass;

constexpr std::array<std::pair<std::string_view, FailureClass>, 31> kCodes{{
    {"rate_limit_error", RateLimit},
    {"rate_limit_exceeded", RateLimit},
    {"RESOURCE_EXHAUSTED", RateLimit},
    {"openrouter_in_flight_budget", RateLimit},
    {"insufficient_quota", QuotaExhausted},
    {"credit_balance_exhausted", QuotaExhausted},
    {"organization_spend_limit_exceeded", QuotaExhausted},
    {"project_spend_limit_exceeded", QuotaExhausted},
    {"organization_usage_limit_exceeded", QuotaExhausted},
    {"billing_error", QuotaExhausted},
    {"enforced_spend_limit_reached", QuotaExhausted},
    {"openrouter_credits", QuotaExhausted},
    {"openrouter_key_limit", QuotaExhausted},
    {"usage_limit_reached", UsageWindow},
    {"overloaded_error", Overloaded},
    {"slow_down", Overloaded},
    {"server_is_overloaded", Overloaded},
    {"UNAVAILABLE", Overloaded},
    {"timeout_error", Timeout},
    {"api_error", ServerError},
    {"context_length_exceeded", ContextLength},
    {"content_filter", ContentFilter},
    {"invalid_api_key", Authentication},
    {"authentication_error", Authentication},
    {"permission_error", Permission},
    {"model_not_found", NotFound},
    {"not_found_error", NotFound},
    {"request_too_large", TooLarge},
    {"UNAUTHENTICATED", Authentication},
    {"PERMISSION_DENIED", Permission},
    {"NOT_FOUND", NotFound},
}};

} // namespace

std::optional<FailureClass> classOfCode(std::string_view code)
{
    for (const auto& [word, failure] : kCodes)
        if (word == code)
            return failure;
    return std::nullopt;
}

FailureClass classOfStatus(int status)
{
    if (status >= 200 && status < 300)
        return Ok;
    switch (status) {
    case 401: return Authentication;
    case 402: return QuotaExhausted;
    case 403: return Permission;
    case 404: return NotFound;
    case 408: return Timeout;
    case 409:
    case 425: return ServerError;
    case 413: return TooLarge;
    case 429: return RateLimit;
    case 500:
    case 502:
    case 503:
    case 504: return ServerError;
    case 529: return Overloaded;
    default: return status >= 520 && status <= 524 ? ServerError : InvalidRequest;
    }
}

FailureClass classify(const ReplyFacts& facts)
{
    FailureClass failure = facts.body.value_or(classOfStatus(facts.status));
    if (failure == RateLimit) {
        // "Some limit", says the body or the status; the headers say which.
        if (facts.long_window_rejected)
            failure = UsageWindow;
        else if (facts.out_of_credits)
            failure = QuotaExhausted;
    }
    return failure;
}

} // namespace plimsoll
