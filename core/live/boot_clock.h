// The live client's clock: milliseconds since this clock was made, counting the time that the machine slept, so that a
// deadline passes during suspend (policies 1.1). Never goes back, whatever happens to the wall clock.
#pragma once

#include "core/base/instant.h"

namespace plimsoll {

class BootClock
{
public:
    BootClock();
    virtual ~BootClock() = default;
    virtual Instant now() const; ///< a test's own may jump, as the real one does when the machine wakes

    /// The same instant as all processes of the machine count it until it is started anew: milliseconds since boot.
    std::int64_t sinceBoot(Instant instant) const;
    Instant fromBoot(std::int64_t ms) const;
    static std::int64_t bootNow();

private:
    std::int64_t m_start; ///< nanoseconds since boot
};

} // namespace plimsoll
