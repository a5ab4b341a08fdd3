// One attempt as the engine ordered it: the keys are looked up, the request goes out in the provider's dialect, the reply
// is read as it comes, and in the end there are facts for the engine. Ends exactly once, never from inside start(), and
// not at all after abort().
#pragma once

#include "core/engine/command.h"
#include "core/engine/event.h"
#include "core/live/http_attempt.h"
#include "core/live/provider.h"
#include "core/live/said_back.h"
#include "core/wire/dialect.h"
#include "core/wire/reply_reader.h"

#include <QObject>

#include <memory>
#include <optional>

namespace plimsoll {

class LiveAttempt : public QObject
{
    Q_OBJECT
public:
    struct Order
    {
        ChatRequest request;
        std::int64_t input_tokens = 0; ///< estimated for this model, for a reply that reports no usage
        QString request_id;            ///< of the call
    };
    struct Reply ///< what the engine does not need to know
    {
        Inspection inspection;
        HeaderList headers;
        QString message; ///< one line on what went wrong: the server's words, or ours
    };

    LiveAttempt(const StartAttempt& command, QString model);
    ~LiveAttempt() override;

    AttemptId id() const { return m_command.attempt; }
    CallId call() const { return m_command.call; }
    const QString& model() const { return m_model; }
    bool degraded() const { return m_command.degraded; }
    const Reply& reply() const { return m_reply; }
    /// What came of the answer so far.
    QString text() const;

    void start(std::shared_ptr<Provider> provider, Order order);
    void abort();
    void setTimeouts(const AttemptTimeouts& timeouts);

Q_SIGNALS:
    /// Bytes of the request may have gone out.
    void sent();
    /// Of a stream, so far.
    void usageReported(const plimsoll::Usage& usage);
    /// A piece of a streamed answer. A whole answer is in text() at the end.
    void content(const QString& text);
    void ended(const plimsoll::AttemptEnded& facts);

private:
    void post(const Provider::Credentials& credentials);
    void onAnswered(int status, const HeaderList& headers);
    void onReceived(const QByteArray& bytes);
    void onHttpEnded(const HttpEnd& end);
    AttemptEnded factsOf(const HttpEnd& end);
    void learnFrom(AttemptEnded& facts);
    void addUsage(AttemptEnded& facts) const;
    void refuse(FailureClass failure, NetworkError network, const QString& words);
    void finish(AttemptEnded facts);

    StartAttempt m_command;
    const QString m_model;
    std::shared_ptr<Provider> m_provider;
    Order m_order;
    SaidBack m_said_back;
    std::optional<HttpAttempt> m_http;
    std::optional<ReplyReader> m_reader;
    Reply m_reply;
    std::optional<Usage> m_usage;   ///< as told
    bool m_asked_for_usage = false; ///< with stream_options
    bool m_over = false;
};

} // namespace plimsoll
