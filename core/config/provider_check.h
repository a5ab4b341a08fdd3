// What makes a provider safe to talk to: an address that can be one, and no key in it, in a header that is written
// down, or on a wire that others can read.
#pragma once

#include "core/base/result.h"
#include "core/config/config_json.h"

#include <QList>

namespace plimsoll {

void checkProvider(const ProviderEntry& provider, const QString& pointer, ConfigSource source, QList<Error>& errors);

/// Whether a host name or address is this computer's own.
bool isLoopbackHost(const QString& host);

} // namespace plimsoll
