// A job as the Queue page shows it: words and meanings, nothing to decide any more.
#pragma once

#include "core/store/job.h"
#include "ui/theme/meaning.h"

#include <QString>

namespace plimsoll {

struct QueueRow
{
    JobId id = 0;
    JobState state = JobState::Waiting;
    Meaning meaning = Meaning::Idle;
    QString state_word; ///< "waiting", "answered"
    QString next;       ///< "in 12 s", "at 14:30", "now"; empty when nothing is to come
    QString why;        ///< why it waits, failed, or is of unknown outcome
    QString title;
    int attempts = 0;
    bool can_retry = false, can_cancel = false;
    friend bool operator==(const QueueRow&, const QueueRow&) = default;
};

} // namespace plimsoll
