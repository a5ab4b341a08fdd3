// Jobs in words that help: the state, when it goes on, and why it does not go on now.
#pragma once

#include "ui/presenters/queue_row.h"

namespace plimsoll::queue_words {

/// `now`: wall time in ms.
QueueRow row(const Job& job, qint64 now, bool paused);
/// What came of it, in figures: "gemini-2.5-flash · 412 in, 220 out · $0.0006".
QString figures(const Job& job);
/// What is to be said of the answer itself: that it was stored, or shorter; empty if it is simply an answer.
QString mark(const Job& job);

} // namespace plimsoll::queue_words
