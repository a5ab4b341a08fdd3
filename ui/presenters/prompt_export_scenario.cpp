// A call as a scenario file (docs/scenario.md).
#include "ui/presenters/prompt_export.h"

#include "core/config/config_json.h"
#include "core/wire/expectation.h"
#include "core/wire/replayer.h"
#include "core/wire/scenario.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/prompt_vocabulary.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace plimsoll {

namespace {

using L = QLatin1String;

constexpr int kChunks = 10;
constexpr qint64 kNeverMs = 3'600'000; // a server that did not answer while the call lived

QJsonObject pick(const QJsonObject& object, const QStringList& keys)
{
    QJsonObject out;
    for (const QString& key : keys)
        if (object.contains(key))
            out.insert(key, object.value(key));
    return out;
}

/// What decides about the call: its profile, the models of its chain and what all share. Addresses and names of keys
/// stay out; a replay sends nothing.
QJsonObject configOf(const Config& config, const QString& profile, const QStringList& asked)
{
    const QJsonObject all = toJson(config);
    QStringList models = asked;
    if (const auto found = config.profiles.find(profile); found != config.profiles.end())
        models = found->second.chain + models;
    models.removeAll(QString());
    models.removeDuplicates();
    QJsonObject providers;
    for (const QString& model : models) {
        const auto entry = config.models.find(model);
        if (entry == config.models.end())
            continue;
        const QString provider = entry->second.provider;
        providers.insert(provider, pick(all.value(L("providers")).toObject().value(provider).toObject(),
                                        {QStringLiteral("dialect")}));
    }
    QJsonObject out = pick(all, {QStringLiteral("breaker"), QStringLiteral("retry_budget"), QStringLiteral("cache"),
                                 QStringLiteral("degrade")});
    out.insert(L("default_profile"), profile);
    out.insert(L("profiles"), pick(all.value(L("profiles")).toObject(), {profile}));
    out.insert(L("models"), pick(all.value(L("models")).toObject(), models));
    out.insert(L("providers"), providers);
    return out;
}

/// An error body that says the class, in both dialects.
QJsonObject errorBody(FailureClass failure)
{
    const char* code = "invalid_request_error";
    switch (failure) {
    case FailureClass::RateLimit:
        code = "rate_limit_error";
        break;
    case FailureClass::UsageWindow:
        code = "usage_limit_reached";
        break;
    case FailureClass::QuotaExhausted:
        code = "insufficient_quota";
        break;
    case FailureClass::Overloaded:
        code = "overloaded_error";
        break;
    case FailureClass::Timeout:
        code = "timeout_error";
        break;
    case FailureClass::ServerError:
        code = "api_error";
        break;
    case FailureClass::Authentication:
        code = "authentication_error";
        break;
    case FailureClass::Permission:
        code = "permission_error";
        break;
    case FailureClass::NotFound:
        code = "not_found_error";
        break;
    case FailureClass::ContextLength:
        code = "context_length_exceeded";
        break;
    case FailureClass::TooLarge:
        code = "request_too_large";
        break;
    case FailureClass::ContentFilter:
        code = "content_filter";
        break;
    default:
        break;
    }
    const QString word = QString::fromLatin1(code);
    return {{L("type"), L("error")},
            {L("error"), QJsonObject{{L("type"), word}, {L("code"), word}, {L("message"), word}}}};
}

/// The server's answer that this `reply` event tells of. `first`: milliseconds to its first token, if it streamed.
QJsonObject replyOf(const QJsonObject& event, std::optional<qint64> first)
{
    const auto failure =
        fromName<FailureClass>(kFailureClassNames, event.value(L("class")).toString()).value_or(FailureClass::Ok);
    const qint64 latency = event.value(L("latency_ms")).toInteger();
    QJsonObject reply;
    if (failure == FailureClass::Cancelled || failure == FailureClass::Deadline)
        return {{L("status"), 200}, {L("latency_ms"), kNeverMs}};
    if (failure == FailureClass::Ok || failure == FailureClass::StreamBroken) {
        reply.insert(L("latency_ms"), first.value_or(latency));
        if (first || failure == FailureClass::StreamBroken) {
            QJsonObject stream{{L("chunks"), kChunks},
                               {L("interval_ms"), qMax<qint64>(latency - first.value_or(latency), 0) / kChunks}};
            if (failure == FailureClass::StreamBroken) {
                stream.insert(L("break_after"), kChunks - 1);
                stream.insert(L("with"), L("disconnect"));
            }
            reply.insert(L("stream"), stream);
        } else {
            reply.insert(L("status"), 200);
        }
        return reply;
    }
    reply.insert(L("latency_ms"), latency);
    if (event.contains(L("network"))) {
        reply.insert(L("network"), event.value(L("network")));
        return reply;
    }
    const int status = event.value(L("status")).toInt();
    if (status == 0) { // no attempt that ended by itself: a timeout of ours
        reply.insert(L("network"), L("timeout"));
        return reply;
    }
    reply.insert(L("status"), status);
    if (failure == FailureClass::Malformed)
        reply.insert(L("body"), L("not what was asked for"));
    else
        reply.insert(L("body"), errorBody(failure));
    if (const auto hint = wholeNumber(event, L("retry_after_ms"))) {
        const bool whole = *hint % 1000 == 0;
        reply.insert(L("headers"), QJsonObject{{whole ? L("retry-after") : L("retry-after-ms"),
                                                QString::number(whole ? *hint / 1000 : *hint)}});
    }
    return reply;
}

QJsonObject callOf(const PromptRequest& request, const QString& profile, qint64 input)
{
    QJsonObject call{{L("id"), L("a")},
                     {L("at_ms"), 0},
                     {L("profile"), profile},
                     {L("input_tokens"), input},
                     {L("max_tokens"), qint64(request.maxTokens)}};
    if (!request.model.isEmpty())
        call.insert(L("model"), request.model);
    if (request.deadline)
        call.insert(L("deadline_ms"), qint64(request.deadline->count()));
    return call;
}

QString written(const QJsonObject& scenario)
{
    return QString::fromUtf8(QJsonDocument(scenario).toJson(QJsonDocument::Indented));
}

/// With `expect`, if a replay comes to it: the buckets and breakers as they stood are not in the file.
PromptExport withExpectation(QJsonObject scenario, const QJsonArray& expected, const QString& model)
{
    PromptExport out;
    out.model = model;
    const auto parsed = parseScenario(written(scenario).toUtf8());
    if (!parsed) {
        out.problem = QString::fromStdString(parsed.error().where) + QStringLiteral(": ") + fromCore(parsed.error().what);
        return out;
    }
    const auto events = replay(*parsed);
    if (!events) {
        out.problem = fromCore(events.error().what);
        return out;
    }
    const QJsonObject expect{{L("events"), expected}};
    if (!expected.isEmpty() && unmet(expect, *events).isEmpty())
        scenario.insert(L("expect"), expect);
    out.text = written(scenario);
    return out;
}

} // namespace

PromptExport promptAsScenario(const Config& config, const PromptRequest& request, qint64 input_tokens)
{
    const QString profile = request.profile.isEmpty() ? config.default_profile : request.profile;
    return withExpectation({{L("scenario"), 1},
                            {L("about"), L("A prompt that was not sent yet, from the Prompt page")},
                            {L("config"), configOf(config, profile, {request.model})},
                            {L("calls"), QJsonArray{callOf(request, profile, input_tokens)}},
                            {L("servers"), QJsonObject{{L("*"), QJsonArray{QJsonObject{{L("status"), 200}}}}}}},
                           {}, request.model);
}

PromptExport promptAsScenario(const Config& config, const PromptCall& call)
{
    const QString profile = call.request.profile.isEmpty() ? config.default_profile : call.request.profile;
    QJsonObject servers;
    QJsonArray expected;
    QStringList asked{call.request.model};
    QJsonObject one = callOf(call.request, profile, 100);
    qint64 begun = 0;
    std::optional<qint64> attempt, first;
    for (const QJsonObject& event : call.events) {
        const QString kind = event.value(L("event")).toString(), model = event.value(L("model")).toString();
        const qint64 t = event.value(L("t_ms")).toInteger();
        if (kind == L("accepted")) {
            begun = t;
        } else if (kind == L("attempt")) {
            attempt = t;
            first.reset();
        } else if (kind == L("stream") && event.value(L("state")) == L("first_token") && attempt) {
            first = t - *attempt;
        } else if (kind == L("reply")) {
            asked << model;
            QJsonArray replies = servers.value(model).toArray();
            replies.append(replyOf(event, first));
            servers.insert(model, replies);
            expected.append(pick(event, {QStringLiteral("event"), QStringLiteral("model"), QStringLiteral("class")}));
        } else if (kind == L("done")) {
            expected.append(pick(event, {QStringLiteral("event"), QStringLiteral("outcome"), QStringLiteral("class")}));
            if (event.value(L("outcome")) == L("cancelled"))
                one.insert(L("cancel_at_ms"), qMax<qint64>(t - begun, 0));
            for (const L key : {L("input_tokens"), L("output_tokens")})
                if (event.contains(key))
                    one.insert(key, event.value(key));
        }
    }
    if (!servers.contains(L("*")))
        servers.insert(L("*"), QJsonArray{QJsonObject{{L("status"), 200}}});
    return withExpectation(
        {{L("scenario"), 1},
         {L("about"), L("A call of the Prompt page, without its text; buckets and breakers start fresh")},
         {L("start"), call.sent.toUTC().toString(Qt::ISODate)},
         {L("config"), configOf(config, profile, asked)},
         {L("calls"), QJsonArray{one}},
         {L("servers"), servers}},
        expected, call.request.model);
}

} // namespace plimsoll
