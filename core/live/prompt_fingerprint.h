// What events say of a prompt: that two calls had the same one, and how long it was. Never the text.
#pragma once

#include "core/live/prompt_request.h"

namespace plimsoll {

struct PromptFingerprint
{
    QString hash; ///< of the canonical text: 32 hexadecimal digits of a SHA-256
    qsizetype chars = 0;
};

PromptFingerprint fingerprintOf(const PromptRequest& request);

} // namespace plimsoll
