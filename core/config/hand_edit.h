// A change that somebody's editor made while nobody looked: the file is not what the journal's last step left. Found
// before anything is taken back, so that `undo` takes back the edit, and not an older step over it.
#pragma once

#include "core/config/change_journal.h"
#include "core/config/config.h"

namespace plimsoll {

/// The configuration that the journal's last step left. Where only an older Plimsoll's journal is there, which does not
/// hold it: `now`, with the values that its steps gave to what they changed.
Config configOfJournal(const ChangeJournal& journal, const Config& now);

/// The step from `before` to `now`, made by "file"; nothing where they say the same.
std::optional<ConfigChange> handEdit(const Config& before, const Config& now, const QDateTime& when);

} // namespace plimsoll
