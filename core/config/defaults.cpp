#include "core/config/defaults.h"

namespace plimsoll {

namespace {

const QString kAnthropicSandbox = QStringLiteral("sandbox-anthropic");
const QString kOpenAiSandbox = QStringLiteral("sandbox-openai");

ProviderEntry sandboxProvider(Dialect dialect)
{
    ProviderEntry provider;
    provider.dialect = dialect;
    provider.base_url = kSandboxUrl;
    provider.key = KeySource::None;
    return provider;
}

ModelEntry sandboxModel(const QString& provider, std::int64_t context, double input_usd, double output_usd,
                        double requests_per_minute, int concurrency)
{
    ModelEntry model;
    model.provider = provider;
    model.context_window = context;
    model.price.input = input_usd;
    model.price.output = output_usd;
    model.limits.requests_per_minute = requests_per_minute;
    model.concurrency = concurrency;
    return model;
}

void addModels(std::map<QString, ModelEntry>& models)
{
    ModelEntry opus = sandboxModel(kAnthropicSandbox, 200000, 15, 75, 40, 4);
    opus.limits.input_tokens_per_minute = 30000;
    opus.limits.output_tokens_per_minute = 8000;
    ModelEntry sonnet = sandboxModel(kAnthropicSandbox, 200000, 3, 15, 60, 4);
    sonnet.limits.input_tokens_per_minute = 60000;
    sonnet.limits.output_tokens_per_minute = 16000;
    ModelEntry gpt = sandboxModel(kOpenAiSandbox, 1000000, 3, 8, 120, 8);
    gpt.limits.tokens_per_minute = 150000;
    ModelEntry gemini = sandboxModel(kOpenAiSandbox, 1000000, 0.30, 2.50, 240, 8);
    gemini.limits.tokens_per_minute = 400000;

    models[QStringLiteral("claude-opus-4.7")] = opus;
    models[QStringLiteral("claude-sonnet-4.5")] = sonnet;
    models[QStringLiteral("gpt-4.1")] = gpt;
    models[QStringLiteral("gemini-2.5-flash")] = gemini;
    models[QStringLiteral("deepseek-v3.2")] = sandboxModel(kOpenAiSandbox, 128000, 0.27, 0.42, 240, 8);
}

ProfileEntry onlineProfile() // a person waits
{
    ProfileEntry profile;
    profile.chain = {QStringLiteral("claude-sonnet-4.5"), QStringLiteral("gemini-2.5-flash"),
                     QStringLiteral("deepseek-v3.2")};
    profile.fallback = {FallbackKind::Model, FallbackKind::Cache, FallbackKind::Degrade};
    profile.attempts.total_wait = Duration(15000);
    profile.attempts.deadline = Duration(60000);
    profile.retry.base = Duration(200);
    profile.concurrency = 10;
    return profile;
}

ProfileEntry quickProfile() // hooks, impatient callers
{
    ProfileEntry profile;
    profile.chain = {QStringLiteral("gemini-2.5-flash"), QStringLiteral("deepseek-v3.2")};
    profile.fallback = {FallbackKind::Model, FallbackKind::Cache};
    profile.attempts.per_model = 2;
    profile.attempts.total_wait = Duration(1200);
    profile.attempts.deadline = Duration(15000);
    profile.retry.base = Duration(200);
    profile.retry.cap = Duration(1200);
    profile.concurrency = 10;
    return profile;
}

ProfileEntry batchProfile() // throughput
{
    ProfileEntry profile;
    profile.chain = {QStringLiteral("deepseek-v3.2"), QStringLiteral("gemini-2.5-flash"), QStringLiteral("gpt-4.1")};
    profile.fallback = {FallbackKind::Model, FallbackKind::Queue};
    profile.attempts.per_model = 6;
    profile.attempts.total = 8;
    profile.attempts.total_wait = Duration(300000);
    profile.attempts.deadline = Duration(900000);
    profile.concurrency = 3;
    return profile;
}

ProfileEntry exactProfile() // no other model may answer
{
    ProfileEntry profile;
    profile.chain = {QStringLiteral("claude-opus-4.7")};
    profile.fallback = {FallbackKind::Queue};
    profile.attempts.per_model = 5;
    profile.attempts.total_wait = Duration(120000);
    profile.attempts.deadline = Duration(300000);
    return profile;
}

} // namespace

Config shippedConfig()
{
    Config config;
    config.providers[kAnthropicSandbox] = sandboxProvider(Dialect::Anthropic);
    config.providers[kOpenAiSandbox] = sandboxProvider(Dialect::OpenAi);
    addModels(config.models);
    config.profiles[QStringLiteral("online")] = onlineProfile();
    config.profiles[QStringLiteral("quick")] = quickProfile();
    config.profiles[QStringLiteral("batch")] = batchProfile();
    config.profiles[QStringLiteral("exact")] = exactProfile();
    return config;
}

} // namespace plimsoll
