// One writer at a time among all processes of the user. Unlike QLockFile, whose pauses double up to seconds, it looks
// again every few milliseconds, so that a dozen writers have their turn within the time that their writing takes; and
// the system frees the lock of a process that died.
#pragma once

#include <QString>

#include <chrono>

namespace plimsoll {

class FileLock
{
public:
    enum class Failure : std::uint8_t { None, Held, CannotBeMade };

    /// The file of the lock, made with mode 0600 while it is held.
    explicit FileLock(QString path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// False: another one has held it all the time, or the file cannot be made; failure() says which.
    bool tryLock(std::chrono::milliseconds patience);
    Failure failure() const { return m_failure; }

private:
    bool isAtItsPath() const;
    void close();

    QString m_path;
    int m_file = -1;
    bool m_held = false;
    Failure m_failure = Failure::None;
};

} // namespace plimsoll
