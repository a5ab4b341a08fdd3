// plimsollctl simulate --what-if: the user's own traffic under other settings.
#pragma once

#include "core/config/config.h"
#include "core/lab/fit.h"

#include <QString>

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace plimsoll {

/// `base` with a partial configuration from a file (empty: none) and single settings ("/breaker/open_ms=5000") merged over it.
/// Nothing: it was told, pointer and reason, what is wrong.
std::optional<Config> changedConfig(const Config& base, const std::string& file, const std::vector<std::string>& settings);

/// Prints the difference. An exit code.
int printWhatIf(const FittedTraffic& fitted, const FitError& error, const Config& changed, bool json, const std::atomic<bool>& stop);

} // namespace plimsoll
