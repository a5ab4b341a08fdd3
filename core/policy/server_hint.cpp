#include "core/policy/server_hint.h"

#include <algorithm>

namespace plimsoll {

std::optional<FallbackReason> hintRefusal(const HintOptions& options, Duration hint, Duration budget_left,
                                          Duration deadline_left)
{
    if (hint > options.max_wait)
        return FallbackReason::RetryAfterTooLong;
    if (hint > budget_left)
        return FallbackReason::WaitBudgetSpent;
    if (hint >= deadline_left)
        return FallbackReason::Deadline;
    return std::nullopt;
}

Duration hintWait(const HintOptions& options, Duration hint, Duration budget_left, Duration deadline_left, double draw)
{
    const double h = static_cast<double>(hint.count());
    const double pad = draw * std::min(options.pad_ratio * h, static_cast<double>(options.pad_cap.count()));
    const Duration padded = ceilMs(h + pad);
    return std::max(hint, std::min({padded, budget_left, deadline_left - Duration(1)}));
}

} // namespace plimsoll
