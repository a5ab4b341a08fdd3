// The limit with the smallest share left, of all models: for the foot of the window and the tray. Both what is counted
// here (a bucket) and what a server last said (a window that has not reset since) are looked at.
#pragma once

#include "core/engine/snapshot.h"
#include "ui/theme/meaning.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace plimsoll {

class LimitBook;
struct EngineNames;

struct TightestLimit
{
    QString model;   ///< of a window of the whole account: its provider
    QString limit;   ///< "tokens in", "5 h"
    double left = 1; ///< share, 0 to 1
    QString resets;  ///< "full in 19 s", "resets at 14:30"; empty if nobody knows
    bool server = false; ///< it is the server's figure

    Meaning meaning() const;
    /// "37 %", "spent"
    QString leftWords() const;
    /// "gpt-4.1 tokens 37 %"
    QString words() const;
    friend bool operator==(const TightestLimit&, const TightestLimit&) = default;
};

/// Nothing: no limit is short of anything.
std::optional<TightestLimit> tightestLimit(const EngineSnapshot& snapshot, const EngineNames& names, const LimitBook& book,
                                           const QDateTime& wall);

} // namespace plimsoll
