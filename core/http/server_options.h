// What a loopback server allows its clients. Times in milliseconds, sizes in bytes.
#pragma once

#include "core/base/instant.h"

#include <QStringList>

namespace plimsoll {

struct HttpServerOptions
{
    qint64 maxHeaderBytes = 64 * 1024;       ///< request line and headers together; above: 431
    qint64 maxBodyBytes = 32 * 1024 * 1024;  ///< above: 413, as soon as it is known
    qint64 writeHighWater = 256 * 1024;      ///< unsent bytes from which HttpExchange::write() says "wait"
    int maxConnections = 4096;               ///< one more is closed unanswered
    Duration idleTimeout{120'000};           ///< a kept-alive connection without a request: closed
    Duration headerTimeout{10'000};          ///< from a request's first byte to the end of its headers: 408
    Duration bodyTimeout{30'000};            ///< without progress in a body: 408
    Duration writeTimeout{60'000};           ///< a client that takes nothing of its reply: reset
    QStringList allowedOrigins;              ///< besides the server's own; compared as sent
};

} // namespace plimsoll
