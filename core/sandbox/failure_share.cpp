#include "core/sandbox/failure_share.h"

namespace plimsoll {

Mishap drawMishap(double successRate, Draws& draws)
{
    const double draw = draws.next();
    if (draw < successRate)
        return Mishap::None;
    const double share = (draw - successRate) / (1 - successRate);
    if (share < 0.4)
        return Mishap::Overloaded;
    if (share < 0.7)
        return Mishap::ServerError;
    return share < 0.9 ? Mishap::RateLimited : Mishap::TimedOut;
}

} // namespace plimsoll
