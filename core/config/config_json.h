// The configuration as JSON, both ways, made from the knobs. A file is a partial configuration that is merged over
// another one key by key: null means null (for a nullable knob), and a named provider, model or profile that is null
// is taken away. Lists are replaced whole. Errors are JSON Pointers (RFC 6901) with one line for a person.
#pragma once

#include "core/base/result.h"
#include "core/config/config.h"

#include <QJsonObject>
#include <QList>

namespace plimsoll {

/// Whose JSON it is. A scenario's named entries start from the bracketed defaults even where the base has an entry of
/// that name, and its providers need no base_url, for nothing is sent.
enum class ConfigSource : std::uint8_t { File, Scenario };

struct CheckedConfig
{
    Config config; ///< usable only without errors
    QList<Error> errors;
};

/// `partial` merged over `base` with every fault that was found: of form first, then of references between entries.
CheckedConfig checkConfig(const QJsonObject& partial, const Config& base, const QString& pointerPrefix = {},
                          ConfigSource source = ConfigSource::File);

/// The same with the first fault only.
Result<Config> configFromJson(const QJsonObject& partial, const Config& base, const QString& pointerPrefix = {},
                              ConfigSource source = ConfigSource::File);

/// Every knob with its value, null where nothing is set.
QJsonObject toJson(const Config& config);

/// The smallest partial configuration that turns `from` into `to` when merged over it.
QJsonObject difference(const Config& from, const Config& to);

/// What differs from the shipped configuration: what the user's file holds.
QJsonObject changedOnly(const Config& config);

} // namespace plimsoll
