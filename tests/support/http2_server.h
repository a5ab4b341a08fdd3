// A scripted HTTP/2 server on loopback (framing by nghttp2), over TLS with ALPN as the client expects it. It counts what
// was delivered and on which session, answers each stream from a script, and dies as told.
#pragma once

#include "tests/support/scripted_server.h"

namespace plimsoll::test {

namespace h2 {
struct Head // the headers of the answer; a status of 1xx may come before
{
    int status = 200;
    HeaderList headers{};
};
struct Data
{
    QByteArray bytes;
};
struct End // of the stream, in good order; with trailers or none
{
    HeaderList trailers{};
};
struct Drip // `bytes` in DATA frames of `piece` bytes, one every `ms`
{
    QByteArray bytes;
    int piece;
    int ms;
};
struct Pause
{
    int ms;
};
struct ResetStream // RST_STREAM; 7 is REFUSED_STREAM
{
    std::uint32_t code = 7;
};
struct GoAway // of the whole session
{
    std::int32_t last_stream; ///< the last one that the server says it will still answer
    std::uint32_t code = 0;
};
struct Die // the session's connection, without a word
{
    bool reset = false;
};
struct Hang // keeps the stream open for ever
{
};
using Step = std::variant<Head, Data, Drip, End, Pause, ResetStream, GoAway, Die, Hang>;
using Script = QList<Step>;

/// A whole answer.
Script reply(int status, const QByteArray& body, const HeaderList& headers = {});
} // namespace h2

class Http2Server : public QObject
{
    Q_OBJECT
public:
    explicit Http2Server(QObject* parent = nullptr);
    ~Http2Server() override;

    /// `tls` with a certificate; ALPN is added here.
    bool listen(QSslConfiguration tls);
    QUrl url(const QString& path = QStringLiteral("/v1")) const;

    /// One script for each request in turn, on whatever session; the last one repeats.
    void answer(QList<h2::Script> scripts) { m_scripts = std::move(scripts); }
    /// Tells clients on new sessions how many streams they may have open.
    void allowStreams(std::uint32_t most) { m_most_streams = most; }
    /// Ends every session, as a server does with idle ones.
    void closeAll();

    /// `connection` is the session, `target` the path; the headers hold the pseudo-headers too.
    const QList<Delivery>& deliveries() const { return m_deliveries; }
    int sessions() const { return m_accepted; }
    int open() const { return int(m_sessions.size()); }
    /// Streams that the client reset, or that died with the client's connection, while their script had not ended.
    int abandoned() const { return m_abandoned; }
    int mostAtOnce() const { return m_most_at_once; }

private:
    struct Session;
    struct Stream;
    friend struct Http2Callbacks;
    void accept();
    void read(Session& session);
    void flush(Session& session);
    void begin(Session& session, Stream& stream);
    void step(Session& session, std::int32_t id);
    void left(QTcpSocket* socket);
    void settle(Stream& stream, bool abandoned);

    std::unique_ptr<QTcpServer> m_server;
    QElapsedTimer m_clock;
    QList<h2::Script> m_scripts;
    QHash<QTcpSocket*, std::shared_ptr<Session>> m_sessions;
    QList<Delivery> m_deliveries;
    std::uint32_t m_most_streams = 100;
    int m_accepted = 0, m_abandoned = 0, m_at_once = 0, m_most_at_once = 0;
};

} // namespace plimsoll::test
