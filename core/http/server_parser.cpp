#include "core/http/server_parser.h"

namespace plimsoll {

namespace {
constexpr int kStop = -1; // a callback's way to end parsing
constexpr int kMaxHeaders = 200;
} // namespace

HttpRequestParser::HttpRequestParser(const HttpServerOptions& options) : m_options(options)
{
    http_parser_init(&m_parser, HTTP_REQUEST);
    m_parser.data = this;
}

const http_parser_settings& HttpRequestParser::callbacks()
{
    static const http_parser_settings settings = [] {
        http_parser_settings s;
        http_parser_settings_init(&s);
        s.on_message_begin = [](http_parser* p) {
            HttpRequestParser& me = self(p);
            me.m_request = {};
            me.m_url.clear();
            me.m_field.clear(); // a trailer of the request before may still be in them
            me.m_value.clear();
            me.m_headBytes = 0;
            me.m_inTrailer = me.m_inValue = false;
            return 0;
        };
        s.on_url = [](http_parser* p, const char* at, std::size_t n) {
            self(p).m_url.append(at, static_cast<qsizetype>(n));
            return self(p).countHead(n, 414) ? 0 : kStop;
        };
        s.on_header_field = [](http_parser* p, const char* at, std::size_t n) {
            HttpRequestParser& me = self(p);
            if (me.m_inValue)
                me.finishHeader();
            me.m_field.append(at, static_cast<qsizetype>(n));
            return me.countHead(n, 431) ? 0 : kStop;
        };
        s.on_header_value = [](http_parser* p, const char* at, std::size_t n) {
            HttpRequestParser& me = self(p);
            me.m_inValue = true;
            me.m_value.append(at, static_cast<qsizetype>(n));
            return me.countHead(n, 431) ? 0 : kStop;
        };
        s.on_headers_complete = [](http_parser* p) { return self(p).headersComplete(); };
        s.on_body = [](http_parser* p, const char* at, std::size_t n) { return self(p).addBody(at, n); };
        s.on_message_complete = [](http_parser* p) { return self(p).messageComplete(); };
        return s;
    }();
    return settings;
}

HttpRequestParser::Step HttpRequestParser::feed(QByteArray& input)
{
    m_paused = Step::NeedMore;
    const std::size_t used = http_parser_execute(&m_parser, &callbacks(), input.constData(),
                                                 static_cast<std::size_t>(input.size()));
    input.remove(0, static_cast<qsizetype>(used));
    switch (HTTP_PARSER_ERRNO(&m_parser)) {
    case HPE_OK:
        return Step::NeedMore;
    case HPE_PAUSED:
        http_parser_pause(&m_parser, 0);
        return m_paused;
    case HPE_HEADER_OVERFLOW:
        m_status = 431;
        return Step::Failed;
    case HPE_INVALID_VERSION:
        m_status = 505;
        return Step::Failed;
    default:
        m_status = m_status ? m_status : 400;
        return Step::Failed;
    }
}

HttpRequest HttpRequestParser::take() { return std::exchange(m_request, {}); }

bool HttpRequestParser::countHead(std::size_t bytes, int statusAbove)
{
    m_headBytes += static_cast<qint64>(bytes);
    if (m_headBytes <= m_options.maxHeaderBytes)
        return true;
    m_status = statusAbove;
    return false;
}

void HttpRequestParser::finishHeader()
{
    if (!m_inTrailer) // trailers of a chunked body say nothing that we use
        m_request.headers.append({m_field, m_value});
    m_field.clear();
    m_value.clear();
    m_inValue = false;
}

int HttpRequestParser::headersComplete()
{
    if (!m_field.isEmpty())
        finishHeader();
    m_inTrailer = true;
    if (m_request.headers.size() > kMaxHeaders) {
        m_status = 431;
        return kStop;
    }
    if (m_parser.http_major != 1) {
        m_status = 505;
        return kStop;
    }
    m_parser.upgrade = 0; // an upgrade we do not know is ignored (RFC 9110 7.8), or the body would be lost
    m_request.method = http_method_str(static_cast<http_method>(m_parser.method));
    m_request.http10 = m_parser.http_minor == 0;
    m_keepAlive = !m_request.http10 && http_should_keep_alive(&m_parser) != 0;
    const qsizetype query = m_url.indexOf('?');
    m_request.path = query < 0 ? m_url : m_url.left(query);
    m_request.query = query < 0 ? QByteArray() : m_url.mid(query + 1);
    const bool declared = m_parser.content_length != ULLONG_MAX;
    if (declared && m_parser.content_length > static_cast<std::uint64_t>(m_options.maxBodyBytes)) {
        m_status = 413;
        return kStop;
    }
    m_paused = Step::Head;
    http_parser_pause(&m_parser, 1);
    return 0;
}

int HttpRequestParser::addBody(const char* data, std::size_t size)
{
    if (m_request.body.size() + static_cast<qint64>(size) > m_options.maxBodyBytes) {
        m_status = 413;
        return kStop;
    }
    m_request.body.append(data, static_cast<qsizetype>(size));
    return 0;
}

int HttpRequestParser::messageComplete()
{
    m_paused = Step::Complete;
    http_parser_pause(&m_parser, 1);
    return 0;
}

} // namespace plimsoll
