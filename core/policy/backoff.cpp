#include "core/policy/backoff.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

Duration backoff(const BackoffOptions& options, int retry, bool throttle, double draw)
{
    const double cap = static_cast<double>((throttle ? options.throttle_cap : options.cap).count());
    const double base = static_cast<double>((throttle ? options.throttle_base : options.base).count());
    const double raw = std::min(cap, std::ldexp(base, std::clamp(retry - 1, 0, 1000)));
    double wait = raw;
    switch (options.jitter) {
    case Jitter::None: break;
    case Jitter::Full: wait = draw * raw; break;
    case Jitter::Equal: wait = raw * (0.5 + draw / 2); break;
    case Jitter::Proportional: wait = std::min(cap, raw * (1 + options.jitter_ratio * draw)); break;
    }
    return ceilMs(wait);
}

} // namespace plimsoll
