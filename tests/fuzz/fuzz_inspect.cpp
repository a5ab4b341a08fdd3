// A raw reply: whatever it holds, there is an inspection, it is the same when the body comes in pieces, and what it says
// is possible.
#include "tests/fuzz/targets.h"

#include "core/wire/attempt_facts.h"
#include "core/wire/inspect.h"
#include "core/wire/raw_response.h"
#include "core/wire/reply_reader.h"

#include <QJsonDocument>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr WallMs kNow = 1796040000000; // 2026-11-30T12:00:00Z
const char* const kProviders[]{"", "anthropic", "openai", "azure", "gemini", "openrouter", "groq", "together"};

QByteArray printed(const Inspection& seen)
{
    return QJsonDocument(toJson(seen)).toJson(QJsonDocument::Compact);
}

Inspection inPieces(const RawResponse& response, const QString& provider, qsizetype step)
{
    ReplyReader reader(response.status, response.headers, provider);
    const QByteArrayView body(response.body);
    for (qsizetype at = 0; at < body.size(); at += step)
        reader.feed(body.sliced(at, std::min(step, body.size() - at)));
    return reader.finish(kNow);
}

QString impossible(const Inspection& seen)
{
    if (seen.hint_ms && *seen.hint_ms < 0)
        return QStringLiteral("a negative hint");
    if (seen.hint_ms.has_value() != seen.retry_at.has_value() || (seen.hint_ms && *seen.retry_at != kNow + *seen.hint_ms))
        return QStringLiteral("retry_at is not now and the hint");
    if (seen.usage) {
        const Usage usage = seen.usage->usage();
        for (const auto tokens : {usage.input, usage.output, usage.cache_read, usage.cache_write, usage.cache_write_1h,
                                  usage.reasoning})
            if (tokens < 0)
                return QStringLiteral("negative tokens");
        if (usage.cache_write_1h > usage.cache_write)
            return QStringLiteral("more one-hour cache writes than cache writes");
    }
    const AttemptEnded facts = toAttemptFacts(seen, AttemptId{1});
    if (facts.cool && *facts.cool < Duration::zero())
        return QStringLiteral("a negative cooling");
    return {};
}

} // namespace

QString fuzzInspect(const QByteArray& input)
{
    const auto response = parseRawResponse(input);
    if (!response)
        return {};
    const QString provider = QLatin1String(kProviders[std::size_t(input.size()) % std::size(kProviders)]);
    const Inspection whole = inspectReply(response->status, response->headers, response->body, provider, kNow);
    if (const QString wrong = impossible(whole); !wrong.isEmpty())
        return wrong;
    for (const qsizetype step : {1, 5, 64}) {
        const Inspection pieces = inPieces(*response, provider, step);
        if (printed(pieces) != printed(whole) || pieces.text != whole.text || pieces.complete != whole.complete)
            return QStringLiteral("something else when the body comes in pieces of %1").arg(step);
    }
    return {};
}

} // namespace plimsoll
