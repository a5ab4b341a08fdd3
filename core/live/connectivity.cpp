#include "core/live/connectivity.h"

#include <QNetworkInformation>

namespace plimsoll {

void Connectivity::start()
{
    if (!QNetworkInformation::loadBackendByFeatures(QNetworkInformation::Feature::Reachability))
        return;
    connect(QNetworkInformation::instance(), &QNetworkInformation::reachabilityChanged, this, &Connectivity::changed);
    Q_EMIT changed();
}

std::optional<bool> Connectivity::online() const
{
    const QNetworkInformation* system = QNetworkInformation::instance();
    if (!system)
        return std::nullopt;
    switch (system->reachability()) {
    case QNetworkInformation::Reachability::Unknown:
        return std::nullopt;
    case QNetworkInformation::Reachability::Disconnected:
        return false;
    case QNetworkInformation::Reachability::Local:
    case QNetworkInformation::Reachability::Site:
    case QNetworkInformation::Reachability::Online:
        return true; // a gateway of one's own may well be on the local network
    }
    return std::nullopt;
}

} // namespace plimsoll
