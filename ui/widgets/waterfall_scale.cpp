#include "ui/widgets/waterfall_scale.h"

#include <array>

namespace plimsoll {

WaterfallScale WaterfallScale::fit(qint64 begin, qint64 horizon, int marks)
{
    static constexpr std::array<qint64, 20> kSteps{50,    100,   200,   500,    1000,   2000,   5000,    10000,   20000,   30000,
                                                   60000, 120000, 300000, 600000, 1200000, 1800000, 3600000, 7200000, 14400000, 43200000};
    constexpr qint64 kLeast = 1000; // a picture of a few milliseconds would dance
    WaterfallScale scale;
    scale.begin = begin;
    scale.span = qMax(kLeast, horizon - begin);
    scale.step = kSteps.back();
    for (const qint64 step : kSteps) {
        if (scale.span / step <= marks) {
            scale.step = step;
            break;
        }
    }
    return scale;
}

} // namespace plimsoll
