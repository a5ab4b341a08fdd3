// How a latency or a number of tokens is spread: one value, log-normal by its mean and 95th percentile, or as recorded.
#pragma once

#include <vector>

namespace plimsoll {

class Distribution
{
public:
    /// Always 0.
    Distribution() = default;
    static Distribution constant(double value);
    /// A p95 below the mean or above 3.86 times the mean is no log-normal's: it is moved to the nearest that is.
    static Distribution logNormal(double mean, double p95);
    /// As recorded: each value is equally likely, and what lies between two of them too. Empty: always 0.
    static Distribution empirical(std::vector<double> values);

    /// The value below which the share `u` of all lies; u in [0, 1).
    double at(double u) const;
    double mean() const;

    friend bool operator==(const Distribution&, const Distribution&) = default;

private:
    enum class Kind : unsigned char { Constant, LogNormal, Empirical };
    Kind m_kind = Kind::Constant;
    double m_value = 0;           ///< of a constant
    double m_mu = 0, m_sigma = 0; ///< of the logarithm
    std::vector<double> m_sorted;
};

/// The standard normal distribution's quantile, to nine digits (Acklam 2003).
double normalQuantile(double u);

} // namespace plimsoll
