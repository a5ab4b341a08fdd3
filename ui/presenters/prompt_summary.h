// What a finished call took and cost, and what a failed one says.
#pragma once

#include "ui/presenters/prompt_call.h"

#include <QStringList>

namespace plimsoll {

struct PromptSummary
{
    QStringList figures; ///< "2.9 s", "first token 310 ms", "412 in, 220 out", "$0.0006"
    QString request_id;  ///< the server's; may be empty
};
PromptSummary promptSummary(const PromptCall& call);

struct PromptFailure
{
    QString title;
    QString advice;
    QString retry;        ///< when a model may be ready; may be empty
    QString server_words; ///< the provider's own; may be empty
    bool partial = false; ///< text had arrived and is kept
};
/// What is to be said of an answer, or of none, that is no failure: it was stored, it is shorter than asked for, the call
/// is in the queue. Nothing after an answer that is simply one.
std::optional<PromptFailure> promptMark(const PromptCall& call);
/// Nothing while the call runs and after a full answer. `retryAt`: wall clock of done.retry_at.
std::optional<PromptFailure> promptFailure(const PromptCall& call, const QDateTime& now);

} // namespace plimsoll
