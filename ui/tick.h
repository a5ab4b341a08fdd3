// The one clock of the screen: 30 beats a second, of which each view takes the share that it needs.
#pragma once

#include "core/base/instant.h"

#include <cstdint>

namespace plimsoll {

struct Tick
{
    static constexpr int kRate = 30; ///< beats a second

    std::int64_t number = 0;
    Instant now{}; ///< on the live client's clock

    /// Whether a view that wants `rate` updates a second has its turn.
    bool due(int rate) const { return number % (kRate / rate) == 0; }
};

inline constexpr int kGaugeRate = 10;
inline constexpr int kChartRate = 15;
inline constexpr int kCountdownRate = 1;

} // namespace plimsoll
