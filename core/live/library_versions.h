// The versions of the libraries that no header of theirs tells.
#pragma once

#include <QString>

namespace plimsoll {

/// Of the library that Qt's driver runs on; empty if there is no driver.
QString sqliteVersion();
/// As it was built with.
QString keychainVersion();

} // namespace plimsoll
