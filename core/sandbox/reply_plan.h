// How one reply goes: what it says, how long it takes, and how it fails.
#pragma once

#include "core/http/server_request.h"
#include "core/config/fault.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace plimsoll {

struct ReplyPlan
{
    QByteArray requestId;
    QByteArray messageId;
    HttpHeaders headers;        ///< request id and rate limits, sent with whatever is answered
    QStringList tokens;         ///< the answer, already cut to max_tokens
    bool truncated = false;
    double latencyMs = 0;       ///< real time until the last token
    std::optional<Fault> fault; ///< committed instead of, or within, the answer
    double timeoutMs = -1;      ///< >= 0: nothing for so long, then 504
    /// Called once, when the reply is over or its client has left: tokens produced, and whether the prompt was served.
    std::function<void(int produced, bool served)> settle;
};

} // namespace plimsoll
