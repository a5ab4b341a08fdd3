#include "core/wire/rate_limit_headers.h"

#include "core/wire/codex_windows.h"
#include "core/wire/ietf_limits.h"
#include "core/wire/unified_windows.h"

namespace plimsoll {

namespace {

/// Takes the prefix off the front, if it is there.
bool cut(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

/// Takes "limit-", "remaining-" or "reset-" off the front; nothing if none is there.
std::optional<LimitField> leadingField(std::string_view& rest)
{
    constexpr std::pair<std::string_view, LimitField> kFields[] = {
        {"limit", LimitField::Limit}, {"remaining", LimitField::Remaining}, {"reset", LimitField::Reset}};
    for (const auto& [word, field] : kFields) {
        if (rest.starts_with(word) && (rest.size() == word.size() || rest[word.size()] == '-')) {
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
            return field;
        }
    }
    return std::nullopt;
}

std::optional<LimitField> trailingField(std::string_view& rest)
{
    constexpr std::pair<std::string_view, LimitField> kFields[] = {
        {"-limit", LimitField::Limit}, {"-remaining", LimitField::Remaining}, {"-reset", LimitField::Reset}};
    for (const auto& [word, field] : kFields) {
        if (rest.ends_with(word)) {
            rest.remove_suffix(word.size());
            return field;
        }
    }
    return std::nullopt;
}

/// The span of a limit whose name does not state it.
std::optional<std::int64_t> unstatedSpan(const LimitNoun& noun, const QString& provider)
{
    using L = QLatin1String;
    if (provider == L("openai") || provider == L("azure") || provider == L("anthropic"))
        return 60;
    if (provider == L("groq"))
        return noun.unit == LimitWindow::Unit::Requests ? 86400 : 60;
    if (provider == L("together"))
        return 1;
    return std::nullopt;
}

} // namespace

LimitWindows readRateLimitHeaders(const HeaderList& headers, const HeaderNames& names, const QString& provider, WallMs now)
{
    WindowSet windows(now);
    UnifiedWindows unified;
    CodexWindows codex;
    IetfLimits ietf;
    for (qsizetype i = 0; i < headers.size(); ++i) {
        const QByteArrayView value = headers[i].second;
        std::string_view rest = names[i];
        windows.at(i);
        if (cut(rest, "anthropic-")) {
            if (cut(rest, "ratelimit-unified-")) {
                unified.read(rest, value, i);
                continue;
            }
            if (!cut(rest, "ratelimit-") && rest.find("tokens") == rest.npos && rest.find("requests") == rest.npos)
                continue;
            if (const auto field = trailingField(rest)) {
                LimitNoun noun = parseLimitNoun(rest);
                if (!noun.span_s)
                    noun.span_s = 60;
                windows.put(noun, *field, value);
            }
        } else if (cut(rest, "x-codex-")) {
            codex.read(rest, value, i);
        } else if (rest.starts_with("ratelimit")) {
            ietf.read(rest, value, i);
        } else {
            const bool tokens = cut(rest, "x-tokenlimit-");
            if (!tokens && !cut(rest, "x-ratelimit-") && !cut(rest, "x-rate-limit-"))
                continue;
            auto field = leadingField(rest);
            if (!field)
                field = trailingField(rest);
            if (!field)
                continue;
            LimitNoun noun = parseLimitNoun(rest);
            if (tokens) {
                noun.name = QStringLiteral("tokens");
                noun.unit = LimitWindow::Unit::Tokens;
            }
            if (!noun.span_s)
                noun.span_s = unstatedSpan(noun, provider);
            windows.put(noun, *field, value);
        }
    }
    unified.addTo(windows);
    codex.addTo(windows);
    ietf.addTo(windows);
    return windows.take();
}

} // namespace plimsoll
