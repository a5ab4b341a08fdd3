// The options of the parts around the engine: cache, queue, sandbox, relay, hooks, history, money, notices, desktop.
// The keys are those of policies 0.
#pragma once

#include "core/base/instant.h"
#include "core/engine/engine_config.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace plimsoll {

struct CacheOptions
{
    CacheMode mode = CacheMode::Fallback;
    Duration ttl{60000};
    int max_entries = 1000;
    friend bool operator==(const CacheOptions&, const CacheOptions&) = default;
};

/// What becomes of a job whose request may have arrived before the program ended.
enum class UnknownOutcome : std::uint8_t { Ask, Resend };
inline constexpr std::array<std::string_view, 2> kUnknownOutcomeNames{"ask", "resend"};

struct QueueOptions
{
    bool enabled = true;
    int max_jobs = 10000;
    int max_attempts = 8;
    UnknownOutcome unknown_outcome = UnknownOutcome::Ask;
    friend bool operator==(const QueueOptions&, const QueueOptions&) = default;
};

struct DegradeSettings // the part that the engine needs, and what the driver does to the request
{
    DegradeOptions engine;
    bool drop_tools = true;
    QString note = QStringLiteral("Answer briefly."); ///< put before the prompt
    friend bool operator==(const DegradeSettings&, const DegradeSettings&) = default;
};

struct SandboxSettings
{
    double speed = 1; ///< divides the latencies
    qint64 seed = 1;
    QStringList faults; ///< as `plimsollctl sandbox --fault`
    friend bool operator==(const SandboxSettings&, const SandboxSettings&) = default;
};

enum class RelayCredential : std::uint8_t { Caller, Keychain };
inline constexpr std::array<std::string_view, 2> kRelayCredentialNames{"caller", "keychain"};

struct RelayOptions
{
    bool enabled = false;
    int port = 8787;
    RelayCredential credential = RelayCredential::Caller;
    bool wait_pings = false;
    bool fallback = false;
    int max_body_mb = 32;
    friend bool operator==(const RelayOptions&, const RelayOptions&) = default;
};

struct HookOptions
{
    QString profile = QStringLiteral("quick");
    int max_tokens = 256;
    friend bool operator==(const HookOptions&, const HookOptions&) = default;
};

enum class KeepPrompts : std::uint8_t { On, Off };
inline constexpr std::array<std::string_view, 2> kKeepPromptsNames{"on", "off"};

struct HistoryOptions
{
    int events_days = 30;
    KeepPrompts prompts = KeepPrompts::On;
    int prompts_days = 90;
    int max_mb = 1024;
    friend bool operator==(const HistoryOptions&, const HistoryOptions&) = default;
};

struct MoneyOptions // `budget`; USD, nothing = no line
{
    std::optional<double> usd_per_day;
    std::optional<double> usd_per_month;
    double warn_at = 0.8; ///< share of either
    friend bool operator==(const MoneyOptions&, const MoneyOptions&) = default;
};

struct NotifyOptions
{
    bool fallback = true;
    bool breaker = true;
    bool window = true;
    bool budget = true;
    int min_interval_s = 60; ///< per kind
    friend bool operator==(const NotifyOptions&, const NotifyOptions&) = default;
};

enum class Language : std::uint8_t { System, English, Korean, Japanese };
inline constexpr std::array<std::string_view, 4> kLanguageNames{"system", "en", "ko", "ja"};

enum class Theme : std::uint8_t { System, Light, Dark };
inline constexpr std::array<std::string_view, 3> kThemeNames{"system", "light", "dark"};

struct UiOptions
{
    Language language = Language::System;
    Theme theme = Theme::System;
    bool reduce_motion = false;
    bool tray = true;
    bool close_to_tray = false; ///< closing the window hides it, and the program goes on
    friend bool operator==(const UiOptions&, const UiOptions&) = default;
};

} // namespace plimsoll
