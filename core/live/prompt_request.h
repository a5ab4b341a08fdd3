// What a consumer asks of the live client and what it gets back: plain values.
#pragma once

#include "core/base/instant.h"
#include "core/engine/command.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace plimsoll {

struct PromptMessage
{
    QString role; ///< "user" or "assistant"
    QString text;
};

/// One logical request. It says nothing of retries: the profile does.
struct PromptRequest
{
    QString profile;                   ///< empty: the configuration's default profile
    QString model;                     ///< empty: the profile's chain; else this model first, then the rest of the chain
    QString system;
    QList<PromptMessage> messages;
    std::int64_t maxTokens = 1024;
    std::optional<double> temperature; ///< nothing: the server's own default
    bool stream = true;
    int priority = 0;                  ///< larger goes first
    std::optional<Duration> deadline;  ///< overrides the profile's
    bool remember = true;              ///< in the prompt history, if that is on; a load's or a demo's prompts are not
    std::uint64_t job = 0;             ///< a job of the queue, run by its worker (policies 7.4); 0: a call of its own
    bool lastRun = false;              ///< of the job: it gets no other
};

/// How a call ended. `done` holds the engine's figures; the rest is what the engine does not carry.
struct CallResult
{
    PromptRequest request;     ///< as it was submitted, the profile resolved
    Finish done;
    QString model;             ///< that answered, or was asked last; empty: none was
    QString text;              ///< the answer, or what came of it before a stream broke
    std::optional<Duration> answerAge; ///< of a stored answer: how long ago it was given
    QString requestId;         ///< the call's own, kept over all of its attempts and sent with each
    QString serverRequestId;   ///< of the last reply that had one: what a provider's support asks for
    QList<QJsonObject> events; ///< of this call, as in the event log, `done` last; see LiveClient::keepEvents
    QString errorMessage;      ///< the server's or the client's own words for the last failure, one line; may be empty
};

} // namespace plimsoll
