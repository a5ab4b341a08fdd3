// A file that only its owner can read, written whole or not at all.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace plimsoll {

/// Nothing: it is written. An error leaves a file that was there before as it was.
std::optional<Error> writePrivateFile(const QString& path, const QByteArray& bytes);

} // namespace plimsoll
