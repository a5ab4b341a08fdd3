#include "ui/presenters/event_words.h"

#include "core/base/failure.h"
#include "ui/presenters/live_words.h"
#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/prompt_vocabulary.h"
#include "ui/presenters/prompt_words.h"
#include "ui/presenters/waterfall_words.h"
#include "ui/presenters/window_words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace plimsoll::event_words {

namespace {

using L = QLatin1String;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Event)
};

QString text(const QJsonObject& event, const char* key)
{
    return event.value(L(key)).toString();
}

QString duration(const QJsonObject& event, const char* key)
{
    const auto ms = wholeNumber(event, L(key));
    return ms ? figures::duration(*ms) : QString();
}

QString throttled(const QJsonObject& event)
{
    const auto limit = fromName<Limit>(kLimitNames, text(event, "limit"));
    const QString name = limit ? waterfall_words::limit(*limit) : text(event, "limit");
    const QString wait = duration(event, "wait_ms");
    return wait.isEmpty() ? Words::tr("waits: %1").arg(name) : Words::tr("waits %1: %2").arg(wait, name);
}

QString reply(const QJsonObject& event)
{
    QStringList parts;
    if (const auto status = wholeNumber(event, L("status")))
        parts << QString::number(*status);
    else if (const QString network = text(event, "network"); !network.isEmpty())
        parts << network;
    parts << className(text(event, "class"));
    QString out = parts.join(u' ');
    if (const QString latency = duration(event, "latency_ms"); !latency.isEmpty())
        out = Words::tr("%1 after %2").arg(out, latency);
    if (const QString hint = duration(event, "retry_after_ms"); !hint.isEmpty())
        out = Words::tr("%1, the server asks for %2").arg(out, hint);
    return out;
}

QString limits(const QJsonObject& event)
{
    QStringList parts;
    const QJsonArray windows = event.value(L("windows")).toArray();
    for (const QJsonValue& window : windows)
        parts << window_words::brief(window.toObject());
    return parts.join(QStringLiteral(" · "));
}

QString wait(const QJsonObject& event)
{
    const auto reason = fromName<WaitReason>(kWaitReasonNames, text(event, "reason"));
    const QString why = !reason                             ? text(event, "reason")
                        : *reason == WaitReason::RetryAfter ? Words::tr("the server asked for it (Retry-After)")
                                                            : Words::tr("a pause before the next try (Retry, backoff)");
    return Words::tr("waits %1: %2").arg(duration(event, "wait_ms"), why);
}

QString stateName(const QString& state)
{
    const auto known = fromName<BreakerState>(kBreakerStateNames, state);
    if (!known)
        return state;
    switch (*known) {
    case BreakerState::Closed:
        return Words::tr("closed");
    case BreakerState::Open:
        return Words::tr("open");
    case BreakerState::HalfOpen:
        return Words::tr("half open");
    }
    return {};
}

QString breakerReason(const QString& reason)
{
    const auto known = fromName<BreakerReason>(kBreakerReasonNames, reason);
    if (!known)
        return reason;
    switch (*known) {
    case BreakerReason::ConsecutiveFailures:
        return Words::tr("too many failures in a row (Breaker)");
    case BreakerReason::FailureRate:
        return Words::tr("too many of the last replies failed (Breaker)");
    case BreakerReason::Timer:
        return Words::tr("it is time for a probe");
    case BreakerReason::ProbeSucceeded:
        return Words::tr("the probe succeeded");
    case BreakerReason::ProbeFailed:
        return Words::tr("the probe failed");
    case BreakerReason::Manual:
        return Words::tr("by hand");
    }
    return {};
}

QString fallback(const QJsonObject& event)
{
    const auto reason = fromName<FallbackReason>(kFallbackReasonNames, text(event, "reason"));
    const QString why = reason ? waterfall_words::fallbackReason(*reason) : text(event, "reason");
    const auto kind = fromName<FallbackKind>(kFallbackKindNames, text(event, "kind"));
    if (kind == FallbackKind::Queue)
        return Words::tr("to the queue, job %1: %2").arg(text(event, "to"), why);
    if (kind && *kind != FallbackKind::Model)
        return Words::tr("to %1: %2").arg(live_words::destination(*kind), why);
    return text(event, "to").isEmpty() ? Words::tr("no further model: %1").arg(why)
                                       : Words::tr("to the next model: %1").arg(why);
}

QString stream(const QJsonObject& event)
{
    if (text(event, "state") == L("first_token"))
        return Words::tr("the first token came");
    return Words::tr("the stream broke off after about %Ln tokens", nullptr,
                     int(wholeNumber(event, L("output_tokens")).value_or(0)));
}

QString done(const QJsonObject& event)
{
    QStringList parts;
    const auto outcome = fromName<Outcome>(kOutcomeNames, text(event, "outcome"));
    const QString how = outcome ? live_words::outcome(*outcome) : text(event, "outcome");
    parts << (outcome == Outcome::Failed ? QStringLiteral("%1: %2").arg(how, className(text(event, "class"))) : how);
    if (const QString latency = duration(event, "latency_ms"); !latency.isEmpty())
        parts << Words::tr("after %1").arg(latency);
    if (const auto attempts = wholeNumber(event, L("attempts")))
        parts << Words::tr("%n attempts", nullptr, int(*attempts));
    const auto in = wholeNumber(event, L("input_tokens")), out = wholeNumber(event, L("output_tokens"));
    if (in && out)
        parts << Words::tr("%1 in, %2 out").arg(formatTokens(*in), formatTokens(*out));
    if (const QJsonValue cost = event.value(L("cost_usd")); cost.isDouble())
        parts << formatMoney(cost.toDouble());
    return parts.join(QStringLiteral(" · "));
}

Meaning ofClass(const QString& failure)
{
    const auto known = fromName<FailureClass>(kFailureClassNames, failure);
    if (known == FailureClass::Ok)
        return Meaning::Ok;
    return known == FailureClass::Cancelled ? Meaning::Idle : Meaning::Failed;
}

} // namespace

QStringList kinds()
{
    static const QStringList all{QStringLiteral("accepted"), QStringLiteral("throttled"), QStringLiteral("attempt"),
                                 QStringLiteral("reply"),    QStringLiteral("limits"),    QStringLiteral("wait"),
                                 QStringLiteral("breaker"),  QStringLiteral("fallback"),  QStringLiteral("stream"),
                                 QStringLiteral("budget"),   QStringLiteral("rejected"),  QStringLiteral("done")};
    return all;
}

QString kindName(const QString& kind)
{
    switch (kinds().indexOf(kind)) {
    case 0:
        return Words::tr("accepted");
    case 1:
        return Words::tr("held back");
    case 2:
        return Words::tr("attempt");
    case 3:
        return Words::tr("reply");
    case 4:
        return Words::tr("limits");
    case 5:
        return Words::tr("wait");
    case 6:
        return Words::tr("breaker");
    case 7:
        return Words::tr("fallback");
    case 8:
        return Words::tr("stream");
    case 9:
        return Words::tr("retry budget");
    case 10:
        return Words::tr("rejected");
    case 11:
        return Words::tr("done");
    default:
        return kind;
    }
}

QString className(const QString& failure)
{
    const auto known = fromName<FailureClass>(kFailureClassNames, failure);
    return known ? prompt_words::failureName(*known) : failure;
}

QString what(const QJsonObject& event)
{
    switch (kinds().indexOf(text(event, "event"))) {
    case 0:
        return Words::tr("call taken in, profile %1").arg(text(event, "profile"));
    case 1:
        return throttled(event);
    case 2:
        return Words::tr("sent to %1: attempt %2 at this model, %3 of the call")
            .arg(text(event, "provider"), QString::number(event.value(L("attempt")).toInt()),
                 QString::number(event.value(L("total")).toInt()));
    case 3:
        return reply(event);
    case 4:
        return limits(event);
    case 5:
        return wait(event);
    case 6:
        return Words::tr("%1 → %2: %3")
            .arg(stateName(text(event, "from")), stateName(text(event, "to")), breakerReason(text(event, "reason")));
    case 7:
        return fallback(event);
    case 8:
        return stream(event);
    case 9:
        return text(event, "state") == L("exhausted")
                   ? Words::tr("no retry at %1: its budget is spent (Retry budget)").arg(text(event, "provider"))
                   : Words::tr("retries at %1 are possible again").arg(text(event, "provider"));
    case 10:
        return Words::tr("not sent: %1").arg(className(text(event, "reason")));
    case 11:
        return done(event);
    default:
        return {};
    }
}

QString model(const QJsonObject& event)
{
    if (text(event, "event") != L("fallback"))
        return text(event, "model");
    const QString from = text(event, "from"), to = text(event, "to");
    return to.isEmpty() || text(event, "kind") == L("queue") ? from : QStringLiteral("%1 → %2").arg(from, to);
}

Meaning meaning(const QJsonObject& event)
{
    switch (kinds().indexOf(text(event, "event"))) {
    case 1:
    case 5:
    case 7:
        return Meaning::Warning;
    case 3:
        return ofClass(text(event, "class"));
    case 6: {
        const QString to = text(event, "to");
        return to == L("open") ? Meaning::Failed : to == L("closed") ? Meaning::Ok : Meaning::Warning;
    }
    case 8:
        return text(event, "state") == L("broken") ? Meaning::Failed : Meaning::Information;
    case 9:
        return text(event, "state") == L("exhausted") ? Meaning::Failed : Meaning::Ok;
    case 10:
        return Meaning::Failed;
    case 11: {
        const QString outcome = text(event, "outcome");
        if (outcome == L("success") || outcome == L("cached"))
            return Meaning::Ok;
        return outcome == L("failed") ? Meaning::Failed : outcome == L("cancelled") ? Meaning::Idle : Meaning::Warning;
    }
    default:
        return Meaning::Information;
    }
}

} // namespace plimsoll::event_words
