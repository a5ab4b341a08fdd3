// From what the wire says to what the engine is told: an Inspection becomes an AttemptEnded, wall-clock facts become
// durations, and only per-minute limits without a scope become limits of ours.
#pragma once

#include "core/engine/event.h"
#include "core/wire/inspection.h"

namespace plimsoll {

/// An HTTP answer came whole, or its stream ended. A 200 without any body is `malformed` here (there was a request for
/// an answer); a stream cut before any content is `network` (policies 8: the rules of a failed reply).
AttemptEnded toAttemptFacts(const Inspection& inspection, AttemptId attempt);
/// No HTTP answer came.
AttemptEnded toAttemptFacts(NetworkError network, bool sent, AttemptId attempt);

} // namespace plimsoll
