#include "core/lab/recorded_traffic.h"

#include <QDateTime>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace plimsoll {

namespace {

QString text(const QJsonObject& event, const char* key) { return event.value(QLatin1String(key)).toString(); }

std::int64_t number(const QJsonObject& event, const char* key) { return static_cast<std::int64_t>(event.value(QLatin1String(key)).toDouble()); }

std::optional<Duration> duration(const QJsonObject& event, const char* key)
{
    const QJsonValue value = event.value(QLatin1String(key));
    return value.isDouble() ? std::optional(Duration(static_cast<std::int64_t>(value.toDouble()))) : std::nullopt;
}

template <class Enum, std::size_t N> Enum named(const std::array<std::string_view, N>& names, const QString& name, Enum otherwise)
{
    const std::string wanted = name.toStdString();
    const auto found = std::find(names.begin(), names.end(), wanted);
    return found == names.end() ? otherwise : static_cast<Enum>(found - names.begin());
}

/// Windows of a minute that have no scope of their own are those that our buckets mirror.
void takeLimits(const QJsonArray& windows, RecordedLimits& limits)
{
    for (const QJsonValue& each : windows) {
        const QJsonObject window = each.toObject();
        const QJsonValue limit = window.value(QLatin1String("limit"));
        if (window.value(QLatin1String("span_s")).toDouble() != 60 || !text(window, "scope").isEmpty() || !limit.isDouble())
            continue;
        const QString name = text(window, "name");
        const double figure = limit.toDouble();
        if (name == QLatin1String("requests"))
            limits.requests = figure;
        else if (name == QLatin1String("input_tokens"))
            limits.input_tokens = figure;
        else if (name == QLatin1String("output_tokens"))
            limits.output_tokens = figure;
        else if (name == QLatin1String("tokens"))
            limits.tokens = figure;
    }
}

/// Whether a server was to answer it, and it was waited for.
bool counts(const RecordedCall& call)
{
    if (!call.ended || call.outcome == Outcome::Cancelled)
        return false;
    return call.outcome != Outcome::Cached || !call.attempts.empty();
}

} // namespace

void TrafficReader::take(const QJsonObject& event)
{
    const QDateTime at = QDateTime::fromString(text(event, "at"), Qt::ISODateWithMs);
    if (!at.isValid())
        return;
    const qint64 at_ms = at.toMSecsSinceEpoch();
    const QString kind = text(event, "event");
    if (kind == QLatin1String("limits"))
        takeLimits(event.value(QLatin1String("windows")).toArray(), m_traffic.limits[text(event, "model")]);
    const QString name = text(event, "call");
    if (name.isEmpty())
        return;
    const QString key = text(event, "run") + u'/' + name;
    if (kind == QLatin1String("accepted")) {
        RecordedCall call;
        call.call = name;
        call.at_ms = at_ms;
        call.profile = text(event, "profile");
        call.model = text(event, "model");
        call.input = number(event, "prompt_tokens");
        call.max_tokens = number(event, "max_tokens");
        m_open.insert(key, m_traffic.calls.size());
        m_traffic.calls.push_back(std::move(call));
        return;
    }
    const auto open = m_open.constFind(key);
    if (open == m_open.constEnd())
        return; // it began before the period
    RecordedCall& call = m_traffic.calls[*open];
    if (kind == QLatin1String("attempt")) {
        RecordedAttempt attempt;
        attempt.model = text(event, "model");
        attempt.number = static_cast<int>(number(event, "attempt"));
        attempt.at_ms = at_ms;
        call.attempts.push_back(std::move(attempt));
    } else if (kind == QLatin1String("reply")) {
        if (call.attempts.empty())
            return; // its beginning was not kept
        RecordedAttempt& attempt = call.attempts.back();
        attempt.latency = duration(event, "latency_ms");
        attempt.status = static_cast<int>(number(event, "status"));
        attempt.network = named(kNetworkErrorNames, text(event, "network"), NetworkError::None);
        attempt.failure = named(kFailureClassNames, text(event, "class"), FailureClass::ServerError);
        attempt.hint = duration(event, "retry_after_ms");
    } else if (kind == QLatin1String("done")) {
        call.ended = true;
        call.outcome = named(kOutcomeNames, text(event, "outcome"), Outcome::Failed);
        call.failure = named(kFailureClassNames, text(event, "class"), FailureClass::Ok);
        call.answered_by = text(event, "model");
        if (const std::int64_t input = number(event, "input_tokens"); input > 0)
            call.input = input;
        call.output = number(event, "output_tokens");
        call.latency = duration(event, "latency_ms").value_or(Duration(0));
        call.waited = duration(event, "waited_ms").value_or(Duration(0));
        call.cost_usd = event.value(QLatin1String("cost_usd")).toDouble();
        m_open.remove(key);
    }
}

RecordedTraffic TrafficReader::take()
{
    const std::size_t all = m_traffic.calls.size();
    std::erase_if(m_traffic.calls, [](const RecordedCall& call) { return !counts(call); });
    m_traffic.left_out = all - m_traffic.calls.size();
    std::stable_sort(m_traffic.calls.begin(), m_traffic.calls.end(), [](const RecordedCall& a, const RecordedCall& b) { return a.at_ms < b.at_ms; });
    m_open.clear();
    return std::move(m_traffic);
}

} // namespace plimsoll
