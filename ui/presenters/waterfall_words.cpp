#include "ui/presenters/waterfall_words.h"

#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/prompt_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace plimsoll::waterfall_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Waterfall)
};

QString waitCause(const WaterfallWait& wait)
{
    if (wait.reason)
        return *wait.reason == WaitReason::RetryAfter ? Words::tr("the server asked for it (Retry-After)")
                                                      : Words::tr("a pause before the next try (Retry, backoff)");
    if (!wait.limit)
        return Words::tr("a local limit");
    switch (*wait.limit) {
    case Limit::Concurrency:
        return Words::tr("all slots are taken (Limits, in flight)");
    case Limit::ServerWindow:
        return Words::tr("every model is cooling, as the server asked");
    case Limit::Shared:
        return Words::tr("other programs use the shared limit");
    case Limit::RequestsPerMinute:
    case Limit::InputTokensPerMinute:
    case Limit::OutputTokensPerMinute:
    case Limit::TokensPerMinute:
        return Words::tr("your limit of %1 is used up (Limits)").arg(limit(*wait.limit));
    }
    return {};
}

QString fallback(const WaterfallRow& row)
{
    const QString why = fallbackReason(*row.left_because);
    switch (row.left_for) {
    case FallbackKind::Model:
        return row.left_to.isEmpty() ? Words::tr("No further model: %1").arg(why) : Words::tr("→ %1: %2").arg(row.left_to, why);
    case FallbackKind::Degrade:
        return Words::tr("→ a shorter answer from %1: %2").arg(row.left_to, why);
    case FallbackKind::Cache:
        return Words::tr("→ a stored answer: %1").arg(why);
    case FallbackKind::Queue:
        return Words::tr("→ the queue, job %1: %2").arg(row.left_to, why);
    }
    return {};
}

QString ending(const WaterfallRow& row)
{
    if (row.failure == FailureClass::Ok)
        return row.status > 0 ? QString::number(row.status) : Words::tr("answered");
    if (row.failure == FailureClass::Cancelled)
        return Words::tr("stopped");
    const QString name = row.failure ? prompt_words::failureName(*row.failure) : Words::tr("ended");
    return row.status > 0 ? QStringLiteral("%1 %2").arg(row.status).arg(name) : name;
}

} // namespace

QString limit(Limit limit)
{
    switch (limit) {
    case Limit::RequestsPerMinute: return Words::tr("requests per minute");
    case Limit::InputTokensPerMinute: return Words::tr("input tokens per minute");
    case Limit::OutputTokensPerMinute: return Words::tr("output tokens per minute");
    case Limit::TokensPerMinute: return Words::tr("tokens per minute");
    case Limit::Concurrency: return Words::tr("requests in flight");
    case Limit::ServerWindow: return Words::tr("the server's window");
    case Limit::Shared: return Words::tr("the limit shared with other programs");
    }
    return {};
}

QString fallbackReason(FallbackReason reason)
{
    switch (reason) {
    case FallbackReason::RetriesExhausted: return Words::tr("no tries left here (Retry, attempts per model)");
    case FallbackReason::RetryAfterTooLong: return Words::tr("the server asked for a longer wait than you allow (Server hints)");
    case FallbackReason::WaitBudgetSpent: return Words::tr("the wait does not fit what a call may wait (Retry, total wait)");
    case FallbackReason::RetryBudgetSpent: return Words::tr("the provider's retry budget is spent (Retry budget)");
    case FallbackReason::BreakerOpen: return Words::tr("its breaker is open (Breaker)");
    case FallbackReason::UsageWindow: return Words::tr("its usage window is spent");
    case FallbackReason::QuotaExhausted: return Words::tr("its quota or credit is spent");
    case FallbackReason::ThrottledTooLong: return Words::tr("its local limit would make the call wait too long (Limits)");
    case FallbackReason::ContextTooSmall: return Words::tr("the prompt does not fit its context window");
    case FallbackReason::NotRetryable: return Words::tr("trying again would not help");
    case FallbackReason::Deadline: return Words::tr("the wait goes past the deadline (Retry, deadline)");
    case FallbackReason::LimitImpossible: return Words::tr("the request is larger than its whole limit (Limits)");
    case FallbackReason::ModelsExhausted: return Words::tr("no model is left");
    }
    return {};
}

QString refusal(FallbackReason reason)
{
    switch (reason) {
    case FallbackReason::RetryAfterTooLong:
    case FallbackReason::RetriesExhausted: return Words::tr("it rests, as its server asked (Server hints)");
    case FallbackReason::NotRetryable: return Words::tr("it rests after an error that trying again would not help");
    default: return fallbackReason(reason);
    }
}

QString wait(const WaterfallWait& wait, qint64 now)
{
    const QString cause = waitCause(wait);
    if (!wait.open())
        return Words::tr("Waited %1: %2").arg(figures::duration(*wait.to - wait.from), cause);
    if (wait.due)
        return Words::tr("Waiting %1: %2").arg(figures::countdown(*wait.due - now), cause);
    return Words::tr("Waiting since %1: %2").arg(figures::duration(now - wait.from), cause);
}

QString headline(const WaterfallRow& row, qint64 now)
{
    switch (row.state) {
    case RowState::Waiting: return Words::tr("waiting");
    case RowState::Running: return Words::tr("running %1").arg(figures::duration(now - row.start.value_or(now)));
    case RowState::Skipped: return Words::tr("skipped");
    case RowState::Cancelled:
    case RowState::Ok:
    case RowState::Failed: break;
    }
    if (!row.start || !row.end)
        return ending(row);
    return QStringLiteral("%1 · %2").arg(ending(row), figures::duration(*row.end - *row.start));
}

QString caption(const WaterfallRow& row, qint64 now)
{
    QStringList parts;
    if (row.before && (row.before->open() || !row.start))
        parts << wait(*row.before, now);
    if (row.state == RowState::Running)
        parts << (row.first_token ? Words::tr("First token after %1").arg(figures::duration(*row.first_token - *row.start))
                                  : Words::tr("Waiting for the first token"));
    else if (row.state == RowState::Ok && row.first_token)
        parts << Words::tr("First token after %1").arg(figures::duration(*row.first_token - *row.start));
    if (row.broke_off)
        parts << Words::tr("The stream broke off");
    if (row.breaker_opened)
        parts << Words::tr("Breaker opened");
    if (row.left_because)
        parts << fallback(row);
    else if (row.after)
        parts << wait(*row.after, now);
    return parts.join(QStringLiteral(" · "));
}

QString details(const WaterfallRow& row, qint64 now)
{
    QStringList lines{row.model};
    if (row.attempt > 0)
        lines << Words::tr("Attempt %1 at this model, %2 of the call").arg(row.attempt).arg(row.total);
    if (!row.provider.isEmpty())
        lines << Words::tr("Provider: %1").arg(row.provider);
    lines << headline(row, now);
    if (row.retry_after_ms)
        lines << Words::tr("The server asked for %1").arg(figures::duration(*row.retry_after_ms));
    if (row.before)
        lines << wait(*row.before, now);
    if (row.first_token && row.start)
        lines << Words::tr("First token after %1").arg(figures::duration(*row.first_token - *row.start));
    if (row.after)
        lines << wait(*row.after, now);
    if (row.left_because)
        lines << fallback(row);
    return lines.join(u'\n');
}

} // namespace plimsoll::waterfall_words
