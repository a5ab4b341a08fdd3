// What a row of the waterfall says: how its attempt ended, and the cause of what came next, with the knob that decides.
#pragma once

#include "ui/presenters/waterfall_row.h"

#include <QString>

namespace plimsoll::waterfall_words {

/// At the right of a row: "429 rate limit · 0.3 s", "running 1.2 s".
QString headline(const WaterfallRow& row, qint64 now);
/// Under the bar: "Waiting 12 s: the server asked for it (Retry-After)". Empty when there is nothing to say.
QString caption(const WaterfallRow& row, qint64 now);
/// All that is known of the row, a line each; for the tooltip and for screen readers.
QString details(const WaterfallRow& row, qint64 now);
/// One wait, in the present while it runs and in the past after it.
QString wait(const WaterfallWait& wait, qint64 now);
/// Why a call left a model, with the knob: "the server asked for a longer wait than you allow (Server hints)".
QString fallbackReason(FallbackReason reason);
/// Why a model would not take a call now, before it is sent: "its breaker is open (Breaker)".
QString refusal(FallbackReason reason);
/// What a local limit is called: "requests per minute".
QString limit(Limit limit);

} // namespace plimsoll::waterfall_words
