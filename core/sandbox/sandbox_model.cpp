#include "core/sandbox/sandbox_model.h"

namespace plimsoll {

QList<SandboxModel> shippedSandboxModels()
{
    constexpr std::optional<double> none;
    return {
        {QStringLiteral("claude-opus-4.7"), 2100, 3900, 0.960, 200'000, 40, 30'000, 8'000, none, 4},
        {QStringLiteral("claude-sonnet-4.5"), 1820, 3410, 0.970, 200'000, 60, 60'000, 16'000, none, 4},
        {QStringLiteral("gpt-4.1"), 1140, 2080, 0.985, 1'000'000, 120, none, none, 150'000, 8},
        {QStringLiteral("gemini-2.5-flash"), 620, 1250, 0.994, 1'000'000, 240, none, none, 400'000, 8},
        {QStringLiteral("deepseek-v3.2"), 890, 1780, 0.991, 128'000, 240, none, none, none, 8},
    };
}

} // namespace plimsoll
