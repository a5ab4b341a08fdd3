// Latency as measured in production: log-normal, given by its mean and its 95th percentile.
#pragma once

#include "core/base/rng.h"

namespace plimsoll {

struct LogNormal
{
    double mu = 0;
    double sigma = 0;
    double sample(Draws& draws) const; ///< uses two draws
};

/// Any p95 below the mean is a constant; one that no log-normal reaches (above 3.87 times the mean) is the widest that is.
LogNormal fitLogNormal(double mean, double p95);

} // namespace plimsoll
