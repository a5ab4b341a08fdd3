// What only the words of an error message tell: limits, delays, and a class where a provider offers nothing else
// (policies 2 and 3.1). Wording is no contract, so everything here is a last resort.
#pragma once

#include "core/base/failure.h"
#include "core/wire/limit_window.h"

#include <QByteArray>

#include <optional>

namespace plimsoll {

struct LimitMessage
{
    struct Figures // "on tokens per min (TPM): Limit L, Used U, Requested R"
    {
        QString name, scope;
        std::int64_t span_s = 60;
        double limit = 0;
        std::optional<double> used, requested;
    };

    std::optional<Figures> figures;
    std::optional<double> delay_ms;    ///< "try again in D", "retry in D", "retry after N seconds"
    std::optional<WallMs> access_date; ///< "2026-12-01 at 00:00 UTC"
    /// The class that the words stand for; nothing = they decide nothing.
    std::optional<FailureClass> failure;
};

LimitMessage readMessage(const QByteArray& message);

} // namespace plimsoll
