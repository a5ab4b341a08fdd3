#include "core/live/boot_clock.h"

#ifdef __linux__
#include <ctime>
#else
#include <chrono>
#endif

namespace plimsoll {

namespace {
std::int64_t nanosecondsSinceBoot()
{
#ifdef __linux__
    timespec t{};
    clock_gettime(CLOCK_BOOTTIME, &t);
    return std::int64_t(t.tv_sec) * 1'000'000'000 + t.tv_nsec;
#else // steady_clock counts sleep on Windows; elsewhere it is the best there is
    return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}
} // namespace

BootClock::BootClock() : m_start(nanosecondsSinceBoot()) {}

std::int64_t BootClock::bootNow() { return nanosecondsSinceBoot() / 1'000'000; }

std::int64_t BootClock::sinceBoot(Instant instant) const
{
    return instant >= kNever ? toMs(kNever) : toMs(instant) + m_start / 1'000'000;
}

Instant BootClock::fromBoot(std::int64_t ms) const
{
    return ms >= toMs(kNever) ? kNever : at(ms - m_start / 1'000'000);
}

Instant BootClock::now() const { return at((nanosecondsSinceBoot() - m_start) / 1'000'000); }

} // namespace plimsoll
