#include "ui/presenters/next_attempt.h"

#include "core/wire/replayer.h"
#include "core/wire/reply_scenario.h"
#include "ui/presenters/prompt_vocabulary.h"

namespace plimsoll {

namespace {

using L = QLatin1String;
constexpr double kLeast = 0, kMost = 0.999999;

QString text(const QJsonObject& event, const char* key)
{
    return event.value(L(key)).toString();
}

/// The first thing after the reply that says how it goes on.
NextAttempt readEvents(const QList<QJsonObject>& events)
{
    NextAttempt next;
    std::optional<qint64> replied;
    for (const QJsonObject& event : events) {
        const QString kind = text(event, "event");
        const qint64 t = wholeNumber(event, L("t_ms")).value_or(0);
        if (!replied) {
            if (kind == L("reply"))
                replied = t;
            continue;
        }
        if (kind == L("wait")) {
            next.reason = fromName<WaitReason>(kWaitReasonNames, text(event, "reason"));
        } else if (kind == L("attempt")) {
            next.kind = NextAttempt::Kind::Again;
            next.earliest = next.latest = Duration(t - *replied);
            return next;
        } else if (kind == L("fallback")) {
            next.kind = NextAttempt::Kind::Elsewhere;
            next.left_because = fromName<FallbackReason>(kFallbackReasonNames, text(event, "reason"));
            return next;
        } else if (kind == L("done")) {
            const auto outcome = fromName<Outcome>(kOutcomeNames, text(event, "outcome"));
            next.kind = outcome == Outcome::Success ? NextAttempt::Kind::Answered : NextAttempt::Kind::Over;
            next.failure = fromName<FailureClass>(kFailureClassNames, text(event, "class"));
            if (const QString at = text(event, "retry_at"); !at.isEmpty())
                next.ready_at = QDateTime::fromString(at, Qt::ISODateWithMs);
            return next;
        }
    }
    return next;
}

} // namespace

Result<NextAttempt> nextAttempt(const QByteArray& json)
{
    auto scenario = parseScenario(json);
    if (!scenario)
        return scenario.error();
    scenario->random = {kLeast};
    const auto least = replay(*scenario);
    if (!least)
        return least.error();
    scenario->random = {kMost};
    const auto most = replay(*scenario);
    if (!most)
        return most.error();
    NextAttempt next = readEvents(*least);
    if (const NextAttempt other = readEvents(*most); other.kind == next.kind)
        next.latest = std::max(next.earliest, other.latest);
    return next;
}

} // namespace plimsoll
