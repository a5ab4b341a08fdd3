// The resilient client: a shell around the decision engine. It carries the engine's commands out over real sockets and
// real time and tells it what happened; it decides nothing (no thresholds, no arithmetic on delays).
//
// Thread-confined: create, use and destroy it in one thread with an event loop. No call blocks, and no signal is emitted
// from inside submit() or cancel(): results always come through the event loop.
#pragma once

#include "core/base/ids.h"
#include "core/engine/snapshot.h"
#include "core/live/prompt_request.h"
#include "core/wire/reply_headers.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QUrl>

#include <memory>
#include <optional>

namespace plimsoll {

class AnswerCache;
class BootClock;
class CapacityGate;
class ConfigService;
class EventSink;
class JobQueue;
class KeyStore;
class LimitBook;
class Metrics;
struct EngineNames;

/// The last reply of a model, for the headers that it carried and what the client understood of them.
struct ReplyDetails
{
    QDateTime at; ///< wall clock, UTC
    int status = 0;
    HeaderList headers; ///< as received; repeated lines are one entry, joined by ", "
    QJsonObject inspection;                           ///< as `plimsollctl inspect` prints it
};

/// What a composition root may replace. Everything left out gets the in-memory kind; nothing here is owned.
struct LiveClientOptions
{
    AnswerCache* cache = nullptr;
    JobQueue* queue = nullptr;             ///< none: `queue` as a fallback answers that it is full
    CapacityGate* gate = nullptr;          ///< none: the limits are this client's alone
    Metrics* metrics = nullptr;            ///< kept up to date with every report, if given
    const BootClock* clock = nullptr;      ///< none: the machine's
    std::optional<std::uint64_t> seed;     ///< of the jitter; nothing: from the system's entropy
};

class LiveClient : public QObject
{
    Q_OBJECT
public:
    LiveClient(ConfigService& config, KeyStore& keys, EventSink& events, LiveClientOptions options = {},
               QObject* parent = nullptr);
    ~LiveClient() override;

    /// Takes the call in and returns its id. finished() comes exactly once for it, whatever happens.
    CallId submit(PromptRequest request);
    /// Ends the call as `cancelled` and closes its connection; nothing happens if it is already over.
    void cancel(CallId call);

    /// Values for the screen, as of now. Take it on a tick.
    EngineSnapshot snapshot() const;
    /// What the request would meet if it were sent now.
    Forecast forecast(const PromptRequest& request) const;
    /// The client's own estimate of the request's input tokens, corrected by what the first model's replies reported.
    std::int64_t estimateTokens(const PromptRequest& request) const;
    /// How far such estimates were off lately, as a fraction; nothing before the model's first reply.
    std::optional<double> estimateError(const PromptRequest& request) const;
    /// Milliseconds on the engine's clock, to be compared with the instants of a snapshot.
    Instant now() const;
    std::size_t activeCalls() const;
    /// What events call it in their field `call`: how a view picks the events of its own calls.
    static QString callName(CallId call) { return QString::number(call.value); }

    /// By hand (policies 6.6); an unknown name does nothing.
    void forceBreaker(const QString& model, bool open);
    /// Closes it and forgets what has failed.
    void resetBreaker(const QString& model);
    void clearCooling(const QString& model);
    /// No new attempt starts anywhere until this is taken back: not of a waiting call, not of a new one, not of a
    /// retry. What runs goes on, deadlines go on.
    void setPaused(bool on);
    bool paused() const;

    /// Where providers with the base URL "builtin:sandbox" go: up to and with the version. Empty: nowhere yet.
    void setSandboxUrl(const QUrl& url);
    QUrl sandboxUrl() const;

    const EngineNames& names() const;
    std::optional<ReplyDetails> lastReply(const QString& model) const;
    /// What the servers last said of their limits, and the headers that they said it with.
    const LimitBook& limits() const;

    /// Whether CallResult::events is filled (default: yes). A load that nobody looks into call by call switches it off.
    void keepEvents(bool on);

Q_SIGNALS:
    /// The next piece of the answer's text.
    void textDelta(plimsoll::CallId call, const QString& text);
    /// The same object that the event sink got (event vocabulary, t_ms since this client was made).
    void eventLogged(const QJsonObject& event);
    void finished(plimsoll::CallId call, const plimsoll::CallResult& result);
    void pausedChanged(bool on);

private:
    class Impl;
    std::unique_ptr<Impl> m;
};

} // namespace plimsoll
