// The configuration's JSON Schema (2020-12), for editors that complete and check. It tells form and ranges; references
// between entries are checked by checkConfig only.
#pragma once

#include <QJsonObject>

namespace plimsoll {

QJsonObject configSchema();

} // namespace plimsoll
