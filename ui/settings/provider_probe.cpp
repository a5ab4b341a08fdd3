#include "ui/settings/provider_probe.h"

#include "core/wire/dialect.h"
#include "core/wire/inspect.h"
#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/prompt_words.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimer>

namespace plimsoll {

namespace {

constexpr AttemptTimeouts kTimeouts{.connect = Duration(10000), .first_byte = Duration(20000), .idle = Duration(20000)};
constexpr qint64 kMostBody = 8 * 1024 * 1024;

QString words(const Error& error)
{
    return QString::fromStdString(error.what);
}

/// {"data": [{"id": ...}]} in both dialects.
QStringList modelsIn(const QByteArray& body)
{
    QStringList ids;
    for (const QJsonValue& entry : QJsonDocument::fromJson(body).object().value(QLatin1String("data")).toArray()) {
        const QString id = entry.toObject().value(QLatin1String("id")).toString();
        if (!id.isEmpty())
            ids << id;
    }
    ids.sort();
    return ids;
}

} // namespace

ProviderProbe::ProviderProbe(QString id, const ProviderEntry& entry, const QUrl& sandbox, KeyStore& keys, QString models_path,
                             QString model, QObject* parent)
    : QObject(parent), m_provider(std::make_shared<Provider>(std::move(id), entry, sandbox, keys)),
      m_models_path(std::move(models_path)), m_model(std::move(model))
{
}

void ProviderProbe::start()
{
    m_clock.start();
    m_provider->unlock(this, [this](const Result<Provider::Credentials>& credentials) {
        if (!credentials) {
            finish(false, words(credentials.error()));
            return;
        }
        m_credentials = *credentials;
        send(m_credentials, Step::List);
    });
}

void ProviderProbe::send(const Provider::Credentials& credentials, Step step)
{
    m_step = step;
    m_headers.clear();
    m_body.clear();
    ChatRequest request;
    request.model = m_model;
    request.messages = {{QStringLiteral("user"), QStringLiteral("Hi")}};
    request.max_tokens = 1;
    request.stream = false;
    // The dialect knows the headers and the query of every request; the list is a GET with the same ones.
    WireRequest wire = buildRequest(m_provider->entry(), request, credentials.key, credentials.extra_headers);
    OutgoingRequest out;
    out.headers = wire.headers;
    if (step == Step::List) {
        out.verb = "GET";
        const qsizetype query = wire.target.indexOf('?');
        wire.target = m_models_path.toUtf8() + (query >= 0 ? wire.target.mid(query) : QByteArray());
        out.headers.removeIf([](const auto& header) { return header.first.compare("content-type", Qt::CaseInsensitive) == 0; });
    } else {
        out.body = wire.body;
    }
    const auto url = m_provider->url(wire.target);
    if (!url) {
        finish(false, words(url.error()));
        return;
    }
    out.url = *url;
    auto transport = m_provider->transport();
    if (!transport) {
        finish(false, words(transport.error()));
        return;
    }
    m_attempt = std::make_unique<HttpAttempt>(*transport, kTimeouts, kMostBody);
    connect(m_attempt.get(), &HttpAttempt::answered, this, [this](int, const HeaderList& headers) { m_headers = headers; });
    connect(m_attempt.get(), &HttpAttempt::received, this, [this](const QByteArray& bytes) { m_body += bytes; });
    connect(m_attempt.get(), &HttpAttempt::ended, this, &ProviderProbe::ended);
    m_attempt->start(out);
}

void ProviderProbe::ended(const HttpEnd& end)
{
    m_attempt.release()->deleteLater(); // it is still on the stack
    if (end.cause != HttpEnd::Cause::Complete) {
        finish(false, tr("No answer: %1").arg(end.words));
        return;
    }
    if (m_step == Step::List && hasNoList(end.status)) {
        if (m_model.isEmpty())
            finish(false, tr("It answers, but has no list of models. Add a model of it under Models & prices, then press Test again."));
        else
            send(m_credentials, Step::OneToken);
        return;
    }
    judge(end.status);
}

bool ProviderProbe::hasNoList(int status) const
{
    return status == 404 || status == 405 || status == 501;
}

void ProviderProbe::judge(int status)
{
    const QString time = figures::duration(m_clock.elapsed());
    const QStringList models = m_step == Step::List ? modelsIn(m_body) : QStringList();
    if (m_step == Step::List && status == 200) {
        if (!models.isEmpty())
            finish(true, tr("Works: %n models offered, answered in %1.", nullptr, int(models.size())).arg(time), models);
        else
            finish(false, tr("It answers, but not with a list of models. Check the base URL: it ends with the version, as in https://host/v1."));
        return;
    }
    const Inspection seen = inspectReply(status, m_headers, m_body, m_provider->id(), QDateTime::currentMSecsSinceEpoch());
    if (m_step == Step::OneToken && seen.failure == FailureClass::Ok) {
        finish(true, tr("Works: a call of one token was answered in %1. It has no list of models.").arg(time));
        return;
    }
    if (seen.failure == FailureClass::Authentication)
        m_provider->keyRefused();
    QString text = tr("%1 (%2). %3").arg(prompt_words::failureTitle(seen.failure).chopped(1)).arg(status).arg(prompt_words::failureAdvice(seen.failure));
    if (!seen.message.isEmpty())
        text += u' ' + tr("It says: %1").arg(seen.message);
    finish(false, text);
}

void ProviderProbe::finish(bool good, const QString& text, const QStringList& models)
{
    Q_EMIT done({good, text, models});
}

} // namespace plimsoll
