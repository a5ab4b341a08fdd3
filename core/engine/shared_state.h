// What the processes of one user tell each other, so that they keep one set of limits: each engine shares what it did
// and is told what the others did, in the same words. The engine's own buckets, breakers, cooling and budgets stay the
// only ones that decide; a gate outside (core/live/capacity_gate.h) owns the state that is common to all.
#pragma once

#include "core/base/failure.h"
#include "core/base/ids.h"
#include "core/base/instant.h"
#include "core/policy/cooling.h"
#include "core/policy/rate_plan.h"

#include <array>
#include <optional>
#include <variant>

namespace plimsoll {

/// An outcome that a closed breaker counted, and that did not open it (policies 6.1).
struct SharedOutcome
{
    ModelId model;
    bool failure = false;
};

/// A breaker opened or closed. Half-open is not told: everybody derives it from the clock.
struct SharedBreaker
{
    ModelId model;
    bool open = false;
    Instant until{};     ///< of an open one: when it lets a probe through
    int reopenings = 0;  ///< k of policies 6.2
    BreakerReason reason = BreakerReason::Manual;
};

/// A probe's permit is free again, without having moved the breaker.
struct SharedProbe
{
    ModelId model;
    std::uint64_t request = 0; ///< NeedCapacity::number
};

/// A model cools until then, or (if `until` has passed) cools no longer.
struct SharedCooling
{
    ModelId model;
    Cooling cooling;
};

/// The same for every model of a credential.
struct SharedCredential
{
    ProviderId provider;
    Cooling cooling;
};

/// A retry budget was charged (negative), refunded or refilled by a success.
struct SharedBudget
{
    ProviderId provider;
    double change = 0;
};

/// Tokens given back to a model's buckets, or (negative) used beyond what had been granted.
struct SharedUse
{
    ModelId model;
    RatePlan::Amounts change{};
};

/// The server said that no more than this remains (policies 9); a bucket that it did not speak of has none.
struct SharedRemaining
{
    ModelId model;
    std::array<std::optional<double>, RatePlan::kBuckets> remaining;
};

/// The level of the common buckets, with all that was granted taken. Only told, never shared.
struct SharedLevels
{
    ModelId model;
    RatePlan::Amounts level{}; ///< of an unlimited one: ignored
};

/// What an engine tells the others.
using SharedChange = std::variant<SharedOutcome, SharedBreaker, SharedProbe, SharedCooling, SharedCredential, SharedBudget, SharedUse,
                                  SharedRemaining>;

} // namespace plimsoll
