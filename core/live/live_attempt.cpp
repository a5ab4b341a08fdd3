#include "core/live/live_attempt.h"

#include "core/wire/attempt_facts.h"
#include "core/wire/provider_guess.h"
#include "core/wire/token_estimate.h"

#include <QDateTime>
#include <QTimer>

namespace plimsoll {

namespace {

// A stream has told its end, but the server keeps the connection open: it gets this long to end it in good order, so
// that the connection can be used again.
constexpr std::chrono::milliseconds kGrace{200};

QString words(const Error& error) { return QString::fromStdString(error.what); }

QString redirectWords(const HeaderList& headers)
{
    QByteArray target;
    for (const auto& [name, value] : headers)
        if (name.compare("location", Qt::CaseInsensitive) == 0)
            target = value;
    return QStringLiteral("The server redirects to %1: not followed, because the key would go there. Set base_url to "
                          "the final address").arg(QString::fromUtf8(target));
}

} // namespace

LiveAttempt::LiveAttempt(const StartAttempt& command, QString model) : m_command(command), m_model(std::move(model)) {}

LiveAttempt::~LiveAttempt() = default;

QString LiveAttempt::text() const { return m_reader ? m_reader->text() : m_reply.inspection.text; }

void LiveAttempt::start(std::shared_ptr<Provider> provider, Order order)
{
    m_provider = std::move(provider);
    m_order = std::move(order);
    m_provider->unlock(this, [this](const Result<Provider::Credentials>& credentials) {
        if (m_over)
            return;
        if (credentials)
            post(*credentials);
        else
            refuse(FailureClass::Authentication, NetworkError::None, words(credentials.error()));
    });
}

void LiveAttempt::post(const Provider::Credentials& credentials)
{
    m_said_back.keepOut(Secret(credentials.key));
    const auto& configured = m_provider->entry().extra_headers;
    for (auto header = configured.begin(); header != configured.end(); ++header)
        if (header.value().startsWith(QLatin1String("keychain:")))
            m_said_back.keepOut(Secret(credentials.extra_headers.value(header.key()).toUtf8()));
    m_asked_for_usage = asksForUsage(m_provider->spoken(), m_order.request);
    WireRequest wire = buildRequest(m_provider->spoken(), m_order.request, credentials.key, credentials.extra_headers);
    wire.headers.append({"x-client-request-id", m_order.request_id.toLatin1()});
    const Result<QUrl> url = m_provider->url(wire.target);
    if (!url) {
        refuse(FailureClass::Network, NetworkError::Refused, words(url.error()));
        return;
    }
    auto transport = m_provider->transport();
    if (!transport) {
        const QString where = QString::fromStdString(transport.error().where);
        refuse(FailureClass::Network, where == m_provider->entry().ca_file ? NetworkError::Tls : NetworkError::Refused,
               where + QStringLiteral(": ") + words(transport.error()));
        return;
    }
    m_http.emplace(*transport, m_command.timeouts);
    connect(&*m_http, &HttpAttempt::sent, this, &LiveAttempt::sent);
    connect(&*m_http, &HttpAttempt::answered, this, &LiveAttempt::onAnswered);
    connect(&*m_http, &HttpAttempt::received, this, &LiveAttempt::onReceived);
    connect(&*m_http, &HttpAttempt::ended, this, &LiveAttempt::onHttpEnded);
    m_http->start({"POST", *url, std::move(wire.headers), std::move(wire.body)});
}

void LiveAttempt::setTimeouts(const AttemptTimeouts& timeouts)
{
    m_command.timeouts = timeouts; // it may still wait for its credentials
    if (m_http)
        m_http->setTimeouts(timeouts);
}

void LiveAttempt::abort()
{
    m_over = true;
    if (m_http)
        m_http->abort();
}

void LiveAttempt::onAnswered(int status, const HeaderList& headers)
{
    m_reply.headers = m_said_back.clean(headers);
    m_reader.emplace(status, m_reply.headers, knownProvider(m_provider->id(), m_provider->entry()),
                     m_provider->entry().dialect);
}

void LiveAttempt::onReceived(const QByteArray& bytes)
{
    const bool had_ended = m_reader->ended();
    const qsizetype before = m_reader->text().size();
    const QString delta = m_reader->feed(bytes);
    if (m_reader->hasContent() && (m_reader->text().size() != before || !delta.isEmpty()))
        m_http->noteContent();
    if (m_reader->ended() && !had_ended)
        QTimer::singleShot(kGrace, this, [this] {
            if (m_over)
                return;
            m_http->abort();
            onHttpEnded({.status = 200, .sent = true});
        });
    if (const auto usage = m_reader->usage(); usage && usage != m_usage) {
        m_usage = usage;
        Q_EMIT usageReported(*usage);
    }
    if (!m_over && m_order.request.stream && !delta.isEmpty())
        Q_EMIT content(delta);
}

void LiveAttempt::onHttpEnded(const HttpEnd& end)
{
    AttemptEnded facts = factsOf(end);
    if (m_reply.message.isEmpty())
        m_reply.message = end.words.isEmpty() ? m_reply.inspection.message : end.words;
    if (facts.failure == FailureClass::Authentication)
        m_provider->keyRefused();
    learnFrom(facts);
    addUsage(facts);
    finish(std::move(facts));
}

/// What the engine is to know. A status of 400 or more says what it says even if its body was cut.
AttemptEnded LiveAttempt::factsOf(const HttpEnd& end)
{
    bool whole = end.cause == HttpEnd::Cause::Complete || end.status >= 300 || (m_reader && m_reader->ended());
    if (m_reader) {
        m_reply.inspection = m_reader->finish(QDateTime::currentMSecsSinceEpoch());
        m_reply.inspection.message = m_said_back.clean(m_reply.inspection.message);
        m_reply.inspection.request_id = m_said_back.clean(m_reply.inspection.request_id);
        if (end.status >= 300 && end.status < 400)
            m_reply.message = redirectWords(m_reply.headers);
        // A connection that breaks behind a whole document took nothing from it.
        if (end.cause == HttpEnd::Cause::Failed && !m_order.request.stream)
            whole = whole || (m_reply.inspection.failure == FailureClass::Ok && m_reply.inspection.content);
    }
    AttemptEnded facts = whole && m_reader ? toAttemptFacts(m_reply.inspection, id())
                                           : toAttemptFacts(end.network, end.sent, id());
    if (whole || !m_reader)
        return facts;
    facts.status = end.status;
    facts.complete = false;
    facts.usage = m_reader->usage(); // of a stream that told it before it broke off
    if (m_reply.inspection.content && m_order.request.stream) {
        facts.failure = FailureClass::StreamBroken;
    } else if (end.cause == HttpEnd::Cause::BodyTooLarge || end.cause == HttpEnd::Cause::Undecodable) {
        facts.failure = FailureClass::Malformed; // no error of the server's: it has worked for it
    }
    return facts;
}

// A server that does not know stream_options is asked without from now on. The next attempt is another request than the
// one that was refused, so the engine may retry what it otherwise never does: at its usual price, within its usual
// caps.
void LiveAttempt::learnFrom(AttemptEnded& facts)
{
    if (facts.failure != FailureClass::InvalidRequest || !m_asked_for_usage ||
        !refusesStreamOptions(facts.status, m_reply.message))
        return;
    m_provider->learn(Quirk::NoStreamOptions);
    facts.should_retry = true;
    m_reply.message +=
        QStringLiteral(" (asked without stream_options from now on; the quirk no_stream_options of the provider %1 "
                       "spares the refusal)")
            .arg(m_provider->id());
}

void LiveAttempt::addUsage(AttemptEnded& facts) const
{
    const QString answer = text();
    if (facts.failure == FailureClass::Ok && !facts.usage) {
        facts.usage = Usage{.input = m_order.input_tokens, .output = estimateTokens(answer)};
        facts.usage_estimated = true;
    } else if (facts.failure != FailureClass::Ok && !answer.isEmpty()) {
        facts.output_so_far = estimateTokens(answer);
    }
}

/// Nothing went out. Later, not now: start() is still running.
void LiveAttempt::refuse(FailureClass failure, NetworkError network, const QString& why)
{
    m_reply.message = why;
    AttemptEnded facts;
    facts.attempt = id();
    facts.failure = failure;
    facts.network = network;
    facts.sent = false;
    QMetaObject::invokeMethod(this, [this, facts] {
        if (!m_over)
            finish(facts);
    }, Qt::QueuedConnection);
}

void LiveAttempt::finish(AttemptEnded facts)
{
    m_over = true;
    Q_EMIT ended(facts);
}

} // namespace plimsoll
