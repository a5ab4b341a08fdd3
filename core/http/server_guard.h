// Who may talk to a loopback server: DNS rebinding and cross-site pages are kept out by what a browser cannot forge.
#pragma once

#include "core/http/server_request.h"

#include <QStringList>

namespace plimsoll {

/// 0 if the request may pass; 400 for a missing or doubled Host, 403 for a foreign Host or Origin, 501 for CONNECT.
/// An Origin passes if it is this server's own (a loopback name with `port`) or is one of `allowedOrigins`.
int guardStatus(const HttpRequest& request, quint16 port, const QStringList& allowedOrigins);

} // namespace plimsoll
