// Failures in words that help: what happened, and what a person can do about it.
#pragma once

#include "core/base/failure.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace plimsoll::prompt_words {

/// Short, for a row: "rate limit", "server overloaded".
QString failureName(FailureClass failure);
/// One sentence: "The provider refused the key."
QString failureTitle(FailureClass failure);
/// What to do: "Put the key right in Settings → Providers & keys, then press Test."
QString failureAdvice(FailureClass failure);
/// When a model may be ready again: "A model may be ready in 12 s." or "... at 14:30."; empty for the past.
QString retryTime(const QDateTime& retryAt, const QDateTime& now);

} // namespace plimsoll::prompt_words
