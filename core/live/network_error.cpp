#include "core/live/network_error.h"

namespace plimsoll {

NetworkError networkErrorOf(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::NoError:
        return NetworkError::None;
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownNetworkError: // also: the network is unreachable
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        return NetworkError::Refused;
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::ProxyNotFoundError:
        return NetworkError::Dns;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::ProxyTimeoutError:
        return NetworkError::Timeout;
    case QNetworkReply::SslHandshakeFailedError:
        return NetworkError::Tls;
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError: // closed without an answer; Qt could not send the body again
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::OperationCanceledError:
    case QNetworkReply::ProtocolFailure: // what came is no HTTP
    case QNetworkReply::UnknownProxyError:
        return NetworkError::Reset;
    default:
        return isNetworkLayer(error) ? NetworkError::Reset : NetworkError::None;
    }
}

bool isNetworkLayer(QNetworkReply::NetworkError error)
{
    return (error > QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied) ||
           error == QNetworkReply::ContentReSendError || error == QNetworkReply::ProtocolFailure;
}

} // namespace plimsoll
