// Who asks the price: told by the host of a provider's URL, for a provider's name in the configuration is free.
#pragma once

#include "core/config/config.h"

namespace plimsoll {

/// The sandbox and servers on this computer have no list price: nothing of a table is theirs.
bool hasListPrice(const ProviderEntry& provider);

/// In LiteLLM's words ("anthropic", "gemini", "together_ai"); empty for a host that is not known, as a gateway's.
QString priceVendor(const ProviderEntry& provider);

} // namespace plimsoll
