// What the table of policies 2 allows after a failure: a retry here, the next model, what the breaker counts and what
// cools. One row per class, read by the engine; x-should-retry and retry.statuses are applied on top.
#pragma once

#include "core/base/failure.h"

#include <optional>
#include <span>

namespace plimsoll {

enum class NextModel : std::uint8_t { Yes, OtherCredentialFirst, OtherCredentialOnly, LargerContextOnly, No };
enum class BreakerVerdict : std::uint8_t { Success, Failure, Neutral };
enum class Cools : std::uint8_t { Nothing, ModelUntilHint, ModelUntilReset, Credential };

struct ClassRule
{
    bool retry_here;
    NextModel next;
    BreakerVerdict breaker;
    Cools cools;
    bool throttle; ///< the throttle's backoff and budget cost
    bool stops;    ///< bars every kind of fallback
    bool bars_queue;
};

/// The row of the class.
const ClassRule& ruleOf(FailureClass failure);

struct RetryFacts
{
    FailureClass failure = FailureClass::Ok;
    int status = 0; ///< 0: no HTTP answer
    bool error_in_success = false; ///< an error in a 200, or malformed: follows the table
    bool status_exempt = false;    ///< a 402 of openrouter_in_flight_budget
    std::optional<bool> should_retry; ///< x-should-retry
};

/// Whether a job of the queue may be answered later although a run of it ended so (policies 7.4). A broken stream and a
/// passed deadline end a call, not a job: nobody has seen its text.
bool jobGoesOn(FailureClass failure);

/// Whether a retry at the same model is allowed by class, status and x-should-retry (before any count or wait).
bool retryAllowed(const RetryFacts& facts, std::span<const int> statuses);

/// What the breaker counts. 409 and 425 are neutral although they are server errors.
BreakerVerdict breakerVerdict(FailureClass failure, int status);

} // namespace plimsoll
