// One request and its reply. The handler keeps a QPointer to it: it is deleted once the reply has ended or the client
// has gone. A reply is either respond() (whole) or begin(), write()..., end() (streamed: chunked, or until the
// connection closes for HTTP/1.0). The body of a reply to HEAD is swallowed here.
#pragma once

#include "core/http/server_request.h"

#include <QObject>

namespace plimsoll {

class HttpConnection;

class HttpExchange : public QObject
{
    Q_OBJECT
public:
    HttpExchange(HttpRequest request, HttpConnection& connection);

    const HttpRequest& request() const { return m_request; }

    /// A whole reply with its Content-Length.
    void respond(int status, const HttpHeaders& headers, const QByteArray& body);

    /// Starts a streamed reply; the headers go out at once.
    void begin(int status, const HttpHeaders& headers);
    /// Starts a reply that declares `length` bytes; ending it earlier is what cut() is for.
    void begin(int status, const HttpHeaders& headers, qint64 length);
    /// Queues a piece. False: enough is unsent, write on after drained() (back-pressure; nothing is lost).
    bool write(const QByteArray& piece);
    /// One server-sent event; `event` empty: only its data line. Same result as write().
    bool writeEvent(const QByteArray& event, const QByteArray& data);
    void end();

    /// Closes the connection after what has been written, with the reply unfinished.
    void cut();
    /// Closes the connection with a TCP reset; what is unsent is thrown away.
    void reset();

    bool isClosed() const { return m_state == State::Closed; }
    bool hasBegun() const { return m_state != State::Waiting; }

Q_SIGNALS:
    void drained(); ///< all but little of what was written has gone: write on
    void closed();  ///< the client has gone before the end of its reply; nothing more can be written

private:
    friend class HttpConnection;
    enum class State { Waiting, Streaming, Ended, Closed };
    enum class Framing { Chunked, Length, UntilClose };

    QByteArray head(int status, const HttpHeaders& headers, qint64 length) const;
    void connectionLost();

    const HttpRequest m_request;
    HttpConnection* m_connection; ///< its owner; outlives it, null once ended
    State m_state = State::Waiting;
    Framing m_framing = Framing::Chunked;
};

} // namespace plimsoll
