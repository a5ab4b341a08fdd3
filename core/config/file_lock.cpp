#include "core/config/file_lock.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QRandomGenerator>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace plimsoll {

namespace {
// Between two looks. They differ, so that those who wait do not come in step with each other and the same one first.
constexpr int kShortestPauseUs = 1000, kLongestPauseUs = 6000;
}

FileLock::FileLock(QString path) : m_path(std::move(path)) {}

FileLock::~FileLock()
{
    if (m_held) // who waits at this file sees that it is gone
        ::unlink(QFile::encodeName(m_path).constData());
    close();
}

void FileLock::close()
{
    if (m_file >= 0)
        ::close(m_file);
    m_file = -1;
}

/// False: whoever held the lock before has removed the file, and a lock on it keeps nobody out.
bool FileLock::isAtItsPath() const
{
    struct stat opened{}, there{};
    return ::fstat(m_file, &opened) == 0 && ::stat(QFile::encodeName(m_path).constData(), &there) == 0 &&
           opened.st_ino == there.st_ino && opened.st_dev == there.st_dev;
}

bool FileLock::tryLock(std::chrono::milliseconds patience)
{
    m_failure = Failure::None;
    const QDeadlineTimer end(patience, Qt::PreciseTimer);
    while (!m_held && m_failure == Failure::None) {
        if (m_file < 0)
            m_file = ::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (m_file < 0) {
            m_failure = Failure::CannotBeMade;
        } else if (::flock(m_file, LOCK_EX | LOCK_NB) == 0) {
            m_held = isAtItsPath();
            if (!m_held)
                close();
        } else if (errno != EWOULDBLOCK && errno != EINTR) {
            m_failure = Failure::CannotBeMade;
        } else if (end.hasExpired()) {
            m_failure = Failure::Held;
        } else {
            std::this_thread::sleep_for(std::chrono::microseconds(QRandomGenerator::global()->bounded(kShortestPauseUs, kLongestPauseUs)));
        }
    }
    return m_held;
}

} // namespace plimsoll
