// Signs in a body that tell the provider, when the headers do not (docs/inspect.md, `provider`).
#pragma once

namespace plimsoll {

struct BodyShape
{
    bool usage_limit = false;  ///< error.type usage_limit_reached
    bool gemini = false;       ///< usageMetadata, or an upper-case error.status
    bool openrouter = false;   ///< error.metadata, or an id gen-…
    bool anthropic = false;    ///< type error, message or message_start
    bool deepseek = false;     ///< prompt_cache_hit_tokens
    bool xai = false;          ///< error is a text beside code
    bool openai = false;       ///< choices, a response object, or OpenAI's error object
};

} // namespace plimsoll
