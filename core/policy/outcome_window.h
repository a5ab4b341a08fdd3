// Successes and failures of the last `window`, in equal slices of monotonic time (policies 6.1). A slice counts while
// it is younger than the window; a quiet hour empties all of them.
#pragma once

#include "core/base/instant.h"

#include <vector>

namespace plimsoll {

class OutcomeWindow
{
public:
    struct Counts
    {
        int failures = 0;
        int total = 0;
    };

    OutcomeWindow(Duration window, int slices);

    void add(Instant now, bool failure);
    Counts counts(Instant now) const;
    void clear();

private:
    struct Slice
    {
        std::int64_t number = -1; ///< which slice of time it holds, since the clock's origin
        int failures = 0;
        int total = 0;
    };

    std::int64_t numberAt(Instant now) const { return toMs(now) / m_width; }

    std::int64_t m_width; ///< ms
    std::vector<Slice> m_slices;
    Counts m_sum;               ///< of all slices that were live at m_newest
    std::int64_t m_newest = -1; ///< number of the newest slice that was written
};

} // namespace plimsoll
