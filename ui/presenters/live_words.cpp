#include "ui/presenters/live_words.h"

#include "core/telemetry/format.h"

#include <QCoreApplication>

namespace plimsoll::live_words {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("LiveWords", text);
}

} // namespace

QString reason(FallbackReason reason)
{
    switch (reason) {
    case FallbackReason::RetriesExhausted:
        return tr("retries used up");
    case FallbackReason::RetryAfterTooLong:
        return tr("long Retry-After");
    case FallbackReason::WaitBudgetSpent:
        return tr("wait budget spent");
    case FallbackReason::RetryBudgetSpent:
        return tr("retry budget spent");
    case FallbackReason::BreakerOpen:
        return tr("breaker open");
    case FallbackReason::UsageWindow:
        return tr("usage window spent");
    case FallbackReason::QuotaExhausted:
        return tr("quota spent");
    case FallbackReason::ThrottledTooLong:
        return tr("own limits: wait too long");
    case FallbackReason::ContextTooSmall:
        return tr("context too small");
    case FallbackReason::NotRetryable:
        return tr("not worth a retry");
    case FallbackReason::Deadline:
        return tr("deadline too close");
    case FallbackReason::LimitImpossible:
        return tr("larger than the limit");
    case FallbackReason::ModelsExhausted:
        return tr("no model left");
    }
    return {};
}

QString limit(Limit limit)
{
    switch (limit) {
    case Limit::RequestsPerMinute:
        return tr("requests");
    case Limit::InputTokensPerMinute:
        return tr("tokens in");
    case Limit::OutputTokensPerMinute:
        return tr("tokens out");
    case Limit::TokensPerMinute:
        return tr("tokens");
    case Limit::Concurrency:
        return tr("slots");
    case Limit::ServerWindow:
        return tr("server's window");
    case Limit::Shared:
        return tr("shared limit");
    }
    return {};
}

QString outcome(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Success:
        return tr("answered");
    case Outcome::Cached:
        return tr("from cache");
    case Outcome::Degraded:
        return tr("shortened");
    case Outcome::Queued:
        return tr("queued");
    case Outcome::Failed:
        return tr("failed");
    case Outcome::Cancelled:
        return tr("stopped");
    }
    return {};
}

QString destination(FallbackKind kind)
{
    switch (kind) {
    case FallbackKind::Model:
        return tr("no model");
    case FallbackKind::Degrade:
        return tr("a shorter answer");
    case FallbackKind::Cache:
        return tr("the cache");
    case FallbackKind::Queue:
        return tr("the queue");
    }
    return {};
}

QString when(Instant target, Instant now, const QDateTime& wall)
{
    if (target >= kNever)
        return tr("until you act");
    if (target <= now)
        return tr("now");
    const Countdown countdown = formatCountdown(target - now, wall);
    return countdown.clock ? tr("at %1").arg(countdown.text) : tr("in %1").arg(countdown.text);
}

} // namespace plimsoll::live_words
