// One event as the log keeps it: its text, and what filters ask for as numbers, so that a hundred thousand of them are
// looked through in the blink of an eye and take a few hundred bytes each.
#pragma once

#include "core/telemetry/word_table.h"

#include <QByteArray>
#include <QJsonObject>

#include <cstdint>

namespace plimsoll {

struct EventRecord
{
    std::uint64_t sequence = 0;
    std::int64_t t_ms = 0;
    std::uint64_t call = 0;          ///< by eventCallKey(); 0: of no call
    WordTable::Id kind = 0;          ///< "reply", "done", ...
    WordTable::Id model = 0, to = 0; ///< a fallback between models has both
    WordTable::Id failure = 0;       ///< its class; of `rejected` the reason, which is one
    QByteArray json;                 ///< compact

    QJsonObject object() const;
};

/// A call's name as a number: itself where it is one, as the live client's are, else a hash of it.
std::uint64_t eventCallKey(const QString& call);

/// Without a sequence number.
EventRecord eventRecord(const QJsonObject& event, WordTable& names);

} // namespace plimsoll
