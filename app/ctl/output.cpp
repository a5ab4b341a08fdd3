#include "app/ctl/output.h"

#include "app/ctl/commands.h"

#include <algorithm>
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

[[gnu::format(printf, 1, 0)]] QByteArray formatted(const char* format, std::va_list arguments)
{
    std::va_list again;
    va_copy(again, arguments);
    const int size = std::vsnprintf(nullptr, 0, format, arguments);
    QByteArray text(std::max(size, 0) + 1, '\0');
    std::vsnprintf(text.data(), std::size_t(text.size()), format, again);
    va_end(again);
    text.chop(1);
    return text;
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

QByteArray withoutControls(const QByteArray& text)
{
    QByteArray plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
        if (byte == 0xC2 && next >= 0x80 && next < 0xA0) { // C1
            ++i;
            continue;
        }
        if ((byte >= 0x20 || byte == '\n' || byte == '\t') && byte != 0x7F)
            plain.append(text[i]);
    }
    return plain;
}

bool writeOut(const QByteArray& bytes)
{
    if (g_error != 0)
        return false;
    static const bool terminal = ::isatty(STDOUT_FILENO) == 1;
    const QByteArray shown = terminal ? withoutControls(bytes) : bytes;
    errno = 0;
    return note(std::fwrite(shown.constData(), 1, std::size_t(shown.size()), stdout) == std::size_t(shown.size()));
}

bool printOut(const char* format, ...)
{
    std::va_list arguments;
    va_start(arguments, format);
    const QByteArray text = formatted(format, arguments);
    va_end(arguments);
    return writeOut(text);
}

void printError(const char* format, ...)
{
    std::va_list arguments;
    va_start(arguments, format);
    const QByteArray text = withoutControls(formatted(format, arguments));
    va_end(arguments);
    std::fwrite(text.constData(), 1, std::size_t(text.size()), stderr);
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
