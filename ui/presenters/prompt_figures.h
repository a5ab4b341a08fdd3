// The whole milliseconds of events as people read them.
#pragma once

#include "core/telemetry/format.h"

namespace plimsoll::figures {

inline QString duration(qint64 ms)
{
    return formatDuration(Duration(ms));
}

/// What is left, in whole seconds: never 0 before the time has come.
inline QString countdown(qint64 ms)
{
    return formatCountdown(Duration(qMax<qint64>(ms, 0)), QDateTime::currentDateTime()).text;
}

} // namespace plimsoll::figures
