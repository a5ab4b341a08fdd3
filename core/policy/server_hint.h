// How long to obey a server that said when to come back (policies 3.3 to 3.5). Reading the hint out of headers and
// bodies is core/wire; here it is already a duration.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"

#include <optional>

namespace plimsoll {

struct HintOptions
{
    bool respect = true;
    Duration max_wait{60000};
    Duration switch_above{2000};
    double pad_ratio = 0.1;
    Duration pad_cap{1000};
    friend bool operator==(const HintOptions&, const HintOptions&) = default;
};

/// Why a hint cannot be waited for, or nothing when it fits. `budget_left` is what remains of max_total_wait,
/// `deadline_left` the time to the deadline; starting at the deadline is too late, a wait equal to the budget fits.
std::optional<FallbackReason> hintRefusal(const HintOptions& options, Duration hint, Duration budget_left,
                                          Duration deadline_left);

/// The padded wait for a hint that fits: never less than the hint, padding cut to what fits.
Duration hintWait(const HintOptions& options, Duration hint, Duration budget_left, Duration deadline_left, double draw);

} // namespace plimsoll
