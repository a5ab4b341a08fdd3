// Where results go: standard output, through these functions only, so that no command ends well whose results nobody
// got. A device that is full is told on standard error; a reader that has left (`| head`) is not: it knows.
#pragma once

#include <QByteArray>

namespace plimsoll {

/// First of all: a reader that leaves is an error of writing, not our death, and no file that is opened later takes the
/// number of a standard stream that the caller has closed.
void prepareOutput();

/// UTF-8 without what a terminal would take as a command: C0 but newline and tab, DEL, C1.
QByteArray withoutControls(const QByteArray& text);

/// As fwrite() and printf(). A terminal gets it withoutControls(), for much of it was said by servers; a pipe and a file
/// get it as it is. False: standard output cannot be written, now or since an earlier piece; whoever has more
/// may stop.
bool writeOut(const QByteArray& bytes);
[[gnu::format(printf, 1, 2)]] bool printOut(const char* format, ...);
/// printf() to standard error, always withoutControls(): for lines with words of a server.
[[gnu::format(printf, 1, 2)]] void printError(const char* format, ...);
/// What was written so far is with the reader. False as above.
bool flushOut();

/// Last of all: the exit status of a command that would end with `code`. kExitFailed for kExitOk if not all of its
/// results could be written; another status says more and stays.
int exitCodeAfterOutput(int code);

} // namespace plimsoll
