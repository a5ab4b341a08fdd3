#include "core/wire/rate_limit_headers.h"

#include "core/wire/codex_windows.h"
#include "core/wire/ietf_limits.h"
#include "core/wire/unified_windows.h"

namespace plimsoll {

namespace {

/// Takes "limit-", "remaining-" or "reset-" off the front; nothing if none is there.
std::optional<LimitField> leadingField(QByteArrayView& rest)
{
    constexpr std::pair<const char*, LimitField> kFields[] = {
        {"limit", LimitField::Limit}, {"remaining", LimitField::Remaining}, {"reset", LimitField::Reset}};
    for (const auto& [word, field] : kFields) {
        const QByteArrayView name(word);
        if (rest.startsWith(name) && (rest.size() == name.size() || rest[name.size()] == '-')) {
            rest = rest.sliced(std::min(rest.size(), name.size() + 1));
            return field;
        }
    }
    return std::nullopt;
}

std::optional<LimitField> trailingField(QByteArrayView& rest)
{
    constexpr std::pair<const char*, LimitField> kFields[] = {
        {"-limit", LimitField::Limit}, {"-remaining", LimitField::Remaining}, {"-reset", LimitField::Reset}};
    for (const auto& [word, field] : kFields) {
        const QByteArrayView name(word);
        if (rest.endsWith(name)) {
            rest = rest.chopped(name.size());
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

LimitWindows readRateLimitHeaders(const HeaderList& headers, const QList<QByteArray>& names, const QString& provider,
                                  WallMs now)
{
    WindowSet windows(now);
    UnifiedWindows unified;
    CodexWindows codex;
    IetfLimits ietf;
    for (qsizetype i = 0; i < headers.size(); ++i) {
        const QByteArrayView name = names[i];
        const QByteArrayView value = headers[i].second;
        windows.at(i);
        const auto after = [&](QByteArrayView prefix) { return name.sliced(prefix.size()); };
        if (name.startsWith("anthropic-")) {
            QByteArrayView rest = after("anthropic-");
            if (rest.startsWith("ratelimit-unified-")) {
                unified.read(rest.sliced(18), value, i);
                continue;
            }
            if (rest.startsWith("ratelimit-"))
                rest = rest.sliced(10);
            else if (!rest.contains("tokens") && !rest.contains("requests"))
                continue;
            if (const auto field = trailingField(rest)) {
                LimitNoun noun = parseLimitNoun(rest);
                if (!noun.span_s)
                    noun.span_s = 60;
                windows.put(noun, *field, value);
            }
        } else if (name.startsWith("x-codex-")) {
            codex.read(after("x-codex-"), value, i);
        } else if (name.startsWith("x-ratelimit-") || name.startsWith("x-tokenlimit-") || name.startsWith("x-rate-limit-")) {
            const bool tokens = name.startsWith("x-tokenlimit-");
            QByteArrayView rest = tokens                            ? after("x-tokenlimit-")
                                  : name.startsWith("x-ratelimit-") ? after("x-ratelimit-")
                                                                    : after("x-rate-limit-");
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
        } else if (name.startsWith("ratelimit")) {
            ietf.read(name, value, i);
        }
    }
    unified.addTo(windows);
    codex.addTo(windows);
    ietf.addTo(windows);
    return windows.take();
}

} // namespace plimsoll
