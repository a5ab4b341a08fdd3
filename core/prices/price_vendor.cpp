#include "core/prices/price_vendor.h"

#include <QUrl>

#include <array>
#include <utility>

namespace plimsoll {

namespace {

constexpr std::array<std::pair<const char*, const char*>, 21> kHosts{{
    {"api.anthropic.com", "anthropic"},
    {"api.openai.com", "openai"},
    {"generativelanguage.googleapis.com", "gemini"},
    {"api.deepseek.com", "deepseek"},
    {"openrouter.ai", "openrouter"},
    {"api.groq.com", "groq"},
    {"api.mistral.ai", "mistral"},
    {"codestral.mistral.ai", "codestral"},
    {"openai.azure.com", "azure"},
    {"services.ai.azure.com", "azure_ai"},
    {"api.x.ai", "xai"},
    {"api.together.xyz", "together_ai"},
    {"api.together.ai", "together_ai"},
    {"api.fireworks.ai", "fireworks_ai"},
    {"api.perplexity.ai", "perplexity"},
    {"api.cerebras.ai", "cerebras"},
    {"api.moonshot.ai", "moonshot"},
    {"api.moonshot.cn", "moonshot"},
    {"dashscope.aliyuncs.com", "dashscope"},
    {"dashscope-intl.aliyuncs.com", "dashscope"},
    {"api.deepinfra.com", "deepinfra"},
}};

QString hostOf(const ProviderEntry& provider)
{
    return QUrl(provider.base_url).host().toLower();
}

} // namespace

bool hasListPrice(const ProviderEntry& provider)
{
    const QString host = hostOf(provider);
    const bool here = host == u"localhost" || host.endsWith(u".localhost") || host.startsWith(u"127.") || host == u"::1";
    return !provider.isSandbox() && !here;
}

QString priceVendor(const ProviderEntry& provider)
{
    const QString host = hostOf(provider);
    for (const auto& [known, vendor] : kHosts)
        if (host == QLatin1String(known) || host.endsWith(u'.' + QLatin1String(known)))
            return QLatin1String(vendor);
    return {};
}

} // namespace plimsoll
