// The four sizes of type, derived from the system font so that a person's own size is respected, and the face for
// figures that change: its digits are all equally wide, so that nothing jitters. (Qt 6.4 cannot switch a font's
// tabular digits on.)
#pragma once

#include <QFont>

namespace plimsoll {

enum class TextRole { PageTitle, CardTitle, Body, Caption };

QFont textFont(TextRole role);
/// As textFont(), with tabular digits.
QFont figureFont(TextRole role);
/// For code, headers and ids.
QFont codeFont(TextRole role = TextRole::Body);

} // namespace plimsoll
