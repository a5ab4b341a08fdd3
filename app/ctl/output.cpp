#include "app/ctl/output.h"

#include "app/ctl/commands.h"

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace plimsoll {

namespace {

int g_error = 0; // errno of the first write that failed, of the one stream there is

bool note(bool good)
{
    if (!good && g_error == 0)
        g_error = errno != 0 ? errno : EIO;
    return g_error == 0;
}

} // namespace

void prepareOutput()
{
    std::signal(SIGPIPE, SIG_IGN);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) ==
            -1) // the lowest free number is this one; what is written to 1 is an error, as it was
            [[maybe_unused]]
            const int taken = ::open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY);
}

bool writeOut(const QByteArray& bytes)
{
    if (g_error != 0)
        return false;
    errno = 0;
    return note(std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout) == std::size_t(bytes.size()));
}

bool printOut(const char* format, ...)
{
    if (g_error != 0)
        return false;
    errno = 0;
    std::va_list arguments;
    va_start(arguments, format);
    const int written = std::vfprintf(stdout, format, arguments);
    va_end(arguments);
    return note(written >= 0);
}

bool flushOut()
{
    errno = 0;
    return note(std::fflush(stdout) == 0);
}

int exitCodeAfterOutput(int code)
{
    if (flushOut())
        return code;
    if (g_error != EPIPE)
        std::fprintf(stderr, "plimsollctl: standard output cannot be written: %s\n", std::strerror(g_error));
    return code == kExitOk ? kExitFailed : code;
}

} // namespace plimsoll
