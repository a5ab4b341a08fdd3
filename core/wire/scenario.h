// A scenario: this configuration, these calls, these server replies (docs/scenario.md). It is what a bug report carries,
// what the Lab opens and what the tests are made of.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/base/result.h"
#include "core/base/usage.h"
#include "core/config/config.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace plimsoll {

struct ScenarioCall
{
    QString id;
    Duration at{};
    QString profile; ///< filled with the default profile
    QString model;   ///< empty: not pinned
    std::int64_t input_tokens = 100;
    std::int64_t output_tokens = 100; ///< what the server will report
    std::int64_t max_tokens = 1024;
    std::optional<QString> prompt; ///< nothing: unique
    std::optional<Duration> cancel_at, deadline;
    int priority = 0;
};

struct ScenarioStream
{
    int chunks = 10;
    Duration interval{50};
    std::optional<int> break_after;
    enum class Break : std::uint8_t { ErrorEvent, Disconnect, Stall } with = Break::Disconnect;
    QString type = QStringLiteral("api_error"); ///< of the error event
};

struct ScenarioReply
{
    int status = 0;
    QList<std::pair<QByteArray, QByteArray>> headers;
    std::optional<QByteArray> body;
    bool body_is_completion = false; ///< an object without `error`
    Duration latency{100};
    bool usage_reported = true; ///< false for `"usage": null`
    QJsonObject usage;          ///< overrides the call's token counts
    NetworkError network = NetworkError::None;
    bool sent = true;
    std::optional<ScenarioStream> stream;
};

struct Scenario
{
    QString about;
    QDateTime start;
    std::vector<double> random{0.5};
    Config config;
    std::vector<ScenarioCall> calls;
    std::map<QString, std::vector<ScenarioReply>> servers; ///< by model; "*" for any other
    struct Jump
    {
        Duration at{}, by{};
    };
    std::vector<Jump> clock_jumps;
    QJsonObject expect;
};

/// The first fault with its JSON Pointer, "/" for the whole file.
Result<Scenario> parseScenario(const QByteArray& json);

} // namespace plimsoll
