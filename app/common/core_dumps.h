// A core dump is a copy of the whole memory on the disk, with the keys in it. Our programs leave none.
#pragma once

namespace plimsoll {

/// First of all in main(). The process cannot be dumped, nor be read or traced by other processes of the user, unless
/// PLIMSOLL_CORE_DUMPS=1 says that a developer wants to (CONTRIBUTING.md). What cannot be had is no reason to end.
void forbidCoreDumps();

} // namespace plimsoll
