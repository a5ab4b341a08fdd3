// A model of the sandbox: how it behaves and what it allows. Shipped figures: docs/sandbox.md.
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace plimsoll {

struct SandboxModel
{
    QString id;
    double meanMs = 1000; ///< latency of a whole reply, log-normal
    double p95Ms = 2000;
    double successRate = 1;
    int contextWindow = 128'000;
    std::optional<double> requestsPerMinute; ///< absent: no limit
    std::optional<double> inputTokensPerMinute;
    std::optional<double> outputTokensPerMinute;
    std::optional<double> tokensPerMinute; ///< input and output together
    int concurrency = 8;
};

/// claude-opus-4.7, claude-sonnet-4.5, gpt-4.1, gemini-2.5-flash, deepseek-v3.2.
QList<SandboxModel> shippedSandboxModels();

} // namespace plimsoll
