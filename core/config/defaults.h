// The configuration that ships (policies 0): four profiles and five models on the two sandbox providers.
#pragma once

#include "core/config/config.h"

namespace plimsoll {

Config shippedConfig();

} // namespace plimsoll
