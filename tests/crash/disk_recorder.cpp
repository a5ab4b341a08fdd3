// Preloaded into a program under test (LD_PRELOAD): writes down, in one order over all processes, what is done to the files
// below PLIMSOLL_RECORD_ROOT, when they are made durable, and what is told to the world (standard output, sockets).
// tests/crash/power_cut_test.py reads it and works out which disks a power cut could have left behind.
//
// One record: a header line of JSON, then `size` bytes. What makes something durable is written down after it has
// happened; what is told is written down before it is told.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

template <class F> F* next(const char* name)
{
    return reinterpret_cast<F*>(dlsym(RTLD_NEXT, name));
}

constexpr int kMost = 1024;
enum : unsigned char { Unknown, File, Folder };
std::array<std::atomic<unsigned char>, kMost> s_kind{}; // of each descriptor

const char* root()
{
    static const char* value = std::getenv("PLIMSOLL_RECORD_ROOT");
    return value;
}

void record(const std::string& header, const void* data = nullptr, std::size_t size = 0)
{
    static const int log = [] {
        const char* path = std::getenv("PLIMSOLL_RECORD_LOG");
        return path ? next<int(const char*, int, ...)>("open64")(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;
    }();
    if (log < 0)
        return;
    std::string line = "{" + header + ", \"pid\": " + std::to_string(getpid()) + ", \"size\": " + std::to_string(size) + "}\n";
    const std::array<iovec, 2> parts{iovec{line.data(), line.size()}, iovec{const_cast<void*>(data), size}};
    const auto want = static_cast<ssize_t>(line.size() + size);
    if (writev(log, parts.data(), 2) != want) // appended as one: nothing comes between
        std::abort();
}

bool watched(const char* path) { return root() && path && std::strncmp(path, root(), std::strlen(root())) == 0; }

bool is(int fd, unsigned char kind) { return fd >= 0 && fd < kMost && s_kind[static_cast<std::size_t>(fd)] == kind; }

std::string inodeOf(int fd)
{
    struct stat seen{};
    return fstat(fd, &seen) == 0 ? std::to_string(seen.st_ino) : "0";
}

bool isSocket(int fd)
{
    struct stat seen{};
    return fstat(fd, &seen) == 0 && S_ISSOCK(seen.st_mode);
}

std::string field(const char* name, const std::string& value) { return std::string("\"") + name + "\": \"" + value + "\""; }

int opened(int fd, const char* path)
{
    if (fd < 0 || fd >= kMost)
        return fd;
    unsigned char kind = Unknown;
    if (watched(path)) {
        struct stat seen{};
        if (fstat(fd, &seen) == 0)
            kind = S_ISDIR(seen.st_mode) ? Folder : File;
        record(field("op", kind == Folder ? "folder" : "open") + ", " + field("path", path) + ", " + field("file", inodeOf(fd)));
    }
    s_kind[static_cast<std::size_t>(fd)] = kind;
    return fd;
}

void wrote(int fd, const void* data, ssize_t size, off64_t at)
{
    if (size > 0 && is(fd, File))
        record(field("op", "write") + ", " + field("file", inodeOf(fd)) + ", \"at\": " + std::to_string(at), data, static_cast<std::size_t>(size));
}

void synced(int fd, int result)
{
    if (result == 0 && (is(fd, File) || is(fd, Folder)))
        record(field("op", is(fd, File) ? "sync" : "sync-folder") + ", " + field("file", inodeOf(fd)));
}

mode_t modeOf(int flags, va_list more) { return (flags & (O_CREAT | O_TMPFILE)) != 0 ? static_cast<mode_t>(va_arg(more, int)) : 0; }

} // namespace

extern "C" {

#define OPEN(name)                                                                                                                  \
    int name(const char* path, int flags, ...)                                                                                       \
    {                                                                                                                                \
        va_list more;                                                                                                                \
        va_start(more, flags);                                                                                                       \
        const mode_t mode = modeOf(flags, more);                                                                                     \
        va_end(more);                                                                                                                \
        return opened(next<int(const char*, int, ...)>(#name)(path, flags, mode), path);                                             \
    }
OPEN(open)
OPEN(open64)

int close(int fd)
{
    if (fd >= 0 && fd < kMost)
        s_kind[static_cast<std::size_t>(fd)] = Unknown;
    return next<int(int)>("close")(fd);
}

ssize_t write(int fd, const void* data, size_t size)
{
    if (!is(fd, File) && isSocket(fd))
        record(field("op", "send"), data, size);
    const off64_t at = is(fd, File) ? lseek64(fd, 0, SEEK_CUR) : 0;
    const ssize_t result = next<ssize_t(int, const void*, size_t)>("write")(fd, data, size);
    wrote(fd, data, result, at);
    return result;
}

ssize_t pwrite(int fd, const void* data, size_t size, off_t at)
{
    const ssize_t result = next<ssize_t(int, const void*, size_t, off_t)>("pwrite")(fd, data, size, at);
    wrote(fd, data, result, at);
    return result;
}

ssize_t pwrite64(int fd, const void* data, size_t size, off64_t at)
{
    const ssize_t result = next<ssize_t(int, const void*, size_t, off64_t)>("pwrite64")(fd, data, size, at);
    wrote(fd, data, result, at);
    return result;
}

#define TRUNCATE(name, off)                                                                                                          \
    int name(int fd, off length)                                                                                                     \
    {                                                                                                                                \
        const int result = next<int(int, off)>(#name)(fd, length);                                                                   \
        if (result == 0 && is(fd, File))                                                                                             \
            record(field("op", "truncate") + ", " + field("file", inodeOf(fd)) + ", \"at\": " + std::to_string(length));             \
        return result;                                                                                                               \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

int fsync(int fd)
{
    const int result = next<int(int)>("fsync")(fd);
    synced(fd, result);
    return result;
}

int fdatasync(int fd)
{
    const int result = next<int(int)>("fdatasync")(fd);
    synced(fd, result);
    return result;
}

// Standard output is buffered: it counts as told when it is handed over, which is the strictest reading.
size_t fwrite(const void* data, size_t size, size_t count, FILE* stream)
{
    if (stream == stdout)
        record(field("op", "print"), data, size * count);
    return next<size_t(const void*, size_t, size_t, FILE*)>("fwrite")(data, size, count, stream);
}

int vfprintf(FILE* stream, const char* format, va_list arguments)
{
    if (stream == stdout) {
        std::array<char, 4096> text{};
        va_list again;
        va_copy(again, arguments);
        const int size = vsnprintf(text.data(), text.size(), format, again);
        va_end(again);
        record(field("op", "print"), text.data(), std::min(static_cast<std::size_t>(std::max(size, 0)), text.size() - 1));
    }
    return next<int(FILE*, const char*, va_list)>("vfprintf")(stream, format, arguments);
}

int unlink(const char* path)
{
    const int result = next<int(const char*)>("unlink")(path);
    if (result == 0 && watched(path))
        record(field("op", "unlink") + ", " + field("path", path));
    return result;
}

int rename(const char* from, const char* to)
{
    const int result = next<int(const char*, const char*)>("rename")(from, to);
    if (result == 0 && watched(to))
        record(field("op", "rename") + ", " + field("path", from) + ", " + field("to", to));
    return result;
}

} // extern "C"
