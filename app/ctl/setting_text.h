// One setting as a person types it: where, and its value.
#pragma once

#include "core/config/config.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace plimsoll {

/// The partial configuration that sets `pointer` ("/breaker/open_ms") over `base` to `text`: JSON, or a bare word. An item of a
/// list is set by its number, or added by "-". Nothing: it is no pointer to a setting. The change is not checked.
std::optional<QJsonObject> settingChange(const Config& base, const QString& pointer, const QString& text);

} // namespace plimsoll
