// One kept prompt as the drawer shows it.
#pragma once

#include "core/live/prompt_request.h"

#include <QString>

namespace plimsoll {

struct PromptHistoryRow
{
    qint64 id = 0;
    QString title;   ///< the beginning of the prompt, on one line
    QString details; ///< when, which model, what came of it
    QString excerpt; ///< prompt and answer, cut; for the tooltip
    bool pinned = false;
    PromptRequest request; ///< to send it again

    bool sameAs(const PromptHistoryRow& other) const
    {
        return id == other.id && title == other.title && details == other.details && pinned == other.pinned;
    }
};

} // namespace plimsoll
