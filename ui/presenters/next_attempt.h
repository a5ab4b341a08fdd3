// What the client would do after a reply, asked of the engine itself: the reply is replayed as a scenario, once with
// the smallest and once with the largest draw of the jitter.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>

namespace plimsoll {

struct NextAttempt
{
    enum class Kind : std::uint8_t {
        Answered,  ///< nothing is to come
        Again,     ///< at the same model
        Elsewhere, ///< at the next model of the chain
        Over       ///< the call ends here
    };
    Kind kind = Kind::Answered;
    Duration earliest{}, latest{};              ///< of Again, after the reply
    std::optional<WaitReason> reason;           ///< nothing: the model cools, or a local limit
    std::optional<FallbackReason> left_because; ///< of Elsewhere
    std::optional<FailureClass> failure;        ///< of Over
    std::optional<QDateTime> ready_at;          ///< of Over: when a model may be ready
};

/// `scenario`: as replyScenario() writes it.
Result<NextAttempt> nextAttempt(const QByteArray& scenario);

} // namespace plimsoll
