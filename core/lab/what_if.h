// What the user's own traffic would have met under other settings: the same calls, the same answers where the same was asked,
// and the fitted servers where it was not.
#pragma once

#include "core/lab/fit.h"

#include <atomic>

namespace plimsoll {

/// How a call's story differs, in the words of its first step that does.
enum class ChangeKind : std::uint8_t {
    Answered,   ///< failed before, answered now
    Lost,       ///< answered before, fails now
    OtherModel, ///< answered by another model
    Attempts,   ///< the same answer after fewer or more attempts
    Wait        ///< the same story with other waits
};

struct ChangedCall
{
    std::size_t call = 0; ///< in FittedTraffic::calls
    ChangeKind kind = ChangeKind::Wait;
    SimulatedCall before, after;
    /// The first step that differs, on each side; nothing where that side's story had ended.
    std::optional<SimulatedStep> step_before, step_after;
};

struct WhatIf
{
    DaySummary before, after; ///< both simulated: what the fit gets wrong is in both
    double fallbacks_before = 0, fallbacks_after = 0; ///< calls that were answered by, or left for, another model than the first
    std::vector<ChangedCall> changed; ///< by call
    std::vector<SimulatedCall> calls_before, calls_after; ///< all
    bool stopped = false;
};

/// A wait must differ by more than that, and by a tenth, to be told.
inline constexpr Duration kToldWait{100};

/// `changed`: a configuration that passed checkConfig; models and profiles are known by their names. Both sides at once, on two
/// threads.
WhatIf whatIf(const FittedTraffic& fitted, const Config& changed, const std::atomic<bool>* stop = nullptr);

} // namespace plimsoll
