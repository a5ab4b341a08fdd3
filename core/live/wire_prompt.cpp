#include "core/live/wire_prompt.h"

#include "core/wire/token_estimate.h"

namespace plimsoll {

ChatRequest toWire(const PromptRequest& request)
{
    ChatRequest wire;
    wire.system = request.system;
    wire.messages.reserve(request.messages.size());
    for (const PromptMessage& message : request.messages)
        wire.messages.append({message.role, message.text});
    wire.max_tokens = request.maxTokens;
    wire.temperature = request.temperature;
    wire.stream = request.stream;
    return wire;
}

void putNoteInFront(ChatRequest& request, const QString& note)
{
    if (note.isEmpty() || request.messages.isEmpty())
        return;
    ChatMessage& prompt = request.messages.last();
    prompt.text = note + QStringLiteral("\n\n") + prompt.text;
}

std::int64_t estimateInputTokens(const PromptRequest& request)
{
    std::int64_t tokens = estimateTokens(request.system);
    for (const PromptMessage& message : request.messages)
        tokens += kTokensPerMessage + estimateTokens(message.text);
    return tokens;
}

} // namespace plimsoll
