// The dials that make a fault of the sandbox, in words, and which of them a kind of fault has.
#pragma once

#include "core/config/fault.h"

namespace plimsoll::fault_dials {

/// What one of the kinds of failure is: its name for a person, and what its figure is called.
struct Kind
{
    Fault fault;    ///< with its kind and status only
    QString name;   ///< "429 rate limit", "hangs"
    QString figure; ///< "asks for, s"; empty: it has none
    double standard = 0; ///< what the figure starts with
    double most = 0;
};
QList<Kind> kinds();

/// What a fault does, in one sentence.
QString words(const Fault& fault);
/// The list with one more; the texts are the sandbox's notation.
QStringList added(const QStringList& faults, const Fault& fault);

} // namespace plimsoll::fault_dials
