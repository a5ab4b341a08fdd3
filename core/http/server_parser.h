// Bytes in, requests out: joyent's http_parser behind the two questions a server asks. No socket, no clock.
#pragma once

#include "core/http/server_options.h"
#include "core/http/server_request.h"

#include <http_parser.h>

namespace plimsoll {

class HttpRequestParser
{
public:
    /// Head: the headers are complete, the body is not read yet: the moment to refuse. It may be asked to go on.
    enum class Step { NeedMore, Head, Complete, Failed };

    explicit HttpRequestParser(const HttpServerOptions& options);
    HttpRequestParser(const HttpRequestParser&) = delete;
    HttpRequestParser& operator=(const HttpRequestParser&) = delete;

    /// Takes from the front of `input` as far as the next step.
    Step feed(QByteArray& input);

    const HttpRequest& head() const { return m_request; }
    HttpRequest take(); ///< after Complete; ready for the next request
    bool keepAlive() const { return m_keepAlive; }
    int failureStatus() const { return m_status; } ///< after Failed: 400, 413, 414, 431, 505

private:
    static const http_parser_settings& callbacks();
    static HttpRequestParser& self(http_parser* parser) { return *static_cast<HttpRequestParser*>(parser->data); }
    bool countHead(std::size_t bytes, int statusAbove);
    void finishHeader();
    int headersComplete();
    int addBody(const char* data, std::size_t size);
    int messageComplete();

    const HttpServerOptions& m_options;
    http_parser m_parser{};
    HttpRequest m_request;
    QByteArray m_url;
    QByteArray m_field;
    QByteArray m_value;
    bool m_inValue = false;
    bool m_inTrailer = false;
    bool m_keepAlive = false;
    qint64 m_headBytes = 0;
    int m_status = 0;
    Step m_paused = Step::NeedMore; ///< why the parser was paused
};

} // namespace plimsoll
