// One call of the Prompt page: what was asked, what has come of it so far.
#pragma once

#include "core/live/prompt_request.h"
#include "ui/presenters/waterfall_rows.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace plimsoll {

struct PromptCall
{
    CallId id;
    PromptRequest request;
    QDateTime sent;                   ///< wall clock
    QString text;                     ///< as far as it has arrived
    WaterfallRows rows;
    QList<QJsonObject> events;        ///< its own, as they were logged
    qint64 clock_offset = 0;          ///< engine's clock minus t_ms
    std::optional<qint64> first_token; ///< ms after it was accepted
    std::optional<CallResult> result; ///< once it is over

    bool running() const { return !result; }
    /// The class that ended it; nothing while it runs and after an answer.
    std::optional<FailureClass> failure() const
    {
        if (!result || result->done.failure == FailureClass::Ok)
            return std::nullopt;
        return result->done.failure;
    }
};

} // namespace plimsoll
