#include "core/live/provider_test.h"

#include "core/config/presets.h"
#include "core/wire/dialect.h"
#include "core/wire/inspect.h"
#include "core/wire/lenient_json.h"
#include "core/wire/provider_guess.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace plimsoll {

namespace {

using Verdict = ProviderTestResult::Verdict;

constexpr AttemptTimeouts kTimeouts{.connect = Duration(10000), .first_byte = Duration(20000), .idle = Duration(20000)};
constexpr qint64 kMostBody = 8 * 1024 * 1024;

/// {"data": [{"id": ...}]} in both dialects; some send the bare list, or {"models": [{"name": ...}]}.
std::optional<QStringList> modelsIn(const QByteArray& body)
{
    using L = QLatin1String;
    const QJsonDocument document = parseLenientJson(QByteArrayView(body).trimmed());
    QJsonValue list = document.object().value(L("data"));
    if (!list.isArray())
        list = document.isArray() ? QJsonValue(document.array()) : document.object().value(L("models"));
    if (!list.isArray())
        return std::nullopt;
    QStringList ids;
    for (const QJsonValue& entry : list.toArray()) {
        QString id = entry.toObject().value(L("id")).toString();
        if (id.isEmpty())
            id = entry.toObject().value(L("name")).toString();
        if (!id.isEmpty())
            ids << id;
    }
    ids.sort();
    ids.removeDuplicates();
    return ids;
}

bool hasNoList(int status) { return status == 404 || status == 405 || status == 501; }

QByteArray header(const HeaderList& headers, QByteArrayView name)
{
    for (const auto& [key, value] : headers)
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    return {};
}

} // namespace

ProviderTestPlan testPlanFor(const ProviderEntry& entry, const QString& model)
{
    ProviderTestPlan plan;
    plan.model = model;
    for (const ProviderPreset& preset : providerPresets()) {
        if (preset.entry.base_url != entry.base_url)
            continue;
        plan.models_path = preset.models_path;
        plan.key_path = preset.key_path;
    }
    return plan;
}

QString anyModelOf(const Config& config, const QString& provider)
{
    for (const auto& [id, model] : config.models)
        if (model.provider == provider)
            return model.remote_name.isEmpty() ? id : model.remote_name;
    return {};
}

ProviderTest::ProviderTest(QString id, const ProviderEntry& entry, const QUrl& sandbox, KeyStore& keys, ProviderTestPlan plan,
                           QObject* parent)
    : QObject(parent), m_provider(std::make_shared<Provider>(std::move(id), entry, sandbox, keys)), m_plan(std::move(plan))
{
}

void ProviderTest::start()
{
    m_clock.start();
    m_provider->unlock(this, [this](const Result<Provider::Credentials>& credentials) {
        if (!credentials) {
            finish(Verdict::NotSent, QString::fromStdString(credentials.error().what));
            return;
        }
        m_credentials = *credentials;
        m_result.key_sent = !m_credentials.key.isEmpty() && m_provider->entry().effectiveAuth() != Auth::None;
        send(m_plan.key_path.isEmpty() ? Step::List : Step::Key);
    });
}

void ProviderTest::send(Step step)
{
    m_step = step;
    m_headers.clear();
    m_body.clear();
    ChatRequest request;
    request.model = m_plan.model;
    request.messages = {{QStringLiteral("user"), QStringLiteral("Hi")}};
    request.max_tokens = 1;
    request.stream = false;
    // The dialect knows the headers and the query of every request; the other ones are a GET with the same.
    WireRequest wire = buildRequest(m_provider->entry(), request, m_credentials.key, m_credentials.extra_headers);
    OutgoingRequest out;
    out.headers = wire.headers;
    if (step == Step::OneToken) {
        out.body = wire.body;
    } else {
        out.verb = "GET";
        const qsizetype query = wire.target.indexOf('?');
        wire.target = (step == Step::Key ? m_plan.key_path : m_plan.models_path).toUtf8()
                      + (query >= 0 ? wire.target.mid(query) : QByteArray());
        if (step == Step::List && m_provider->entry().dialect == Dialect::Anthropic) // it gives 20 unless told
            wire.target += QByteArray(query >= 0 ? "&" : "?") + "limit=1000";
        out.headers.removeIf([](const auto& one) { return one.first.compare("content-type", Qt::CaseInsensitive) == 0; });
    }
    const auto url = m_provider->url(wire.target);
    if (!url) {
        finish(Verdict::NotSent, QString::fromStdString(url.error().what));
        return;
    }
    out.url = m_result.url = *url;
    auto transport = m_provider->transport();
    if (!transport) {
        finish(Verdict::NotSent, QString::fromStdString(transport.error().what));
        return;
    }
    m_attempt = std::make_unique<HttpAttempt>(*transport, kTimeouts, kMostBody);
    connect(m_attempt.get(), &HttpAttempt::answered, this, [this](int, const HeaderList& headers) { m_headers = headers; });
    connect(m_attempt.get(), &HttpAttempt::received, this, [this](const QByteArray& bytes) { m_body += bytes; });
    connect(m_attempt.get(), &HttpAttempt::ended, this, &ProviderTest::ended);
    m_attempt->start(out);
}

void ProviderTest::ended(const HttpEnd& end)
{
    m_attempt.release()->deleteLater(); // it is still on the stack
    m_result.end = end;
    if (end.cause != HttpEnd::Cause::Complete) {
        finish(Verdict::NoAnswer);
    } else if (m_step == Step::Key && (end.status == 200 || hasNoList(end.status))) {
        send(Step::List);
    } else if (m_step == Step::List && hasNoList(end.status)) {
        if (m_plan.model.isEmpty())
            finish(Verdict::NoList);
        else
            send(Step::OneToken);
    } else {
        judge(end.status);
    }
}

void ProviderTest::judge(int status)
{
    if (m_step == Step::List && status == 200) {
        if (const auto models = modelsIn(m_body)) {
            m_result.models = *models;
            finish(Verdict::Works);
        } else {
            finish(Verdict::NotAList);
        }
        return;
    }
    m_result.asked_a_model = m_step == Step::OneToken;
    m_result.seen = inspectReply(status, m_headers, m_body, knownProvider(m_provider->id(), m_provider->entry()),
                                 QDateTime::currentMSecsSinceEpoch());
    if (m_step == Step::OneToken && m_result.seen.failure == FailureClass::Ok && !m_result.seen.no_body) {
        finish(Verdict::WorksNoList);
        return;
    }
    if (status >= 300 && status < 400)
        m_result.redirect = QString::fromUtf8(header(m_headers, "location"));
    if (m_result.seen.failure == FailureClass::Authentication)
        m_provider->keyRefused();
    finish(Verdict::Refused);
}

void ProviderTest::finish(Verdict verdict, const QString& words)
{
    m_result.verdict = verdict;
    m_result.words = words;
    m_result.elapsed_ms = m_clock.elapsed();
    Q_EMIT done(m_result);
}

} // namespace plimsoll
