// One line for a person on why no answer came: what was wrong, where, and what can be done about it. Never a credential:
// hosts and ports only.
#pragma once

#include <QList>
#include <QNetworkReply>
#include <QSslError>
#include <QString>

namespace plimsoll {

/// `tls`: what the handshake found fault with, if it came so far.
QString networkWords(const QNetworkReply& reply, const QList<QSslError>& tls);

} // namespace plimsoll
