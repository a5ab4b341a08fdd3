// The line under the prompt: what the request would meet if it were sent now.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"

#include <QString>

#include <optional>

namespace plimsoll {

struct PromptForecast
{
    qint64 input_tokens = 0;           ///< the client's estimate
    std::optional<double> input_error; ///< how far such estimates were off lately, as a fraction; nothing: not known yet
    QString model;                     ///< that would take it; empty: none
    std::optional<double> at_most_usd; ///< if it used all of its max tokens; nothing: unknown price
    bool paused = false;               ///< everything is, by hand
    Duration wait{};
    std::optional<Limit> limit;          ///< what makes it wait
    std::optional<FailureClass> refused; ///< why no model would take it
};

/// "~412 tokens in (± 6 %) · at most $0.0166 · starts now on claude-sonnet-4.5".
QString forecastText(const PromptForecast& forecast);

} // namespace plimsoll
