// A request for a completion, read from either dialect's JSON.
#pragma once

#include "core/base/result.h"
#include "core/sandbox/api_error.h"

#include <optional>

namespace plimsoll {

struct SandboxRequest
{
    SandboxDialect dialect = SandboxDialect::OpenAi;
    QString model;
    QString prompt; ///< the text of the last user message
    int inputTokens = 0;
    std::optional<int> maxTokens;
    bool stream = false;
    bool includeUsage = false; ///< OpenAI's stream_options.include_usage
};

/// `countOnly`: Anthropic's count_tokens, which has no max_tokens. Missing and ill-typed fields are 400s that name them.
Result<SandboxRequest, ApiError> parseSandboxRequest(SandboxDialect dialect, const QByteArray& body, bool countOnly = false);

} // namespace plimsoll
