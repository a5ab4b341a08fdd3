#include "ui/presenters/prompt_summary.h"

#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/prompt_words.h"

#include <QCoreApplication>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Summary)
};

/// The `done` event's retry_at, a wall-clock time; the engine's own instant is monotonic.
QDateTime retryAt(const CallResult& result)
{
    if (result.events.isEmpty())
        return {};
    return QDateTime::fromString(result.events.last().value(QLatin1String("retry_at")).toString(), Qt::ISODateWithMs);
}

} // namespace

PromptSummary promptSummary(const PromptCall& call)
{
    PromptSummary summary;
    if (!call.result)
        return summary;
    const Finish& done = call.result->done;
    summary.request_id = call.result->requestId;
    summary.figures << figures::duration(done.latency.count());
    if (call.first_token)
        summary.figures << Words::tr("first token %1").arg(figures::duration(*call.first_token));
    if (done.waited > Duration(0))
        summary.figures << Words::tr("waited %1").arg(figures::duration(done.waited.count()));
    if (done.attempts > 1)
        summary.figures << Words::tr("%n attempts", nullptr, done.attempts);
    if (done.usage) {
        const QString counts = Words::tr("%1 in, %2 out").arg(formatTokens(done.usage->input + done.usage->cache_read + done.usage->cache_write),
                                                            formatTokens(done.usage->output));
        summary.figures << (done.estimated ? Words::tr("%1 (estimated)").arg(counts) : counts);
    }
    if (done.cost_usd && (*done.cost_usd > 0 || !call.failure())) // nothing billed of what failed: nothing to say
        summary.figures << formatMoney(*done.cost_usd);
    else if (!done.cost_usd && done.attempts > 0)
        summary.figures << Words::tr("cost unknown");
    return summary;
}

std::optional<PromptFailure> promptFailure(const PromptCall& call, const QDateTime& now)
{
    const auto failure = call.failure();
    if (!failure)
        return std::nullopt;
    PromptFailure words;
    words.title = prompt_words::failureTitle(*failure);
    words.partial = !call.text.isEmpty();
    if (*failure != FailureClass::Cancelled || words.partial)
        words.advice = prompt_words::failureAdvice(*failure);
    words.retry = prompt_words::retryTime(retryAt(*call.result), now);
    if (*failure != FailureClass::Cancelled)
        words.server_words = call.result->errorMessage;
    return words;
}

} // namespace plimsoll
