// Where results go: standard output, through these functions only, so that no command ends well whose results nobody
// got. A device that is full is told on standard error; a reader that has left (`| head`) is not: it knows.
#pragma once

#include <QByteArray>

namespace plimsoll {

/// First of all: a reader that leaves is an error of writing, not our death, and no file that is opened later takes the
/// number of a standard stream that the caller has closed.
void prepareOutput();

/// As fwrite() and printf(). False: standard output cannot be written, now or since an earlier piece; whoever has more
/// may stop.
bool writeOut(const QByteArray& bytes);
[[gnu::format(printf, 1, 2)]] bool printOut(const char* format, ...);
/// What was written so far is with the reader. False as above.
bool flushOut();

/// Last of all: the exit status of a command that would end with `code`. kExitFailed for kExitOk if not all of its
/// results could be written; another status says more and stays.
int exitCodeAfterOutput(int code);

} // namespace plimsoll
