#include "core/sim/distribution.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace plimsoll {

namespace {
constexpr double kP95 = 1.6448536269514722; // of the standard normal distribution
}

double normalQuantile(double u)
{
    constexpr double a[] = {-3.969683028665376e+01, 2.209460984245205e+02, -2.759285104469687e+02,
                            1.383577518672690e+02, -3.066479806614716e+01, 2.506628277459239e+00};
    constexpr double b[] = {-5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02, 6.680131188771972e+01, -1.328068155288572e+01};
    constexpr double c[] = {-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                            -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
    constexpr double d[] = {7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00, 3.754408661907416e+00};
    constexpr double low = 0.02425;
    const auto tail = [&](double p) {
        const double q = std::sqrt(-2 * std::log(p));
        return (((((c[0] * q + c[1]) * q + c[2]) * q + c[3]) * q + c[4]) * q + c[5]) / ((((d[0] * q + d[1]) * q + d[2]) * q + d[3]) * q + 1);
    };
    u = std::clamp(u, 1e-12, 1 - 1e-12);
    if (u < low)
        return tail(u);
    if (u > 1 - low)
        return -tail(1 - u);
    const double q = u - 0.5, r = q * q;
    return (((((a[0] * r + a[1]) * r + a[2]) * r + a[3]) * r + a[4]) * r + a[5]) * q /
           (((((b[0] * r + b[1]) * r + b[2]) * r + b[3]) * r + b[4]) * r + 1);
}

Distribution Distribution::constant(double value)
{
    Distribution out;
    out.m_value = value;
    return out;
}

// mean = exp(mu + sigma²/2) and p95 = exp(mu + 1.645 sigma): a quadratic equation for sigma, of which the smaller root counts.
Distribution Distribution::logNormal(double mean, double p95)
{
    Distribution out;
    if (!(mean > 0))
        return out;
    out.m_kind = Kind::LogNormal;
    const double ratio = std::log(std::max(p95, mean) / mean);
    out.m_sigma = kP95 - std::sqrt(std::max(0.0, kP95 * kP95 - 2 * ratio));
    out.m_mu = std::log(mean) - out.m_sigma * out.m_sigma / 2;
    return out;
}

Distribution Distribution::empirical(std::vector<double> values)
{
    Distribution out;
    out.m_kind = Kind::Empirical;
    std::sort(values.begin(), values.end());
    out.m_sorted = std::move(values);
    return out;
}

double Distribution::at(double u) const
{
    switch (m_kind) {
    case Kind::Constant: break;
    case Kind::LogNormal: return std::exp(m_mu + m_sigma * normalQuantile(u));
    case Kind::Empirical: {
        if (m_sorted.empty())
            return 0;
        const double place = u * static_cast<double>(m_sorted.size() - 1);
        const auto below = static_cast<std::size_t>(place);
        const std::size_t above = std::min(below + 1, m_sorted.size() - 1);
        return m_sorted[below] + (m_sorted[above] - m_sorted[below]) * (place - static_cast<double>(below));
    }
    }
    return m_value;
}

double Distribution::mean() const
{
    switch (m_kind) {
    case Kind::Constant: break;
    case Kind::LogNormal: return std::exp(m_mu + m_sigma * m_sigma / 2);
    case Kind::Empirical:
        return m_sorted.empty() ? 0 : std::accumulate(m_sorted.begin(), m_sorted.end(), 0.0) / static_cast<double>(m_sorted.size());
    }
    return m_value;
}

} // namespace plimsoll
