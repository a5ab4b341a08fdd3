// What every command says of a configuration file that is not valid, before it ends with kExitUsage.
#pragma once

#include "core/config/config_file.h"

#include <QString>

namespace plimsoll {

/// "PATH: /pointer: reason"; "PATH: reason" for what stands in the way of reading the file at all.
QString configProblem(const QString& path, const Error& error);

/// True if the file is not valid: then each of its faults is told, one a line, on standard error.
bool refusesConfig(const ConfigService& config);

} // namespace plimsoll
