// The event vocabulary as JSON: one object an event, the same for the log, the exports and `replay`. Fields that do not
// apply are left out; durations are whole milliseconds, money is USD.
#pragma once

#include "core/base/ids.h"
#include "core/base/instant.h"
#include "core/engine/command.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <functional>

namespace plimsoll {

struct EngineNames;

/// What the numbers of the engine are called, and what time it is.
struct EventContext
{
    const EngineNames& names;
    std::function<QString(CallId)> callName;
    std::int64_t t_ms = 0;
    /// Wall-clock time of an instant of the engine's clock; for `retry_at`.
    std::function<QDateTime(Instant)> wallClock;
};

/// `windows` and `request_id` are facts that only the driver has: of a `limits` event, and of an `accepted` one.
QJsonObject eventJson(const Report& report, const EventContext& context, const QJsonArray& windows = {},
                      const QString& request_id = {});

/// The `done` event.
QJsonObject doneJson(const Finish& finish, const EventContext& context);
/// The `rejected` event that comes before the `done` of a call that failed without an attempt.
QJsonObject rejectedJson(const Finish& finish, const EventContext& context);

/// RFC 3339 in UTC; milliseconds (three digits) only if they are not zero.
QString rfc3339(const QDateTime& time);

} // namespace plimsoll
