// The time axis of the waterfall, as plain figures: which span is shown and where its marks stand.
#pragma once

#include <QtGlobal>

namespace plimsoll {

struct WaterfallScale
{
    qint64 begin = 0; ///< ms at the left edge
    qint64 span = 1;  ///< ms across the width
    qint64 step = 1;  ///< ms between two marks: 1, 2 or 5 times a power of ten, or of a minute

    /// For a call that began at `begin` and must show up to `horizon`, with at most `marks` marks.
    static WaterfallScale fit(qint64 begin, qint64 horizon, int marks);
    double x(qint64 t, double width) const { return double(t - begin) / double(span) * width; }
};

} // namespace plimsoll
