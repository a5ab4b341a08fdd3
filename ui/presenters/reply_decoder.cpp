#include "ui/presenters/reply_decoder.h"

#include "core/telemetry/format.h"
#include "core/wire/inspect.h"
#include "core/wire/reply_scenario.h"
#include "core/wire/secret_mask.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/limit_rows.h"
#include "ui/presenters/next_attempt.h"
#include "ui/presenters/prompt_words.h"
#include "ui/presenters/waterfall_words.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

namespace plimsoll {

namespace {

constexpr qsizetype kMostText = 1 << 20;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ReplyDecoder)
};

QString duration(qint64 ms)
{
    return formatDuration(Duration(ms));
}

/// The time of day, to the second; with the day if it is another.
QString moment(WallMs at, const QDateTime& now)
{
    const QDateTime then = QDateTime::fromMSecsSinceEpoch(at);
    const QString time = then.time().toString(QStringLiteral("HH:mm:ss"));
    return then.date() == now.date()
               ? time
               : QStringLiteral("%1 %2").arg(QLocale().toString(then.date(), QLocale::ShortFormat), time);
}

QString source(HintSource source)
{
    switch (source) {
    case HintSource::None:
        return {};
    case HintSource::RetryAfterMs:
        return QStringLiteral("retry-after-ms");
    case HintSource::RetryAfter:
        return QStringLiteral("Retry-After");
    case HintSource::Body:
        return Words::tr("the error's own words");
    case HintSource::Reset:
        return Words::tr("the reset of the window that is spent");
    }
    return {};
}

QString rule(const Inspection& seen, const QDateTime& now)
{
    if (seen.failure == FailureClass::Ok)
        return Words::tr("A good answer: no rule for waits applies.");
    if (!seen.hint_ms)
        return Words::tr("The server names no time: pauses are the client's own (Retry, backoff).");
    return Words::tr("%1 decides: %2, until %3.")
        .arg(source(seen.hint_source), duration(*seen.hint_ms), moment(*seen.retry_at, now));
}

QString again(const NextAttempt& next, WallMs at, const QDateTime& now)
{
    const QString why = !next.reason ? Words::tr("the model cools until then, as the server asked")
                        : *next.reason == WaitReason::RetryAfter
                            ? Words::tr("the time that the server asked for, and a little more so that "
                                        "callers do not come back together (Server hints, padding)")
                            : Words::tr("a pause of the client's own (Retry, backoff)");
    const QString first = duration(next.earliest.count()), last = duration(next.latest.count());
    const QString when =
        first == last ? Words::tr("after %1, at %2").arg(first, moment(at + next.earliest.count(), now))
                      : Words::tr("after %1 to %2, from %3").arg(first, last, moment(at + next.earliest.count(), now));
    return Words::tr("The next attempt at this model starts %1: %2.").arg(when, why);
}

QString nextWords(const NextAttempt& next, WallMs at, const QDateTime& now)
{
    switch (next.kind) {
    case NextAttempt::Kind::Answered:
        return Words::tr("Nothing more is sent: the call is answered.");
    case NextAttempt::Kind::Again:
        return again(next, at, now);
    case NextAttempt::Kind::Elsewhere: {
        const QString why =
            next.left_because ? waterfall_words::fallbackReason(*next.left_because) : Words::tr("it cannot answer now");
        return Words::tr("No further attempt at this model: %1. The next one of the chain is asked at once.").arg(why);
    }
    case NextAttempt::Kind::Over:
        break;
    }
    QString out = Words::tr("No further attempt: the call ends (%1).")
                      .arg(prompt_words::failureName(next.failure.value_or(FailureClass::ServerError)));
    if (next.ready_at && next.ready_at->toMSecsSinceEpoch() > at)
        out +=
            u' ' + Words::tr("The model is left alone until %1.").arg(moment(next.ready_at->toMSecsSinceEpoch(), now));
    return out;
}

/// What the reply says besides what decides: the same reply is read without the header that won.
QStringList unused(RawResponse reply, Inspection seen, const QString& provider, WallMs at)
{
    QStringList out;
    while (seen.hint_source == HintSource::RetryAfterMs || seen.hint_source == HintSource::RetryAfter) {
        const QByteArray winner = seen.hint_source == HintSource::RetryAfterMs ? "retry-after-ms" : "retry-after";
        reply.headers.removeIf(
            [&](const auto& header) { return header.first.compare(winner, Qt::CaseInsensitive) == 0; });
        seen = inspectReply(reply.status, reply.headers, reply.body, provider, at);
        if (seen.hint_ms)
            out << Words::tr("%1 says %2; it comes after the one that decides.")
                       .arg(source(seen.hint_source), duration(*seen.hint_ms));
    }
    return out;
}

Meaning meaningOf(const Inspection& seen)
{
    if (seen.failure == FailureClass::Ok)
        return Meaning::Ok;
    return seen.retryable ? Meaning::Warning : Meaning::Failed;
}

} // namespace

DecodedReply decodeReply(const QString& text, const QString& provider, const Config& config, const QString& profile,
                         const QDateTime& now)
{
    DecodedReply out;
    if (text.trimmed().isEmpty())
        return out;
    if (text.size() > kMostText) {
        out.meaning = Meaning::Failed;
        out.rule = Words::tr("This is too long for one response: at most %1 can be read.")
                       .arg(QLocale().formattedDataSize(kMostText));
        return out;
    }
    const auto reply = parseRawResponse(text.toUtf8());
    if (!reply) {
        out.meaning = Meaning::Failed;
        out.rule = Words::tr(
            "This is no HTTP response: it must start with a status line, as “HTTP/1.1 429 Too Many Requests”.");
        return out;
    }
    const WallMs at = now.toMSecsSinceEpoch();
    Inspection seen = inspectReply(reply->status, reply->headers, reply->body, provider, at);
    out.valid = true;
    out.meaning = meaningOf(seen);
    out.headline = QStringLiteral("%1 %2 · %3")
                       .arg(QString::number(seen.status), prompt_words::failureName(seen.failure), seen.provider);
    out.rule = rule(seen, now);
    out.scenario = replyScenario(*reply, provider, at, config, profile);
    if (const auto next = nextAttempt(out.scenario))
        out.next = nextWords(*next, at, now);
    else
        out.next = Words::tr("What would come next cannot be told: %1").arg(fromCore(next.error().what));
    out.notes = unused(*reply, seen, provider, at);
    if (!seen.message.isEmpty())
        out.notes << Words::tr("The server's words: %1")
                         .arg(QString::fromUtf8(maskSecrets(seen.message.simplified().left(500).toUtf8())));
    if (!seen.request_id.isEmpty())
        out.notes << Words::tr("Request id: %1").arg(seen.request_id);
    out.windows = limit_rows::of(seen.windows, at, now);
    out.json = QString::fromUtf8(QJsonDocument(toJson(seen)).toJson());
    return out;
}

QString replyText(int status, const HeaderList& headers)
{
    QString out = QStringLiteral("HTTP/1.1 %1\n").arg(status);
    for (const auto& [name, value] : headers)
        out += QString::fromUtf8(name) + QStringLiteral(": ") + QString::fromUtf8(value) + u'\n';
    return out + u'\n';
}

} // namespace plimsoll
