#include "core/live/http_attempt.h"

#include "core/http/one_shot_body.h"
#include "core/live/network_error.h"
#include "core/live/network_words.h"

#include <algorithm>
#include <utility>

namespace plimsoll {

namespace {

constexpr int kStallFactor = 3; // policies 8
constexpr qint64 kSessionTakes = 1000; // ms: a live session takes a request at once; time enough to open it again, too

} // namespace

HttpAttempt::HttpAttempt(std::shared_ptr<Transport> transport, AttemptTimeouts timeouts, qint64 mostBody, QObject* parent)
    : QObject(parent), m_transport(std::move(transport)), m_timeouts(timeouts), m_most_body(mostBody)
{
    m_timer.setTimerType(Qt::PreciseTimer); // the default kind may fire 5 % early
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &HttpAttempt::onTimer);
}

HttpAttempt::~HttpAttempt() { abort(); }

void HttpAttempt::start(const OutgoingRequest& request)
{
    Q_ASSERT(m_phase == Phase::Idle);
    m_clock.start();
    m_phase = Phase::Connecting;
    m_request = request;
    send();
    watch();
}

void HttpAttempt::send()
{
    const auto [reply, upload, onSession] = m_transport->send(m_request);
    m_reply = reply;
    m_upload = upload;
    m_may_move = onSession;
    if (!m_may_move)
        m_request = {};
    if (upload)
        connect(upload, &OneShotBody::firstTaken, this, &HttpAttempt::tellSent, Qt::QueuedConnection);
    connect(reply, &QNetworkReply::requestSent, this, &HttpAttempt::onRequestSent);
    connect(reply, &QNetworkReply::metaDataChanged, this, &HttpAttempt::onHeaders);
    connect(reply, &QNetworkReply::readyRead, this, &HttpAttempt::onBytes);
    connect(reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError>& errors) { m_tls_errors = errors; });
    connect(reply, &QNetworkReply::finished, this, &HttpAttempt::onFinished);
}

// Qt holds a request back for as long as a session that is going away still has streams. Nothing of it has gone out, so
// this is no second delivery. Not twice: the new session is a fresh one.
void HttpAttempt::move()
{
    m_transport->condemn(m_reply);
    release();
    send();
    m_may_move = false;
    watch();
}

// A connection that is still being made would otherwise be waited for without us, and the next request with it.
void HttpAttempt::abort()
{
    if (m_phase == Phase::Connecting && m_reply && !mayHaveBeenSent())
        m_transport->condemn(m_reply);
    m_phase = Phase::Over;
    release();
}

void HttpAttempt::noteContent() { m_last_content = m_clock.elapsed(); }

// Only our own connections are cut before abort(): a blanket disconnect() would cut Qt's inner ones too, and the
// connection would stay open while the answer goes on being paid for.
void HttpAttempt::release()
{
    m_timer.stop();
    if (!m_reply)
        return;
    QNetworkReply* reply = m_reply;
    m_reply = nullptr;
    reply->disconnect(this);
    if (!reply->isFinished())
        reply->abort();
    reply->deleteLater();
}

bool HttpAttempt::mayHaveBeenSent() const { return m_request_sent || m_status != 0 || (m_upload && m_upload->touched()); }

void HttpAttempt::onRequestSent()
{
    m_request_sent = true;
    m_request = {};
    if (m_phase == Phase::Connecting) {
        m_phase = Phase::Waiting;
        m_phase_since = m_clock.elapsed();
        watch();
    }
    tellSent();
}

void HttpAttempt::tellSent()
{
    if (m_phase != Phase::Over && !std::exchange(m_told_sent, true))
        Q_EMIT sent();
}

void HttpAttempt::onHeaders()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_phase == Phase::Body || status < 200)
        return;
    m_status = status;
    m_phase = Phase::Body;
    m_phase_since = m_last_byte = m_last_content = m_clock.elapsed();
    watch();
    tellSent();
    if (m_phase != Phase::Body)
        return; // the receiver aborted
    Q_EMIT answered(m_status, m_reply->rawHeaderPairs());
}

void HttpAttempt::onBytes()
{
    if (m_phase != Phase::Body)
        return;
    const QByteArray bytes = m_reply->readAll();
    if (bytes.isEmpty())
        return;
    m_last_byte = m_clock.elapsed(); // the timer is not touched here: it looks when it fires
    m_body += bytes.size();
    if (m_body > m_most_body) {
        giveUp(HttpEnd::Cause::BodyTooLarge,
               QStringLiteral("The answer is larger than %1 MiB").arg(double(m_most_body) / (1024 * 1024)));
        return;
    }
    Q_EMIT received(bytes);
}

void HttpAttempt::onFinished()
{
    if (m_phase == Phase::Connecting || m_phase == Phase::Waiting)
        onHeaders(); // an answer without body may come with its end
    if (m_phase == Phase::Body)
        onBytes();
    if (m_phase == Phase::Over)
        return; // a receiver aborted, or the last bytes were too many
    if (m_phase != Phase::Body && m_may_move && !mayHaveBeenSent())
        return move();
    finish(endOf(*m_reply));
}

HttpEnd HttpAttempt::endOf(const QNetworkReply& reply)
{
    HttpEnd end{.status = m_status, .sent = mayHaveBeenSent()};
    const auto error = reply.error();
    const int interim = m_status == 0 ? reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() : 0;
    if (interim != 0) { // Qt takes 1xx other than 100 for the answer; what follows must not become the next request's
        m_transport->condemn(&reply);
        end.cause = HttpEnd::Cause::Failed;
        end.network = NetworkError::Reset;
        end.words = QStringLiteral("%1 sent an interim answer (%2) over HTTP/1.1, which cannot be read").arg(reply.url().authority()).arg(interim);
    } else if (error == QNetworkReply::UnknownContentError && m_status > 0 && m_status < 300) {
        end.cause = HttpEnd::Cause::Undecodable;
        end.words = QStringLiteral("The answer cannot be unpacked: %1").arg(reply.errorString());
    } else if (m_status == 0 || (error != QNetworkReply::NoError && (m_status < 300 || isNetworkLayer(error)))) {
        // An error status is an error in Qt's words too; there only what happens below HTTP means that the answer is cut.
        end.cause = HttpEnd::Cause::Failed;
        end.network = networkErrorOf(error);
        if (end.network == NetworkError::None)
            end.network = NetworkError::Reset;
        end.words = networkWords(reply, m_tls_errors);
    }
    return end;
}

void HttpAttempt::setTimeouts(const AttemptTimeouts& timeouts)
{
    m_timeouts = timeouts;
    if (m_phase != Phase::Idle && m_phase != Phase::Over)
        watch();
}

void HttpAttempt::onTimer()
{
    const qint64 now = m_clock.elapsed();
    switch (m_phase) {
    case Phase::Connecting:
        if (m_may_move && now >= kSessionTakes && !mayHaveBeenSent())
            return move();
        if (now >= m_timeouts.connect.count())
            return giveUp(HttpEnd::Cause::ConnectTimeout, QStringLiteral("No connection within %1 ms").arg(m_timeouts.connect.count()));
        break;
    case Phase::Waiting:
        if (now - m_phase_since >= m_timeouts.first_byte.count())
            return giveUp(HttpEnd::Cause::FirstByteTimeout, QStringLiteral("No answer within %1 ms").arg(m_timeouts.first_byte.count()));
        break;
    case Phase::Body:
        if (now - m_last_byte >= m_timeouts.idle.count())
            return giveUp(HttpEnd::Cause::IdleTimeout, QStringLiteral("Silence for %1 ms inside the answer").arg(m_timeouts.idle.count()));
        if (now - m_last_content >= kStallFactor * m_timeouts.idle.count())
            return giveUp(HttpEnd::Cause::Stalled, QStringLiteral("No content for %1 ms").arg(kStallFactor * m_timeouts.idle.count()));
        break;
    case Phase::Idle:
    case Phase::Over:
        return;
    }
    watch();
}

// One timer for whichever clock is due first. It is only ever pulled forward: when it fires too early it looks and sets
// itself again, so a new phase with a later due time, or a byte, costs no timer work at all.
void HttpAttempt::watch()
{
    const qint64 now = m_clock.elapsed();
    qint64 due = 0;
    if (m_phase == Phase::Connecting)
        due = m_may_move && now < kSessionTakes ? std::min<qint64>(kSessionTakes, m_timeouts.connect.count()) : m_timeouts.connect.count();
    else if (m_phase == Phase::Waiting)
        due = m_phase_since + m_timeouts.first_byte.count();
    else
        due = std::min(m_last_byte + m_timeouts.idle.count(), m_last_content + kStallFactor * m_timeouts.idle.count());
    if (m_timer.isActive() && m_timer_due <= due)
        return;
    const qint64 wait = std::clamp<qint64>(due - now, 1, 24 * 3600 * 1000); // Qt's timers wrap at 2^31 ms
    m_timer_due = now + wait;
    m_timer.start(int(wait));
}

void HttpAttempt::giveUp(HttpEnd::Cause cause, const QString& words)
{
    HttpEnd end{.cause = cause, .status = m_status, .sent = mayHaveBeenSent(), .words = words};
    if (cause != HttpEnd::Cause::BodyTooLarge)
        end.network = NetworkError::Timeout;
    // Silence may be the connection's: a session that lost its network without a word would swallow every retry too.
    if (cause != HttpEnd::Cause::BodyTooLarge && cause != HttpEnd::Cause::Stalled)
        m_transport->condemn(m_reply);
    finish(std::move(end));
}

void HttpAttempt::finish(HttpEnd end)
{
    m_phase = Phase::Over;
    release();
    Q_EMIT ended(end);
}

} // namespace plimsoll
