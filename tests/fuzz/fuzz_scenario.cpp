// A scenario: it is refused with a place and a reason, or it runs to its end: every call is done exactly once and in
// time, and a second run is the same. Sizes are cut down first, so that each input takes milliseconds.
#include "tests/fuzz/targets.h"

#include "core/wire/expectation.h"
#include "core/wire/replayer.h"

#include <QHash>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr std::size_t kMostCalls = 12;
constexpr int kMostAttempts = 12;

void bound(Scenario& scenario)
{
    if (scenario.calls.size() > kMostCalls)
        scenario.calls.resize(kMostCalls);
    for (auto& [name, profile] : scenario.config.profiles) {
        profile.attempts.per_model = std::min(profile.attempts.per_model, kMostAttempts);
        profile.attempts.total = std::min(profile.attempts.total, kMostAttempts);
    }
}

Duration deadlineOf(const Scenario& scenario, const ScenarioCall& call)
{
    return call.deadline ? *call.deadline : scenario.config.profiles.at(call.profile).attempts.deadline;
}

QString brokenEvents(const Scenario& scenario, const QList<QJsonObject>& events)
{
    QHash<QString, int> done;
    double before = 0;
    for (const QJsonObject& event : events) {
        const double t = event.value(u"t").toDouble();
        if (t < before)
            return QStringLiteral("time runs backwards");
        before = t;
        const QString call = event.value(u"call").toString();
        if (done.value(call) > 0 && event.value(u"event").toString() != u"breaker")
            return QStringLiteral("an event of %1 after its end").arg(call);
        if (event.value(u"event").toString() == u"done")
            ++done[call];
        for (const ScenarioCall& one : scenario.calls)
            if (one.id == call && event.value(u"event").toString() == u"done" &&
                t > double((one.at + deadlineOf(scenario, one)).count()))
                return QStringLiteral("%1 is done after its deadline").arg(call);
    }
    for (const ScenarioCall& call : scenario.calls)
        if (done.value(call.id) != 1)
            return QStringLiteral("%1 is done %2 times").arg(call.id).arg(done.value(call.id));
    return {};
}

} // namespace

QString fuzzScenario(const QByteArray& input)
{
    auto scenario = parseScenario(input);
    if (!scenario) {
        const Error& error = scenario.error();
        return error.where.starts_with('/') && !error.what.empty() ? QString() : QStringLiteral("an error without place or reason");
    }
    bound(*scenario);
    const auto events = replay(*scenario);
    const auto again = replay(*scenario);
    if (bool(events) != bool(again) || (events && *events != *again))
        return QStringLiteral("a second run is not the same");
    if (!events)
        return events.error().where == "/servers" ? QString() : QStringLiteral("a valid scenario fails elsewhere than at its servers");
    unmet(scenario->expect, *events);
    return brokenEvents(*scenario, *events);
}

} // namespace plimsoll
