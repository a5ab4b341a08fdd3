// A file that is written for the user where the user said: whole or not at all, and readable by nobody else.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace plimsoll {

/// Atomically, mode 0600. An error leaves what was there before.
std::optional<Error> writeUserFile(const QString& path, const QByteArray& bytes);

} // namespace plimsoll
