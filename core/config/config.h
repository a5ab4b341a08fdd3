// The whole configuration as plain values, named as in policies 0. A default-constructed entry holds the bracketed
// defaults; the shipped configuration is in defaults.h, the keys, ranges and help lines are in knobs.h.
#pragma once

#include "core/config/app_options.h"
#include "core/config/provider_options.h"
#include "core/engine/engine_config.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace plimsoll {

inline constexpr QLatin1String kSandboxUrl{"builtin:sandbox"};
/// Workers run the queue's jobs with this profile's attempts, waits and concurrency (policies 7.4).
inline constexpr QLatin1String kWorkerProfile{"batch"};

struct ProviderEntry
{
    Dialect dialect = Dialect::OpenAi;
    QString base_url;         ///< up to and with the version; kSandboxUrl for the built-in one
    QString path;             ///< below base_url; empty = by dialect
    QMap<QString, QString> query;
    std::optional<Auth> auth; ///< nothing = by dialect
    KeySource key = KeySource::Keychain;
    QString key_env;          ///< name of the variable when key is `env`
    QMap<QString, QString> extra_headers; ///< a value may be "keychain:NAME"
    QString proxy = QStringLiteral("system"); ///< "system", "none" or a URL
    QString ca_file;
    std::vector<Quirk> quirks;

    Auth effectiveAuth() const { return auth.value_or(defaultAuth(dialect)); }
    QString effectivePath() const
    {
        const auto standard = defaultPath(dialect);
        return path.isEmpty() ? QString::fromLatin1(standard.data(), qsizetype(standard.size())) : path;
    }
    bool has(Quirk quirk) const { return std::find(quirks.begin(), quirks.end(), quirk) != quirks.end(); }
    bool isSandbox() const { return base_url == kSandboxUrl; }
    friend bool operator==(const ProviderEntry&, const ProviderEntry&) = default;
};

struct ModelEntry
{
    QString provider;
    QString remote_name;                        ///< empty = the id
    std::optional<std::int64_t> context_window; ///< tokens; nothing = unknown
    bool supports_tools = true;
    Price price;
    RateLimits limits;
    std::optional<int> concurrency = 4; ///< `limits.concurrency`; nothing = no limit
    bool learn = false;                 ///< `limits.learn`
    friend bool operator==(const ModelEntry&, const ModelEntry&) = default;
};

struct ProfileEntry
{
    QStringList chain;
    std::vector<FallbackKind> fallback{FallbackKind::Model};
    AttemptLimits attempts;
    AttemptTimeouts timeouts;
    std::optional<int> concurrency = 20; ///< nothing = no limit
    BackoffOptions retry;
    std::vector<int> retry_statuses = kDefaultRetryStatuses;
    HintOptions server_hint;
    bool cache = true; ///< its answers are stored and given again; false: whatever `cache.mode` says
    friend bool operator==(const ProfileEntry&, const ProfileEntry&) = default;
};

struct Config
{
    int version = 1;
    QString default_profile = QStringLiteral("online");
    std::map<QString, ProviderEntry> providers;
    std::map<QString, ModelEntry> models;
    std::map<QString, ProfileEntry> profiles;
    BreakerOptions breaker;
    RetryBudgetOptions retry_budget;
    CacheOptions cache;
    QueueOptions queue;
    DegradeSettings degrade;
    SandboxSettings sandbox;
    RelayOptions relay;
    HookOptions hooks;
    HistoryOptions history;
    MoneyOptions budget;
    NotifyOptions notify;
    UiOptions ui;
    friend bool operator==(const Config&, const Config&) = default;
};

} // namespace plimsoll
