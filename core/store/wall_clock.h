// The wall clock of what is stored: milliseconds since 1970 (UTC), so that an instant means the same after a restart and
// in another process. A value, so that a test can turn it.
#pragma once

#include <QDateTime>

#include <functional>

namespace plimsoll {

using WallClock = std::function<qint64()>;

inline WallClock systemWallClock() { return [] { return QDateTime::currentMSecsSinceEpoch(); }; }

} // namespace plimsoll
