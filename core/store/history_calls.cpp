#include "core/store/history_calls.h"

namespace plimsoll {

namespace {

QString text(const QJsonObject& event, const char* key) { return event.value(QLatin1String(key)).toString(); }

std::optional<qint64> number(const QJsonObject& event, const char* key)
{
    const QJsonValue value = event.value(QLatin1String(key));
    return value.isDouble() ? std::optional(qint64(value.toDouble())) : std::nullopt;
}

std::optional<double> real(const QJsonObject& event, const char* key)
{
    const QJsonValue value = event.value(QLatin1String(key));
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

template <class T> QVariant orNull(const std::optional<T>& value) { return value ? QVariant(*value) : QVariant(); }
QVariant orNull(const QString& value) { return value.isEmpty() ? QVariant() : QVariant(value); }

void end(CallRecord& record, qint64 at, const QJsonObject& done)
{
    record.ended_at = at;
    record.outcome = text(done, "outcome");
    record.failure = text(done, "class");
    record.first_class = text(done, "first_class");
    if (const QString model = text(done, "model"); !model.isEmpty())
        record.model = model;
    record.attempts = int(number(done, "attempts").value_or(record.attempts));
    record.waited_ms = number(done, "waited_ms").value_or(0);
    record.latency_ms = number(done, "latency_ms");
    record.input_tokens = number(done, "input_tokens");
    record.output_tokens = number(done, "output_tokens");
    record.estimated = done.value(QLatin1String("estimated")).toBool();
    record.cost_usd = real(done, "cost_usd");
    if (!record.cost_usd && record.attempts == 0)
        record.cost_usd = 0; // nothing was sent, whatever it would have cost
    record.waste_usd = real(done, "waste_usd");
    record.unknown_cost_attempts = int(number(done, "unknown_cost_attempts").value_or(0));
}

} // namespace

QString CallRecord::upsert()
{
    static const QStringList columns{
        QStringLiteral("run"),          QStringLiteral("call"),           QStringLiteral("request_id"),
        QStringLiteral("started_at"),   QStringLiteral("ended_at"),       QStringLiteral("profile"),
        QStringLiteral("model"),        QStringLiteral("provider"),       QStringLiteral("outcome"),
        QStringLiteral("class"),        QStringLiteral("first_class"),    QStringLiteral("attempts"),
        QStringLiteral("waits"),        QStringLiteral("waited_ms"),      QStringLiteral("latency_ms"),
        QStringLiteral("first_token_ms"), QStringLiteral("input_tokens"), QStringLiteral("output_tokens"),
        QStringLiteral("estimated"),    QStringLiteral("cost_usd"),       QStringLiteral("waste_usd"),
        QStringLiteral("unknown_cost_attempts"), QStringLiteral("prompt_hash"), QStringLiteral("prompt_chars"),
        QStringLiteral("prompt_tokens")};
    static const QString statement = [] {
        QStringList marks, updates;
        for (const QString& column : columns) {
            marks.append(QStringLiteral("?"));
            updates.append(column + QStringLiteral("=excluded.") + column);
        }
        return QStringLiteral("INSERT INTO call (%1) VALUES (%2) ON CONFLICT (run, call) DO UPDATE SET %3")
            .arg(columns.join(u','), marks.join(u','), updates.join(u','));
    }();
    return statement;
}

QVariantList CallRecord::values(qint64 run) const
{
    return {run,
            call,
            orNull(request_id),
            started_at,
            orNull(ended_at),
            orNull(profile),
            orNull(model),
            orNull(provider),
            orNull(outcome),
            orNull(failure),
            orNull(first_class),
            attempts,
            waits,
            waited_ms,
            orNull(latency_ms),
            orNull(first_token_ms),
            orNull(input_tokens),
            orNull(output_tokens),
            estimated,
            orNull(cost_usd),
            orNull(waste_usd),
            unknown_cost_attempts,
            orNull(prompt_hash),
            orNull(prompt_chars),
            orNull(prompt_tokens)};
}

void CallRecorder::take(qint64 at, const QJsonObject& event)
{
    const QString id = text(event, "call");
    if (id.isEmpty())
        return;
    const QString kind = text(event, "event");
    Open& open = m_calls[id];
    CallRecord& record = open.record;
    if (record.call.isEmpty()) {
        record.call = id;
        record.started_at = at;
    }
    if (!open.changed) {
        open.changed = true;
        m_changed.push_back(id);
    }
    if (kind == QLatin1String("accepted")) {
        record.profile = text(event, "profile");
        record.model = text(event, "model");
        record.request_id = text(event, "request_id");
        record.prompt_hash = text(event, "prompt_hash");
        record.prompt_chars = number(event, "prompt_chars");
        record.prompt_tokens = number(event, "prompt_tokens");
    } else if (kind == QLatin1String("attempt")) {
        record.model = text(event, "model");
        record.provider = text(event, "provider");
        record.attempts = int(number(event, "total").value_or(record.attempts + 1));
        open.providers.insert(record.model, record.provider);
        m_provider_of.insert(record.model, record.provider);
    } else if (kind == QLatin1String("wait") || kind == QLatin1String("throttled")) {
        ++record.waits;
        record.waited_ms += number(event, "wait_ms").value_or(0); // until `done` tells what was really waited
    } else if (kind == QLatin1String("stream") && text(event, "state") == QLatin1String("first_token")) {
        if (!record.first_token_ms)
            record.first_token_ms = at - record.started_at;
    } else if (kind == QLatin1String("done")) {
        end(record, at, event);
        record.provider = open.providers.value(record.model, m_provider_of.value(record.model));
    }
}

std::vector<const CallRecord*> CallRecorder::changed() const
{
    std::vector<const CallRecord*> records;
    records.reserve(m_changed.size());
    for (const QString& id : m_changed)
        records.push_back(&m_calls.constFind(id)->record);
    return records;
}

void CallRecorder::written()
{
    for (const QString& id : m_changed) {
        const auto open = m_calls.find(id);
        open->changed = false;
        if (open->record.ended_at)
            m_calls.erase(open);
    }
    m_changed.clear();
}

} // namespace plimsoll
