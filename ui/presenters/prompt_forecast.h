// The line under the prompt: what the request would meet if it were sent now.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/live/key_result.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

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

    struct Absent
    {
        QString model;
        QString why;
    };
    std::vector<Absent> cannot; ///< models of the chain that would not take it, and why, in its order
    QStringList next;           ///< those that could after `model`
};

/// "~412 tokens in (± 6 %) · at most $0.0166 · starts now on claude-sonnet-4.5".
/// With more than one call the price is that of all of them.
QString forecastText(const PromptForecast& forecast, int calls = 1);
/// Of the same prompt for several models: "~11 tokens in · at most $0.0231 together · starts now on gpt-4.1 · ...".
QString comparisonText(const std::vector<PromptForecast>& forecasts);
/// "Cannot take it: gpt-4.1: its breaker is open (Breaker), for 12 s · ..."; empty when all can.
QString cannotText(const PromptForecast& forecast);
/// Who is asked in which order; for the tooltip.
QString orderText(const PromptForecast& forecast);

/// Why a model of the chain would not take it, as the engine says: "its breaker is open (Breaker), for 12 s".
QString refusalText(FallbackReason reason, Instant until, Instant now);
/// "no key for anthropic (Settings → Providers & keys)".
QString noKeyText(const QString& provider, KeyStatus status);

} // namespace plimsoll
