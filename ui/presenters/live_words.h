// The short words of the Live page: reasons, states, countdowns.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"

#include <QDateTime>
#include <QString>

namespace plimsoll::live_words {

/// Why a call left a model, as one would say it in a list: "breaker open".
QString reason(FallbackReason reason);
/// "requests", "tokens in", "tokens out", "tokens", "slots".
QString limit(Limit limit);
QString outcome(Outcome outcome);
/// What takes the place of a model: "answer from the cache", "a shorter answer", "the queue".
QString destination(FallbackKind kind);
/// "in 12 s", "at 14:30"; "now" for what is due; "until you act" for kNever.
QString when(Instant target, Instant now, const QDateTime& wall);

} // namespace plimsoll::live_words
