#include "core/policy/retry_policy.h"

#include <algorithm>
#include <array>

namespace plimsoll {

namespace {

using enum FailureClass;
constexpr auto kYes = NextModel::Yes;
constexpr auto kFailure = BreakerVerdict::Failure;
constexpr auto kNeutral = BreakerVerdict::Neutral;

struct Row
{
    FailureClass failure;
    ClassRule rule;
};

// retry here, next model, breaker, cools, throttle, stops every fallback, bars the queue (policies 2 and 1.3)
constexpr std::array<Row, kFailureClassNames.size()> kTable{{
    {Ok, {false, NextModel::No, BreakerVerdict::Success, Cools::Nothing, false, false, false}},
    {RateLimit, {true, kYes, kNeutral, Cools::ModelUntilHint, true, false, false}},
    {UsageWindow, {false, NextModel::OtherCredentialFirst, kNeutral, Cools::ModelUntilReset, false, false, false}},
    {QuotaExhausted, {false, NextModel::OtherCredentialOnly, kNeutral, Cools::Credential, false, false, false}},
    {Overloaded, {true, kYes, kFailure, Cools::ModelUntilHint, true, false, false}},
    {ServerError, {true, kYes, kFailure, Cools::Nothing, false, false, false}},
    {Timeout, {true, kYes, kFailure, Cools::Nothing, false, false, false}},
    {Network, {true, kYes, kFailure, Cools::Nothing, false, false, false}},
    {Authentication, {false, NextModel::OtherCredentialOnly, kNeutral, Cools::Nothing, false, false, true}},
    {Permission, {false, NextModel::OtherCredentialOnly, kNeutral, Cools::Nothing, false, false, true}},
    {NotFound, {false, kYes, kNeutral, Cools::Nothing, false, false, true}},
    {InvalidRequest, {false, NextModel::No, kNeutral, Cools::Nothing, false, true, true}},
    {ContextLength, {false, NextModel::LargerContextOnly, kNeutral, Cools::Nothing, false, false, true}},
    {TooLarge, {false, NextModel::No, kNeutral, Cools::Nothing, false, true, true}},
    {ContentFilter, {false, NextModel::No, kNeutral, Cools::Nothing, false, true, true}},
    {StreamBroken, {false, NextModel::No, kFailure, Cools::Nothing, false, true, true}},
    {Malformed, {true, kYes, kFailure, Cools::Nothing, false, false, false}},
    {Cancelled, {false, NextModel::No, kNeutral, Cools::Nothing, false, true, true}},
    {Deadline, {false, NextModel::No, kNeutral, Cools::Nothing, false, true, false}},
    {QueueFull, {false, NextModel::No, kNeutral, Cools::Nothing, false, true, true}},
    {NoModel, {false, NextModel::No, kNeutral, Cools::Nothing, false, false, false}},
    {LimitImpossible, {false, kYes, kNeutral, Cools::Nothing, false, false, true}},
}};

static_assert([] {
    for (std::size_t i = 0; i < kTable.size(); ++i)
        if (std::size_t(kTable[i].failure) != i)
            return false;
    return true;
}(), "one row per class, in the order of the enum");

} // namespace

const ClassRule& ruleOf(FailureClass failure) { return kTable[std::size_t(failure)].rule; }

bool jobGoesOn(FailureClass failure)
{
    switch (failure) {
    case Authentication:
    case Permission:
    case NotFound:
    case ContextLength:
    case LimitImpossible:
    case InvalidRequest:
    case TooLarge:
    case ContentFilter:
        return false;
    default:
        return true;
    }
}

bool retryAllowed(const RetryFacts& facts, std::span<const int> statuses)
{
    switch (facts.failure) {
    case Ok:
    case UsageWindow:
    case QuotaExhausted:
    case LimitImpossible:
    case StreamBroken:
    case Cancelled:
    case Deadline: return false;
    default: break;
    }
    if (facts.should_retry)
        return *facts.should_retry;
    if (!ruleOf(facts.failure).retry_here)
        return false;
    if (facts.status < 400 || facts.error_in_success || facts.status_exempt)
        return true;
    return std::find(statuses.begin(), statuses.end(), facts.status) != statuses.end();
}

BreakerVerdict breakerVerdict(FailureClass failure, int status)
{
    if (failure == ServerError && (status == 409 || status == 425))
        return kNeutral;
    return ruleOf(failure).breaker;
}

} // namespace plimsoll
