// The limits as a dialect's headers, true in real time: x-ratelimit-* with Go durations, anthropic-ratelimit-* with
// RFC 3339 instants (rounded up to seconds). A reset is when the bucket is full again, as the providers mean it.
#pragma once

#include "core/http/server_request.h"
#include "core/sandbox/api_error.h"
#include "core/sandbox/model_limits.h"

#include <QDateTime>

namespace plimsoll {

HttpHeaders rateHeaders(SandboxDialect dialect, const ModelLimits& limits, Instant now, double speed, const QDateTime& wall);

/// retry-after in whole seconds, rounded up; for OpenAI also retry-after-ms. `realMs` is real time.
HttpHeaders retryAfterHeaders(SandboxDialect dialect, double realMs);

/// The 429 of a refusal, worded as the dialect's provider does.
ApiError refusalError(SandboxDialect dialect, const QString& model, const ModelLimits::Refusal& refusal, double speed);

/// 90 s -> "1m30s", 0.25 s -> "250ms": Go's notation.
QByteArray goDuration(double ms);

} // namespace plimsoll
