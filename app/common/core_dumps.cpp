#include "app/common/core_dumps.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/prctl.h>
#include <sys/resource.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define PLIMSOLL_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PLIMSOLL_SANITIZED 1
#endif
#endif

namespace plimsoll {

void forbidCoreDumps()
{
    const char* wanted = std::getenv("PLIMSOLL_CORE_DUMPS");
    if (wanted && std::strcmp(wanted, "1") == 0)
        return;
    rlimit limit{};
    bool none = getrlimit(RLIMIT_CORE, &limit) == 0;
    limit.rlim_cur = 0; // the hard one stays: programs that we start may have theirs
    none = none && setrlimit(RLIMIT_CORE, &limit) == 0;
    if (!none)
        std::perror("core dumps cannot be switched off");
#ifndef PLIMSOLL_SANITIZED // the search for leaks traces its own process
    // A handler of cores (core_pattern with a pipe) does not ask for the limit, but for this.
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        std::perror("core dumps cannot be switched off");
#endif
}

} // namespace plimsoll
