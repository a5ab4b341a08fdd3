#include "core/live/session_bus.h"

#include <QFileInfo>

namespace plimsoll {

QString sessionBusAddress()
{
    const QString address = qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS");
    if (!address.isEmpty())
        return address;
    const QString socket = qEnvironmentVariable("XDG_RUNTIME_DIR") + QLatin1String("/bus");
    return QFileInfo::exists(socket) ? QString(QLatin1String("unix:path=") + socket) : QString();
}

} // namespace plimsoll
