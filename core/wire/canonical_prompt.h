// The text of a prompt as the cache sees it (policies 7.2): line ends are LF, trailing white space and leading and
// trailing blank lines do not matter; white space inside a line does.
#pragma once

#include <QString>

namespace plimsoll {

QString canonicalText(const QString& text);

} // namespace plimsoll
