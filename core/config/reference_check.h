// What the entries of a configuration say about each other: that what is named is there, and that numbers that belong
// together make sense together.
#pragma once

#include "core/base/result.h"
#include "core/config/config.h"

#include <QList>

namespace plimsoll {

void checkReferences(const Config& config, const QString& pointerPrefix, QList<Error>& errors);

} // namespace plimsoll
