#include "core/config/hand_edit.h"

#include "core/config/config_json.h"
#include "core/config/defaults.h"

namespace plimsoll {

namespace {

/// What cannot be merged any more, because the edit took away what it refers to, is left as the edit has it.
void merge(Config& config, const QJsonObject& change)
{
    CheckedConfig checked = checkConfig(change, config);
    if (checked.errors.isEmpty())
        config = std::move(checked.config);
}

} // namespace

Config configOfJournal(const ChangeJournal& journal, const Config& now)
{
    if (journal.content) {
        CheckedConfig checked = checkConfig(*journal.content, shippedConfig());
        if (checked.errors.isEmpty())
            return std::move(checked.config);
    }
    Config config = now;
    for (const ConfigChange& change : journal.done)
        merge(config, change.forward);
    for (const ConfigChange& change : journal.undone)
        merge(config, change.backward);
    return config;
}

std::optional<ConfigChange> handEdit(const Config& before, const Config& now, const QDateTime& when)
{
    if (before == now)
        return std::nullopt;
    return ConfigChange{QStringLiteral("file"), when, difference(before, now), difference(now, before)};
}

} // namespace plimsoll
