// How long a program waits for a file that another one holds. A slow disk is no lock: it is always waited for.
#pragma once

#include "core/store/database.h"

#include <QDeadlineTimer>

namespace plimsoll {

/// As made: what the schema says, once. A command whose answer is printed has less.
struct LockPatience
{
    int statement_ms = 0; ///< of each statement; 0: the schema's
    int total_ms = 0;     ///< what must be written is tried again so long; 0: once

    DatabaseSchema of(DatabaseSchema schema) const
    {
        if (statement_ms > 0)
            schema.busy_timeout_ms = statement_ms;
        return schema;
    }
    QDeadlineTimer begun() const { return QDeadlineTimer(total_ms); }
};

/// `write` until it succeeds, fails for another reason than a lock, or the time is over. Whether it succeeded.
template <class Write> bool writePatiently(Database& database, const QDeadlineTimer& end, Write write)
{
    while (!write())
        if (!database.busy() || end.hasExpired())
            return false;
    return true;
}

/// Why it did not.
inline QString refusal(const Database& database)
{
    return database.busy() ? QStringLiteral("another program holds it") : QString::fromStdString(database.error().what);
}

} // namespace plimsoll
