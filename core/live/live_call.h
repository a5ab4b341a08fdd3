// What the shell remembers of a call while the engine decides about it.
#pragma once

#include "core/live/cache_key.h"
#include "core/live/prompt_request.h"

namespace plimsoll {

struct LiveCall
{
    PromptRequest request;
    QString profile; ///< as resolved
    PromptDigest digest; ///< empty while nothing is cached
    std::int64_t estimated_input = 0; ///< tokens, before any model's correction
    qsizetype told = 0; ///< characters of the current text that the consumer has
    CallResult result;
};

} // namespace plimsoll
