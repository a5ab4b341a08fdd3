// A prompt, and maybe its answer, that one page gives to the Prompt page.
#pragma once

#include "core/live/prompt_request.h"

#include <QString>

namespace plimsoll {

struct PromptHandover
{
    PromptRequest request;
    QString answer; ///< Markdown; empty: there is none
    QString whence; ///< where it comes from and what it cost, for people
};

} // namespace plimsoll
