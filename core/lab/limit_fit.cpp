#include "core/lab/limit_fit.h"

#include "core/policy/token_bucket.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace plimsoll {

namespace {

constexpr double kGoodEnough = 0.75;
constexpr int kSteps = 60; ///< figures tried, geometrically between the least and the most that could be
using Figure = std::optional<double> RateLimits::*;
constexpr std::array<Figure, 4> kFigures{&RateLimits::requests_per_minute, &RateLimits::input_tokens_per_minute,
                                         &RateLimits::output_tokens_per_minute, &RateLimits::tokens_per_minute};

double need(std::size_t figure, const Admission& attempt)
{
    switch (figure) {
    case 0: return 1;
    case 1: return static_cast<double>(attempt.input);
    case 2: return static_cast<double>(attempt.output);
    default: return static_cast<double>(attempt.input + attempt.output);
    }
}

} // namespace

std::vector<bool> refusedBy(const RateLimits& limits, const std::vector<Admission>& attempts)
{
    std::array<std::optional<TokenBucket>, 4> buckets;
    for (std::size_t i = 0; i < kFigures.size(); ++i)
        if (const auto figure = limits.*kFigures[i])
            buckets[i].emplace(*figure, *figure);
    std::vector<bool> out;
    out.reserve(attempts.size());
    for (const Admission& attempt : attempts) {
        bool refuses = false;
        for (std::size_t i = 0; i < buckets.size(); ++i)
            refuses = refuses || (buckets[i] && buckets[i]->level(attempt.at) < need(i, attempt));
        if (attempt.admitted)
            for (std::size_t i = 0; i < buckets.size(); ++i)
                if (buckets[i])
                    buckets[i]->take(attempt.at, std::min(need(i, attempt), std::max(0.0, buckets[i]->level(attempt.at))));
        out.push_back(refuses);
    }
    return out;
}

std::optional<LimitFit> fitLimits(const std::vector<Admission>& attempts)
{
    const auto refusals = static_cast<double>(std::count_if(attempts.begin(), attempts.end(), [](const Admission& a) { return !a.admitted; }));
    const double admissions = static_cast<double>(attempts.size()) - refusals;
    if (refusals == 0 || admissions == 0)
        return std::nullopt;
    std::optional<LimitFit> best;
    for (std::size_t figure = 0; figure < kFigures.size(); ++figure) {
        double all = 0, largest = 1;
        for (const Admission& attempt : attempts)
            if (attempt.admitted) {
                all += need(figure, attempt);
                largest = std::max(largest, need(figure, attempt));
            }
        if (all <= largest)
            continue;
        for (int step = 0; step <= kSteps; ++step) {
            RateLimits tried;
            tried.*kFigures[figure] = std::round(largest * std::pow(all / largest, static_cast<double>(step) / kSteps));
            const std::vector<bool> refused = refusedBy(tried, attempts);
            double hits = 0, passes = 0;
            for (std::size_t i = 0; i < attempts.size(); ++i)
                (attempts[i].admitted ? passes : hits) += attempts[i].admitted != refused[i];
            const double accuracy = (hits / refusals + passes / admissions) / 2;
            if (!best || accuracy > best->accuracy)
                best = LimitFit{tried, accuracy};
        }
    }
    return best && best->accuracy >= kGoodEnough ? best : std::nullopt;
}

} // namespace plimsoll
