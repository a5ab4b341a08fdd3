// The address of the user's D-Bus session. Read here because libdbus would launch a bus of its own where there is none.
#pragma once

#include <QString>

namespace plimsoll {

/// Empty if there is no session.
QString sessionBusAddress();

} // namespace plimsoll
