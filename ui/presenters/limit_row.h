// A limit window as the Headers page shows it: words, a share and a line, nothing to decide any more.
#pragma once

#include "ui/theme/meaning.h"

#include <QList>
#include <QString>

#include <optional>

namespace plimsoll {

struct LimitRow
{
    QString provider, model;     ///< model: empty for a window of the whole account
    QString window;              ///< "requests", "5 h"
    QString span;                ///< "a minute"
    QString left;                ///< "41 / 60"
    QString exact;               ///< with all digits, for the tooltip
    std::optional<double> share; ///< that is left, 0 to 1
    Meaning meaning = Meaning::Idle;
    QString state;      ///< "low"
    QString resets;     ///< "in 12 s", "at 14:30", "has reset"
    QString age;        ///< "3 s ago"
    QString trend;      ///< "↘ falling"
    QList<double> line; ///< what was left, oldest first, as shares of the limit
    bool subscription = false;
    bool usual_span = false; ///< a minute, as most: need not be said in a table
    friend bool operator==(const LimitRow&, const LimitRow&) = default;

    bool isSame(const LimitRow& other) const
    {
        return provider == other.provider && model == other.model && window == other.window && span == other.span;
    }
};

} // namespace plimsoll
