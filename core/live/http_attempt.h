// One HTTP request and its answer, watched by clocks of its own (Qt's transfer timeout is none of these):
//   connect     until the request has gone out; an HTTP/2 session that does not take it within a second is left for a new one
//   first byte  from then until the answer's headers are whole
//   idle        between any two bytes of the body
//   stall       three times the idle time without content (policies 8): noteContent() says what content is
//
// Ends exactly once, with facts: the server's answer, or what was in the way of it. Nothing is emitted after abort().
#pragma once

#include "core/base/failure.h"
#include "core/http/transport.h"
#include "core/policy/retry_options.h"
#include "core/wire/reply_headers.h"

#include <QElapsedTimer>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QSslError>
#include <QTimer>

namespace plimsoll {

struct HttpEnd
{
    enum class Cause : std::uint8_t {
        Complete,         ///< as far as HTTP can tell; only the dialect knows whether a stream is whole
        ConnectTimeout,
        FirstByteTimeout,
        IdleTimeout,
        Stalled,
        BodyTooLarge,
        Undecodable,      ///< not in the content coding that it claims, or so dense that it can only be meant to harm
        Failed            ///< the network's fault, named by `network`
    };
    Cause cause = Cause::Complete;
    int status = 0;                            ///< 0: no HTTP answer came
    NetworkError network = NetworkError::None; ///< of what is the network's fault: not of a body's
    bool sent = false;                         ///< whether any byte of the request may have gone out
    QString words{};                           ///< one line for a person; empty when complete
};

class HttpAttempt : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 kDefaultMostBody = 64 * 1024 * 1024;

    HttpAttempt(std::shared_ptr<Transport> transport, AttemptTimeouts timeouts, qint64 mostBody = kDefaultMostBody,
                QObject* parent = nullptr);
    /// Aborts.
    ~HttpAttempt() override;

    void start(const OutgoingRequest& request);
    /// Closes the connection now. Silent.
    void abort();
    /// Other timeouts from now on; each clock goes on from where it stands, so one may be over at once.
    void setTimeouts(const AttemptTimeouts& timeouts);
    /// The bytes just received held content: the stall clock starts again.
    void noteContent();

Q_SIGNALS:
    /// Bytes of the request may have gone out. Once, and before anything of the answer.
    void sent();
    /// The status line and the headers; a repeated header is one entry, its values joined by ", " (Qt joins them).
    void answered(int status, const plimsoll::HeaderList& headers);
    /// The next piece of the body, content encodings undone.
    void received(const QByteArray& bytes);
    void ended(const plimsoll::HttpEnd& end);

private:
    enum class Phase : std::uint8_t { Idle, Connecting, Waiting, Body, Over };

    void send();
    void move();
    void onRequestSent();
    void tellSent();
    void onHeaders();
    void onBytes();
    void onFinished();
    void onTimer();
    HttpEnd endOf(const QNetworkReply& reply);
    void watch();
    void giveUp(HttpEnd::Cause cause, const QString& words);
    void finish(HttpEnd end);
    bool mayHaveBeenSent() const;
    void release();

    std::shared_ptr<Transport> m_transport;
    AttemptTimeouts m_timeouts;
    qint64 m_most_body;
    OutgoingRequest m_request; ///< while it may still have to be given to another session
    qint64 m_body = 0;
    QPointer<QNetworkReply> m_reply;
    QPointer<OneShotBody> m_upload;
    QList<QSslError> m_tls_errors;
    Phase m_phase = Phase::Idle;
    bool m_request_sent = false;
    bool m_told_sent = false;
    bool m_may_move = false; ///< the session is an old one, and may have gone away
    int m_status = 0;
    QElapsedTimer m_clock;
    qint64 m_phase_since = 0, m_last_byte = 0, m_last_content = 0; ///< ms on m_clock
    qint64 m_timer_due = 0; ///< ms on m_clock; while the timer runs
    QTimer m_timer;
};

} // namespace plimsoll
