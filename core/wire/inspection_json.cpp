#include "core/wire/inspect.h"

#include <QJsonArray>

namespace plimsoll {

namespace {

using L = QLatin1String;

template <class T> QJsonValue orNull(const std::optional<T>& value)
{
    if (!value)
        return QJsonValue::Null;
    if constexpr (std::is_same_v<T, double>)
        return *value;
    else
        return static_cast<qint64>(*value);
}

QJsonValue timeOrNull(const std::optional<WallMs>& at) { return at ? QJsonValue(toRfc3339(*at)) : QJsonValue::Null; }

L nameOf(LimitWindow::Unit unit)
{
    constexpr const char* kNames[] = {"requests", "tokens", "percent", "usd"};
    return L(kNames[int(unit)]);
}

L nameOf(LimitWindow::Status status)
{
    constexpr const char* kNames[] = {"ok", "warning", "rejected"};
    return L(kNames[int(status)]);
}

L nameOf(LimitWindow::Source source)
{
    constexpr const char* kNames[] = {"header", "body", "message"};
    return L(kNames[int(source)]);
}

QJsonValue nameOf(HintSource source)
{
    constexpr const char* kNames[] = {"", "retry-after-ms", "retry-after", "body", "reset"};
    return source == HintSource::None ? QJsonValue(QJsonValue::Null) : QJsonValue(L(kNames[int(source)]));
}

QJsonObject toJson(const LimitWindow& window)
{
    return {{L("name"), window.name},
            {L("scope"), window.scope},
            {L("unit"), nameOf(window.unit)},
            {L("limit"), orNull(window.limit)},
            {L("remaining"), orNull(window.remaining)},
            {L("span_s"), orNull(window.span_s)},
            {L("resets_at"), timeOrNull(window.resets_at)},
            {L("status"), nameOf(window.status)},
            {L("source"), nameOf(window.source)}};
}

} // namespace

QJsonArray windowsJson(const LimitWindows& windows)
{
    QJsonArray out;
    for (const LimitWindow& window : windows)
        out.append(toJson(window));
    return out;
}

QJsonObject toJson(const Inspection& seen)
{
    const auto failure = name(seen.failure);
    QJsonObject out{{L("provider"), seen.provider},
                    {L("status"), seen.status},
                    {L("class"), L(failure.data(), qsizetype(failure.size()))},
                    {L("retryable"), seen.retryable},
                    {L("retry_after_ms"), orNull(seen.hint_ms)},
                    {L("retry_at"), timeOrNull(seen.retry_at)},
                    {L("retry_source"), nameOf(seen.hint_source)},
                    {L("request_id"), seen.request_id.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(seen.request_id)},
                    {L("windows"), windowsJson(seen.windows)}};
    if (seen.usage)
        out.insert(L("usage"), QJsonObject{{L("input_tokens"), orNull(seen.usage->input)},
                                           {L("output_tokens"), orNull(seen.usage->output)},
                                           {L("cache_read_tokens"), orNull(seen.usage->cache_read)},
                                           {L("cache_write_tokens"), orNull(seen.usage->cache_write)},
                                           {L("cache_write_1h_tokens"), orNull(seen.usage->cache_write_1h)},
                                           {L("reasoning_tokens"), orNull(seen.usage->reasoning)}});
    return out;
}

} // namespace plimsoll
