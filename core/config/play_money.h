// Whose calls cost nothing: the built-in sandbox has prices, so that costs can be watched, but nobody is billed. Its
// money is kept apart from what was really spent.
#pragma once

#include "core/config/config.h"

#include <QStringList>

namespace plimsoll {

struct PlayMoney
{
    QStringList providers;
    QStringList models; ///< of these providers: tells for calls that have not been sent to any provider yet

    /// Whether a call is the sandbox's, by what the history says of it.
    bool has(const QString& provider, const QString& model) const
    {
        return provider.isEmpty() ? models.contains(model) : providers.contains(provider);
    }
    friend bool operator==(const PlayMoney&, const PlayMoney&) = default;
};

/// Those whose address is the built-in sandbox. The shipped names count as well, unless the configuration gives them to
/// somebody else: what the sandbox was asked stays play money when its entry is deleted. Sorted.
PlayMoney playMoney(const Config& config);

} // namespace plimsoll
