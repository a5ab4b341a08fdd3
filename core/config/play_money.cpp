#include "core/config/play_money.h"

#include "core/config/defaults.h"

namespace plimsoll {

PlayMoney playMoney(const Config& config)
{
    PlayMoney play;
    const Config shipped = shippedConfig();
    for (const auto& [name, provider] : config.providers)
        if (provider.isSandbox())
            play.providers << name;
    for (const auto& [name, provider] : shipped.providers)
        if (provider.isSandbox() && config.providers.find(name) == config.providers.end())
            play.providers << name;
    for (const auto& [name, model] : config.models)
        if (play.providers.contains(model.provider))
            play.models << name;
    for (const auto& [name, model] : shipped.models)
        if (play.providers.contains(model.provider) && config.models.find(name) == config.models.end())
            play.models << name;
    play.providers.sort();
    play.models.sort();
    return play;
}

} // namespace plimsoll
