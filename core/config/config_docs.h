// The table of all settings in Markdown, for docs/ and `plimsollctl config docs`.
#pragma once

#include <QString>

namespace plimsoll {

QString configDocs();

} // namespace plimsoll
