// How a provider is spoken to and what it is shown as a credential (policies 0, `providers`).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace plimsoll {

enum class Dialect : std::uint8_t { OpenAi, Anthropic };
inline constexpr std::array<std::string_view, 2> kDialectNames{"openai", "anthropic"};

/// The header that carries the key: `authorization: Bearer`, `x-api-key`, `api-key` (Azure), or none at all.
enum class Auth : std::uint8_t { Bearer, XApiKey, ApiKey, None };
inline constexpr std::array<std::string_view, 4> kAuthNames{"bearer", "x-api-key", "api-key", "none"};

/// Where the key comes from. It is never in the configuration itself.
enum class KeySource : std::uint8_t { Keychain, Environment, None };
inline constexpr std::array<std::string_view, 3> kKeySourceNames{"keychain", "env", "none"};

/// What a provider does unlike its dialect.
enum class Quirk : std::uint8_t { MaxCompletionTokens, NoStreamOptions, NoUsageInStream };
inline constexpr std::array<std::string_view, 3> kQuirkNames{"max_completion_tokens", "no_stream_options",
                                                             "no_usage_in_stream"};

/// The auth header of a dialect that says nothing else.
constexpr Auth defaultAuth(Dialect dialect) { return dialect == Dialect::OpenAi ? Auth::Bearer : Auth::XApiKey; }

/// The path below base_url of a dialect that says nothing else.
constexpr std::string_view defaultPath(Dialect dialect)
{
    return dialect == Dialect::OpenAi ? "/chat/completions" : "/messages";
}

} // namespace plimsoll
