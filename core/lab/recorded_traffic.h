// The user's own calls as the history tells them: when each came, how large it was, and what every server said to each of its
// attempts. Made from the event vocabulary (docs/scenario.md); what the Lab replays under other settings.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace plimsoll {

struct RecordedAttempt
{
    QString model;
    int number = 0;  ///< of the call at this model, from 1
    qint64 at_ms = 0; ///< wall clock
    std::optional<Duration> latency; ///< nothing: its end was not seen
    int status = 0;
    NetworkError network = NetworkError::None;
    FailureClass failure = FailureClass::Ok;
    std::optional<Duration> hint;
};

struct RecordedCall
{
    QString call; ///< as in the events, unique within its process
    qint64 at_ms = 0; ///< wall clock
    QString profile, model; ///< as accepted: the model that was to be asked first
    std::int64_t input = 0, max_tokens = 0; ///< tokens; what is not known is 0
    std::vector<RecordedAttempt> attempts;
    bool ended = false;
    // Of its end:
    Outcome outcome = Outcome::Failed;
    FailureClass failure = FailureClass::Ok;
    QString answered_by;
    std::int64_t output = 0;
    Duration latency{}, waited{};
    double cost_usd = 0;
};

/// A server's own figure of one of its per-minute limits, as it said last.
struct RecordedLimits
{
    std::optional<double> requests, input_tokens, output_tokens, tokens;
};

struct RecordedTraffic
{
    std::vector<RecordedCall> calls; ///< ascending by time; those that began in the period
    QHash<QString, RecordedLimits> limits; ///< by model
    std::size_t left_out = 0; ///< calls that no server was to answer (cache, shared flights), or that were cancelled or cut off
};

class TrafficReader
{
public:
    /// An event as the history and its exports give it, with `at` (RFC 3339) and `run` (which process). Ascending by time;
    /// what has no `at` is left aside.
    void take(const QJsonObject& event);
    /// What was read. Of no further use after it.
    RecordedTraffic take();

private:
    RecordedTraffic m_traffic;
    QHash<QString, std::size_t> m_open; ///< calls by process and name
};

} // namespace plimsoll
