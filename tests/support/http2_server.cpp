#include "tests/support/http2_server.h"

#include <nghttp2/nghttp2.h>

#include <QSslServer>
#include <QTcpSocket>
#include <QTimer>

#include <sys/socket.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <vector>

namespace plimsoll::test {

struct Http2Server::Stream
{
    std::int32_t id = 0;
    Delivery delivery;
    h2::Script script;  ///< what is left of it
    QByteArray outgoing; ///< of the body, not yet in a frame
    HeaderList trailers;
    bool ended = false, answering = false;
};

struct Http2Server::Session
{
    Http2Server* server = nullptr;
    QTcpSocket* socket = nullptr;
    int number = 0;
    nghttp2_session* nghttp2 = nullptr;
    std::map<std::int32_t, Stream> streams;

    ~Session() { nghttp2_session_del(nghttp2); }
};

namespace {

std::vector<nghttp2_nv> nameValues(const HeaderList& headers)
{
    std::vector<nghttp2_nv> out;
    for (const auto& [name, value] : headers)
        out.push_back({reinterpret_cast<std::uint8_t*>(const_cast<char*>(name.constData())),
                       reinterpret_cast<std::uint8_t*>(const_cast<char*>(value.constData())), std::size_t(name.size()),
                       std::size_t(value.size()), NGHTTP2_NV_FLAG_NONE});
    return out;
}

void die(QTcpSocket* socket, bool reset)
{
    const linger now{1, 0}; // closing throws away what is unsent and sends RST
    if (reset)
        setsockopt(int(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
    socket->abort();
}

} // namespace

/// nghttp2 calls these; `user` is the session.
struct Http2Callbacks
{
    using Session = Http2Server::Session;
    static Session& of(void* user) { return *static_cast<Session*>(user); }

    static int header(nghttp2_session*, const nghttp2_frame* frame, const std::uint8_t* name, std::size_t nameSize,
                      const std::uint8_t* value, std::size_t valueSize, std::uint8_t, void* user)
    {
        auto& stream = of(user).streams[frame->hd.stream_id];
        stream.id = frame->hd.stream_id;
        stream.delivery.headers.insert(QByteArray(reinterpret_cast<const char*>(name), qsizetype(nameSize)),
                                       QByteArray(reinterpret_cast<const char*>(value), qsizetype(valueSize)));
        return 0;
    }

    static int data(nghttp2_session*, std::uint8_t, std::int32_t id, const std::uint8_t* bytes, std::size_t size, void* user)
    {
        of(user).streams[id].delivery.body.append(reinterpret_cast<const char*>(bytes), qsizetype(size));
        return 0;
    }

    static int frame(nghttp2_session*, const nghttp2_frame* frame, void* user)
    {
        Session& session = of(user);
        const bool request = frame->hd.type == NGHTTP2_DATA || frame->hd.type == NGHTTP2_HEADERS;
        if (request && (frame->hd.flags & NGHTTP2_FLAG_END_STREAM))
            session.server->begin(session, session.streams[frame->hd.stream_id]);
        return 0;
    }

    static int closed(nghttp2_session*, std::int32_t id, std::uint32_t code, void* user)
    {
        Session& session = of(user);
        const auto found = session.streams.find(id);
        if (found == session.streams.end())
            return 0;
        session.server->settle(found->second, code != NGHTTP2_NO_ERROR);
        session.streams.erase(found);
        return 0;
    }

    static ssize_t body(nghttp2_session* nghttp2, std::int32_t id, std::uint8_t* to, std::size_t most, std::uint32_t* flags,
                        nghttp2_data_source*, void* user)
    {
        auto& stream = of(user).streams[id];
        if (stream.outgoing.isEmpty() && !stream.ended)
            return NGHTTP2_ERR_DEFERRED;
        const auto n = std::min<std::size_t>(most, std::size_t(stream.outgoing.size()));
        std::memcpy(to, stream.outgoing.constData(), n);
        stream.outgoing.remove(0, qsizetype(n));
        if (stream.outgoing.isEmpty() && stream.ended) {
            *flags |= NGHTTP2_DATA_FLAG_EOF;
            if (!stream.trailers.isEmpty()) {
                *flags |= NGHTTP2_DATA_FLAG_NO_END_STREAM;
                const auto trailers = nameValues(stream.trailers);
                nghttp2_submit_trailer(nghttp2, id, trailers.data(), trailers.size());
            }
        }
        return ssize_t(n);
    }
};

h2::Script h2::reply(int status, const QByteArray& body, const HeaderList& headers)
{
    return {Head{status, headers}, Data{body}, End{}};
}

Http2Server::Http2Server(QObject* parent) : QObject(parent) { m_clock.start(); }

Http2Server::~Http2Server()
{
    for (QTcpSocket* socket : m_sessions.keys())
        socket->disconnect(this);
}

bool Http2Server::listen(QSslConfiguration tls)
{
    tls.setAllowedNextProtocols({QSslConfiguration::ALPNProtocolHTTP2});
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(tls);
    m_server = std::move(server);
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, &Http2Server::accept);
    return m_server->listen(QHostAddress::LocalHost);
}

QUrl Http2Server::url(const QString& path) const
{
    return QUrl(QStringLiteral("https://127.0.0.1:%1%2").arg(m_server->serverPort()).arg(path));
}

void Http2Server::closeAll()
{
    for (QTcpSocket* socket : m_sessions.keys())
        socket->disconnectFromHost();
}

void Http2Server::accept()
{
    while (QTcpSocket* socket = m_server->nextPendingConnection()) {
        auto session = std::make_shared<Session>();
        session->server = this;
        session->socket = socket;
        session->number = m_accepted++;
        nghttp2_session_callbacks* callbacks = nullptr;
        nghttp2_session_callbacks_new(&callbacks);
        nghttp2_session_callbacks_set_on_header_callback(callbacks, Http2Callbacks::header);
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, Http2Callbacks::data);
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, Http2Callbacks::frame);
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, Http2Callbacks::closed);
        nghttp2_session_server_new(&session->nghttp2, callbacks, session.get());
        nghttp2_session_callbacks_del(callbacks);
        const nghttp2_settings_entry settings[]{{NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, m_most_streams}};
        nghttp2_submit_settings(session->nghttp2, NGHTTP2_FLAG_NONE, settings, 1);
        m_sessions.insert(socket, session);
        connect(socket, &QTcpSocket::readyRead, this, [this, session] { read(*session); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] { left(socket); });
        flush(*session);
        read(*session);
    }
}

void Http2Server::read(Session& session)
{
    const QByteArray bytes = session.socket->readAll();
    const auto alive = m_sessions.value(session.socket); // a script may end the session while its bytes are read
    if (nghttp2_session_mem_recv(session.nghttp2, reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                                 std::size_t(bytes.size())) < 0) {
        session.socket->abort();
        return;
    }
    flush(session);
}

void Http2Server::flush(Session& session)
{
    const std::uint8_t* bytes = nullptr;
    for (;;) {
        const ssize_t n = nghttp2_session_mem_send(session.nghttp2, &bytes);
        if (n <= 0)
            break;
        session.socket->write(reinterpret_cast<const char*>(bytes), n);
    }
}

void Http2Server::begin(Session& session, Stream& stream)
{
    Delivery& delivery = stream.delivery;
    delivery.method = delivery.headers.value(":method");
    delivery.target = delivery.headers.value(":path");
    delivery.connection = session.number;
    delivery.at_us = m_clock.nsecsElapsed() / 1000;
    m_deliveries.append(delivery);
    stream.script = m_scripts.value(std::min(m_deliveries.size(), m_scripts.size()) - 1);
    stream.answering = true;
    m_most_at_once = std::max(m_most_at_once, ++m_at_once);
    // Later: nghttp2 is still reading.
    QTimer::singleShot(0, session.socket, [this, self = m_sessions.value(session.socket), id = stream.id] { step(*self, id); });
}

void Http2Server::step(Session& session, std::int32_t id)
{
    QTcpSocket* socket = session.socket;
    const auto later = [&](int ms) {
        QTimer::singleShot(ms, Qt::PreciseTimer, socket, [this, self = m_sessions.value(socket), id] { step(*self, id); });
    };
    while (m_sessions.contains(socket)) {
        const auto found = session.streams.find(id);
        if (found == session.streams.end())
            return; // the client has reset it
        Stream& stream = found->second;
        if (stream.script.isEmpty()) {
            settle(stream, false);
            return;
        }
        const h2::Step next = stream.script.takeFirst();
        if (const auto* head = std::get_if<h2::Head>(&next)) {
            const HeaderList all = HeaderList{{":status", QByteArray::number(head->status)}} + head->headers;
            const auto list = nameValues(all);
            nghttp2_data_provider source{};
            source.read_callback = Http2Callbacks::body;
            if (head->status < 200)
                nghttp2_submit_headers(session.nghttp2, NGHTTP2_FLAG_NONE, id, nullptr, list.data(), list.size(), nullptr);
            else
                nghttp2_submit_response(session.nghttp2, id, list.data(), list.size(), &source);
        } else if (const auto* data = std::get_if<h2::Data>(&next)) {
            stream.outgoing += data->bytes;
            nghttp2_session_resume_data(session.nghttp2, id);
        } else if (const auto* drip = std::get_if<h2::Drip>(&next)) {
            if (drip->bytes.size() > drip->piece)
                stream.script.prepend(h2::Drip{drip->bytes.mid(drip->piece), drip->piece, drip->ms});
            stream.script.prepend(h2::Pause{drip->ms});
            stream.script.prepend(h2::Data{drip->bytes.left(drip->piece)});
        } else if (const auto* end = std::get_if<h2::End>(&next)) {
            stream.ended = true;
            stream.trailers = end->trailers;
            settle(stream, false);
            nghttp2_session_resume_data(session.nghttp2, id);
        } else if (const auto* pause = std::get_if<h2::Pause>(&next)) {
            later(pause->ms);
            return;
        } else if (const auto* reset = std::get_if<h2::ResetStream>(&next)) {
            settle(stream, false);
            nghttp2_submit_rst_stream(session.nghttp2, NGHTTP2_FLAG_NONE, id, reset->code);
        } else if (const auto* away = std::get_if<h2::GoAway>(&next)) {
            nghttp2_submit_goaway(session.nghttp2, NGHTTP2_FLAG_NONE, away->last_stream, away->code, nullptr, 0);
        } else if (const auto* death = std::get_if<h2::Die>(&next)) {
            for (auto& [other, dead] : session.streams)
                settle(dead, false);
            die(socket, death->reset);
            return;
        } else { // Hang
            stream.script.clear();
            return;
        }
        flush(session); // may close the stream
    }
}

/// The script is over, by its own end or by the client's.
void Http2Server::settle(Stream& stream, bool abandoned)
{
    if (!stream.answering)
        return;
    stream.answering = false;
    --m_at_once;
    m_abandoned += abandoned;
}

void Http2Server::left(QTcpSocket* socket)
{
    const auto session = m_sessions.take(socket);
    if (!session)
        return;
    for (auto& [id, stream] : session->streams)
        settle(stream, true);
    socket->deleteLater();
}

} // namespace plimsoll::test
