// Random numbers that belong to what they are for, not to the order in which they are drawn. Two strategies that meet the
// same call draw the same latency for its second attempt, whatever else they did before: common random numbers.
#pragma once

#include <cstdint>

namespace plimsoll {

enum class DrawFor : std::uint64_t { Arrival = 1, Input, Output, Latency, Failure, FailureKind, Spell, Think, Engine, Refusal, RefusalHint, Candidate };

constexpr std::uint64_t mixBits(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

/// In [0, 1): always the same for the same seed, purpose and numbers.
constexpr double drawFor(std::uint64_t seed, DrawFor purpose, std::uint64_t a, std::uint64_t b = 0)
{
    const std::uint64_t key = mixBits(seed + 0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(purpose));
    const std::uint64_t bits = mixBits(key ^ mixBits(a * 0xd1342543de82ef95ULL + b * 0x2545f4914f6cdd1dULL + 1));
    return static_cast<double>(bits >> 11) * 0x1.0p-53;
}

} // namespace plimsoll
