// Random draws are an argument of every rule that needs one. A driver hands the engine a Draws; the live client and
// the simulator use SplitMix64, the replayer a scenario's own list.
#pragma once

#include <cstdint>

namespace plimsoll {

class Draws
{
public:
    virtual ~Draws() = default;
    /// The next draw, in [0, 1).
    virtual double next() = 0;
};

/// SplitMix64 (Steele, Lea, Flood 2014): one addition and three mixes, good enough for jitter and for workloads.
class SplitMix64 final : public Draws
{
public:
    explicit SplitMix64(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t bits()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    double next() override { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

private:
    std::uint64_t m_state;
};

} // namespace plimsoll
