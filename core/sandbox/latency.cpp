#include "core/sandbox/latency.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace plimsoll {

double LogNormal::sample(Draws& draws) const
{
    const double u = 1 - draws.next(); // (0, 1]: its logarithm is finite
    const double v = draws.next();
    const double normal = std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * v);
    return std::exp(mu + sigma * normal);
}

LogNormal fitLogNormal(double mean, double p95)
{
    // mean = exp(mu + s²/2), p95 = exp(mu + z·s); so ln(p95/mean) = z·s - s²/2, of which the smaller root is meant
    constexpr double z = 1.6448536269514722;
    const double ratio = std::log(std::max(p95 / mean, 1.0));
    const double sigma = z - std::sqrt(std::max(z * z - 2 * ratio, 0.0));
    return {std::log(mean) - sigma * sigma / 2, sigma};
}

} // namespace plimsoll
