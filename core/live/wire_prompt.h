// From what a consumer asks to what a dialect is built from.
#pragma once

#include "core/live/prompt_request.h"
#include "core/wire/dialect.h"

namespace plimsoll {

/// Without a model: that is the engine's choice.
ChatRequest toWire(const PromptRequest& request);

/// "Answer briefly." and the like, before the prompt (policies 7.3).
void putNoteInFront(ChatRequest& request, const QString& note);

/// Input tokens by the client's own estimate.
std::int64_t estimateInputTokens(const PromptRequest& request);

} // namespace plimsoll
