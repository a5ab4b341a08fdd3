#include "ui/presenters/live_words.h"

#include "core/telemetry/format.h"

#include <QCoreApplication>

namespace plimsoll::live_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LiveWords)
};

} // namespace

QString reason(FallbackReason reason)
{
    switch (reason) {
    case FallbackReason::RetriesExhausted:
        return Words::tr("retries used up");
    case FallbackReason::RetryAfterTooLong:
        return Words::tr("long Retry-After");
    case FallbackReason::WaitBudgetSpent:
        return Words::tr("wait budget spent");
    case FallbackReason::RetryBudgetSpent:
        return Words::tr("retry budget spent");
    case FallbackReason::BreakerOpen:
        return Words::tr("breaker open");
    case FallbackReason::UsageWindow:
        return Words::tr("usage window spent");
    case FallbackReason::QuotaExhausted:
        return Words::tr("quota spent");
    case FallbackReason::ThrottledTooLong:
        return Words::tr("own limits: wait too long");
    case FallbackReason::ContextTooSmall:
        return Words::tr("context too small");
    case FallbackReason::NotRetryable:
        return Words::tr("not worth a retry");
    case FallbackReason::Deadline:
        return Words::tr("deadline too close");
    case FallbackReason::LimitImpossible:
        return Words::tr("larger than the limit");
    case FallbackReason::ModelsExhausted:
        return Words::tr("no model left");
    }
    return {};
}

QString limit(Limit limit)
{
    switch (limit) {
    case Limit::RequestsPerMinute:
        return Words::tr("requests");
    case Limit::InputTokensPerMinute:
        return Words::tr("tokens in");
    case Limit::OutputTokensPerMinute:
        return Words::tr("tokens out");
    case Limit::TokensPerMinute:
        return Words::tr("tokens");
    case Limit::Concurrency:
        return Words::tr("slots");
    case Limit::ServerWindow:
        return Words::tr("server's window");
    case Limit::Shared:
        return Words::tr("shared limit");
    }
    return {};
}

QString outcome(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Success:
        return Words::tr("answered");
    case Outcome::Cached:
        return Words::tr("from cache");
    case Outcome::Degraded:
        return Words::tr("shortened");
    case Outcome::Queued:
        return Words::tr("queued");
    case Outcome::Failed:
        return Words::tr("failed");
    case Outcome::Cancelled:
        return Words::tr("stopped");
    }
    return {};
}

QString destination(FallbackKind kind)
{
    switch (kind) {
    case FallbackKind::Model:
        return Words::tr("no model");
    case FallbackKind::Degrade:
        return Words::tr("a shorter answer");
    case FallbackKind::Cache:
        return Words::tr("the cache");
    case FallbackKind::Queue:
        return Words::tr("the queue");
    }
    return {};
}

QString when(Instant target, Instant now, const QDateTime& wall)
{
    if (target >= kNever)
        return Words::tr("until you act");
    if (target <= now)
        return Words::tr("now");
    const Countdown countdown = formatCountdown(target - now, wall);
    return countdown.clock ? Words::tr("at %1").arg(countdown.text) : Words::tr("in %1").arg(countdown.text);
}

} // namespace plimsoll::live_words
