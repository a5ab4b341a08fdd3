#include "core/sandbox/sandbox_api.h"

#include "core/sandbox/demo_answer.h"
#include "core/sandbox/failure_share.h"
#include "core/sandbox/rate_headers.h"
#include "core/sandbox/sandbox_reply.h"
#include "core/sandbox/text_tokens.h"

#include <QJsonDocument>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr double kTimeoutMs = 60'000; // of a random timeout, in sandbox time
constexpr qint64 kModelsSince = 1'767'225'600; // 2026-01-01, what the model lists give as creation

void respondJson(HttpExchange& exchange, int status, const QJsonObject& body, HttpHeaders headers = {})
{
    headers.prepend({"Content-Type", "application/json"});
    exchange.respond(status, headers, QJsonDocument(body).toJson(QJsonDocument::Compact));
}

void methodNotAllowed(HttpExchange& exchange, const QByteArray& allowed)
{
    respondJson(exchange, 405,
                errorBody(SandboxDialect::OpenAi, {405, QStringLiteral("Method not allowed."), {}, {}, {}}, {}),
                {{"Allow", allowed}});
}

SandboxDialect dialectOf(const HttpRequest& request)
{
    return request.has("anthropic-version") ? SandboxDialect::Anthropic : SandboxDialect::OpenAi;
}

} // namespace

SandboxApi::SandboxApi(SandboxOptions options)
    : m_options(std::move(options)), m_clock(m_options.speed), m_faults(m_options.faults)
{
    SplitMix64 seeds(m_options.seed);
    for (const SandboxModel& model : m_options.models)
        m_desks.emplace_back(model, seeds.bits());
}

void SandboxApi::handle(HttpExchange& exchange)
{
    const HttpRequest& request = exchange.request();
    const QByteArray& path = request.path;
    const bool get = request.method == "GET" || request.method == "HEAD";
    const bool post = request.method == "POST";
    const QByteArray models = "/v1/models";

    if (path == "/v1/chat/completions")
        return post ? complete(exchange, SandboxDialect::OpenAi) : methodNotAllowed(exchange, "POST");
    if (path == "/v1/messages")
        return post ? complete(exchange, SandboxDialect::Anthropic) : methodNotAllowed(exchange, "POST");
    if (path == "/v1/messages/count_tokens")
        return post ? countTokens(exchange) : methodNotAllowed(exchange, "POST");
    if (path == models || path.startsWith("/v1/models/"))
        return get ? listModels(exchange, dialectOf(request), path.mid(models.size() + 1))
                   : methodNotAllowed(exchange, "GET, HEAD");
    if (path == "/" || path == "/api/hello")
        return get ? respondJson(exchange, 200, {{QStringLiteral("plimsoll"), QStringLiteral("sandbox")}})
                   : methodNotAllowed(exchange, "GET, HEAD");
    if (path == "/sandbox/state")
        return get ? state(exchange) : methodNotAllowed(exchange, "GET, HEAD");
    if (path == "/sandbox/faults") {
        if (post)
            return postFaults(exchange);
        if (request.method != "DELETE")
            return methodNotAllowed(exchange, "POST, DELETE");
        m_faults.clear();
        return respondJson(exchange, 200, {{QStringLiteral("faults"), faultList()}});
    }
    fail(exchange, dialectOf(request),
         {404, QStringLiteral("Unknown request URL: ") + QString::fromLatin1(request.method + ' ' + path), {}, {}, {}});
}

void SandboxApi::complete(HttpExchange& exchange, SandboxDialect dialect)
{
    const Result<SandboxRequest, ApiError> parsed = parseSandboxRequest(dialect, exchange.request().body);
    if (!parsed)
        return fail(exchange, dialect, parsed.error());
    const SandboxRequest& request = *parsed;
    SandboxDesk* const at = desk(request.model);
    if (!at)
        return fail(exchange, dialect,
                    {404, QStringLiteral("model: ") + request.model + QStringLiteral(" does not exist here"),
                     QStringLiteral("model_not_found"), QStringLiteral("model"), {}});
    if (request.inputTokens > at->model.contextWindow)
        return fail(exchange, dialect,
                    {400, QStringLiteral("prompt is too long: %1 tokens > %2 maximum").arg(request.inputTokens).arg(at->model.contextWindow),
                     QStringLiteral("context_length_exceeded"), QStringLiteral("messages"), {}});

    ReplyPlan plan;
    plan.requestId = newId("req_");
    plan.messageId = newId(dialect == SandboxDialect::Anthropic ? "msg_" : "chatcmpl-");
    plan.tokens = splitTokens(demoAnswer(request.model, request.prompt));
    plan.truncated = request.maxTokens && *request.maxTokens < plan.tokens.size();
    if (plan.truncated)
        plan.tokens.resize(*request.maxTokens);
    const auto output = static_cast<double>(plan.tokens.size());
    const ModelLimits::Demand demand{double(request.inputTokens), output, double(request.maxTokens.value_or(int(output)))};
    const HttpHeaders id = idHeader(dialect, plan.requestId);

    ++at->requests;
    const Instant now = m_clock.now();
    const double speed = m_clock.speed();
    if (const auto refusal = at->limits.admit(now, demand)) {
        ++at->refused;
        HttpHeaders headers = id + rateHeaders(dialect, at->limits, now, speed, QDateTime::currentDateTimeUtc());
        if (refusal->wait)
            headers += retryAfterHeaders(dialect, double(refusal->wait->count()) / speed);
        else if (refusal->kind == ModelLimits::Kind::Concurrency) // a slot frees about so often
            headers += retryAfterHeaders(dialect, at->model.meanMs / at->model.concurrency / speed);
        return fail(exchange, dialect, refusalError(dialect, request.model, *refusal, speed), headers);
    }
    plan.headers = id + rateHeaders(dialect, at->limits, now, speed, QDateTime::currentDateTimeUtc());
    plan.latencyMs = at->latency.sample(at->draws) / speed;
    // drawn also when a fault comes first or failures are off: what the seed gives to the others does not depend on it
    const Mishap mishap = drawMishap(at->model.successRate, at->draws);
    plan.fault = takeFault(request.model);
    if (!plan.fault && m_options.failures) {
        if (mishap == Mishap::TimedOut)
            plan.timeoutMs = kTimeoutMs / speed;
        else if (mishap == Mishap::Overloaded)
            plan.fault = Fault{Fault::Kind::Status, 529, std::nullopt, 1, {}};
        else if (mishap == Mishap::ServerError)
            plan.fault = Fault{Fault::Kind::Status, 500, std::nullopt, 1, {}};
        else if (mishap == Mishap::RateLimited)
            plan.fault = Fault{Fault::Kind::Status, 429, 1, 1, {}};
    }
    if (plan.fault || plan.timeoutMs >= 0)
        ++at->failed;
    plan.settle = [this, at, demand](int produced, bool served) {
        at->limits.release(m_clock.now(), demand, produced, served);
    };
    auto* reply = new SandboxReply(exchange, request, std::move(plan));
    reply->start();
}

void SandboxApi::countTokens(HttpExchange& exchange)
{
    const auto parsed = parseSandboxRequest(SandboxDialect::Anthropic, exchange.request().body, true);
    if (!parsed)
        return fail(exchange, SandboxDialect::Anthropic, parsed.error());
    if (!desk(parsed->model))
        return fail(exchange, SandboxDialect::Anthropic,
                    {404, QStringLiteral("model: ") + parsed->model, QStringLiteral("model_not_found"), QStringLiteral("model"), {}});
    respondJson(exchange, 200, {{QStringLiteral("input_tokens"), parsed->inputTokens}},
                idHeader(SandboxDialect::Anthropic, newId("req_")));
}

QJsonObject SandboxApi::modelEntry(SandboxDialect dialect, const SandboxModel& model) const
{
    if (dialect == SandboxDialect::OpenAi)
        return {{QStringLiteral("id"), model.id},
                {QStringLiteral("object"), QStringLiteral("model")},
                {QStringLiteral("created"), kModelsSince},
                {QStringLiteral("owned_by"), QStringLiteral("plimsoll-sandbox")}};
    return {{QStringLiteral("type"), QStringLiteral("model")},
            {QStringLiteral("id"), model.id},
            {QStringLiteral("display_name"), model.id},
            {QStringLiteral("created_at"), QDateTime::fromSecsSinceEpoch(kModelsSince, Qt::UTC).toString(Qt::ISODate)}};
}

void SandboxApi::listModels(HttpExchange& exchange, SandboxDialect dialect, const QByteArray& id)
{
    const HttpHeaders headers = idHeader(dialect, newId("req_"));
    if (!id.isEmpty()) {
        if (const SandboxDesk* at = desk(QString::fromUtf8(QByteArray::fromPercentEncoding(id))))
            return respondJson(exchange, 200, modelEntry(dialect, at->model), headers);
        return fail(exchange, dialect,
                    {404, QStringLiteral("model: ") + QString::fromUtf8(id), QStringLiteral("model_not_found"), QStringLiteral("model"), {}});
    }
    QJsonArray data;
    for (const SandboxModel& model : m_options.models)
        data.append(modelEntry(dialect, model));
    if (dialect == SandboxDialect::OpenAi)
        return respondJson(exchange, 200, {{QStringLiteral("object"), QStringLiteral("list")}, {QStringLiteral("data"), data}}, headers);
    const auto edge = [](const QJsonValue& model) { return model.isObject() ? model[QLatin1String("id")] : QJsonValue(); };
    respondJson(exchange, 200,
                {{QStringLiteral("data"), data},
                 {QStringLiteral("has_more"), false},
                 {QStringLiteral("first_id"), edge(data.first())},
                 {QStringLiteral("last_id"), edge(data.last())}},
                headers);
}

void SandboxApi::state(HttpExchange& exchange)
{
    QJsonArray models;
    for (const SandboxDesk& at : m_desks)
        models.append(at.state(m_clock.now()));
    respondJson(exchange, 200,
                {{QStringLiteral("speed"), m_clock.speed()},
                 {QStringLiteral("seed"), QString::number(m_options.seed)},
                 {QStringLiteral("failures"), m_options.failures},
                 {QStringLiteral("faults"), faultList()},
                 {QStringLiteral("models"), models}});
}

void SandboxApi::postFaults(HttpExchange& exchange)
{
    const auto refuse = [&](const QString& why, const QString& where) {
        fail(exchange, SandboxDialect::OpenAi, {400, why, QStringLiteral("invalid_value"), where, {}});
    };
    const QJsonValue list = QJsonDocument::fromJson(exchange.request().body).object()[QLatin1String("faults")];
    if (!list.isArray())
        return refuse(QStringLiteral("the form is {\"faults\": [\"429:2x2\"]}"), QStringLiteral("faults"));
    QStringList specs;
    for (const QJsonValue& spec : list.toArray())
        specs.append(spec.toString()); // what is no string is empty, and refused as such
    const Result<QList<Fault>> faults = parseFaults(specs);
    if (!faults)
        return refuse(QString::fromStdString(faults.error().what), QStringLiteral("faults") + QString::fromStdString(faults.error().where));
    addFaults(*faults);
    respondJson(exchange, 200, {{QStringLiteral("faults"), faultList()}});
}

void SandboxApi::fail(HttpExchange& exchange, SandboxDialect dialect, const ApiError& error, const HttpHeaders& more)
{
    const bool named = std::any_of(more.begin(), more.end(), [](const auto& h) { return h.first.endsWith("request-id"); });
    const QByteArray id = named ? more.first().second : newId("req_");
    respondJson(exchange, error.status, errorBody(dialect, error, id), named ? more : idHeader(dialect, id) + more);
}

SandboxDesk* SandboxApi::desk(const QString& model)
{
    const auto found = std::find_if(m_desks.begin(), m_desks.end(), [&](const SandboxDesk& d) { return d.model.id == model; });
    return found == m_desks.end() ? nullptr : &*found;
}

std::optional<Fault> SandboxApi::takeFault(const QString& model)
{
    const auto found = std::find_if(m_faults.begin(), m_faults.end(),
                                    [&](const Fault& f) { return f.model.isEmpty() || f.model == model; });
    if (found == m_faults.end())
        return std::nullopt;
    const Fault fault = *found;
    if (found->times != Fault::kAlways && --found->times == 0)
        m_faults.erase(found);
    return fault;
}

QByteArray SandboxApi::newId(const char* prefix)
{
    SplitMix64 mix(m_options.seed + (++m_ids << 20)); // unlike each other, alike in each run
    return prefix + QByteArray::number(mix.bits(), 16).rightJustified(16, '0') + QByteArray::number(m_ids, 16).rightJustified(8, '0');
}

HttpHeaders SandboxApi::idHeader(SandboxDialect dialect, const QByteArray& id) const
{
    return {{dialect == SandboxDialect::Anthropic ? QByteArray("request-id") : QByteArray("x-request-id"), id}};
}

QJsonArray SandboxApi::faultList() const
{
    QJsonArray list;
    for (const Fault& fault : m_faults)
        list.append(toString(fault));
    return list;
}

} // namespace plimsoll
