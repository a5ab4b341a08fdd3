#include "ui/presenters/prompt_summary.h"

#include "ui/language/core_texts.h"
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
QDateTime retryAt(const PromptCall& call)
{
    const QList<QJsonObject>& events = call.events.isEmpty() ? call.result->events : call.events;
    if (events.isEmpty())
        return {};
    return QDateTime::fromString(events.last().value(QLatin1String("retry_at")).toString(), Qt::ISODateWithMs);
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
    if (done.cost_usd && done.unknown_costs > 0)
        summary.figures << Words::tr("at least %1").arg(formatMoney(*done.cost_usd));
    else if (done.cost_usd && (*done.cost_usd > 0 || !call.failure())) // nothing billed of what failed: nothing to say
        summary.figures << formatMoney(*done.cost_usd);
    else if (!done.cost_usd && done.attempts > 0)
        summary.figures << Words::tr("cost unknown");
    return summary;
}

std::optional<PromptFailure> promptMark(const PromptCall& call)
{
    if (!call.result)
        return std::nullopt;
    PromptFailure words;
    switch (call.result->done.outcome) {
    case Outcome::Cached:
        if (const auto age = call.result->answerAge)
            words.title = Words::tr("A stored answer, %1 old").arg(figures::duration(age->count()));
        else
            words.title = Words::tr("The answer of an equal call that was running");
        return words;
    case Outcome::Degraded:
        words.title = Words::tr("A shorter answer");
        words.advice = Words::tr("No model could give the whole one, so one of them was asked for less (Fallback, degrade).");
        return words;
    case Outcome::Queued:
        words.title = Words::tr("In the queue as job %1").arg(call.result->done.job);
        words.advice = Words::tr("It is sent when a model is ready again; the answer will be on the Queue page.");
        if (call.failure())
            words.server_words = fromCore(call.result->errorMessage);
        return words;
    case Outcome::Success:
    case Outcome::Failed:
    case Outcome::Cancelled: break;
    }
    return std::nullopt;
}

std::optional<PromptFailure> promptFailure(const PromptCall& call, const QDateTime& now)
{
    const auto failure = call.failure();
    if (!failure || call.result->done.outcome == Outcome::Queued)
        return std::nullopt;
    PromptFailure words;
    words.title = prompt_words::failureTitle(*failure);
    words.partial = !call.text.isEmpty();
    if (*failure != FailureClass::Cancelled || words.partial)
        words.advice = prompt_words::failureAdvice(*failure);
    words.retry = prompt_words::retryTime(retryAt(call), now);
    if (*failure != FailureClass::Cancelled)
        words.server_words = fromCore(call.result->errorMessage);
    return words;
}

} // namespace plimsoll
