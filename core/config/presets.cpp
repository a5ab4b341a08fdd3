#include "core/config/presets.h"

namespace plimsoll {

namespace {

ProviderPreset openAi(const char* id, const char* title, const char* base_url, const char* key_page)
{
    ProviderPreset preset;
    preset.id = QString::fromLatin1(id);
    preset.title = QString::fromUtf8(title);
    preset.entry.base_url = QString::fromLatin1(base_url);
    preset.key_page = QString::fromLatin1(key_page);
    return preset;
}

ProviderPreset anthropic()
{
    ProviderPreset preset = openAi("anthropic", "Anthropic", "https://api.anthropic.com/v1",
                                   "https://console.anthropic.com/settings/keys");
    preset.entry.dialect = Dialect::Anthropic;
    return preset;
}

ProviderPreset with(ProviderPreset preset, Quirk quirk)
{
    preset.entry.quirks.push_back(quirk);
    return preset;
}

ProviderPreset azure()
{
    ProviderPreset preset = openAi("azure", "Azure OpenAI", "https://RESOURCE.openai.azure.com/openai/v1",
                                   "https://portal.azure.com");
    preset.entry.auth = Auth::ApiKey;
    preset.fill_in = QStringLiteral("RESOURCE");
    return with(preset, Quirk::MaxCompletionTokens);
}

ProviderPreset openRouter()
{
    ProviderPreset preset =
        openAi("openrouter", "OpenRouter", "https://openrouter.ai/api/v1", "https://openrouter.ai/settings/keys");
    preset.key_path = QStringLiteral("/key"); // anybody may see its models
    return preset;
}

ProviderPreset local(const char* id, const char* title, const char* base_url) // on this computer, without a key
{
    ProviderPreset preset = openAi(id, title, base_url, "");
    preset.entry.key = KeySource::None;
    return preset;
}

ProviderPreset custom()
{
    ProviderPreset preset = openAi("custom", "Custom", "https://HOST/v1", "");
    preset.fill_in = QStringLiteral("HOST");
    return preset;
}

} // namespace

const QList<ProviderPreset>& providerPresets()
{
    static const QList<ProviderPreset> all{
        anthropic(),
        with(openAi("openai", "OpenAI", "https://api.openai.com/v1", "https://platform.openai.com/api-keys"),
             Quirk::MaxCompletionTokens),
        openAi("holysheep", "HolySheep", "https://api.holysheep.ai/v1", "https://www.holysheep.ai"),
        openAi("gemini", "Google Gemini", "https://generativelanguage.googleapis.com/v1beta/openai",
               "https://aistudio.google.com/apikey"),
        openAi("deepseek", "DeepSeek", "https://api.deepseek.com/v1", "https://platform.deepseek.com/api_keys"),
        openRouter(),
        openAi("groq", "Groq", "https://api.groq.com/openai/v1", "https://console.groq.com/keys"),
        with(openAi("mistral", "Mistral", "https://api.mistral.ai/v1", "https://console.mistral.ai/api-keys"),
             Quirk::NoStreamOptions),
        azure(),
        local("ollama", "Ollama", "http://127.0.0.1:11434/v1"),
        local("lmstudio", "LM Studio", "http://127.0.0.1:1234/v1"),
        local("vllm", "vLLM", "http://127.0.0.1:8000/v1"),
        custom(),
    };
    return all;
}

} // namespace plimsoll
