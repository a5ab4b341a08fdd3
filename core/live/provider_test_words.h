// What came of a provider's test, in one to three sentences that say what to do about it.
#pragma once

#include "core/live/provider_test.h"

namespace plimsoll {

/// `provider` is its id.
QString providerTestWords(const ProviderTestResult& result, const QString& provider);

} // namespace plimsoll
