// Symbolic icons (resources/icons/NAME.svg, drawn with currentColor) that take their colour from the palette when they
// are painted, so that a change of theme needs no reload.
#pragma once

#include <QIcon>
#include <QPalette>

namespace plimsoll {

/// By name without folder and suffix, e.g. "live". Selected icons use the highlighted text's colour.
QIcon symbolicIcon(const QString& name, QPalette::ColorRole role = QPalette::WindowText);

} // namespace plimsoll
