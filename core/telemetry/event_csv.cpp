#include "core/telemetry/event_csv.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>

namespace plimsoll {

namespace {

constexpr const char* kEventColumns[] = {"at",
                                         "run",
                                         "t_ms",
                                         "call",
                                         "event",
                                         "profile",
                                         "model",
                                         "provider",
                                         "request_id",
                                         "attempt",
                                         "total",
                                         "status",
                                         "network",
                                         "class",
                                         "retryable",
                                         "latency_ms",
                                         "retry_after_ms",
                                         "limit",
                                         "wait_ms",
                                         "reason",
                                         "kind",
                                         "from",
                                         "to",
                                         "state",
                                         "outcome",
                                         "attempts",
                                         "waited_ms",
                                         "first_class",
                                         "input_tokens",
                                         "output_tokens",
                                         "estimated",
                                         "cost_usd",
                                         "waste_usd",     "unknown_cost_attempts",
                                         "retry_at",
                                         "prompt_hash",
                                         "prompt_chars",
                                         "prompt_tokens",
                                         "max_tokens",
                                         "windows"};

/// A number as JSON writes it, an object or array as JSON; quoted where CSV needs it.
QByteArray cell(const QJsonValue& value)
{
    QByteArray text;
    if (value.isUndefined() || value.isNull())
        return {};
    if (value.isString())
        text = value.toString().toUtf8();
    else if (value.isArray())
        text = QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
    else if (value.isObject())
        text = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    else {
        text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        text = text.mid(1, text.size() - 2);
    }
    if (!text.contains('"') && !text.contains(',') && !text.contains('\n') && !text.contains('\r'))
        return text;
    text.replace("\"", "\"\"");
    return '"' + text + '"';
}

} // namespace

std::span<const char* const> eventColumns()
{
    return kEventColumns;
}

QByteArray csvHeader(std::span<const char* const> columns)
{
    QByteArrayList names;
    for (const char* column : columns)
        names.append(column);
    return names.join(',') + "\r\n";
}

QByteArray csvLine(std::span<const char* const> columns, const QJsonObject& object)
{
    QByteArrayList cells;
    for (const char* column : columns)
        cells.append(cell(object.value(QLatin1String(column))));
    return cells.join(',') + "\r\n";
}

} // namespace plimsoll
