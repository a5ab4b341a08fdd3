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

private:
    std::int64_t m_start; ///< nanoseconds since boot
};

} // namespace plimsoll
