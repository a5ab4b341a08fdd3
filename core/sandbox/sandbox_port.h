// Where a running sandbox of this user answers: the desktop publishes its port in the user's runtime folder
// ($XDG_RUNTIME_DIR/plimsoll/sandbox.json, {"port", "pid"}, 0600), plimsollctl reads it.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>

namespace plimsoll::sandbox_port {

/// The file's path; empty when there is no runtime folder.
QString filePath();

/// Writes it for this process, atomically; the result is the path. An error says why not.
Result<QString> publish(quint16 port);

/// The published port, if its process lives and the port takes connections; what is stale counts as absent.
std::optional<quint16> read();

/// Removes the file if it is this process's own.
void withdraw();

} // namespace plimsoll::sandbox_port
