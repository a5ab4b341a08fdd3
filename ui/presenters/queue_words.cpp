#include "ui/presenters/queue_words.h"

#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/prompt_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace plimsoll::queue_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Queue)
};

std::optional<FailureClass> failureOf(const QString& reason)
{
    for (std::size_t i = 0; i < kFailureClassNames.size(); ++i)
        if (reason == QLatin1String(kFailureClassNames[i].data(), int(kFailureClassNames[i].size())))
            return FailureClass(i);
    return std::nullopt;
}

QString stateWord(const Job& job)
{
    switch (job.state) {
    case JobState::Waiting: return Words::tr("waiting");
    case JobState::Running: return job.in_flight ? Words::tr("sent") : Words::tr("running");
    case JobState::Done: return job.answer && job.answer->outcome == Outcome::Degraded ? Words::tr("shortened") : Words::tr("answered");
    case JobState::Failed: return Words::tr("failed");
    case JobState::Cancelled: return Words::tr("cancelled");
    case JobState::Unknown: return Words::tr("unknown");
    }
    return {};
}

Meaning meaningOf(const Job& job)
{
    switch (job.state) {
    case JobState::Waiting: return Meaning::Warning;
    case JobState::Running: return Meaning::Information;
    case JobState::Done: return job.answer && job.answer->outcome == Outcome::Degraded ? Meaning::Warning : Meaning::Ok;
    case JobState::Failed: return Meaning::Failed;
    case JobState::Cancelled: return Meaning::Idle;
    case JobState::Unknown: return Meaning::Failed;
    }
    return Meaning::Idle;
}

QString nextTime(const Job& job, qint64 now)
{
    if (job.state != JobState::Waiting)
        return {};
    if (job.next_at <= now)
        return Words::tr("now");
    const Countdown left = formatCountdown(Duration(job.next_at - now), QDateTime::fromMSecsSinceEpoch(now));
    return left.clock ? Words::tr("at %1").arg(left.text) : Words::tr("in %1").arg(left.text);
}

QString why(const Job& job, qint64 now, bool paused)
{
    if (job.state == JobState::Unknown)
        return Words::tr("It was sent, and the program ended before an answer: it may have been answered and billed (Queue, unknown outcome)");
    if (job.state == JobState::Waiting && paused)
        return Words::tr("the queue is paused");
    if (job.state == JobState::Waiting && job.next_at <= now)
        return Words::tr("its turn comes next (Limits, in flight of batch)");
    if (job.reason == QLatin1String(job_reason::kWorkerEnded))
        return Words::tr("the program ended before it was sent");
    if (job.state == JobState::Waiting || job.state == JobState::Failed)
        if (const auto failure = failureOf(job.reason))
            return prompt_words::failureName(*failure);
    return {};
}

} // namespace

QueueRow row(const Job& job, qint64 now, bool paused)
{
    QueueRow row;
    row.id = job.id;
    row.state = job.state;
    row.meaning = meaningOf(job);
    row.state_word = stateWord(job);
    row.next = paused ? QString() : nextTime(job, now);
    row.why = why(job, now, paused);
    row.title = job.title;
    row.attempts = job.attempts;
    row.can_retry = job.state == JobState::Failed || job.state == JobState::Cancelled || job.state == JobState::Unknown ||
                    (job.state == JobState::Waiting && job.next_at > now);
    row.can_cancel = !isOver(job.state);
    return row;
}

QString figures(const Job& job)
{
    if (!job.answer)
        return {};
    QStringList parts;
    const JobAnswer& answer = *job.answer;
    if (!answer.model.isEmpty())
        parts << answer.model;
    if (answer.usage)
        parts << Words::tr("%1 in, %2 out").arg(formatTokens(answer.usage->input), formatTokens(answer.usage->output));
    if (answer.cost_usd)
        parts << formatMoney(*answer.cost_usd);
    else if (job.state == JobState::Done)
        parts << Words::tr("cost unknown");
    if (!answer.message.isEmpty())
        parts << answer.message;
    return parts.join(QStringLiteral(" · "));
}

QString mark(const Job& job)
{
    if (!job.answer || job.state != JobState::Done)
        return {};
    if (job.answer->outcome == Outcome::Cached)
        return Words::tr("A stored answer to an equal request.");
    if (job.answer->outcome == Outcome::Degraded)
        return Words::tr("A shorter answer: no model could give the whole one (Fallback, degrade).");
    return {};
}

} // namespace plimsoll::queue_words
