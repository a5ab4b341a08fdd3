#include "core/wire/provider_guess.h"

#include <QUrl>

namespace plimsoll {

namespace {

struct HeaderSigns
{
    bool litellm = false, codex = false, anthropic = false, azure = false, openai = false, mistral = false,
         together = false, openai_limits = false, ietf = false;
};

HeaderSigns signsOf(const HeaderNames& names)
{
    HeaderSigns signs;
    for (const std::string_view name : names) {
        signs.litellm |= name.starts_with("x-litellm-");
        signs.codex |= name.starts_with("x-codex-");
        signs.anthropic |= name.starts_with("anthropic-");
        signs.azure |= name == "apim-request-id" || name == "x-ms-region";
        signs.openai |= name.starts_with("openai-");
        signs.together |= name.starts_with("x-tokenlimit-");
        signs.ietf |= name.starts_with("ratelimit");
        if (name.starts_with("x-ratelimit-")) {
            signs.mistral |= name.ends_with("-minute");
            signs.openai_limits |= name.ends_with("-requests") || name.ends_with("-tokens");
        }
    }
    return signs;
}

} // namespace

QString guessProvider(const HeaderNames& names, const BodyShape& shape)
{
    const HeaderSigns signs = signsOf(names);
    if (signs.litellm)
        return QStringLiteral("litellm");
    if (signs.codex)
        return QStringLiteral("codex");
    if (signs.anthropic)
        return QStringLiteral("anthropic");
    if (signs.azure)
        return QStringLiteral("azure");
    if (signs.openai)
        return QStringLiteral("openai");
    if (signs.mistral)
        return QStringLiteral("mistral");
    if (signs.together)
        return QStringLiteral("together");
    if (shape.usage_limit)
        return QStringLiteral("codex");
    if (shape.gemini)
        return QStringLiteral("gemini");
    if (shape.openrouter)
        return QStringLiteral("openrouter");
    if (shape.anthropic)
        return QStringLiteral("anthropic");
    if (shape.deepseek)
        return QStringLiteral("deepseek");
    if (shape.xai)
        return QStringLiteral("xai");
    if (shape.openai || signs.openai_limits)
        return QStringLiteral("openai");
    if (signs.ietf)
        return QStringLiteral("ietf");
    return QStringLiteral("generic");
}

QString knownProvider(const QString& id, const ProviderEntry& provider)
{
    const QString groq = QStringLiteral("groq");
    const QString host = QUrl(provider.base_url).host();
    return id == groq || host == QLatin1String("groq.com") || host.endsWith(QLatin1String(".groq.com")) ? groq : QString();
}

} // namespace plimsoll
