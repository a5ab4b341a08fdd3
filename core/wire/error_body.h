// What an error object says, whatever the dialect: codes in the order that decides (policies 2), the message, a delay.
#pragma once

#include "core/base/failure.h"
#include "core/wire/limit_window.h"
#include "core/wire/reply_headers.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace plimsoll {

struct ErrorBody
{
    struct Violation // of a Google quota
    {
        QString name; ///< of the window
        std::optional<double> limit;
        std::optional<std::int64_t> span_s;
    };

    std::optional<FailureClass> code_class; ///< of the first known code or type
    bool in_flight_budget = false;
    bool invalid_request = false;           ///< invalid_request_error: decides nothing where there is a status
    int code_number = 0;                    ///< a numeric code, 0 if none
    QString message;
    std::optional<double> delay_ms;         ///< retryDelay, resets_in_seconds
    std::optional<WallMs> resets_at;        ///< resets_at, where no delay is given
    std::vector<Violation> violations;
    HeaderList limit_headers;               ///< of the upstream, as OpenRouter's older replies repeat them in the body
};

/// `root` is the object around the error, `error` the error object itself (`root` again if there is no object around it).
ErrorBody readError(const QJsonObject& root, const QJsonObject& error);

} // namespace plimsoll
