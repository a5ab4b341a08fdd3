#include "core/wire/attempt_facts.h"

namespace plimsoll {

namespace {

ServerLimits limitsOf(const LimitWindows& windows)
{
    using L = QLatin1String;
    ServerLimits limits;
    limits.any = !windows.empty();
    for (const LimitWindow& window : windows) {
        if (!window.scope.isEmpty() || window.span_s != 60 || window.unit == LimitWindow::Unit::Percent)
            continue;
        const ServerLimit seen{window.limit, window.remaining};
        if (window.name == L("requests"))
            limits.requests = seen;
        else if (window.name == L("input_tokens"))
            limits.input_tokens = seen;
        else if (window.name == L("output_tokens"))
            limits.output_tokens = seen;
        else if (window.name == L("tokens"))
            limits.tokens = seen;
    }
    return limits;
}

} // namespace

AttemptEnded toAttemptFacts(const Inspection& seen, AttemptId attempt)
{
    AttemptEnded out;
    out.attempt = attempt;
    out.failure = seen.failure;
    out.status = seen.status;
    out.error_in_success = seen.error_in_success;
    out.status_exempt = seen.status_exempt;
    out.should_retry = seen.should_retry;
    out.limits = limitsOf(seen.windows);
    out.complete = seen.complete;
    if (seen.usage)
        out.usage = seen.usage->usage();
    if (seen.failure == FailureClass::Ok && seen.no_body) {
        out.failure = FailureClass::Malformed;
        out.error_in_success = true;
    } else if (seen.failure == FailureClass::StreamBroken && !seen.content) {
        out.failure = FailureClass::Network;
        out.network = NetworkError::Reset;
    }
    if (seen.hint_ms) {
        const Duration wait(*seen.hint_ms);
        // Until a window's reset or a bill's date nothing can be waited for: they only cool.
        const bool resets = seen.failure == FailureClass::UsageWindow && seen.hint_source == HintSource::Reset;
        if (resets || seen.failure == FailureClass::QuotaExhausted)
            out.cool = wait;
        else
            out.hint = wait;
    }
    return out;
}

AttemptEnded toAttemptFacts(NetworkError network, bool sent, AttemptId attempt)
{
    AttemptEnded out;
    out.attempt = attempt;
    out.failure = network == NetworkError::Timeout ? FailureClass::Timeout : FailureClass::Network;
    out.network = network;
    out.sent = sent;
    out.complete = false;
    return out;
}

} // namespace plimsoll
