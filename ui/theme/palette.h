// The two palettes. Roles as Qt names them, plus three uses that are ours: Window is the ground of a page, Base the
// ground of cards and fields, Mid the line around both.
#pragma once

#include <QPalette>

namespace plimsoll {

QPalette lightPalette();
QPalette darkPalette();

} // namespace plimsoll
