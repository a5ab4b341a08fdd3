#include "core/wire/event_json.h"

#include "core/config/engine_names.h"

namespace plimsoll {

namespace {

QString text(std::string_view word) { return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())); }
qint64 ms(Duration duration) { return duration.count(); }

class Writer
{
public:
    Writer(const char* event, CallId call, const EventContext& context) : m_context(context)
    {
        set("t_ms", qint64(context.t_ms));
        if (call.valid())
            set("call", context.callName(call));
        set("event", QString::fromLatin1(event));
    }
    void set(const char* key, const QJsonValue& value) { m_object.insert(QLatin1String(key), value); }
    void model(const char* key, ModelId model)
    {
        if (model.valid())
            set(key, m_context.names.models.name(model));
    }
    void provider(ProviderId provider)
    {
        if (provider.valid())
            set("provider", m_context.names.providers.name(provider));
    }
    QJsonObject take() { return std::move(m_object); }

private:
    const EventContext& m_context;
    QJsonObject m_object;
};

constexpr const char* kEventNames[] = {"accepted", "throttled", "attempt",  "reply",  "limits",
                                       "wait",     "breaker",   "fallback", "stream", "budget"};

} // namespace

QString rfc3339(const QDateTime& time)
{
    const QDateTime utc = time.toUTC();
    return utc.toString(utc.time().msec() == 0 ? QStringLiteral("yyyy-MM-dd'T'HH:mm:ss'Z'")
                                               : QStringLiteral("yyyy-MM-dd'T'HH:mm:ss.zzz'Z'"));
}

QJsonObject eventJson(const Report& r, const EventContext& context, const QJsonArray& windows, const QString& request_id)
{
    Writer w(kEventNames[std::size_t(r.kind)], r.call, context);
    if (r.kind == ReportKind::Fallback) {
        w.set("kind", text(name(r.fallback_kind)));
        w.model("from", r.model);
        if (r.fallback_kind == FallbackKind::Queue)
            w.set("to", QString::number(r.job));
        else
            w.model("to", r.to);
        w.set("reason", text(name(r.fallback_reason)));
        return w.take();
    }
    if (r.kind != ReportKind::Budget)
        w.model("model", r.model);
    switch (r.kind) {
    case ReportKind::Accepted:
        w.set("profile", context.names.profiles.name(r.profile));
        if (!request_id.isEmpty())
            w.set("request_id", request_id);
        break;
    case ReportKind::Throttled:
        if (r.limit)
            w.set("limit", text(name(*r.limit)));
        if (r.wait)
            w.set("wait_ms", ms(*r.wait));
        break;
    case ReportKind::Attempt:
        w.provider(r.provider);
        w.set("attempt", r.attempt);
        w.set("total", r.total);
        break;
    case ReportKind::Reply:
        if (r.network != NetworkError::None)
            w.set("network", text(name(r.network)));
        else if (r.status != 0)
            w.set("status", r.status);
        w.set("class", text(name(r.failure)));
        if (r.failure != FailureClass::Ok)
            w.set("retryable", r.retryable);
        if (r.latency)
            w.set("latency_ms", ms(*r.latency));
        if (r.hint)
            w.set("retry_after_ms", ms(*r.hint));
        break;
    case ReportKind::Limits: w.set("windows", windows); break;
    case ReportKind::Wait:
        w.set("wait_ms", ms(r.wait.value_or(Duration(0))));
        if (r.wait_reason)
            w.set("reason", text(name(*r.wait_reason)));
        break;
    case ReportKind::Breaker:
        w.set("from", text(name(r.breaker_from)));
        w.set("to", text(name(r.breaker_to)));
        w.set("reason", text(name(r.breaker_reason)));
        if (r.elsewhere)
            w.set("elsewhere", true);
        break;
    case ReportKind::Stream:
        w.set("state", text(name(r.stream)));
        if (r.stream == StreamState::Broken)
            w.set("output_tokens", qint64(r.output_tokens));
        break;
    case ReportKind::Budget:
        w.provider(r.provider);
        w.set("state", text(name(r.budget)));
        break;
    case ReportKind::Fallback: break;
    }
    return w.take();
}

QJsonObject rejectedJson(const Finish& finish, const EventContext& context)
{
    Writer w("rejected", finish.call, context);
    w.set("reason", text(name(finish.failure)));
    return w.take();
}

QJsonObject doneJson(const Finish& f, const EventContext& context)
{
    Writer w("done", f.call, context);
    w.set("outcome", text(name(f.outcome)));
    w.model("model", f.model);
    w.set("attempts", f.attempts);
    w.set("latency_ms", ms(f.latency));
    w.set("waited_ms", ms(f.waited));
    if (f.first_class)
        w.set("first_class", text(name(*f.first_class)));
    w.set("class", text(name(f.failure)));
    if (f.usage) {
        w.set("input_tokens", qint64(f.usage->input));
        w.set("output_tokens", qint64(f.usage->output));
        if (f.estimated)
            w.set("estimated", true);
    }
    if (f.cost_usd)
        w.set("cost_usd", *f.cost_usd);
    if (f.waste_usd)
        w.set("waste_usd", *f.waste_usd);
    if (f.unknown_costs > 0)
        w.set("unknown_cost_attempts", f.unknown_costs);
    if (f.retry_at)
        w.set("retry_at", rfc3339(context.wallClock(*f.retry_at)));
    return w.take();
}

} // namespace plimsoll
