#include "core/wire/provider_guess.h"

namespace plimsoll {

namespace {

struct HeaderSigns
{
    bool litellm = false, codex = false, anthropic = false, azure = false, openai = false, mistral = false,
         together = false, openai_limits = false, ietf = false;
};

HeaderSigns signsOf(const QList<QByteArray>& names)
{
    HeaderSigns signs;
    for (const QByteArray& name : names) {
        signs.litellm |= name.startsWith("x-litellm-");
        signs.codex |= name.startsWith("x-codex-");
        signs.anthropic |= name.startsWith("anthropic-");
        signs.azure |= name == "apim-request-id" || name == "x-ms-region";
        signs.openai |= name.startsWith("openai-");
        signs.together |= name.startsWith("x-tokenlimit-");
        signs.ietf |= name.startsWith("ratelimit");
        if (name.startsWith("x-ratelimit-")) {
            signs.mistral |= name.endsWith("-minute");
            signs.openai_limits |= name.endsWith("-requests") || name.endsWith("-tokens");
        }
    }
    return signs;
}

} // namespace

QString guessProvider(const QList<QByteArray>& names, const BodyShape& shape)
{
    const HeaderSigns signs = signsOf(names);
    const std::pair<bool, QString> order[] = {
        {signs.litellm, QStringLiteral("litellm")},
        {signs.codex, QStringLiteral("codex")},
        {signs.anthropic, QStringLiteral("anthropic")},
        {signs.azure, QStringLiteral("azure")},
        {signs.openai, QStringLiteral("openai")},
        {signs.mistral, QStringLiteral("mistral")},
        {signs.together, QStringLiteral("together")},
        {shape.usage_limit, QStringLiteral("codex")},
        {shape.gemini, QStringLiteral("gemini")},
        {shape.openrouter, QStringLiteral("openrouter")},
        {shape.anthropic, QStringLiteral("anthropic")},
        {shape.deepseek, QStringLiteral("deepseek")},
        {shape.xai, QStringLiteral("xai")},
        {shape.openai || signs.openai_limits, QStringLiteral("openai")},
        {signs.ietf, QStringLiteral("ietf")},
    };
    for (const auto& [seen, provider] : order)
        if (seen)
            return provider;
    return QStringLiteral("generic");
}

} // namespace plimsoll
