// Time, as the decision engine sees it: whole milliseconds on a monotonic clock that counts suspended time.
// The engine never reads a clock; every `now` is an argument. Wall-clock facts (dates, resets) are turned into
// durations by the driver before they come in.
#pragma once

#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>

namespace plimsoll {

struct MonotonicClock // a tag only: there is deliberately no now()
{
    using duration = std::chrono::milliseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<MonotonicClock, duration>;
    static constexpr bool is_steady = true;
};

using Duration = MonotonicClock::duration;
using Instant = MonotonicClock::time_point;
using std::chrono::milliseconds;

inline constexpr Duration kForever = Duration::max() / 4; // sums of two never overflow
inline constexpr Instant kNever = Instant(kForever);

constexpr Instant at(std::int64_t ms) { return Instant(Duration(ms)); }
constexpr std::int64_t toMs(Instant t) { return t.time_since_epoch().count(); }
constexpr Instant later(Instant t, Duration d) { return d >= kForever || t >= kNever - d ? kNever : t + d; }

/// A computed wait, rounded up to whole milliseconds (policies 1.6); saturates, never negative, NaN counts as 0.
inline Duration ceilMs(double ms)
{
    if (!(ms > 0))
        return Duration(0);
    if (ms >= 9e15)
        return kForever;
    return Duration(static_cast<std::int64_t>(std::ceil(ms - 1e-6)));
}

} // namespace plimsoll
