// The words that stand for enums in the configuration, by type.
#pragma once

#include "core/base/failure.h"
#include "core/config/app_options.h"
#include "core/config/provider_options.h"
#include "core/policy/backoff.h"

#include <QStringList>

#include <array>
#include <string_view>

namespace plimsoll {

inline constexpr std::array<std::string_view, 4> kJitterNames{"none", "full", "equal", "proportional"};
inline constexpr std::array<std::string_view, 3> kCacheModeNames{"off", "fallback", "first"};

constexpr const auto& words(Dialect) { return kDialectNames; }
constexpr const auto& words(Auth) { return kAuthNames; }
constexpr const auto& words(KeySource) { return kKeySourceNames; }
constexpr const auto& words(Quirk) { return kQuirkNames; }
constexpr const auto& words(FallbackKind) { return kFallbackKindNames; }
constexpr const auto& words(Jitter) { return kJitterNames; }
constexpr const auto& words(CacheMode) { return kCacheModeNames; }
constexpr const auto& words(UnknownOutcome) { return kUnknownOutcomeNames; }
constexpr const auto& words(RelayCredential) { return kRelayCredentialNames; }
constexpr const auto& words(KeepPrompts) { return kKeepPromptsNames; }
constexpr const auto& words(Language) { return kLanguageNames; }
constexpr const auto& words(Theme) { return kThemeNames; }

template <class E> QString wordOf(E value)
{
    const std::string_view word = words(value)[static_cast<std::size_t>(value)];
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

template <class E> QStringList allWords()
{
    QStringList all;
    for (std::size_t i = 0; i < words(E{}).size(); ++i)
        all << wordOf(static_cast<E>(i));
    return all;
}

/// Expects one of the words; the knob's check has seen to that.
template <class E> E fromWord(const QString& word)
{
    return static_cast<E>(allWords<E>().indexOf(word));
}

} // namespace plimsoll
