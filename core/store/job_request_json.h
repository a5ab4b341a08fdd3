// A request as JSON, as the job file keeps it. Nothing of a key is ever in a request.
#pragma once

#include "core/base/result.h"
#include "core/live/prompt_request.h"

#include <QByteArray>

namespace plimsoll {

/// Without the deadline, which is the call's and not the job's.
QByteArray toJson(const PromptRequest& request);
Result<PromptRequest> promptFromJson(const QByteArray& json);

/// The first line of the last message, shortened, for lists.
QString titleOf(const PromptRequest& request);

} // namespace plimsoll
