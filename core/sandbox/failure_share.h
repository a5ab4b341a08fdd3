// The part of a model's requests that fails by itself: 1 - success rate, split in fixed shares.
#pragma once

#include "core/base/rng.h"

namespace plimsoll {

enum class Mishap { None, Overloaded, ServerError, RateLimited, TimedOut };

/// Of the failures 40 % are overloaded (529), 30 % server errors (500), 20 % rate limits (429 with retry-after 1) and
/// 10 % timeouts (nothing for 60 s, then 504). Uses one draw.
Mishap drawMishap(double successRate, Draws& draws);

} // namespace plimsoll
