// A disk without room for the databases of the process that this is preloaded into: what is there can be read and written
// over, nothing grows, and statvfs() says that there is nothing left.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace {

template <class Function> Function* real(const char* name) { return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name)); }

/// Whether the file is a database's, and shorter than that.
bool grows(int file, off64_t end)
{
    char link[64], path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = 0;
    struct stat now = {};
    return std::strstr(path, ".sqlite") && ::fstat(file, &now) == 0 && end > now.st_size;
}

template <class Result> Result full()
{
    errno = ENOSPC;
    return Result(-1);
}

template <class Disk> int emptied(int result, Disk* disk)
{
    disk->f_bavail = disk->f_bfree = 0;
    return result;
}

} // namespace

extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at)
{
    return grows(file, at + off64_t(size)) ? full<ssize_t>() : real<decltype(pwrite64)>("pwrite64")(file, bytes, size, at);
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t at)
{
    return grows(file, at + off_t(size)) ? full<ssize_t>() : real<decltype(pwrite)>("pwrite")(file, bytes, size, at);
}

int ftruncate64(int file, off64_t size)
{
    return grows(file, size) ? full<int>() : real<decltype(ftruncate64)>("ftruncate64")(file, size);
}

int ftruncate(int file, off_t size)
{
    return grows(file, size) ? full<int>() : real<decltype(ftruncate)>("ftruncate")(file, size);
}

int statvfs(const char* path, struct statvfs* disk) { return emptied(real<decltype(statvfs)>("statvfs")(path, disk), disk); }
int statvfs64(const char* path, struct statvfs64* disk) { return emptied(real<decltype(statvfs64)>("statvfs64")(path, disk), disk); }

} // extern "C"
